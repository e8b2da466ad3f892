/* In the desk's server alone, in place of src/data/content.ts: the content of pages, whose texts tell where they are from. */
import { contentSchemas } from '../../src/content/schema/pages.ts';
import { partOf, type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { getContent as getPlainContent } from '../../src/data/content.ts';
import type { PageContent } from '../../src/data/content-loader.ts';
import type { Path } from '../../src/error-messages/sentences.ts';
import { placeKey, withMark } from './mark.ts';

/** The content, as pages get it, with a mark on each text. */
export async function getContent(): Promise<PageContent> {
  const { site, entries, ...others } = await getPlainContent();
  const pages = Object.entries(entries).map(([locale, files]) => {
    const marked = Object.entries(contentSchemas).map(([name, schema]) => {
      const file = `${locale}/${name}.yaml`;
      return [name, markTexts(files[name as keyof typeof files], shapeOf(schema), file, [])];
    });
    return [locale, Object.fromEntries(marked)];
  });
  const markedSite = markTexts(site, shapeOf(siteSchema), 'site.yaml', []);
  return {
    ...others,
    site: markedSite as typeof site,
    entries: Object.fromEntries(pages) as typeof entries,
  };
}

function markTexts(value: unknown, shape: Shape, file: string, path: Path): unknown {
  if (typeof value === 'string' && value && isShown(shape))
    return withMark(value, placeKey(file, path));
  if (value === null || typeof value !== 'object') return value;
  // A number to call is read into a group.
  if (shape.format === 'phone') {
    const { shown } = Object(value);
    return { ...value, shown: withMark(shown, placeKey(file, path)) };
  }
  const parts = Object.entries(value).map(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [key, markTexts(part, partOf(shape, key), file, [...path, step])] as const;
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Whether a text is one that pages only show: none that stands in messages, is compared, or is an address or a number. */
function isShown(shape: Shape): boolean {
  const { type, minLength, isPlural, isSent } = shape;
  // Only what is no sentence has a least length: `trimmed`, in src/content/schema/fields.ts.
  const isSentence = type === 'string' && !shape.enum && minLength === undefined;
  return isSentence && !shape.shared && !isPlural && !isSent;
}
