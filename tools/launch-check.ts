import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isScalar } from 'yaml';
import { z } from 'zod';
import { localeFields } from '../src/content/checks/locale-fields.ts';
import { validate } from '../src/content/checks/validate.ts';
import { lineAt } from '../src/content/reading/lines.ts';
import { parseContent } from '../src/content/reading/parse.ts';
import { problemAt, readContent, type SiteContent } from '../src/content/reading/read.ts';
import { each } from '../src/content/schema/fields.ts';
import { walk } from '../src/content/schema/shape.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { mistakesOf } from '../src/messages/content-error.ts';
import type { Path } from '../src/messages/message.ts';
import { write } from '../src/messages/write.ts';

const texts = z.record(z.string(), z.array(z.string()));
const values = z.array(z.unknown());
const entry = z.strictObject({ values, withName: z.boolean().optional(), remedy: z.string() });

/** `content/samples.yaml`: what came with the site, and what to do where it is still there. */
const samplesSchema = z.strictObject({
  site: z.record(z.string(), entry),
  story: texts,
  alt: texts,
  files: z.record(z.string(), z.string()),
  accepted: z.array(z.string()),
  findings: each(['story', 'alt', 'files', 'example', 'warning'], z.string()),
});

type Samples = z.infer<typeof samplesSchema>;

/** What is to be done before the site is published: what is wrong and, on the next line, the remedy. */
export async function launchFindings(folder: string): Promise<string[]> {
  const content = readContent(`${folder}/content`);
  const source = readFileSync(`${folder}/content/samples.yaml`, 'utf8');
  const samples = parseContent('content/samples.yaml', source, samplesSchema);
  // The entries that `samples` in site.yaml names are found one by one.
  const known = [': sampleValues still names ', ...samples.accepted];
  const warnings = (await validate(content))
    .map((warning) => write(warning))
    .filter((warning) => !known.some((text) => warning.includes(text)))
    .map((warning) => `${warning}\n${samples.findings.warning}`);
  const searches = [siteFindings, fileFindings, textFindings];
  const found = searches.flatMap((search) => [...search(content, samples)]);
  return [...found, ...exampleFindings(content, samples, found), ...warnings];
}

/** A value without what may be written in several ways. */
const plain = (value: unknown) => `${value}`.toLowerCase().replace(/\s|www\.|\/$/g, '');

/** The parts of an entry of `site.yaml` that came with the site. */
function delivered({ site }: SiteContent, samples: Samples, field: string): unknown[] {
  const values = samples.site[field]?.values.map(plain);
  const parts = [...walk(Object(site)[field])].map(({ value }) => value);
  return parts.filter((part) => values?.includes(plain(part)));
}

/** Whether the factory has another name than the delivered one, in some language. */
const isRenamed = (content: SiteContent, samples: Samples) =>
  delivered(content, samples, 'shortName').length < localeCodes.length;

const sayAt = (content: SiteContent, file: string, path: Path, text: string) =>
  write(problemAt(content, file, path, { code: 'text', values: { text } }));

function* siteFindings(content: SiteContent, samples: Samples) {
  const marked: string[] = content.site.sampleValues;
  for (const field of new Set([...Object.keys(samples.site), ...marked])) {
    const { withName, remedy = '' } = samples.site[field] ?? {};
    const mayStay = withName && !isRenamed(content, samples);
    const kept = mayStay ? '' : delivered(content, samples, field).join(' · ');
    const isMarked = marked.includes(field);
    if (!kept && !isMarked) continue;
    const problem = kept ? `what came with the site (${kept})` : 'marked as a stand-in';
    const unmark = isMarked
      ? ` Then delete ${field} from sampleValues, at the end of the file.`
      : '';
    const sentence = sayAt(content, 'site.yaml', [field], `is still ${problem}.`);
    yield `${sentence}\n${`${remedy}${unmark}`.trim()}`;
  }
}

const hashOf = (file: string) => hash('sha256', readFileSync(file));

/** The delivered mark, and delivered photographs that a page shows, under any file name. */
function* fileFindings({ folder, entries, photos }: SiteContent, { files, findings }: Samples) {
  const words = JSON.stringify(entries);
  const shown = [...photos.usable].filter(([name]) => words.includes(`"${name}"`));
  const marks = globSync('logo/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const kept = [...marks, ...shown.map(([, file]) => `photos/${file}`)].filter((file) =>
    Object.values(files).includes(hashOf(`${folder}/${file}`)),
  );
  if (kept.length > 0) yield findings.files.replace('*', kept.sort().join(', '));
}

/** Delivered texts that another name or photograph makes untrue. */
function* textFindings(content: SiteContent, samples: Samples) {
  const { folder, photos } = content;
  const { story, alt, files, findings } = samples;
  const stories = isRenamed(content, samples) ? Object.values(story).flat().map(plain) : [];
  const hashOfPhoto = (name: string) => hashOf(`${folder}/photos/${photos.usable.get(name)}`);
  for (const { file, path, value, node } of localeFields(content)) {
    if (isScalar(node) && stories.includes(plain(node.value)))
      yield sayAt(content, file, path, `${findings.story}.`);
    const { alt: text, name, photos: names = [name] } = Object(value);
    const described = Object.keys(alt).filter((photo) => alt[photo]?.includes(text));
    if (described.some((photo) => !names.map(hashOfPhoto).includes(files[`photos/${photo}`])))
      yield sayAt(content, file, [...path, 'alt'], `${findings.alt}.`);
  }
}

/** Addresses that nobody can have, on lines of which nothing else was found. */
function* exampleFindings({ sources }: SiteContent, { findings }: Samples, found: string[]) {
  for (const [file, source] of sources) {
    for (const { 1: address, index } of source.matchAll(/^[^#\n]*?([\w.@:/-]+\.example)\b/gim)) {
      const place = `content/${file}, line ${lineAt(source, index)}:`;
      if (found.some((finding) => finding.startsWith(place))) continue;
      yield `${place} ${address} ${findings.example}`;
    }
  }
}

if (import.meta.main) {
  const findings = await launchFindings('.').catch((error) =>
    mistakesOf(error).map((mistake) => write(mistake)),
  );
  const lines = findings.map((text, index) => `${index + 1}. ${text.replaceAll('\n', '\n   ')}\n`);
  console.log(lines.join('\n') || 'Ready to be published: docs/publishing.md says how.');
  process.exitCode = findings.length === 0 ? 0 : 1;
}
