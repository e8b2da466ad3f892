import { Component, type ReactNode, useEffect, useState } from 'react';
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

/**
 * Without it React would take the hero's words away when one thing in it throws: an old browser, or
 * an extension that moves what React has made.
 */
class HeroBoundary extends Component<{ asServed: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.asServed : this.props.children;
  }
}
