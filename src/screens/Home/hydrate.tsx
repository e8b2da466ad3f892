/* Hydrates the slides that `Hero.tsx` has rendered. If React throws, they become again what was served. */
import '@vitejs/plugin-react/preamble';
import { hydrateRoot } from 'react-dom/client';
import { HeroSlides, type HeroSlidesProps } from './HeroSlides.tsx';

const slides = document.getElementById('hero-slides') as HTMLElement;
const served = slides.cloneNode(true);
const props: HeroSlidesProps = JSON.parse(slides.dataset.props ?? '');

hydrateRoot(slides, <HeroSlides {...props} />, {
  onRecoverableError: console.warn,
  onUncaughtError: (error) => {
    console.error(error);
    slides.replaceChildren(...served.cloneNode(true).childNodes);
  },
});
