import { addIcon, Icon, tickIcon } from '../components/Icon.tsx';
import { Photo } from '../components/Photo.tsx';
import type { PictureProps } from '../components/Picture.tsx';
import type { Style } from '../content/schema/pages.ts';
import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import css from './Choosing.module.css';
import { choiceFragment, nameId, styleId } from './choice.ts';

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

/** Adds a style or a category to the chat's message, or takes it off again. It shows once its script is there. */
export function AddButton({ common, id, name }: { common: Common; id: string; name: string }) {
  const { add, added } = common.catalog.choice;
  return (
    <button type="button" hidden className={`outlined ${css.add}`} value={id} data-chosen="false">
      <span>
        <Icon path={addIcon} size={20} />
        {add}
      </span>
      <span>
        <Icon path={tickIcon} size={20} />
        {added}
      </span>
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  );
}
