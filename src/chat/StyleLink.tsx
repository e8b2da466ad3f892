import { Photo } from '../components/Photo.tsx';
import type { PictureProps } from '../components/Picture.tsx';
import type { Style } from '../content/schema/pages.ts';
import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import { choiceFragment, nameId, styleId } from './choice.ts';
import css from './StyleLink.module.css';

interface StyleLinkProps {
  common: Common;
  style: Style;
  loading?: PictureProps['loading'];
}

/** The photograph of a style, a link to a message about it, over its name. */
export function StyleLink({ common, style, loading }: StyleLinkProps) {
  const { id, name, photo } = style;
  return (
    <>
      <div className={css.style}>
        <Photo {...photo} loading={loading} preset="style" />
        <a
          className={css.link}
          href={`${pathOf('start-project', common.locale)}${choiceFragment({ items: [{ id: styleId(id) }] })}`}
          aria-labelledby={`${nameId(id)} order-${id}`}
        >
          <span id={`order-${id}`} className={`button ${css.order}`}>
            {common.catalog.order}
          </span>
        </a>
      </div>
      <p id={nameId(id)} className={css.name}>
        {name}
      </p>
    </>
  );
}
