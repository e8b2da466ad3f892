import { useEffect, useState } from 'react';
import type { PhotoSources } from '../../data/photo-sources.ts';
import css from './Hero.module.css';
import { HeroControls } from './HeroControls.tsx';
import { HeroPhotos } from './HeroPhotos.tsx';
import { type HeroWords, slideName } from './hero-words.ts';
import { useRotation } from './useRotation.ts';

/** Plain data: it goes to the browser as JSON. */
export interface HeroSlidesProps {
  words: HeroWords;
  photos: PhotoSources[];
  /** The two buttons: to the page "Start project", and, in a new tab, to the chat. */
  action: { text: string; href: string };
  chat: { text: string; href: string; newTab: string };
}

/** A text that keeps the change that a translator made before React came, and is restored if the translator removed it. */
const keptText = (text: string) => ({
  children: text,
  suppressHydrationWarning: true,
  ref: (element: HTMLElement | null) => {
    if (element?.textContent === '') element.textContent = text;
  },
});

/** The hero's words, controls and later photographs. React runs these in the browser, and else only the mockup. */
export function HeroSlides({ words, photos, action, chat }: HeroSlidesProps) {
  const rotation = useRotation(words.slides.length);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <section
      className="column"
      aria-roledescription={words.carouselRole}
      aria-label={words.label}
      {...rotation.hold}
    >
      {hydrated && (
        <HeroPhotos photos={photos} current={rotation.index} rotating={rotation.rotating} />
      )}
      <div className={`page column ${css.words}`}>
        {words.slides.length > 1 && (
          <HeroControls words={words} hydrated={hydrated} rotation={rotation} />
        )}
        <div className={`column ${css.slogans}`} aria-live={rotation.rotating ? 'off' : 'polite'}>
          {words.slides.map((slide, index) => {
            const current = index === rotation.index;
            const Slogan = current ? 'h1' : 'p';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no field set.
              <div
                key={slide}
                className={css.slogan}
                role="group"
                aria-roledescription={words.slideRole}
                aria-label={slideName(words, index)}
                data-current={current}
              >
                <Slogan {...keptText(slide)} />
              </div>
            );
          })}
        </div>
        <p className={css.eyebrow}>
          <span {...keptText(words.eyebrow)} />
        </p>
        <div className={`wrap ${css.actions}`}>
          <a className="button" href={action.href} {...keptText(action.text)} />
          {/* A ChatLink, but that each of its texts keeps a translator's change. */}
          <a
            className={`text-link ${css.chat}`}
            href={chat.href}
            target="_blank"
            rel="noopener"
            data-chat=""
          >
            <span {...keptText(chat.text)} />
            <span className="visually-hidden" {...keptText(` (${chat.newTab})`)} />
          </a>
        </div>
      </div>
    </section>
  );
}
