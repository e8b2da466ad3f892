import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Colors, palette } from './palette.ts';

const file = 'src/styles/colors.css';

/** The stylesheet of the colors, two also as numbers for `rgb()`: the oldest browsers mix no colors. */
export function colorStyles(colors: Colors): string {
  const all = palette(colors);
  const numbers = (hex: string) => hex.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16));
  const properties = [
    ...Object.entries(all),
    ...(['ink', 'paper-light'] as const).map((name) => [
      `${name}-rgb`,
      numbers(all[name])?.join(' '),
    ]),
  ].map(([name, value]) => `    --${name}: ${value};`);
  return `@layer tokens {\n  :root {\n${properties.join('\n')}\n  }\n}\n`;
}

/** Writes that stylesheet, if it has changed: Vite reloads the page when a stylesheet is written. */
export function writeColors(colors: Colors): void {
  ensureColors();
  const styles = colorStyles(colors);
  if (readFileSync(file, 'utf8') !== styles) writeFileSync(file, styles);
}

/** Creates the file, if it is missing: pages import it, even when all they can show is the problem. */
export function ensureColors(): void {
  if (!existsSync(file)) writeFileSync(file, '');
}
