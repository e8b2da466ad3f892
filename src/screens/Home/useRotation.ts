import { type FocusEvent, type TouchEvent, useEffect, useRef, useState } from 'react';

/** How long a slide is shown, in milliseconds (the client asked for four seconds). */
const interval = 4000;

/** How far a finger goes for the next slide, in pixels. */
const leastSwipe = 50;

/** The slide that shows. It changes by a swipe, and by the clock unless paused, hidden or held by a keyboard (WCAG 2.2.2). */
export function useRotation(count: number) {
  // An object, so that a jump to the current slide restarts the clock too.
  const [slide, setSlide] = useState({ index: 0 });
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(true);
  const region = useRef<HTMLElement>(null);
  const touched = useRef({ x: 0, y: 0 });

  useEffect(() => {
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
    setHeld(region.current?.querySelector(':focus-visible') != null);
    const readHidden = () => setHidden(document.hidden);
    readHidden();
    document.addEventListener('visibilitychange', readHidden);
    return () => document.removeEventListener('visibilitychange', readHidden);
  }, []);

  const rotating = count > 1 && !paused && !held && !hidden;
  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setSlide({ index: (slide.index + 1) % count }), interval);
    return () => clearTimeout(timer);
  }, [rotating, slide, count]);

  return {
    index: slide.index,
    paused,
    rotating,
    jump: (index: number) => setSlide({ index }),
    toggle: () => {
      setPaused((paused) => !paused);
      setHeld(false);
    },
    hold: {
      ref: region,
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
        touched.current = { x, y };
      },
      onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
        const { clientX: x = 0, clientY: y = 0 } = changedTouches[0] ?? {};
        const across = x - touched.current.x;
        const down = y - touched.current.y;
        if (Math.abs(across) < Math.max(leastSwipe, Math.abs(down))) return;
        // The next one comes from where the line ends.
        const isNext = (getComputedStyle(currentTarget).direction === 'rtl') === across > 0;
        setSlide(({ index }) => ({ index: (index + (isNext ? 1 : count - 1)) % count }));
      },
    },
  };
}
