import { greetingAddress } from '../../chat/address.ts';
import type { Content } from '../../content/schema/pages.ts';
import type { Common } from '../../data/page-props.ts';
import { photoSources } from '../../data/photo-sources.ts';
import { fillIn } from '../../i18n/format.ts';
import { pathOf } from '../../i18n/routes.ts';

/** What the hero shows, as plain data: the page is rendered from it, and the browser gets it as JSON. */
export type HeroData = Awaited<ReturnType<typeof heroData>>;

export async function heroData(
  { slide, slides, ...words }: Content<'home'>['hero'],
  common: Pick<Common, 'site' | 'words' | 'locale'>,
) {
  const { action, chat, newTab } = common.words;
  const cropped = slides.map(async ({ text, photo }, index) => ({
    text,
    /** What it is called to those who cannot see it: "Slide 2 of 5". */
    name: fillIn(slide, { number: index + 1, count: slides.length }),
    photo: await photoSources(photo, 'hero'),
  }));
  return {
    words,
    slides: await Promise.all(cropped),
    /** The two buttons: to the page "Start project", and, in a new tab, to the chat. */
    action: { text: action, href: pathOf('start-project', common.locale) },
    chat: { text: chat.label, href: greetingAddress(common), newTab },
  };
}
