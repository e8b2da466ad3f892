import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Cloth, drawStyle } from './cloth.ts';
import type { MockupData, MockupStyle } from './data.ts';
import { covers, type Placement, type Point, placeIn } from './placement.ts';

interface StageProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The style that is seen, or will be once its photograph is there. */
  style: MockupStyle;
  seen: Cloth | undefined;
  words: MockupData['words'];
  artwork: ImageBitmap | undefined;
  placement: Placement;
  onPlacement: (placement: Placement) => void;
  /** What the canvas holds for those who do not see it: the photograph. */
  children: ReactNode;
}

/** How far each key moves the artwork, and how much it sizes it. */
const keys: Record<string, Partial<Placement>> = {
  ArrowLeft: { x: -0.02 },
  ArrowRight: { x: 0.02 },
  ArrowUp: { y: -0.02 },
  ArrowDown: { y: 0.02 },
  '+': { size: 0.05 },
  '-': { size: -0.05 },
};

/** How far apart two points of a print area are, in parts of its height; `ratio` is its width divided by that. */
const distance = (one: Point, two: Point, ratio: number) =>
  Math.hypot((one.x - two.x) * ratio, one.y - two.y);

/** One finger, or the middle of two and how far they are apart. */
function grip([one = { x: 0, y: 0 }, two = one]: Point[], ratio: number) {
  const spread = distance(one, two, ratio) || 1;
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread };
}

/** A style with the visitor's artwork on it, which is moved by fingers, mouse and keyboard. */
export function Stage(props: StageProps) {
  const { canvas, style, seen, words, artwork, placement, onPlacement, children } = props;
  const { area, photo } = style;
  const ratio = (area.width * photo.width) / (area.height * photo.height);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef({ placement, ...grip([], ratio) });
  // React renders a move after the release that follows at once.
  const latest = useRef(placement);
  // A placement that a key or a drag has led to: slider and buttons speak for themselves.
  const [moved, setMoved] = useState<Placement>();

  useEffect(() => {
    latest.current = placement;
    if (seen && canvas.current) drawStyle(canvas.current, seen, artwork, placement);
  }, [canvas, seen, artwork, placement]);

  /** The nearest placement that is within the print area. */
  const settle = (placement: Placement) =>
    seen && artwork ? placeIn(placement, seen.light, artwork).placement : placement;

  const put = (placement: Placement) => {
    latest.current = settle(placement);
    onPlacement(latest.current);
    return latest.current;
  };

  const pointOf = ({ nativeEvent, currentTarget }: MouseEvent) => ({
    x: ((nativeEvent.offsetX / currentTarget.clientWidth) * 100 - area.left) / area.width,
    y: ((nativeEvent.offsetY / currentTarget.clientHeight) * 100 - area.top) / area.height,
  });

  const hold = () => {
    start.current = {
      placement: settle(latest.current),
      ...grip([...fingers.current.values()], ratio),
    };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    hold();
  };

  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, pointOf(event));
    const { x, y, spread } = grip([...fingers.current.values()], ratio);
    const from = start.current;
    const size = (from.placement.size * spread) / from.spread;
    put({ x: from.placement.x + x - from.x, y: from.placement.y + y - from.y, size });
  };

  const release = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) hold();
    else setMoved(latest.current);
  };

  // Whoever cannot drag presses where the artwork is to be. A click is also the end of a drag: of a short one, if it began
  // on the artwork.
  const click = (event: MouseEvent) => {
    const [from, point] = [start.current, pointOf(event)];
    const isOn = seen && artwork && covers(from.placement, seen.light, artwork, from);
    if (!isOn && distance(point, from, ratio) < 0.05) setMoved(put({ ...placement, ...point }));
  };

  const pressKey = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { x, y, size } = settle(placement);
    const { x: across = 0, y: down = 0, size: growth = 0 } = step;
    setMoved(put({ x: x + across, y: y + down, size: size + growth }));
  };

  const { x, y, size } = settle(placement);
  const numbers = { left: x, top: y, size };
  // Not `fillIn`: what the chat's script shares with the dialog is a file more for every page.
  const told = Object.entries(numbers).reduce(
    (text, [name, part]) => text.replace(`{${name}}`, `${Math.round(part * 100)}`),
    words.moved,
  );
  return (
    <>
      <canvas
        ref={canvas}
        width={photo.width}
        height={photo.height}
        {...(artwork && {
          role: 'application',
          tabIndex: 0,
          'aria-label': words.stage,
          'aria-describedby': 'mockup-keys',
          onPointerDown: press,
          onPointerMove: move,
          onPointerUp: release,
          onPointerCancel: release,
          onClick: click,
          onKeyDown: pressKey,
        })}
      >
        {children}
      </canvas>
      <p id="mockup-keys" hidden>
        {words.keys}
      </p>
      <p aria-live="polite" className="visually-hidden">
        {placement === moved && told}
      </p>
    </>
  );
}
