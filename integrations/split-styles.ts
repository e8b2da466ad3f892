import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** What `src/components/RemainingStyles.tsx` renders. */
const marker = '<script data-remaining-styles=""></script>';

/**
 * Leaves in the head of each page the styles of its first view, which ends at `RemainingStyles`, and
 * moves the others to one file that the pages share. A page without that component stays as it is.
 * @param pages the HTML of every page by its file; it is changed
 * @param dist the folder of the built site
 */
export function splitStyles(pages: Map<string, string>, dist: string): void {
  const marked = [...pages].filter(([, html]) => html.includes(marker));
  const firstViews = marked.map(([, html]) => html.split(marker)[0]).join('');
  const attributes = [...firstViews.matchAll(/ class="([^"]+)"/g)];
  const classes = new Set(attributes.flatMap(([, names = '']) => names.split(' ')));

  const moved = new Set<string>();
  for (const [file, html] of marked) {
    const [, ...languageAndDirection] = html.match(/<html lang="(.+?)" dir="(.+?)">/) ?? [];
    const isOfPage = (face: AtRule) =>
      languageAndDirection.some((name) => `${face.first}`.endsWith(` ${name}`));
    const styles = /(?<=<style>).*?(?=<\/style><\/head>)/s;
    const first = postcss.parse(html.match(styles)?.[0] ?? '');
    const others = first.clone();
    for (const part of [first, others]) {
      part.walkRules((rule) => {
        const isFirst = isSeenFirst(rule, classes);
        const isOther = !isFirst || isToken(rule);
        if (!(part === first ? isFirst : isOther)) remove(rule);
      });
    }
    const usedFirst = `${first}${html.split('</head>')[1]?.split(marker)[0]}`;
    first.walkDecls(/^--/, (token) => {
      const isUsed = usedFirst.includes(`var(${token.prop}`);
      if (!isUsed && isToken(token.parent as Rule)) token.remove();
    });
    first.walkAtRules('font-face', (face) => {
      if (!isOfPage(face)) face.remove();
    });
    others.walkAtRules(/^(font-face|page|view-transition|keyframes)$/, (rule) => {
      rule.remove();
    });
    for (const node of others.nodes) moved.add(`${node}`);
    const slim = html.replace(styles, () => `${first}`);
    pages.set(file, slim);
  }

  const css = [...moved].join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `_astro/remaining.${hash}.css`;
  writeFileSync(dist + path, css);
  // Firefox and Safari would show what follows without its styles, but not past a script.
  const link = `<link rel="stylesheet" href="/${path}"><script> </script>`;
  for (const [file, html] of pages) pages.set(file, html.replace(marker, link));
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
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule);
}
