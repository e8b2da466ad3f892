import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Cloth, drawPrint, type Print, type View } from './artwork/cloth.ts';
import { type Placement, placeIn } from './artwork/placement.ts';

interface StageProps {
  label: string;
  /** The side that is to be seen, and the one that is: another photograph may be on its way. */
  view: View;
  cloth: Cloth | undefined;
  print: Print | undefined;
  onPlacement: (placement: Placement) => void;
  children: ReactNode;
}

type Point = Record<'x' | 'y', number>;

/** How finely it is drawn beside the picture that is sent: a drag draws it in every frame. */
const fineness = 0.75;

/** One finger, or the middle of two and how far they are apart. */
function grip([one = { x: 0, y: 0 }, two = one]: Point[]) {
  const spread = Math.hypot(one.x - two.x, one.y - two.y) || 1;
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread };
}

/** A style with the visitor's artwork on it, which is dragged and pinched; sliders do the same for keyboards. */
export function Stage({ label, view, cloth, print, onPlacement, children }: StageProps) {
  const { width, height } = cloth?.photo ?? view.photo;
  // Where the stage has another shape, the upper part of the print area stays in view, where prints begin.
  const focus = view.area.top + view.area.height / 4;
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef({ from: print?.placement, ...grip([]) });
  // React renders a move after the release that follows at once.
  const latest = useRef(print?.placement);

  useEffect(() => {
    if (canvas.current) canvas.current.style.objectPosition = `50% ${focus}%`;
    const context = canvas.current?.getContext('2d');
    context?.setTransform(fineness, 0, 0, fineness, 0, 0);
    if (cloth) context?.drawImage(cloth.photo, 0, 0);
  }, [cloth, focus]);
  useEffect(() => {
    latest.current = print?.placement;
    const context = canvas.current?.getContext('2d');
    if (context && cloth) drawPrint(context, cloth, print);
  });

  const hold = () => {
    start.current = { from: latest.current, ...grip([...fingers.current.values()]) };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    hold();
  };

  const move = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const { from, ...before } = start.current;
    if (!fingers.current.has(pointerId) || !from || !cloth || !print) return;
    fingers.current.set(pointerId, { x: clientX, y: clientY });
    const { x, y, spread } = grip([...fingers.current.values()]);
    const { printArea } = cloth;
    // The canvas covers its element.
    const scale = Math.max(currentTarget.clientWidth / width, currentTarget.clientHeight / height);
    const moved = {
      x: from.x + (x - before.x) / scale / printArea.width,
      y: from.y + (y - before.y) / scale / printArea.height,
      cm: (from.cm * spread) / before.spread,
    };
    latest.current = placeIn(moved, printArea, print.image).placement;
    onPlacement(latest.current);
  };

  const release = ({ pointerId }: PointerEvent) => {
    if (fingers.current.delete(pointerId)) hold();
  };

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
