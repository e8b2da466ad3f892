import { useEffect, useState } from 'react';
import { Icon, pauseIcon, playIcon } from '../../components/Icon.tsx';
import type { Content } from '../../content/schema/pages.ts';
import type { PhotoSources } from '../../data/photo-sources.ts';
import css from './Hero.module.css';
import { HeroPhotos } from './HeroPhotos.tsx';
import { useRotation } from './useRotation.ts';

/** Plain data: it goes to the browser as JSON. */
export interface HeroSlidesProps {
  words: Omit<Content<'home'>['hero'], 'slide' | 'slides'>;
  /** Each with what it is called to those who cannot see it: "Slide 2 of 5". */
  slides: { text: string; name: string; photo: PhotoSources }[];
  /** The two buttons: to the page "Start project", and, in a new tab, to the chat. */
  action: { text: string; href: string };
  chat: { text: string; href: string; newTab: string };
}

/** An element's text: hydration leaves a browser's translation of it, and puts it back where translating has emptied it. */
const keptText = (text: string) => ({
  children: text,
  suppressHydrationWarning: true,
  ref: (element: HTMLElement | null) => {
    if (element?.textContent === '') element.textContent = text;
  },
});

/** The hero's words, controls and later photographs. React runs these in the browser, and else only the mockup. */
export function HeroSlides({ words, slides, action, chat }: HeroSlidesProps) {
  const { index, paused, rotating, jump, toggle, hold } = useRotation(slides.length);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <section
      className="column"
      aria-roledescription={words.carouselRole}
      aria-label={words.label}
      {...hold}
    >
      {hydrated && <HeroPhotos slides={slides} current={index} rotating={rotating} />}
      <div className={`page column ${css.words}`}>
        {slides.length > 1 && (
          // Until they work they are invisible, but keep their place.
          <div className={`on-screen ${css.controls}`} data-hydrated={hydrated}>
            <button type="button" aria-label={paused ? words.play : words.pause} onClick={toggle}>
              <Icon path={paused ? playIcon : pauseIcon} />
            </button>
            <ul className={`wrap ${css.dots}`} aria-label={words.chooseSlide}>
              {slides.map(({ name }, dot) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-label={name}
                    aria-current={dot === index ? 'true' : undefined}
                    onClick={() => jump(dot)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={`column ${css.slogans}`} aria-live={rotating ? 'off' : 'polite'}>
          {slides.map(({ text, name }, slide) => {
            const current = slide === index;
            const Slogan = current ? 'h1' : 'p';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no field set.
              <div
                key={name}
                className={css.slogan}
                role="group"
                aria-roledescription={words.slideRole}
                aria-label={name}
                data-current={current}
              >
                <Slogan {...keptText(text)} />
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
