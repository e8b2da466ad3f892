/** What a visitor chose: the kind of client that they are, and styles by their ids. */
export interface Choice {
  audience?: string | undefined;
  styles: string[];
}

/** All that can be chosen; the styles in the catalog's order. */
export interface Choosable {
  audiences: string[];
  styles: string[];
}

/** A style's name in an address, and the id of its element. The prefix keeps it apart from all other ids of a page. */
export const styleName = (id: string) => `product-${id}`;

/** The choice in an address's fragment, such as `#traders+product-tee`, without what cannot be chosen. */
export function readChoice(fragment: string, { audiences, styles }: Choosable): Choice {
  const names = fragment.slice(1).split('+');
  return {
    audience: audiences.filter((audience) => names.includes(audience)).pop(),
    styles: styles.filter((id) => names.includes(styleName(id))),
  };
}

/** The fragment for a choice, which is empty where nothing is chosen. */
export function writeChoice({ audience, styles }: Choice): string {
  const names = [audience ?? [], styles.map(styleName)].flat();
  return names.length > 0 ? `#${names.join('+')}` : '';
}

/** A choice with another one added. A visitor is of one kind: the one that was added last. */
export function addChoice(choice: Choice, added: Choice): Choice {
  return {
    audience: added.audience ?? choice.audience,
    styles: [...new Set([...choice.styles, ...added.styles])],
  };
}
