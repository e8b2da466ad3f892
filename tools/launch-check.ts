import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError, parseContent } from '../src/content/parse.ts';
import { readContent, type SiteContent } from '../src/content/read.ts';
import { factNames, type Site } from '../src/content/site.ts';
import { validate } from '../src/content/validate.ts';

/** `content/stand-ins.yaml`: what came with the site, values by field and photographs by SHA-256. */
const standInsSchema = z.strictObject({
  site: z.record(
    z.string(),
    z.strictObject({ values: z.array(z.union([z.string(), z.number()])), remedy: z.string() }),
  ),
  photographs: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')),
});

type StandIns = z.infer<typeof standInsSchema>;

/**
 * What has to be done before the site can be published: what is wrong and, on a line of its own,
 * what to do about it.
 * @param folder the checkout
 * @throws ContentError at the first mistake in the content
 */
export async function launchFindings(folder: string): Promise<string[]> {
  const content = readContent(`${folder}/content`);
  await validate(content);
  const source = readFileSync(`${folder}/content/stand-ins.yaml`, 'utf8');
  const standIns = parseContent('content/stand-ins.yaml', source, standInsSchema);
  return [
    ...siteFindings(content.site, standIns),
    ...photographFindings(content, Object.values(standIns.photographs)),
  ];
}

/** A value without what may be written in several ways. */
const plain = (value: unknown) => `${value}`.toLowerCase().replace(/\s|www\.|\/$/g, '');

function siteFindings(site: Site, standIns: StandIns): string[] {
  const fields = new Set([...Object.keys(standIns.site), ...site.standIns]);
  return [...fields].flatMap((field) => {
    const { values, remedy } = standIns.site[field] ?? { values: [], remedy: '' };
    const value = site[field as keyof Site];
    const parts = typeof value === 'object' ? Object.values(value) : [value];
    const kept = parts.filter((part) => values.map(plain).includes(plain(part))).join(' · ');
    const isMarked = site.standIns.includes(field);
    if (!kept && !isMarked) return [];
    const problem = kept ? `still what came with the site (${kept})` : 'still marked as a stand-in';
    const unmark = isMarked ? ` Then delete ${field} from standIns, at the end of the file.` : '';
    return `content/site.yaml, ${field}: ${problem}.\n${`${remedy}${unmark}`.trim()}`;
  });
}

/** Delivered photographs that a page still shows, whatever their files are named. */
function photographFindings({ folder, entries, photos }: SiteContent, delivered: string[]) {
  const texts = JSON.stringify(entries);
  const kept = [...photos.usable].filter(([name, file]) => {
    const hash = createHash('sha256').update(readFileSync(`${folder}/photos/${file}`));
    return delivered.includes(hash.digest('hex')) && texts.includes(`"${name}"`);
  });
  const files = kept.map(([, file]) => file).join(', ');
  const remedy =
    'Put the factory’s photographs in their place, as docs/editing.md says. If one of these is to stay, delete its line from content/stand-ins.yaml.';
  return files ? [`content/photos: still what came with the site (${files}).\n${remedy}`] : [];
}

if (import.meta.main) {
  try {
    const findings = await launchFindings('.');
    const lines = findings.map((text, index) => `${index + 1}. ${text.replace('\n', '\n   ')}\n`);
    console.log(lines.join('\n') || 'Ready to be published: docs/publishing.md says how.');
    const { facts } = readContent().site;
    const empty = factNames.filter((name) => !facts[name]).join(', ');
    if (empty) console.log(`Worth adding under facts, see docs/editing.md: ${empty}.`);
    process.exitCode = findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(`1. ${error.message}\n`);
    process.exitCode = 1;
  }
}
