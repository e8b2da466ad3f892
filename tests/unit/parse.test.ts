import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseContent } from '../../src/content/parse.ts';
import { contentSchemas, identitySchema, ownSummary } from '../../src/content/schema.ts';

const photoNames = new Set(['about-still', 'hero-knit', 'service-design']);
const schemas = contentSchemas(photoNames);
const about = `title: About us all
description: We are a clothing factory in El-Mahalla El-Kubra, and this is who we are.

heading: Hands that know the craft
intro: We are a factory.
story:
  heading: The story
  paragraphs:
    - One thread.
photo:
  name: about-still
  alt: A bench
values:
  heading: What matters
  items:
    - title: Our vision
      text: A factory for everyone
    - title: Our mission
      text: Good clothes
preview:
  photos: [hero-knit]
  alt: Knitted cloth
`;
const identity = `name: { ar: مصنع, en: Factory }
shortName: { ar: مصنع, en: Factory }
city: { ar: "طنطا، الغربية، مصر", en: "Tanta, Gharbia, Egypt" }
coordinates:
  latitude: 30.9706
  longitude: 31.1669
phone: "+20 100 000 0000"
email: hello@khayt.example
address: https://khayt.example
social:
  instagram: https://www.instagram.com/
  facebook: https://www.facebook.com/
  linkedin: https://www.linkedin.com/
standIns: [name, city]
`;

function mistake(source: string, schema = schemas.about, file = 'content/en/about.yaml') {
  return () => parseContent(file, source, schema as typeof schemas.about);
}

/** The text with one part changed; the part must be there, or the test would prove nothing. */
function changed(source: string, part: string | RegExp, by: string): string {
  const result = source.replace(part, by);
  expect(result).not.toBe(source);
  return result;
}

describe('a content file', () => {
  test('is read when it is right', () => {
    expect(parseContent('content/en/about.yaml', about, schemas.about).photo.name).toBe(
      'about-still',
    );
  });

  test('with a missing key names the file and the field', () => {
    expect(mistake(changed(about, /^heading: .*\n/m, ''))).toThrow(
      'content/en/about.yaml, line 1: heading is missing.',
    );
  });

  test('with an empty text names the line of the field', () => {
    expect(mistake(changed(about, /^intro: .*$/m, 'intro: ""'))).toThrow(
      'content/en/about.yaml, line 5: intro must not be empty.',
    );
  });

  test('with an unknown photograph names it', () => {
    expect(mistake(changed(about, 'name: about-still', 'name: about-moving'))).toThrow(
      /content\/en\/about\.yaml, line \d+: photo\.name names a photograph that is not in content\/photos, about-moving\./,
    );
  });

  test('that loses a place to be filled in says which', () => {
    const file = 'content/en/start-project.yaml';
    const source = changed(readFileSync(file, 'utf8'), 'to order: {product}', 'to order');
    expect(() => parseContent(file, source, schemas['start-project'])).toThrow(
      /^content\/en\/start-project\.yaml, line \d+: order\.message must hold \{product\}\.$/,
    );
  });

  test('with a missing alternative text says so', () => {
    expect(mistake(changed(about, /^ {2}alt: .*\n/m, ''))).toThrow(
      /content\/en\/about\.yaml, line \d+: photo\.alt is missing\./,
    );
  });

  test('counts the items of a list from one', () => {
    expect(mistake(changed(about, 'title: Our mission', 'title: ""'))).toThrow(
      /values\.items\[2\]\.title must not be empty\./,
    );
  });

  test('with an unknown entry names it', () => {
    expect(mistake(`${about}\nsubtitle: more\n`)).toThrow(/subtitle is not known here/);
  });

  test.each([
    ['', 'content/en/about.yaml, line 1: the file must not be empty.'],
    [
      '- one\n',
      'content/en/about.yaml, line 1: the file must be a group of entries, each with a name and a colon.',
    ],
  ])('%j is no content', (source, message) => {
    expect(mistake(source)).toThrow(message);
  });

  test.each([
    [/^intro: .*$/m, 'intro:', 'intro must not be empty'],
    [/^intro: .*$/m, 'intro: 50', 'intro must be a text'],
    [/^intro: .*$/m, 'intro: *nothing', 'intro begins with *: put the whole text in quotes'],
    [
      /^ {4}- One thread.$/m,
      '    One thread.',
      'story.paragraphs must be a list, each item after a hyphen',
    ],
    [/^ {4}- One thread.$/m, '    []', 'story.paragraphs must not be empty'],
  ])('with %s as "%s" says: %s', (part, by, message) => {
    expect(mistake(changed(about, part, by))).toThrow(message);
  });

  test('that is no YAML says on which line', () => {
    expect(mistake(changed(about, /^intro: .*$/m, 'intro: "open'))).toThrow(
      /^content\/en\/about\.yaml, line \d+: /,
    );
  });
});

