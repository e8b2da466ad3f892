import { text } from 'node:stream/consumers';
import { createElement, Fragment, type FunctionComponent } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defaultLocale as locale, localeCodes } from '../../src/i18n/locales.ts';
import { random } from '../helpers/random.ts';

vi.mock('../../src/data/photo-sources.ts', () => ({
  photoSources: async () => ({ sources: [], src: '/photo.jpg', width: 4, height: 3 }),
}));

const { readContent } = await import('../../src/content/parse/read.ts');
const { answerNames, proofNames } = await import('../../src/content/schema/facts.ts');
const { contentSchemas, detailNames } = await import('../../src/content/schema/pages.ts');
const { mapTexts, shapeOf } = await import('../../src/content/schema/shape.ts');
const { networkHosts, networks, termNames } = await import('../../src/content/schema/site.ts');
const { pageContent } = await import('../../src/data/content-loader.ts');
const { Ending } = await import('../../src/layouts/Ending.tsx');
const { Footer } = await import('../../src/layouts/Footer.tsx');
const { Header } = await import('../../src/layouts/Header.tsx');
const { Tray } = await import('../../src/chat/Tray.tsx');
const screens = Object.entries({
  home: (await import('../../src/screens/Home/HomeScreen.tsx')).HomeScreen,
  about: (await import('../../src/screens/AboutScreen.tsx')).AboutScreen,
  services: (await import('../../src/screens/ServicesScreen.tsx')).ServicesScreen,
  catalog: (await import('../../src/screens/CatalogScreen.tsx')).CatalogScreen,
  'start-project': (await import('../../src/screens/StartProjectScreen.tsx')).StartProjectScreen,
  contact: (await import('../../src/screens/ContactScreen.tsx')).ContactScreen,
}) as [name: 'home', screen: FunctionComponent<{ common: never; content: never }>][];

let texts = 0;
/** A text that stands nowhere else, with the placeholders of the one that it replaces. */
const textLike = (text = '') => [`T${++texts}.`, ...(text.match(/\{\w+\}/g) ?? [])].join(' ');
const inEach = () => Object.fromEntries(localeCodes.map((code) => [code, textLike()]));

/** Content with every optional entry, in which each text stands nowhere else. */
async function fullContent() {
  const content = readContent();
  const shape = { additionalProperties: shapeOf(z.strictObject(contentSchemas)) };
  const entries = mapTexts(content.entries, shape, (text, { shared }) =>
    shared ? text : textLike(text),
  ) as typeof content.entries;
  const { layout, services } = entries[locale];
  layout.terms = {
    ...layout.terms,
    discount: { before: textLike(), after: textLike() },
    printing: textLike(),
  };
  services.traders.items = [undefined, ...termNames].map((term, index) => {
    const fact = answerNames[index];
    return { title: textLike(), text: textLike(), icon: 'printing', fact, term };
  });
  const credential = { name: inEach(), number: textLike(), holder: inEach(), link: 'https://a.eg' };
  const site = {
    ...content.site,
    discount: 15,
    quantities: true,
    whatsapp: { shown: '+20 100 1', dialed: '+201001', kind: 'mobile' },
    secondPhone: { shown: '+20 100 2', dialed: '+201002', kind: 'landline' },
    whatsappCatalog: 'https://wa.me/c/1',
    social: Object.fromEntries(networks.map((name) => [name, `https://${networkHosts[name][0]}`])),
    facts: {
      ...Object.fromEntries(answerNames.map((name) => [name, inEach()])),
      ...Object.fromEntries(proofNames.map((name) => [name, inEach()])),
      street: inEach(),
      certificates: [credential],
      registers: [{ ...credential, name: inEach() }],
    },
  };
  const made = await pageContent({ ...content, site, entries } as never);
  const { catalog } = made.entries[locale];
  catalog.styles = catalog.styles.map((style) => ({
    ...style,
    ...Object.fromEntries(detailNames.map((name) => [name, textLike()])),
    minimum: 40,
    plain: style.photo,
    photos: [style.photo],
  }));
  return made;
}

type PageContent = Awaited<ReturnType<typeof fullContent>>;

const full = await fullContent();

/** What a factory may leave out: the steps to each entry, of which `*` stands for every item. */
const optional = [
  ...['discount', 'quantities', 'whatsapp', 'secondPhone', 'whatsappCatalog'],
  ...networks.map((name) => `social ${name}`),
  ...Object.keys(full.site.facts).map((name) => `facts ${name}`),
  ...['number', 'holder', 'link'].map((name) => `facts certificates * ${name}`),
]
  .map((path) => `site ${path}`)
  .concat(
    [...detailNames, 'plain', 'photos'].map((name) => `entries ${locale} catalog styles * ${name}`),
    `entries ${locale} layout terms printing`,
  );

function leaveOut(value: unknown, [step = '', ...rest]: string[]): void {
  if (step === '*') for (const item of Object.values(Object(value))) leaveOut(item, rest);
  else if (rest.length > 0) leaveOut(Object(value)[step], rest);
  else Reflect.deleteProperty(Object(value), step);
}

