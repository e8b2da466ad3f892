import { type CssNode, generate, List, parse, walk } from 'css-tree';
import type { CustomPlugin, Visitor } from 'svgo';
import type { ContentError } from '../messages/content-error.ts';
import type { Problem } from '../messages/message.ts';
import { colorNames } from '../styles/palette.ts';

/** Makes the error about the file from what is wrong with it. */
export type Mistake = (problem: Problem) => ContentError;

const letters = ['text', 'tspan', 'textPath'];
const pictures = ['image', 'feImage'];

/** What a drawing consists of, besides a filter's parts, whose names all begin with "fe". */
const parts =
  'svg g defs symbol use switch path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern marker filter style'.split(
    ' ',
  );

/**
 * The SVGO plugin that throws where an SVG has what the site cannot show, or what is not in the file: the
 * pages have a logo's elements among their own. It takes the fallbacks of colors away.
 */
export function drawingOnly(mistake: Mistake): CustomPlugin {
  const inStyle = {
    enter(node: { value: string }) {
      node.value = ownCss(node.value, 'stylesheet', mistake);
    },
  };
  const element: Visitor['element'] = {
    enter(node, parent) {
      // What a drawing program keeps for itself, and no browser shows.
      if (node.attributes.requiredExtensions || node.name.includes(':')) {
        parent.children = parent.children.filter((child) => child !== node);
        return;
      }
      checkElement(node.name, mistake);
      for (const [name, value] of Object.entries(node.attributes)) {
        if (name === 'href' || name === 'xlink:href') checkAddress(value, mistake);
        if (!value.includes('(')) continue;
        const context = name === 'style' ? 'declarationList' : 'value';
        node.attributes[name] = ownCss(value, context, mistake);
      }
    },
  };
  return { name: 'drawingOnly', fn: () => ({ element, text: inStyle, cdata: inStyle }) };
}

function checkElement(name: string, mistake: Mistake) {
  if (letters.includes(name)) throw mistake({ code: 'logo-letters' });
  if (pictures.includes(name)) throw mistake({ code: 'logo-pixels' });
  if (!parts.includes(name) && !name.startsWith('fe')) {
    throw mistake({ code: 'logo-part', values: { element: `<${name}>` } });
  }
}

function checkAddress(address: string, mistake: Mistake) {
  if (address.trim().startsWith('#')) return;
  throw mistake({ code: 'logo-needs', values: { address: address.trim().slice(0, 40) } });
}

type Context = 'value' | 'declarationList' | 'stylesheet';

/** CSS that names no other file, and only the site's colors, these without fallbacks. */
function ownCss(css: string, context: Context, mistake: Mistake): string {
  const tree = parse(css, { context, parseCustomProperty: true });
  walk(tree, function (node) {
    const rule = this.atrule?.name;
    // A font is for letters, and there are none.
    const isAddress = node.type === 'Url' && rule !== 'font-face';
    const isImport = node.type === 'String' && rule === 'import';
    if (isAddress || isImport) checkAddress(node.value, mistake);
    if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return;
    const name = node.children.first as CssNode;
    const color = generate(name);
    if (!colorNames.some((known) => color === `--${known}`)) {
      const names = colorNames.map((known) => `--${known}`).join(', ');
      throw mistake({ code: 'logo-color', values: { color, names } });
    }
    node.name = 'var';
    node.children = new List<CssNode>().fromArray([name]);
  });
  return generate(tree);
}
