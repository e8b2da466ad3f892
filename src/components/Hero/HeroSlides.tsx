import { useEffect, useState } from 'react';
import { HeroBoundary } from './HeroBoundary.tsx';
import { HeroView, type HeroWords } from './HeroView.tsx';
import { standing, useRotation } from './useRotation.ts';

/**
 * The hero's slides: the page's one island. As served, the first slide stands and its button works;
 * the controls show once they can answer. If hydration fails, it is again as served.
 */
export function HeroSlides(hero: HeroWords) {
  return (
    <HeroBoundary asServed={<HeroView {...hero} hydrated={false} rotation={standing} />}>
      <LiveSlides {...hero} />
    </HeroBoundary>
  );
}

function LiveSlides(hero: HeroWords) {
  const rotation = useRotation(hero.words.slides.length);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return <HeroView {...hero} hydrated={hydrated} rotation={rotation} />;
}
