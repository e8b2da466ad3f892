import { readFileSync } from 'node:fs';

const stylesheet = readFileSync('src/styles/tokens.css', 'utf8');

/**
 * The value of a color in `tokens.css`, for what no stylesheet reaches.
 * @param name such as `ink`
 * @throws Error when there is no such color
 */
export function token(name: string): string {
  const color = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(stylesheet)?.[1];
  if (!color) throw new Error(`src/styles/tokens.css has no color --${name}.`);
  return color;
}
