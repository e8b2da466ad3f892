import { lengthOf } from '../content/characters.ts';
import type { Common } from '../data/page-props.ts';
import type { Background } from '../logo/logo.ts';
import css from './Logo.module.css';

/** The address of each file; that of a small one holds the file itself, so that the first view does not wait for it. */
export const addresses = import.meta.glob<string>('/content/logo/logo*.{svg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The factory's logo, or its short name with a stitched line. Screen readers need a name beside it. */
export function Logo({ common, background }: { common: Common; background: Background }) {
  const { locale, site, logos } = common;
  const logo = logos[background][locale];
  if (logo) {
    const { file, size, isOnPlate } = logo;
    const look = isOnPlate ? css.onPlate : css.image;
    // In the owner's desk, a file that has just come has no address yet but its own.
    const src = addresses[`/${file}`] ?? `/${file}`;
    return <img className={`${css.logo} ${look}`} src={src} {...size} alt="" />;
  }
  const name = site.shortName[locale];
  const length = lengthOf(name) > 20 ? 'long' : lengthOf(name) > 8 ? 'middle' : 'short';
  return (
    <span className={`${css.logo} ${css.name}`} data-length={length} aria-hidden="true">
      {name}
    </span>
  );
}
