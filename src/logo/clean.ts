import { type CssNode, generate, List, parse, walk } from 'css-tree';
import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { ContentError } from '../messages/write.ts';
import { colorNames } from '../styles/palette.ts';
import { boxOf } from './draw.ts';

/** How many KB a logo may have once it is cleaned: every page has it. */
const most = 8;

/** What a drawing consists of, besides a filter's parts, whose names all begin with "fe". */
const parts =
  'svg g defs symbol use switch path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker filter style'.split(
    ' ',
  );

/** An icon keeps its styles, and the elements that these name stay what they are. */
const overrides = {
  inlineStyles: false,
  minifyStyles: false,
  convertShapeToPath: false,
  convertEllipseToCircle: false,
} as const;

/**
 * Throws where an SVG has what the site cannot show, or what is not in the file: the pages have a logo's
 * elements among their own. It takes the fallbacks of colors away.
 */
const drawingOnly: CustomPlugin = {
  name: 'drawingOnly',
  fn: () => {
    const inStyle = (node: { value: string }) => {
      node.value = ownCss(node.value, 'stylesheet');
    };
    return {
      element: {
        enter(node, parent) {
          const { name, attributes } = node;
          // What a drawing program keeps for itself, and no browser shows.
          if (attributes.requiredExtensions || name.includes(':')) {
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          checkElement(name);
          // Where a whole drawing stands is for the page to say; Illustrator says it too.
          if (parent.type === 'root') {
            delete attributes.x;
            delete attributes.y;
          }
          for (const [name, value] of Object.entries(attributes)) {
            if (name === 'href' || name === 'xlink:href') checkAddress(value);
            const context = name === 'style' ? 'declarationList' : 'value';
            if (value.includes('(')) attributes[name] = ownCss(value, context);
          }
        },
      },
      text: { enter: inStyle },
      cdata: { enter: inStyle },
    };
  },
};

function checkElement(name: string) {
  if (name === 'text') throw new ContentError({ code: 'logo-letters' });
  if (name === 'image') throw new ContentError({ code: 'logo-pixels' });
  if (!parts.includes(name) && !name.startsWith('fe')) {
    throw new ContentError({ code: 'logo-part', values: { element: `<${name}>` } });
  }
}

function checkAddress(address: string) {
  if (address.trim().startsWith('#')) return;
  const values = { address: address.trim().slice(0, 40) };
  throw new ContentError({ code: 'logo-needs', values });
}

/** CSS that names no other file, and only the site's colors, these without fallbacks. */
function ownCss(css: string, context: 'value' | 'declarationList' | 'stylesheet'): string {
  const tree = parse(css, { context, parseCustomProperty: true });
  walk(tree, function (node) {
    const isImport = node.type === 'String' && this.atrule?.name === 'import';
    if (node.type === 'Url' || isImport) checkAddress(node.value);
    if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return;
    const name = node.children.first as CssNode;
    const color = generate(name);
    if (!colorNames.some((known) => color === `--${known}`)) {
      const names = colorNames.map((known) => `--${known}`).join(', ');
      throw new ContentError({ code: 'logo-color', values: { color, names } });
    }
    node.name = 'var';
    node.children = new List<CssNode>().fromArray([name]);
  });
  return generate(tree);
}

/** Of what is left in `style`, as drawing programs write it, two properties change the drawing. */
const otherStyles: CustomPlugin = {
  name: 'otherStyles',
  fn: () => ({
    element: {
      enter({ attributes }) {
        walk(parse(attributes.style ?? '', { context: 'declarationList' }), (node) => {
          if (node.type !== 'Declaration') return;
          const value = generate(node.value);
          if (node.property === 'mask-type') attributes['mask-type'] = value;
          if (node.property === 'mix-blend-mode' && value !== 'normal') {
            const values = { style: `mix-blend-mode: ${value}` };
            throw new ContentError({ code: 'logo-blends', values });
          }
        });
      },
    },
  }),
};

/** What styles say of a drawing, as attributes: the site's security policy blocks styles in a page. */
const toAttributes: PluginConfig[] = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
];

const plugins = (prefix?: string): PluginConfig[] => [
  'removeScripts',
  { name: 'removeAttrs', params: { elemSeparator: ' ', attrs: '(on.*|data-.*|xml:space)' } },
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  ...(prefix ? toAttributes : []),
  { name: 'preset-default', params: { overrides } },
  'removeDimensions',
  drawingOnly,
  ...(prefix ? forPages(prefix) : []),
];

/** What is left of styles goes, and no two drawings of a page share an id. */
const forPages = (prefix: string): PluginConfig[] => [
  otherStyles,
  'removeStyleElement',
  { name: 'removeAttrs', params: { attrs: '(class|style)' } },
  { name: 'prefixIds', params: { prefix, delim: '-' } },
  { name: 'addAttributesToSVGElement', params: { attributes: [{ 'aria-hidden': 'true' }] } },
];

/**
 * An SVG that the site can use. A logo, which every page has, gets a prefix for its ids and no styles.
 * @throws ContentError when it cannot be used, with what to do about it
 */
export function cleanSvg(file: string, source: string, prefix?: string): string {
  try {
    const svg = optimize(source, { plugins: plugins(prefix) }).data;
    checkSize(svg, prefix !== undefined);
    return svg;
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.mistakes : [];
    throw new ContentError({ code: 'logo-damaged', ...problem, file: `content/logo/${file}` });
  }
}

function checkSize(svg: string, isLogo: boolean) {
  const { width, height } = boxOf(svg);
  if (!(width > 0 && height > 0)) throw new ContentError({ code: 'logo-no-size' });
  if (!isLogo && Math.abs(width - height) > width / 100) {
    throw new ContentError({ code: 'icon-not-square', values: { width, height } });
  }
  const kilobytes = Math.ceil(Buffer.byteLength(svg) / 1024);
  if (isLogo && kilobytes > most) {
    throw new ContentError({ code: 'logo-large', values: { kilobytes, most } });
  }
}
