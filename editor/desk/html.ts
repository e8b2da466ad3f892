/** Finished markup, which is not escaped in other markup; a text is. */
export interface Html {
  markup: string;
}

/** A value in a template; as in JSX, false and undefined write nothing. */
export type Value = string | number | false | undefined | Html | Value[];

/** A template of HTML: html`<p>${text}</p>`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

function markupOf(value: Value): string {
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (typeof value === 'object') return value.markup;
  if (value === false || value === undefined) return '';
  return `${value}`.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
