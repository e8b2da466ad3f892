import { blend, formatHex, type Oklch, oklch, wcagContrast } from 'culori';
import type { Code, Problem } from '../error-messages/sentences.ts';
import { type ColorName, type Colors, palette, vary } from './palette.ts';

/** The palette, and what is under the hero's words over a white photograph: ink, at 66 % or more. */
const meetingColors = (colors: Colors) => ({
  ...palette(colors),
  shade: formatHex(blend(['#fff', `${colors.ink}a8`])),
});

type Meeting = ReturnType<typeof meetingColors>;

/** Two colors that meet. */
interface Pair {
  color: keyof Meeting;
  on: keyof Meeting;
  /** What is said of too little contrast. */
  code: Code;
  /** The least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
  min: number;
  /** The owner's colors from which the two are derived. */
  from: ColorName[];
}

const pairs: Pair[] = [
  { color: 'ink', on: 'paper', code: 'contrast-text', min: 4.5, from: ['ink', 'paper'] },
  { color: 'ink', on: 'paper-light', code: 'contrast-text', min: 4.5, from: ['ink', 'paper'] },
  { color: 'clay', on: 'paper', code: 'contrast-link', min: 4.5, from: ['clay', 'paper'] },
  { color: 'clay', on: 'paper-light', code: 'contrast-button', min: 4.5, from: ['clay', 'paper'] },
  { color: 'thread', on: 'ink', code: 'contrast-button', min: 4.5, from: ['thread', 'ink'] },
  { color: 'paper', on: 'chat', code: 'contrast-chat', min: 3, from: ['paper'] },
  { color: 'paper-light', on: 'chat', code: 'contrast-chat', min: 4.5, from: ['paper'] },
  { color: 'ink', on: 'chat-on-ink', code: 'contrast-chat', min: 4.5, from: ['ink'] },
  { color: 'paper-light', on: 'shade', code: 'contrast-slogan', min: 4.5, from: ['ink', 'paper'] },
  // WCAG asks nothing of a decoration. The design's seam has 1.9; with less than 1.5 a line of 2 px is lost on a
  // paper of its hue.
  { color: 'thread', on: 'paper', code: 'contrast-stitch', min: 1.5, from: ['thread', 'paper'] },
];

const contrast = (all: Meeting, { color, on }: Pair) => wcagContrast(all[color], all[on]);
const isReadable = (all: Meeting, pair: Pair) => contrast(all, pair) >= pair.min;
const pairsOf = (name: ColorName) => pairs.filter(({ from }) => from.includes(name));
const round = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
const said = (all: Meeting, pair: Pair) => ({
  ratio: `${round(contrast(all, pair))}:1`,
  least: `${pair.min}:1`,
});

/** How well a color is told from another of the owner's, or from the chat's greens: the weakest of their pairs. */
export interface Contrast {
  other: ColorName | 'chat';
  /** Such as "4.7:1". */
  ratio: string;
  least: string;
  isEnough: boolean;
}

/** The contrasts of one of the owner's colors with those that it meets. */
export function contrastsOf(colors: Colors, name: ColorName): Contrast[] {
  const all = meetingColors(colors);
  const otherOf = ({ from }: Pair) => from.find((other) => other !== name) ?? 'chat';
  const margin = (pair: Pair) => contrast(all, pair) / pair.min;
  const byOther = Map.groupBy(pairsOf(name), otherOf);
  return [...byOther].map(([other, met]) => {
    const [weakest] = met.sort((one, two) => margin(one) - margin(two)) as [Pair];
    return { other, ...said(all, weakest), isEnough: isReadable(all, weakest) };
  });
}

/** The nearest color of another lightness that has enough contrast in all its pairs. */
function nearestColor(colors: Colors, name: ColorName): string | undefined {
  const { l } = oklch(colors[name]) as Oklch;
  const lightnesses = Array.from({ length: 251 }, (_, step) => step / 250);
  lightnesses.sort((one, other) => Math.abs(one - l) - Math.abs(other - l));
  for (const lightness of lightnesses) {
    const color = vary(colors[name], { l: () => lightness });
    const all = meetingColors({ ...colors, [name]: color });
    if (pairsOf(name).every((pair) => isReadable(all, pair))) return color;
  }
  return undefined;
}

/**
 * Which colors have too little contrast to another, with a problem for each. If the owner takes every color that is
 * proposed, all is readable; a color for which there is none is the last problem.
 */
export function contrastMistakes(chosen: Colors): (Problem & { name: ColorName })[] {
  const mistakes: (Problem & { name: ColorName })[] = [];
  let colors = chosen;
  for (const pair of pairs) {
    const all = meetingColors(colors);
    if (isReadable(all, pair)) continue;
    const { on, code, from } = pair;
    const name = (from.find((candidate) => nearestColor(colors, candidate)) ??
      from[0]) as ColorName;
    const better = nearestColor(colors, name);
    // The owner knows the color that the other follows from; the chat's greens have none.
    const met = from.find((other) => other !== name);
    const values = {
      other: met ?? 'chat',
      color: met ? colors[met] : all[on],
      ...said(all, pair),
    };
    if (!better) return [...mistakes, { name, code: 'contrast-none', values }];
    mistakes.push({ name, code, values: { ...values, better } });
    colors = { ...colors, [name]: better };
  }
  return mistakes;
}
