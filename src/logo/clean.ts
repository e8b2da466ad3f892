import { optimize, type XastParent, type XastRoot } from 'svgo';
import { ProblemError } from '../problems/sentences.ts';
import { checkAddress, checkCss, withColors, withoutConditions, withoutFonts } from './css.ts';
import type { Drawing } from './draw.ts';

/** The file of the icon. */
export const iconFile = 'icon.svg';

/** Takes out what is no part of a drawing, and throws for what an image does not show. */
function keepDrawing(parent: XastParent) {
  parent.children = parent.children.filter((node) => {
    // Text in these is a stylesheet, or not drawn.
    const mayHaveText = 'name' in parent && /^(svg|g|defs|style)$/.test(parent.name);
    if ('value' in node && node.value.trim() && !mayHaveText)
      throw new ProblemError({ code: 'logo-letters' });
    if (node.type !== 'element') return true;
    node.name = node.name.replace(/^svg:/, '');
    const { name, attributes } = node;
    // Data of the drawing program, which no browser shows.
    if (attributes.requiredExtensions || name.includes(':')) return false;
    if (/^(animate|set$|img|video|canvas|iframe)/.test(name))
      throw new ProblemError({ code: 'logo-part', values: { element: `<${name}>` } });
    if (attributes['xlink:href']) attributes.href ??= attributes['xlink:href'];
    if (attributes.href && name !== 'a') checkAddress(attributes.href);
    for (const attribute of Object.keys(attributes))
      if (/:|^data-/.test(attribute)) delete attributes[attribute];
    keepDrawing(node);
    // A box for the blur of what is behind, as Figma writes it: letters in it were refused.
    return name !== 'foreignObject';
  });
}

/** The view box of an SVG; without one, what its size says. */
function boxOf({ viewBox, width: wide = '', height: high = '' }: Record<string, string>) {
  const sizes = [wide, high].map((size) => (size.includes('%') ? 0 : Number.parseFloat(size)));
  const numbers = viewBox?.match(/[^\s,]+/g)?.map(Number) ?? [0, 0, ...sizes];
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  return { x, y, width, height };
}

/** Takes position and size, which the page sets, from an SVG, and gives it the color of words. */
function placeFreely(attributes: Record<string, string>) {
  const set = ['xmlns', 'viewBox', 'x', 'y', 'width', 'height', 'preserveAspectRatio'];
  for (const name of set) delete attributes[name];
  const { style } = attributes;
  if (style)
    attributes.style = style.replace(/(?<![\w-])(?:(?:min|max)-)?(?:width|height)\s*:[^;]*;?/g, '');
  attributes.color ??= 'var(--text)';
}

/** Changes the CSS of a drawing: its stylesheets, and its attributes but for addresses. */
function changeCss(parent: XastParent, change: (css: string, attribute?: string) => string) {
  for (const node of parent.children) {
    if ('value' in node) node.value = change(node.value);
    if (node.type !== 'element') continue;
    for (const [name, value] of Object.entries(node.attributes))
      if (name !== 'href') node.attributes[name] = change(value, name);
    changeCss(node, change);
  }
}

/**
 * An SVG as an image, and as the program that draws, shows it alike: in the site's colors, with all that
 * belongs to it, and without a size.
 * @throws ProblemError when it cannot be used, with what to do about it
 */
export function cleanSvg(file: string, source: string, colors: Record<string, string>): Drawing {
  const drawing = { svg: '', box: { x: 0, y: 0, width: 0, height: 0 }, largest: 1 };
  const clean = (root: XastRoot) => {
    keepDrawing(root);
    const [svg] = root.children;
    if (svg?.type === 'element') {
      drawing.box = boxOf(svg.attributes);
      placeFreely(svg.attributes);
    }
    const customProperties: Record<string, string> = {};
    changeCss(root, (css, attribute = '') => {
      let drawn = withoutFonts(css);
      // A browser that shows the icon knows conditions; the program that draws a logo skips them.
      if (file !== iconFile) drawn = withoutConditions(drawn);
      checkCss(`${attribute}:${drawn}`);
      for (const [, name = '', value = ''] of drawn.matchAll(/--([\w-]+)\s*:\s*([^;{}]+)/g))
        customProperties[name] ??= value;
      // No digits of a color, a name, a fraction or an embedded image.
      const numbers = drawn.match(/(?<![\w.#+/])\d+(?:e\d+|\d{5})/g) ?? [];
      drawing.largest = Math.max(drawing.largest, ...numbers.map(Number));
      return drawn;
    });
    changeCss(root, (css) => withColors(css, { ...colors, ...customProperties }));
  };
  try {
    // SVGO's parser fails where a value has more than 64 KB and then such a line break, as Inkscape writes it in an image.
    const { data } = optimize(source.replaceAll('&#10;', '\n'), {
      plugins: [
        'removeScripts',
        'removeXMLProcInst',
        'removeDoctype',
        'removeComments',
        'removeMetadata',
        'removeTitle',
        { name: 'removeDesc', params: { removeAny: true } },
        { name: 'clean', fn: clean },
      ],
    });
    const { width, height } = drawing.box;
    if (!(width > 0 && height > 0)) throw new ProblemError({ code: 'logo-no-size' });
    return { ...drawing, svg: data };
  } catch (error) {
    const [problem] = error instanceof ProblemError ? error.problems : [];
    throw new ProblemError({ code: 'logo-damaged', ...problem, file: `content/logo/${file}` });
  }
}
