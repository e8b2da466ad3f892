import { logoDrawings } from '../components/logoDrawings.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { token } from '../styles/tokens.ts';
import { socialImageSize } from './social-image.ts';

/** From the end of the logo's own thread to beyond the picture's edge, in the logo's units. */
const runsOn = {
  rtl: 's-42 -14 -105 -14s-210 10 -395 6',
  ltr: 's42 -14 105 -14s210 10 395 6',
} as const;

/** The height of the box that logos are drawn in, in their own units. */
const logoUnits = 48;

interface Label {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Between its edge and what stands on it. */
  padding: number;
  logoHeight: number;
}

/**
 * A woven label with the logo, as an SVG of the whole picture's size: the thread leaves the label
 * and runs on to the edge of the picture. All measures are in pixels.
 */
export function drawLabel(locale: Locale, label: Label): Buffer {
  const { left, top, width, height, padding, logoHeight } = label;
  const { direction } = locales[locale];
  const logo = logoDrawings[direction];
  const scale = logoHeight / logoUnits;
  const logoLeft =
    direction === 'rtl' ? left + width - padding - logo.width * scale : left + padding;
  const thread = `<path d="${logo.thread}${runsOn[direction]}" stroke-dasharray="8 9"`;

  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">
    <filter id="soft" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
    <pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M0 .5h4M0 2.5h4" stroke="${token('white')}" stroke-opacity=".045"/>
    </pattern>
    <g transform="translate(${left} ${top})">
      <rect y="7" width="${width}" height="${height}" fill-opacity=".55" filter="url(#soft)"/>
      <rect width="${width}" height="${height}" rx="2" fill="${token('ink')}"/>
      <rect width="${width}" height="${height}" rx="2" fill="url(#weave)"/>
    </g>
    <g transform="translate(${logoLeft} ${top + padding}) scale(${scale})" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="${logo.letters}" stroke="${token('white')}"/>
      <path d="${logo.dots ?? ''}" stroke="${token('white')}" stroke-width="5.2"/>
      ${thread} stroke="#000" stroke-opacity=".28" transform="translate(.7 2)"/>
      ${thread} stroke="${token('thread')}"/>
    </g>
  </svg>`);
}
