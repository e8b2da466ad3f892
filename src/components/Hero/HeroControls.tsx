import type { Content } from '../../content/schema.ts';
import { Icon } from '../Icon.tsx';
import { pauseIcon, playIcon } from '../icons.ts';
import styles from './HeroControls.module.css';
import { slideName } from './slideName.ts';

interface HeroControlsProps {
  words: Content<'home'>['hero'];
  /** Whether a press can be answered yet; until then the controls keep their place unseen. */
  hydrated: boolean;
  index: number;
  paused: boolean;
  jump: (index: number) => void;
  toggle: () => void;
}

/** The pause button and a dot for each slide. */
export function HeroControls({ words, hydrated, index, paused, jump, toggle }: HeroControlsProps) {
  return (
    <div className={styles.controls} data-hydrated={hydrated}>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? words.play : words.pause}
        onClick={toggle}
      >
        <Icon path={paused ? playIcon : pauseIcon} />
      </button>
      <ul className={styles.dots} aria-label={words.chooseSlide}>
        {words.slides.map((slide, dot) => (
          <li key={slide.text}>
            <button
              type="button"
              className={styles.dot}
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
