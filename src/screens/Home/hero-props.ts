import { greetingAddress } from '../../chat/address.ts';
import type { ScreenProps } from '../../data/page-props.ts';
import { photoSources } from '../../data/photo-sources.ts';
import { pathOf } from '../../i18n/routes.ts';
import type { HeroSlidesProps } from './HeroSlides.tsx';

/** What the hero shows, with its photographs cropped. */
export async function heroProps({
  common,
  content: { hero },
}: ScreenProps<'home'>): Promise<HeroSlidesProps> {
  const { words, locale } = common;
  return {
    words: { ...hero, slides: hero.slides.map(({ text }) => text) },
    photos: await Promise.all(hero.slides.map(({ photo }) => photoSources(photo, 'hero'))),
    action: { text: words.action, href: pathOf('start-project', locale) },
    chat: { text: words.chat.label, href: greetingAddress(common), newTab: words.newTab },
  };
}
