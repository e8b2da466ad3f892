import { useEffect, useState } from 'react';
import { Icon, pauseIcon, playIcon } from '../../components/Icon.tsx';
import { HeroPhotos } from './HeroPhotos.tsx';
import type { HeroData } from './hero-data.ts';
import { useRotation } from './useRotation.ts';

/** An element's text: hydration leaves a browser's translation of it, and puts it back where translating has emptied it. */
const keptText = (text: string) => ({
  children: text,
  suppressHydrationWarning: true,
  ref: (element: HTMLElement | null) => {
    if (element?.textContent === '') element.textContent = text;
  },
});

/** The hero's words, controls and later photographs. React runs these in the browser, and else only the mockup. */
export function HeroSlides({ words, slides, action, chat }: HeroData) {
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
      <div className="page column hero-words">
        {slides.length > 1 && (
          // Until they work they are invisible, but keep their place.
          <div className="on-screen hero-controls" data-hydrated={hydrated}>
            <button type="button" aria-label={paused ? words.play : words.pause} onClick={toggle}>
              <Icon path={paused ? playIcon : pauseIcon} />
            </button>
            <ul className="wrap hero-dots" aria-label={words.chooseSlide}>
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
        <div className="column hero-slogans" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map(({ text, name }, slide) => {
            const current = slide === index;
            const Slogan = current ? 'h1' : 'p';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no field set.
              <div
                key={name}
                className="hero-slogan"
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
        <p className="hero-eyebrow">
          <span {...keptText(words.eyebrow)} />
        </p>
        <div className="wrap hero-actions">
          <a className="button" href={action.href} {...keptText(action.text)} />
          {/* A ChatLink, but that each of its texts keeps a translator's change. */}
          <a
            className="text-link hero-chat"
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
