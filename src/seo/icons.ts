import sharp from 'sharp';
import { token } from '../styles/tokens.ts';

/** What a mask leaves of an icon's square of 32 is a circle: around it is more room. */
const view = { any: '0 0 32 32', maskable: '-4.5 -4.5 41 41' };

/**
 * The icon, as SVG: the first letter of the logo, in the site's own colors.
 * @param style added to it
 */
export function iconSvg(purpose: keyof typeof view = 'any', rounded = true, style = ''): string {
  const ground = rounded ? 'width="32" height="32" rx="2"' : 'x="-8" y="-8" width="48" height="48"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view[purpose]}">${style}<rect ${ground} fill="${token('ink')}"/><g fill="none" stroke="${token('thread')}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M12 17.5C17 12.5 26 12.5 26 20V26H13M5 26H-8"/><path stroke-width="5" d="M18 6h0"/></g></svg>`;
}

/** The icon in pixels. */
export const iconPng = (size: number, ...drawing: Parameters<typeof iconSvg>) =>
  sharp(Buffer.from(iconSvg(...drawing)), { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true });
