import { useEffect, useState } from 'react';
import type { Content } from '../../content/schema.ts';
import type { PhotoSources } from '../../photos/sources.ts';
import { ActionLink } from '../ActionLink.tsx';
import { HeroControls } from './HeroControls.tsx';
import { HeroPhotos } from './HeroPhotos.tsx';
import styles from './HeroSlides.module.css';
import { slideName } from './slideName.ts';
import { useRotation } from './useRotation.ts';

interface HeroSlidesProps {
  words: Content<'home'>['hero'];
  /** The photograph of each slide, in the slides' order. */
  photos: PhotoSources[];
  /** Where the call to action leads. */
  actionAddress: string;
}

/**
 * The hero's words, controls and later photographs: the page's one island. As served, the first
 * slide stands and its button works; the controls show once they can answer.
 */
export function HeroSlides({ words, photos, actionAddress }: HeroSlidesProps) {
  const { slides } = words;
  const rotation = useRotation(slides.length);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={words.label}
      {...rotation.hold}
    >
      {alive && (
        <HeroPhotos photos={photos} current={rotation.index} rotating={rotation.rotating} />
      )}
      <div className={`page ${styles.words}`}>
        <HeroControls
          words={words}
          alive={alive}
          index={rotation.index}
          paused={rotation.paused}
          jump={rotation.jump}
          toggle={rotation.toggle}
        />
        <div className={styles.slogans} aria-live={rotation.rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => {
            const current = index === rotation.index;
            const Slogan = current ? 'h1' : 'p';
            return (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group, and no field set.
              <div
                key={slide.text}
                className={styles.slogan}
                role="group"
                aria-roledescription="slide"
                aria-label={slideName(words, index)}
                data-current={current}
              >
                <Slogan className={styles.text}>{slide.text}</Slogan>
              </div>
            );
          })}
        </div>
        <div className={styles.action}>
          <ActionLink href={actionAddress}>{words.action}</ActionLink>
        </div>
      </div>
    </section>
  );
}
