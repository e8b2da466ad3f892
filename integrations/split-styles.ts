import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import postcss, { type ChildNode, type Rule } from 'postcss';

/** What `src/components/RemainingStyles.tsx` renders. */
const marker = '<script data-remaining-styles=""></script>';

/**
 * Leaves in the head of each page the styles of its first view, which ends at `RemainingStyles`, and
 * moves all others to one file that the pages share.
 * @param pages the HTML of every page by its file; it is changed
 * @param dist the folder of the built site
 */
export function splitStyles(pages: Map<string, string>, dist: string): void {
  const firstViews = Array.from(pages.values(), (html) => html.split(marker)[0]).join('');
  const attributes = [...firstViews.matchAll(/ class="([^"]+)"/g)];
  const classes = new Set(attributes.flatMap(([, names = '']) => names.split(' ')));

  const moved = new Set<string>();
  for (const [file, html] of pages) {
    const [, locale, direction] = html.match(/<html lang="(.+?)" dir="(.+?)">/) ?? [];
    const split = html.replace(/(?<=<style>).*?(?=<\/style><\/head>)/s, (styles) => {
      const first = postcss.parse(styles);
      const rest = first.clone();
      first.walkRules((rule) => {
        if (!isSeenFirst(rule, classes)) remove(rule);
      });
      first.walkDecls('font-family', ({ parent, value }) => {
        if (
          parent?.name === 'font-face' &&
          !value.endsWith(` ${locale}`) &&
          !value.endsWith(` ${direction}`)
        )
          parent.remove();
      });
      rest.walkRules((rule) => {
        if (isSeenFirst(rule, classes)) remove(rule);
      });
      rest.walkAtRules(/^(font-face|page|view-transition|keyframes)$/, (rule) => rule.remove());
      for (const node of rest.nodes) moved.add(`${node}`);
      return `${first}`;
    });
    pages.set(file, split);
  }
  const css = [...moved].join('');
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `_astro/remaining.${hash}.css`;
  writeFileSync(dist + path, css);
  // Firefox and Safari would show what follows without its styles, but not past a script.
  const link = `<link rel="stylesheet" href="/${path}"><script> </script>`;
  for (const [file, html] of pages) pages.set(file, html.replace(marker, link));
}

/** Whether a rule is for the screen, and one of its selectors has only classes of a first view. */
function isSeenFirst(rule: Rule, classes: Set<string>): boolean {
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    if (parent.params === 'print') return false;
    if (parent.name === 'keyframes') return true;
  }
  return rule.selectors.some((selector) => {
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
    return [...named].every(([, name = '']) => classes.has(name));
  });
}

function remove(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type === 'atrule') remove(parent);
}
