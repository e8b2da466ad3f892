import type { MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { Footer } from '../../src/components/Footer.tsx';
import { Header } from '../../src/components/Header.tsx';
import { Hero } from '../../src/components/Hero/Hero.tsx';
import { HeroSlides } from '../../src/components/Hero/HeroSlides.tsx';
import { AboutScreen } from '../../src/screens/AboutScreen.tsx';
import { HomeScreen } from '../../src/screens/HomeScreen.tsx';
import type { Data } from '../data.ts';
import '../../src/styles/index.css';

declare const DATA: Pick<Data, 'common' | 'home' | 'about' | 'heroPhotos'>;
const { common, home, about, heroPhotos } = DATA;

const homePage = (
  <>
    <Hero photo={heroPhotos[0]}>
      <HeroSlides words={home.hero} photos={heroPhotos} actionAddress="/start-project" />
    </Hero>
    <HomeScreen common={common} content={home} />
  </>
);

/** The usual way: the same words, pictures and components, rendered in the browser, the route switched there. */
function Site() {
  const navigate = useNavigate();
  /** What the router's own link does, for the components' plain links. */
  const follow = (event: MouseEvent) => {
    const address = (event.target as Element).closest('a')?.getAttribute('href');
    if (!address?.startsWith('/')) return;
    event.preventDefault();
    navigate(address);
  };
  return (
    // biome-ignore lint/a11y: the links in it answer to keys.
    <div onClick={follow}>
      <Header common={common} />
      <main>
        <Routes>
          <Route path="/" element={homePage} />
          <Route path="/about" element={<AboutScreen common={common} content={about} />} />
        </Routes>
      </main>
      <Footer common={common} />
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Site />
  </BrowserRouter>,
);
