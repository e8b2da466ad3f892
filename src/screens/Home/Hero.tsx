import css from './Hero.module.css';
import { HeroPhoto } from './HeroPhotos.tsx';
import { HeroSlides, type HeroSlidesProps } from './HeroSlides.tsx';

/** The opening of the home page: the first photograph, fading into ink under the slides, which `hydrate.tsx` starts. */
export function Hero(props: HeroSlidesProps) {
  const [photo] = props.photos;
  return (
    <div className={`on-ink column ${css.hero}`}>
      {photo && <HeroPhoto photo={photo} />}
      <div id="hero-slides" className="column" data-props={JSON.stringify(props)}>
        <HeroSlides {...props} />
      </div>
    </div>
  );
}
