import { generate, parse, walk } from 'css-tree';
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { ContentError } from '../messages/content-error.ts';
import { boxOf } from './draw.ts';
import { drawingOnly, type Mistake } from './drawing-only.ts';

/** How many KB a logo may have once it is cleaned: every page has it. */
const most = 8;

/** What styles say of a drawing, as attributes: the site's security policy blocks styles in a page. */
const stylesToAttributes: PluginConfig[] = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
];

/** An icon keeps its styles, and the elements that these name stay what they are. */
const keptForStyles = {
  inlineStyles: false,
  minifyStyles: false,
  convertShapeToPath: false,
  convertEllipseToCircle: false,
} as const;

/** What is left of styles goes, and no two drawings of a page share an id. */
const forPages = (prefix: string): PluginConfig[] => [
  'removeStyleElement',
  { name: 'removeAttrs', params: { attrs: '(class|style)' } },
  { name: 'prefixIds', params: { prefix, delim: '-' } },
  { name: 'addAttributesToSVGElement', params: { attributes: [{ 'aria-hidden': 'true' }] } },
];

/** Where a whole drawing stands is for the page to say; Illustrator says it too. */
const withoutPlace: CustomPlugin = {
  name: 'withoutPlace',
  fn: () => ({
    element: {
      enter({ attributes }, parent) {
        if (parent.type !== 'root') return;
        delete attributes.x;
        delete attributes.y;
      },
    },
  }),
};

/** Of what is left in `style`, as drawing programs write it, two properties change the drawing. */
const otherStyles = (mistake: Mistake): CustomPlugin => ({
  name: 'otherStyles',
  fn: () => ({
    element: {
      enter({ attributes }) {
        walk(parse(attributes.style ?? '', { context: 'declarationList' }), (node) => {
          if (node.type !== 'Declaration') return;
          const value = generate(node.value);
          if (node.property === 'mask-type') attributes['mask-type'] = value;
          if (node.property === 'mix-blend-mode' && value !== 'normal') {
            throw mistake({ code: 'logo-blends', values: { style: `mix-blend-mode: ${value}` } });
          }
        });
      },
    },
  }),
});

/**
 * An SVG that the site can use. A logo, which every page has, gets a prefix for its ids and no styles.
 * @throws ContentError when it cannot be used, with what to do about it
 */
export function cleanSvg(file: string, source: string, prefix?: string): string {
  const mistake: Mistake = (problem) =>
    new ContentError({ file: `content/logo/${file}`, ...problem });
  const plugins: PluginConfig[] = [
    'removeScripts',
    { name: 'removeAttrs', params: { elemSeparator: ' ', attrs: '(on.*|data-.*|xml:space)' } },
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    ...(prefix ? stylesToAttributes : []),
    { name: 'preset-default', params: { overrides: keptForStyles } },
    withoutPlace,
    'removeDimensions',
    drawingOnly(mistake),
    ...(prefix ? [otherStyles(mistake), ...forPages(prefix)] : []),
  ];
  let svg: string;
  try {
    svg = optimize(source, { plugins }).data;
  } catch (error) {
    if (error instanceof ContentError) throw error;
    svg = '';
  }
  if (!svg.startsWith('<svg')) throw mistake({ code: 'logo-damaged' });
  const { width, height } = boxOf(svg);
  if (!(width > 0 && height > 0)) throw mistake({ code: 'logo-no-size' });
  if (!prefix && Math.abs(width - height) > width / 100) {
    throw mistake({ code: 'icon-not-square', values: { width, height } });
  }
  const kilobytes = Math.ceil(Buffer.byteLength(svg) / 1024);
  if (prefix && kilobytes > most) {
    throw mistake({ code: 'logo-large', values: { kilobytes, most } });
  }
  return svg;
}
