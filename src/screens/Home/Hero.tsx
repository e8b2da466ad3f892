import { greetingAddress } from '../../chat/address.ts';
import type { ScreenProps } from '../../data/page-props.ts';
import { photoSources } from '../../data/photo-sources.ts';
import { fillIn } from '../../i18n/fill-in.ts';
import { pathOf } from '../../i18n/routes.ts';
import css from './Hero.module.css';
import { HeroPhoto } from './HeroPhotos.tsx';
import { HeroSlides, type HeroSlidesProps } from './HeroSlides.tsx';

/** The opening of the home page: the first photograph, fading into ink under the slides, which `hydrate.tsx` starts. */
export async function Hero({ common, content }: ScreenProps<'home'>) {
  const { words, locale } = common;
  const { slide, slides, ...hero } = content.hero;
  const cropped = slides.map(async ({ text, photo }, index) => ({
    text,
    name: fillIn(slide, { number: index + 1, count: slides.length }),
    photo: await photoSources(photo, 'hero'),
  }));
  const props: HeroSlidesProps = {
    words: hero,
    slides: await Promise.all(cropped),
    action: { text: words.action, href: pathOf('start-project', locale) },
    chat: { text: words.chat.label, href: greetingAddress(common), newTab: words.newTab },
  };
  const [first] = props.slides;
  return (
    <div className={`on-ink column ${css.hero}`}>
      {first && <HeroPhoto photo={first.photo} />}
      <div id="hero-slides" className="column" data-props={JSON.stringify(props)}>
        <HeroSlides {...props} />
      </div>
    </div>
  );
}
