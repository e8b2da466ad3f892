import { blend, clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori';

/** The colors that the owner chooses, in the design's words. */
export const colorNames = ['ink', 'paper', 'thread', 'clay'] as const;

type ColorName = (typeof colorNames)[number];

/** `colors` in `content/site.yaml`, each as `#rrggbb`. */
export type Colors = Record<ColorName, string>;

/** WhatsApp's own greens, by which its button is known. */
const chat = {
  chat: '#075e54',
  'chat-hover': '#04463f',
  'chat-on-ink': '#25d366',
  'chat-on-ink-hover': '#4be184',
};

/** Every color of the site, as `#rrggbb`: the owner's four, what follows from them, and the chat's. */
export function palette(colors: Colors) {
  const { paper, thread, clay } = colors;
  const lighter = (part: number) => (l: number) => 1 - (1 - l) * part;
  return {
    ...colors,
    /** Text on ink, and surfaces that are raised from paper. */
    'paper-light': vary(paper, { l: lighter(0.15), c: (c) => c * 0.45 }),
    'clay-hover': vary(clay, { l: (l) => l * 0.866, c: (c) => c * 0.9 }),
    'thread-hover': vary(thread, { l: lighter(0.745), c: (c) => c * 0.95, h: (h) => h + 3 }),
    /** Where a photograph of the workshop will be: no paper makes it gaudy. */
    wood: vary(paper, { l: (l) => l * 0.8, c: (c) => Math.min(c * 3.46, 0.05), h: (h) => h - 5 }),
    /** Where a photograph of a product will be. */
    stone: vary(paper, { l: (l) => l * 0.896, h: (h) => h - 3 }),
    ...chat,
  };
}

export type Palette = ReturnType<typeof palette>;

/** A color with another lightness, chroma or hue in OKLCH; paler, where screens cannot show it. */
function vary(color: string, by: Partial<Record<'l' | 'c' | 'h', (value: number) => number>>) {
  const { mode, l, c, h = 0 } = oklch(color) as Oklch;
  const varied = { mode, l: by.l?.(l) ?? l, c: by.c?.(c) ?? c, h: by.h?.(h) ?? h };
  return formatHex(clampChroma(varied, mode));
}

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

/** The palette, and what is under the hero's words over a white photograph: ink, at 66 % or more. */
const meeting = (colors: Colors) => ({
  ...palette(colors),
  shade: formatHex(blend(['#fff', `${colors.ink}a8`])),
});

type Meeting = keyof ReturnType<typeof meeting>;

/** Colors that meet, for what, and the contrast that it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [one: Meeting, other: Meeting, use: string, needs: number][] = [
  ['ink', 'paper', 'text', 4.5],
  ['ink', 'paper-light', 'text', 4.5],
  ['clay', 'paper', 'a link', 4.5],
  ['clay', 'paper-light', 'a button', 4.5],
  ['thread', 'ink', 'a button', 4.5],
  ['paper', 'chat', 'the chat button', 3],
  ['paper-light', 'chat', 'the chat button', 4.5],
  ['ink', 'chat-on-ink', 'the chat button', 4.5],
  ['shade', 'paper-light', 'a slogan over a white photograph', 4.5],
];

type Pair = (typeof pairs)[number];

/** The owner's colors that the two of a pair follow from; WhatsApp's follow from none. */
const sourcesOf = (pair: Pair) =>
  pair
    .slice(0, 2)
    .map((name) => (name === 'paper-light' ? 'paper' : name === 'shade' ? 'ink' : name))
    .filter((name) => colorNames.some((own) => own === name)) as [ColorName, ...ColorName[]];

const contrast = (colors: Colors, [one, other]: Pair) =>
  wcagContrast(meeting(colors)[one], meeting(colors)[other]);
const isReadable = (colors: Colors, pair: Pair) => contrast(colors, pair) >= pair[3];
const pairsOf = (name: ColorName) => pairs.filter((pair) => sourcesOf(pair).includes(name));
const round = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** How well each color is read on what it meets: its least contrast, and whether all is as needed. */
export const contrasts = (colors: Colors) =>
  colorNames.map((name) => {
    const own = pairsOf(name);
    const least = Math.min(...own.map((pair) => contrast(colors, pair)));
    return `${round(least)}:1 ${own.every((pair) => isReadable(colors, pair)) ? '✓' : '✗'}`;
  });

/** The nearest color of another lightness with which all pairs of that color hold. */
function nearestColor(colors: Colors, name: ColorName): string | undefined {
  const { l } = oklch(colors[name]) as Oklch;
  return Array.from({ length: 251 }, (_, step) => step / 250)
    .sort((one, other) => Math.abs(one - l) - Math.abs(other - l))
    .map((lightness) => vary(colors[name], { l: () => lightness }))
    .find((color) => pairsOf(name).every((pair) => isReadable({ ...colors, [name]: color }, pair)));
}

/** The first pair of colors that has too little contrast: which color to change, and a sentence about it. */
export function contrastMistake(colors: Colors) {
  const pair = pairs.find((pair) => !isReadable(colors, pair));
  if (!pair) return undefined;
  const sources = sourcesOf(pair);
  const name = sources.find((source) => nearestColor(colors, source)) ?? sources[0];
  const better = nearestColor(colors, name);
  const [one, other, use, needs] = pair;
  const [own, met] = sources.length < 2 || sources[0] === name ? [one, other] : [other, one];
  const all = meeting(colors);
  const made = own === name ? '' : `, whose ${own} is ${all[own]},`;
  const ratio = round(contrast(colors, pair));
  const remedy = better ? `the nearest color that has it is ${better}` : 'choose another';
  const sentence = `${all[name]}${made} has a contrast of ${ratio}:1 to ${met} ${all[met]}, and ${use} needs ${needs}:1: ${remedy}`;
  return { name, sentence };
}
