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
    <section className={`page on-screen ${css.signature}`}>
      <div className={css.words}>
        <h2 className="branch">{heading}</h2>
        <p id="brand-use">{text}</p>
      </div>
      <div className={css.frame}>
        <div className={css.cloth}>
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
        </div>
      </div>
      <MockupButton catalog={common.catalog} named={open} />
    </section>
  );
}

/** Where the name stands on the photograph, and how much room it has there, for the stylesheet. */
export function labelStyle({ labelArea }: Common): string {
  if (!labelArea) return '';
  const { left, top, width, height } = labelArea;
  const sides = `--label-left:${left}%;--label-top:${top}%;--label-width:${width}%;--label-height:${height}%`;
  return `:root{${sides};--label-room:${width}cqi}`;
}
