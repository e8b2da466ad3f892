import type { ScreenProps } from '../../data/page-props.ts';
import { HeroPhoto } from './HeroPhotos.tsx';
import { HeroSlides } from './HeroSlides.tsx';
import { heroData } from './hero-data.ts';
import './hero.css';

/** The opening of the home page: the first photograph, fading into ink under the slides, which `hydrate.tsx` starts. */
export async function Hero({ common, content }: ScreenProps<'home'>) {
  const data = await heroData(content.hero, common);
  const [first] = data.slides;
  return (
    <div className="on-ink column hero">
      {first && <HeroPhoto photo={first.photo} />}
      <div id="hero-slides" className="column">
        <HeroSlides {...data} />
      </div>
    </div>
  );
}
