import { Icon, pauseIcon, playIcon } from '../../components/Icon.tsx';
import css from './Hero.module.css';
import { type HeroWords, slideName } from './hero-words.ts';
import type { useRotation } from './useRotation.ts';

interface HeroControlsProps {
  words: HeroWords;
  /** Whether the controls work yet; until then they are invisible but keep their place. */
  hydrated: boolean;
  rotation: ReturnType<typeof useRotation>;
}

/** The pause button and a dot for each slide. */
export function HeroControls({ words, hydrated, rotation }: HeroControlsProps) {
  const { index, paused, jump, toggle } = rotation;
  return (
    <div className={`on-screen ${css.controls}`} data-hydrated={hydrated}>
      <button type="button" aria-label={paused ? words.play : words.pause} onClick={toggle}>
        <Icon path={paused ? playIcon : pauseIcon} />
      </button>
      <ul className={`wrap ${css.dots}`} aria-label={words.chooseSlide}>
        {words.slides.map((slide, dot) => (
          <li key={slide}>
            <button
              type="button"
              aria-label={slideName(words, dot)}
              aria-current={dot === index ? 'true' : undefined}
              onClick={() => jump(dot)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