describe('what search results show of a page', () => {
  test.each([
    ['title: About us all', `title: ${'a'.repeat(61)}`, 'title must have 10 to 60 characters', 61],
    ['title: About us all', 'title: About', 'title must have 10 to 60 characters', 5],
    [/^description: .*$/m, 'description: Who', 'description must have 70 to 155 characters', 3],
    [
      /^description: .*$/m,
      `description: ${'a'.repeat(156)}`,
      'description must have 70 to 155 characters',
      156,
    ],
  ])('%s as "%s" is refused', (part, by, sentence, length) => {
    const line = by.startsWith('title') ? 1 : 2;
    expect(mistake(changed(about, part, by))).toThrow(
      `content/en/about.yaml, line ${line}: ${sentence} with the factory's names filled in, and has ${length}.`,
    );
  });

  test('is measured after it is filled in', () => {
    const source = changed(about, 'title: About us all', 'title: "About {name}"');
    const read = (name: string) => () =>
      parseContent('content/en/about.yaml', source, schemas.about, (value) => ({
        ...(value as object),
        title: `About ${name}`,
      }));
    expect(read('the factory')().title).toBe('About the factory');
    expect(read('a'.repeat(55))).toThrow(/line 1: title must have 10 to 60 .* and has 61\.$/);
  });

  test("is no other page's", () => {
    const places = new Map([['About us all', 'content/en/home.yaml']]);
    expect(() => parseContent('content/en/about.yaml', about, ownSummary(places))).toThrow(
      'content/en/about.yaml, line 1: title must be its own, and is the same in content/en/home.yaml.',
    );
  });
});

describe('the identity', () => {
  const parse = (source: string) => () => parseContent('content/site.yaml', source, identitySchema);

  test('refuses a phone number that is no number', () => {
    expect(parse(changed(identity, '+20 100 000 0000', 'call us'))).toThrow(
      /content\/site\.yaml, line \d+: phone must be an international number/,
    );
  });

  test('refuses coordinates that are not on Earth', () => {
    expect(parse(changed(identity, '30.9706', '309.706'))).toThrow(/coordinates\.latitude/);
  });

  test.each([
    ['address: https://khayt.example', 'address: http://khayt.example'],
    ['address: https://khayt.example', 'address: https://khayt.example/home'],
    ['https://www.instagram.com/', 'javascript:alert(1)'],
    ['Tanta, Gharbia, Egypt', 'Tanta'],
    ['طنطا، الغربية، مصر', 'طنطا، مصر'],
    ['hello@khayt.example', 'hello'],
  ])('refuses %s written as %s', (part, by) => {
    expect(parse(changed(identity, part, by))).toThrow(
      /^content\/site\.yaml, line \d+: \S+ must be/,
    );
  });

  test('refuses a stand-in that names nothing', () => {
    expect(parse(changed(identity, '[name, city', '[title, city'))).toThrow(
      /standIns\[1\] names "title", which is no entry of this file/,
    );
  });
});
