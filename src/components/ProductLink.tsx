import type { Content } from '../content/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { Photo } from './Photo.tsx';
import type { PictureProps } from './Picture.tsx';
import styles from './ProductLink.module.css';

interface ProductLinkProps extends Pick<Content<'catalog'>['products'][number], 'id' | 'photo'> {
  order: string;
  locale: Locale;
  loading?: PictureProps['loading'];
  /** How wide the photograph is, where it is not as wide as in the catalog. */
  sizes?: string;
}

/** The photograph of a piece, a link to a message about it. Element `product-<id>` holds the piece's name. */
export function ProductLink({ id, photo, order, locale, loading, sizes }: ProductLinkProps) {
  return (
    <div className={styles.product}>
      <Photo {...photo} loading={loading} preset="product" sizes={sizes} />
      <a
        className={styles.link}
        href={`${pathOf('start-project', locale)}#product-${id}`}
        aria-labelledby={`product-${id} order-${id}`}
      >
        <span id={`order-${id}`} className={`button ${styles.order}`}>
          {order}
        </span>
      </a>
    </div>
  );
}
