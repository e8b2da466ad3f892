import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isScalar } from 'yaml';
import { z } from 'zod';
import { each } from '../src/content/fields.ts';
import { mistakesOf, parseContent } from '../src/content/parse.ts';
import { mistakeAt, readContent, type SiteContent } from '../src/content/read.ts';
import { factNames, type Site } from '../src/content/site.ts';
import { validate } from '../src/content/validate.ts';
import { localeFields } from '../src/content/walk.ts';
import { localeCodes } from '../src/i18n/locales.ts';

const texts = z.record(z.string(), z.array(z.string()));

/** `content/stand-ins.yaml`: what came with the site, and what to do where it is still there. */
const standInsSchema = z.strictObject({
  site: z.record(
    z.string(),
    z.strictObject({
      values: z.array(z.union([z.string(), z.number()])),
      withName: z.literal(true).optional(),
      remedy: z.string(),
    }),
  ),
  story: texts,
  alt: texts,
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')),
  accepted: z.array(z.string()),
  remedies: each(['story', 'alt', 'files', 'example', 'warning'], z.string()),
});

type StandIns = z.infer<typeof standInsSchema>;

/**
 * What has to be done before the site can be published: what is wrong and, on a line of its own,
 * what to do about it.
 * @param folder the checkout
 * @throws ContentError with the mistakes in the content
 */
export async function launchFindings(folder: string): Promise<string[]> {
  const content = readContent(`${folder}/content`);
  const warnings = await validate(content);
  const source = readFileSync(`${folder}/content/stand-ins.yaml`, 'utf8');
  const standIns = parseContent('content/stand-ins.yaml', source, standInsSchema);
  const found = [
    ...siteFindings(content, standIns),
    ...fileFindings(content, standIns),
    ...textFindings(content, standIns),
  ];
  // What standIns names is found one by one.
  const known = [': standIns still names ', ...standIns.accepted];
  const others = warnings.filter((warning) => !known.some((text) => warning.includes(text)));
  return [
    ...found,
    ...exampleFindings(content, standIns, found),
    ...others.map((warning) => `${warning}\n${standIns.remedies.warning}`),
  ];
}

/** A value without what may be written in several ways. */
const plain = (value: unknown) => `${value}`.toLowerCase().replace(/\s|www\.|\/$/g, '');

/** What of an entry of `site.yaml` came with the site. */
function keptOf(site: Site, standIns: StandIns, field: string): unknown[] {
  const value = site[field as keyof Site];
  const delivered = standIns.site[field]?.values.map(plain);
  const parts = typeof value === 'object' ? Object.values(value) : [value];
  return parts.filter((part) => delivered?.includes(plain(part)));
}

/** Whether the factory has another name than the one that came with the site, in some language. */
const isRenamed = (site: Site, standIns: StandIns) =>
  keptOf(site, standIns, 'shortName').length < localeCodes.length;

function* siteFindings(content: SiteContent, standIns: StandIns) {
  const { site } = content;
  for (const field of new Set([...Object.keys(standIns.site), ...site.standIns])) {
    const { withName, remedy = '' } = standIns.site[field] ?? {};
    const mayStay = withName && !isRenamed(site, standIns);
    const kept = mayStay ? '' : keptOf(site, standIns, field).join(' · ');
    const isMarked = site.standIns.some((name) => name === field);
    if (!kept && !isMarked) continue;
    const problem = kept ? `still what came with the site (${kept})` : 'still marked as a stand-in';
    const unmark = isMarked ? ` Then delete ${field} from standIns, at the end of the file.` : '';
    const { message } = mistakeAt(content, 'site.yaml', [field], `is ${problem}`);
    yield `${message}\n${`${remedy}${unmark}`.trim()}`;
  }
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The delivered mark, and delivered photographs that a page still shows, whatever their files are named. */
function* fileFindings({ folder, entries, photos }: SiteContent, { files, remedies }: StandIns) {
  const words = JSON.stringify(entries);
  const shown = [...photos.usable].filter(([name]) => words.includes(`"${name}"`));
  const used = [
    ...globSync('brand/*', { cwd: folder }),
    ...shown.map(([, file]) => `photos/${file}`),
  ];
  const delivered = Object.values(files);
  const kept = used.filter((file) => delivered.includes(hashOf(`${folder}/${file}`))).sort();
  const list = kept.join(', ').replaceAll('\\', '/');
  if (list) yield `content: still what came with the site (${list}).\n${remedies.files}`;
}

/** Delivered texts that another name or photograph makes untrue. */
function* textFindings(content: SiteContent, standIns: StandIns) {
  const { story, alt, files, remedies } = standIns;
  const { folder, photos, site } = content;
  const told = isRenamed(site, standIns) ? Object.values(story).flat().map(plain) : [];
  const delivered = Object.keys(alt);
  for (const { file, path, value, node } of localeFields(content)) {
    if (isScalar(node) && told.includes(plain(node.value))) {
      const sentence = 'tells the story of the name that came with the site';
      yield `${mistakeAt(content, file, path, sentence).message}\n${remedies.story}`;
    }
    const { alt: text, name, photos: names = [name] } = Object(value);
    const isGone = (photo: string) =>
      !names.some(
        (name: string) =>
          hashOf(`${folder}/photos/${photos.usable.get(name)}`) === files[`photos/${photo}`],
      );
    if (delivered.some((photo) => alt[photo]?.includes(text) && isGone(photo))) {
      const sentence = 'describes a photograph that came with the site, and another stands there';
      yield `${mistakeAt(content, file, [...path, 'alt'], sentence).message}\n${remedies.alt}`;
    }
  }
}

/** Addresses that nobody can have, on lines of which nothing else was found. */
function* exampleFindings({ sources }: SiteContent, { remedies }: StandIns, found: string[]) {
  for (const [file, source] of sources) {
    for (const [index, line] of source.split('\n').entries()) {
      const place = `content/${file}, line ${index + 1}:`;
      const [, address] = /^[^#]*?([\w.@:/-]+\.example)\b/i.exec(line) ?? [];
      if (!address || found.some((finding) => finding.startsWith(place))) continue;
      yield `${place} ${address} is nobody’s address.\n${remedies.example}`;
    }
  }
}

if (import.meta.main) {
  const findings = await launchFindings('.').catch(mistakesOf);
  const lines = findings.map((text, index) => `${index + 1}. ${text.replaceAll('\n', '\n   ')}\n`);
  console.log(lines.join('\n') || 'Ready to be published: docs/publishing.md says how.');
  process.exitCode = findings.length === 0 ? 0 : 1;
  if (findings.length === 0) {
    const { facts } = readContent().site;
    const empty = factNames.filter((name) => !facts[name]).join(', ');
    if (empty) console.log(`Worth adding under facts, see docs/editing.md: ${empty}.`);
  }
}
