import { longestBrand } from '../../chat/choice.ts';
import { Photo } from '../../components/Photo.tsx';
import type { Content } from '../../content/schema/pages.ts';
import type { Common } from '../../data/page-props.ts';
import { MockupButton } from '../../mockup/MockupButton.tsx';
import css from './BrandLabel.module.css';

interface BrandLabelProps {
  common: Common;
  content: NonNullable<Content<'home'>['brandLabel']>;
}

/** A photograph of a woven label with a field on it, in which visitors read the name of their brand. It is in their messages. */
export function BrandLabel({ common, content }: BrandLabelProps) {
  const { heading, text, photo, field, example, open } = content;
  return (
    <section className="on-ink on-screen">
      <div className={`page ${css.row}`}>
        <div>
          <h2 className="branch">{heading}</h2>
          <p id="brand-use">{text}</p>
        </div>
        <div className={css.frame}>
          <div className={css.photo}>
            <Photo {...photo} preset="label" />
            <input
              name="brand"
              className={css.name}
              aria-label={field}
              aria-describedby="brand-use"
              placeholder={example}
              maxLength={longestBrand}
              autoComplete="off"
              spellCheck={false}
            />
            <MockupButton catalog={common.catalog} named={open} />
          </div>
        </div>
      </div>
    </section>
  );
}
