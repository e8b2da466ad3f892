import { ActionLink } from '../components/ActionLink.tsx';
import { ChatBar } from '../components/ChatBar.tsx';
import { ChatCode } from '../components/ChatCode.tsx';
import { Facts } from '../components/Facts.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Photo } from '../components/Photo.tsx';
import { ThreadRule } from '../components/ThreadRule.tsx';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { pathOf } from '../i18n/routes.ts';
import styles from './CatalogScreen.module.css';
import { presetOfProduct } from './product-preset.ts';
import { isInRowOfTwo } from './rows.ts';

interface CatalogScreenProps {
  common: Common;
  content: Content<'catalog'>;
}

/** Pieces to start from, each a link to start with it, and the kinds of clothes made. */
export function CatalogScreen({ common, content }: CatalogScreenProps) {
  const { heading, intro, order, products, categories, action } = content;
  const startProject = pathOf('start-project', common.locale);
  return (
    <>
      <div className="page">
        <PageHead heading={heading} intro={intro} />
      </div>
      <ChatBar common={common}>
        <ul className={`page ${styles.products}`}>
          {products.map((product, index) => (
            <li key={product.id} data-row-of-two={isInRowOfTwo(index, products.length)}>
              <div className={styles.product}>
                <Photo
                  {...product.photo}
                  loading={index < 2 ? 'eager' : 'lazy'}
                  preset={presetOfProduct(index, products.length)}
                />
                <a
                  className={styles.link}
                  href={`${startProject}#${product.id}`}
                  aria-labelledby={`${product.id} order-${product.id}`}
                >
                  <span id={`order-${product.id}`} className={styles.order}>
                    {order}
                  </span>
                </a>
              </div>
              <p id={product.id} className={styles.name}>
                {product.name}
              </p>
            </li>
          ))}
        </ul>
        <section className="page section">
          <ThreadRule />
          <h2 className={styles.categoriesHeading}>{categories.heading}</h2>
          <ul className={styles.categories}>
            {categories.items.map((category) => (
              <li key={category.name} className={styles.category}>
                <h3 className={styles.categoryName}>{category.name}</h3>
                <p>{category.text}</p>
              </li>
            ))}
          </ul>
          <Facts common={common}>
            <ActionLink href={startProject}>{action}</ActionLink>
            <div className={styles.code}>
              <ChatCode common={common} />
            </div>
          </Facts>
        </section>
      </ChatBar>
    </>
  );
}
