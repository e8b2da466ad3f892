import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Cloth, drawPrint, type View } from './artwork/cloth.ts';
import { type Placement, placeIn } from './artwork/placement.ts';
import type { SeenPrint } from './artwork/print.ts';

interface StageProps {
  label: string;
  /** The side that is to be seen, and the one that is: another photograph may be on its way. */
  view: Pick<View, 'photo' | 'area'>;
  cloth: Cloth | undefined;
  print: SeenPrint | undefined;
  onPlacement: (placement: Placement) => void;
  children: ReactNode;
}

/** How finely it is drawn beside the picture that is sent: a drag draws it in every frame. */
const fineness = 0.75;

/** One finger, or the middle of two and how far they are apart. */
function grip(fingers: Map<number, PointerEvent>) {
  const [one, two = one] = [...fingers.values()] as [PointerEvent, PointerEvent?];
  const spread = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;
  return { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2, spread };
}

/** A style with the visitor's artwork on it, which is dragged and pinched; sliders do the same for keyboards. */
export function Stage({ label, view, cloth, print, onPlacement, children }: StageProps) {
  const { photo, area } = cloth ?? view;
  const { width, height } = photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, PointerEvent>());
  // Where they have moved it, also beyond the print area: there they come back from.
  const held = useRef<Placement>(undefined);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.setTransform(fineness, 0, 0, fineness, 0, 0);
    if (cloth) context?.drawImage(cloth.photo, 0, 0);
  }, [cloth]);
  useEffect(() => {
    // Where the stage has another shape, the upper part of the print area stays in view, where prints begin.
    canvas.current?.style.setProperty('object-position', `50% ${area.top + area.height / 4}%`);
  }, [area]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && cloth) drawPrint(context, cloth, print);
  });

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, event);
    held.current = print?.placement;
  };

  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId) || !held.current || !print) return;
    const before = grip(fingers.current);
    fingers.current.set(event.pointerId, event);
    const { x, y, spread } = grip(fingers.current);
    const { printArea } = print.cloth;
    const { clientWidth, clientHeight } = event.currentTarget;
    // The canvas covers its element.
    const scale = Math.max(clientWidth / width, clientHeight / height);
    held.current = {
      x: held.current.x + (x - before.x) / scale / printArea.width,
      y: held.current.y + (y - before.y) / scale / printArea.height,
      cm: (held.current.cm * spread) / before.spread,
    };
    onPlacement(placeIn(held.current, printArea, print.image).placement);
  };

  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={width * fineness}
      height={height * fineness}
      data-moves={!!print}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {children}
    </canvas>
  );
}
