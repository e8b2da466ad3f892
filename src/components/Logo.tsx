import { lengthOf } from '../content/characters.ts';
import type { Common } from '../data/page-props.ts';
import type { Background } from '../logo/draw.ts';
import css from './Logo.module.css';

/** The factory's logo, or its short name with a stitched line. Screen readers need a name beside it. */
export function Logo({ common, background }: { common: Common; background: Background }) {
  const { locale, site, logos } = common;
  const logo = logos[background][locale];
  if (logo) {
    const { src, width, height } = logo;
    return (
      <img className={`${css.logo} ${css.image}`} src={src} width={width} height={height} alt="" />
    );
  }
  const name = site.shortName[locale];
  const length = lengthOf(name) > 20 ? 'long' : lengthOf(name) > 8 ? 'middle' : 'short';
  return (
    <span className={`${css.logo} ${css.name}`} data-length={length} aria-hidden="true">
      {name}
    </span>
  );
}
