/** A text with values in place of their names in braces; a name without a value stays as it is. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
