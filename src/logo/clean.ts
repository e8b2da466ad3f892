import { formatHex8 } from 'culori';
import { type CustomPlugin, optimize } from 'svgo';
import { ContentError } from '../problems/sentences.ts';
import { colorNames } from '../styles/palette.ts';
import type { NamedColors } from './colors.ts';
import { boxOf } from './draw.ts';

/** Throws for what an image does not show, and takes away what is no part of a drawing. */
const drawingOnly: CustomPlugin = {
  name: 'drawingOnly',
  fn: () => ({
    element: {
      enter(node, parent) {
        node.name = node.name.replace(/^svg:/, '');
        const { name, attributes } = node;
        // Data of the drawing program, which no browser shows.
        if (attributes.requiredExtensions || name.includes(':')) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        if (/^(animate|set$|img|video|canvas|iframe)/.test(name)) {
          throw new ContentError({ code: 'logo-part', values: { element: `<${name}>` } });
        }
        if (parent.type === 'root') placeFreely(attributes);
        if (attributes['xlink:href']) attributes.href ??= attributes['xlink:href'];
        if (attributes.href && name !== 'a') checkAddress(attributes.href);
        for (const [name, value] of Object.entries(attributes)) {
          if (/:|^data-/.test(name)) delete attributes[name];
          else checkCss(`${name}:${value}`);
        }
      },
      exit(node, parent) {
        // A box for the blur of what is behind, as Figma writes it: its letters were refused.
        if (node.name !== 'foreignObject') return;
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
    text: { enter: checkText },
    cdata: { enter: checkText },
  }),
};

/** Removes position and size, which the page sets, and makes sure of a view box. */
function placeFreely(attributes: Record<string, string>) {
  const { width = '', height = '', style } = attributes;
  const isSized = !/%/.test(width + height);
  if (isSized)
    attributes.viewBox ??= `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  for (const name of ['x', 'y', 'width', 'height', 'preserveAspectRatio']) delete attributes[name];
  if (style)
    attributes.style = style.replace(/(?<![\w-])(?:(?:min|max)-)?(?:width|height)\s*:[^;]*;?/g, '');
  attributes.xmlns = 'http://www.w3.org/2000/svg';
  attributes.color ??= 'var(--text)';
}

/** Takes what belongs to fonts out of a stylesheet; a drawing has no other text. */
function checkText(node: { value: string }, parent: object) {
  const name = 'name' in parent ? `${parent.name}` : '';
  if (name === 'style') {
    node.value = node.value
      .replace(
        /@import\s*(?:url\(\s*["']?(?:https?:)?\/\/[^)]*\)|(["'])(?:https?:)?\/\/.*?\1)[^;]*;?/gi,
        '',
      )
      .replace(/@font-face\s*\{[^{}]*\}/gi, '');
    const [, imported] = /@import\s*(?:url\(\s*)?["']?([^"')]+)/i.exec(node.value) ?? [];
    if (imported) checkAddress(imported);
    checkCss(node.value);
  } else if (!/^(svg|g|defs)$/.test(name) && node.value.trim()) {
    throw new ContentError({ code: 'logo-letters' });
  }
}

/** What browsers draw and the program that cuts the margin off does not: it would be cut off too. */
const unknown =
  /transform-origin(?=\s*:\s*(?!0))|clip-path(?=\s*:\s*\w+\((?<!url\())|(?:calc|color-mix|light-dark)(?=\()/i;

function checkCss(css: string) {
  const [element] = unknown.exec(css) ?? [];
  if (element) throw new ContentError({ code: 'logo-part', values: { element } });
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]*)/gi)) checkAddress(address);
}

function checkAddress(address: string) {
  if (/^\s*(#|data:|$)/.test(address)) return;
  const values = { address: address.trim().slice(0, 40) };
  throw new ContentError({ code: 'logo-needs', values });
}

/** A drawing with values in place of the site's color names, and without notations that only browsers know. */
function inColors(drawing: string, colors: NamedColors): string {
  let svg = drawing;
  const colorOf = (_: string, name: string, fallback?: string) => {
    const [, own] = new RegExp(`--${name}\\s*:\\s*([^;{}"']+)`).exec(svg) ?? [];
    const color = own ?? Object(colors)[name] ?? fallback;
    if (color) return color;
    const names = colorNames.map((known) => `--${known}`).join(', ');
    throw new ContentError({ code: 'logo-color', values: { color: `--${name}`, names } });
  };
  // What stands for a color may name another.
  for (let depth = 0; depth < 4; depth++) {
    svg = svg.replace(/var\(\s*--([\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*?)\s*)?\)/gi, colorOf);
  }
  const newer = '\\b(?:color|oklab|oklch|lab|lch|hwb)\\([^()]*\\)';
  const beside = new RegExp(`([\\w-]+)(\\s*:[^;{}"']*);\\s*\\1\\s*:\\s*${newer}`, 'gi');
  return svg
    .replace(beside, '$1$2')
    .replace(new RegExp(newer, 'gi'), (color) => formatHex8(color)?.replace(/ff$/, '') ?? color);
}

/** A logo without conditional rules, such as `@media`, which the program that draws skips. */
export const withoutConditions = (svg: string) =>
  svg.replace(/@[\w-]+[^@{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/**
 * An SVG as an image, and as the program that draws, shows it alike: in the site's colors, with all that
 * belongs to it, and with a view box alone.
 * @throws ContentError when it cannot be used, with what to do about it
 */
export function cleanSvg(file: string, source: string, colors: NamedColors): string {
  try {
    // SVGO reads no value of more than 64 KB, such as a picture.
    const long: string[] = [];
    const short = source.replace(/(?<==)("[^"<]{9999,}"|'[^'"<]{9999,}')/g, (value) => {
      return `"data:${long.push(value.slice(1, -1)) - 1}"`;
    });
    const plugins = [
      ...(['removeScripts', 'removeXMLProcInst', 'removeDoctype', 'removeComments'] as const),
      ...(['removeMetadata', 'removeTitle'] as const),
      { name: 'removeDesc', params: { removeAny: true } } as const,
      drawingOnly,
    ];
    const svg = inColors(optimize(short, { plugins }).data, colors);
    const { width, height } = boxOf(svg);
    if (!(width > 0 && height > 0)) throw new ContentError({ code: 'logo-no-size' });
    return svg.replace(/"data:(\d+)"/g, (_, index) => `"${long[index]}"`);
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.mistakes : [];
    throw new ContentError({ code: 'logo-damaged', ...problem, file: `content/logo/${file}` });
  }
}
