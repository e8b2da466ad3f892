/* Hydrates the slides that `Hero.tsx` has rendered. If React throws, they become again what was served. */
import '@vitejs/plugin-react/preamble';
import { hydrateRoot } from 'react-dom/client';
import { HeroSlides } from './HeroSlides.tsx';
import type { HeroData } from './hero-data.ts';

const response = await fetch(`/hero/${document.documentElement.dataset.locale}.json`);
const data: HeroData = await response.json();
const slides = document.getElementById('hero-slides') as HTMLElement;
const served = slides.cloneNode(true);

hydrateRoot(slides, <HeroSlides {...data} />, {
  onRecoverableError: console.warn,
  onUncaughtError: (error) => {
    console.error(error);
    slides.replaceChildren(...served.cloneNode(true).childNodes);
  },
});