/** The markup of each page with these entries left out. */
async function render({ site, logos, entries }: PageContent) {
  const content = entries[locale];
  const { layout: words, catalog } = content;
  const links = Object.fromEntries(screens.map(([name]) => [name, content[name].navigation]));
  const { proof } = content.about;
  const common = { locale, site, logos, words, catalog, proof, links } as never;
  const pages = screens.map(async ([page, screen]) => {
    const parts = [
      createElement(Header, { common, page }),
      createElement(screen, { common, content: content[page] as never }),
      ...('ending' in content[page]
        ? [createElement(Ending, { common, page, text: content[page].ending })]
        : []),
      createElement(Footer, { common }),
      createElement(Tray, { common, page }),
    ];
    const { prelude } = await prerender(createElement(Fragment, {}, ...parts));
    return [page, await text(prelude as never)] as const;
  });
  return Promise.all(pages);
}

/** The texts that stand beside an optional entry, each with whether anything is there for it to stand beside. */
function captions({ site, entries }: PageContent): [caption: string, isNeeded: unknown][] {
  const { layout, about, catalog, 'start-project': start } = entries[locale];
  const { facts, social } = site;
  const { ask, facts: questions } = start.questions;
  const { terms, labels } = layout;
  const has = (name: string) => catalog.styles.some((style) => name in style);
  const proof = proofNames.map((name) => [about.proof[name], facts[name]] as const);
  const asks = (name: (typeof answerNames)[number]) => facts[name] || ask.facts.includes(name);
  return [
    [terms.discount.before, site.discount],
    [terms.discount.after, site.discount],
    [catalog.whatsappCatalog, site.whatsappCatalog],
    ...['setPieces', 'pieces', 'notPieces'].map((name): [string, unknown] => [
      catalog.choice[name as 'pieces'],
      site.quantities,
    ]),
    [catalog.choice.belowStyleMinimum, site.quantities && has('minimum')],
    ...detailNames.map((name): [string, boolean] => [catalog.details[name], has(name)]),
    [catalog.details.units.weight, has('weight')],
    [catalog.details.open, [...detailNames, 'photos'].some(has)],
    [catalog.mockup.open, has('plain')],
    [layout.social.label, Object.keys(social).length > 0],
    ...networks.map((name): [string, unknown] => [layout.social[name], social[name]]),
    [labels.whatsapp, site.whatsapp],
    [labels.hours, facts.hours],
    [labels.registers, facts.registers],
    ...proof.map(([caption, fact]): [string, unknown] => [caption, fact]),
    [about.proof.heading, facts.registers || proof.some(([, fact]) => fact)],
    ...answerNames.map((name): [string, unknown] => [questions[name], asks(name)]),
    [ask.heading, ask.facts.some((name) => !facts[name])],
  ];
}

/** Elements that are never empty, but for those that a script fills. */
const empty =
  /<(a|address|bdi|d[dlt]|figcaption|h\d|label|li|ol|p|section|small|span|strong|summary|ul)\b(?![^>]*(?:role="status"|id="chosen"|data-when=|data-brand|data-print))[^>]*>\s*<\/\1>/g;

/** A heading, label or colon after which nothing comes. */
const alone =
  /<\/h[2-6]>\s*<\/(?:div|li|section)>|<\/dt>(?!\s*<dd)|<\/summary>\s*<\/details>|:\s*<\/(?:dd|div|li|p)>/g;

/** What no reader should see: a value that is not there, or a placeholder that nothing fills. */
const unreadable = /\b(?:undefined|null|NaN|true|false)\b|\[object|\{\w+\}/g;

// None of them, all of them, and any halves.
const combinations = [
  [],
  optional,
  ...Array.from({ length: 20 }, (_, seed) => {
    const below = random(seed + 1);
    return optional.filter(() => below(2));
  }),
].map((left, index) => ({ index, left }));

test.each(combinations)(
  'no page has a label or a gap in place of what a factory leaves out: combination $index',
  async ({ left }) => {
    const content = structuredClone(full);
    for (const path of left) leaveOut(content, path.split(' '));
    const pages = await render(content);
    for (const [name, markup] of pages) {
      for (const pattern of [empty, alone]) expect(markup.match(pattern), name).toBeNull();
      expect(markup.replace(/<[^>]*>/g, ' ').match(unreadable), name).toBeNull();
    }
    const all = pages.map(([, markup]) => markup).join('');
    const said = captions(content).map(([caption]) => {
      const [first = ''] = caption.split(' ');
      return [caption, all.includes(first)];
    });
    expect(said).toEqual(captions(content).map(([caption, isNeeded]) => [caption, !!isNeeded]));
    // Where no numbers are asked for, there is no field in which one would be lost.
    const [, start = ''] = pages.find(([name]) => `${name}` === 'start-project') ?? [];
    const { styles, categories } = content.entries[locale].catalog;
    const fields = start.replace(/<form.*<\/form>/s, '').match(/<(?:input|textarea)\b/g) ?? [];
    const wanted = content.site.quantities ? styles.length + categories.items.length : 0;
    // One is for the name of the brand.
    expect(fields).toHaveLength(wanted + 1);
  },
);
