import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** What `src/components/RemainingStyles.tsx` renders. */
const marker = '<script data-remaining-styles=""></script>';

/**
 * Leaves in the head of a page the styles of its first view, which ends at `RemainingStyles`, and moves
 * the others there: the words and the first photograph come sooner by what they weigh. A file that all
 * pages share was slower, as it takes from the photograph's bandwidth (`bench/`).
 */
export function splitStyles(html: string): string {
  const [firstView = '', below] = html.split(marker);
  if (below === undefined) return html;
  const attributes = [...firstView.matchAll(/ class="([^"]+)"/g)];
  const classes = new Set(attributes.flatMap(([, names = '']) => names.split(' ')));
  const languageAndDirection = html.match(/<html lang="(.+?)" dir="(.+?)">/) ?? [];

  const styles = /(?<=<style>).*?(?=<\/style><\/head>)/s;
  const first = postcss.parse(html.match(styles)?.[0] ?? '');
  const others = first.clone();
  first.walkRules((rule) => {
    if (!isSeenFirst(rule, classes)) remove(rule);
  });
  others.walkRules((rule) => {
    if (isSeenFirst(rule, classes) && !isToken(rule)) remove(rule);
  });
  first.walkAtRules('font-face', (face) => {
    if (!languageAndDirection.some((name) => `${face.first}`.endsWith(` ${name}`))) face.remove();
  });
  others.walkAtRules(/^(font-face|page|view-transition|keyframes)$/, (rule) => {
    rule.remove();
  });
  const usedFirst = `${first}${firstView.split('</head>')[1]}`;
  for (const part of [first, others]) {
    part.walkDecls(/^--/, (token) => {
      const rule = token.parent as Rule;
      if (!isToken(rule) || !isSeenFirst(rule, classes)) return;
      if (usedFirst.includes(`var(${token.prop}`) !== (part === first)) remove(token);
    });
  }
  const slim = firstView.replace(styles, () => `${first}`);
  // HTML has no place for styles below its head, but SVG has, and they are for the whole page.
  return `${slim}<div hidden><svg><style>${others}</style></svg></div>${below}`;
}

/** Whether a rule sets design tokens for the whole page. */
const isToken = (rule: Rule) => rule.selector.startsWith(':root');

/** Whether a rule is for the screen, and one of its selectors has only classes of a first view. */
function isSeenFirst(rule: Rule, classes: Set<string>): boolean {
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    if (params === 'print') return false;
    if (name === 'keyframes') return true;
  }
  return rule.selectors.some((selector) => {
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
    return [...named].every(([, name = '']) => classes.has(name));
  });
}

/** Removes a rule, and what is empty without it. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) remove(parent as ChildNode);
}
