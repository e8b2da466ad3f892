import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Picture } from '../components/Picture.tsx';
import { type Cloth, layCloth, print } from './cloth.ts';
import type { Garment, MockupWords } from './Mockup.tsx';
import { keySteps, moveBy, type Place, placeIn } from './place.ts';

interface StageProps {
  garment: Garment;
  words: MockupWords;
  picture: HTMLCanvasElement | undefined;
  place: Place;
  onPlace: Dispatch<SetStateAction<Place>>;
  /** Is called with a place that a key has led to. */
  onKey: (place: Place) => void;
  /** Is given the mockup as a JPEG, and undefined as long as there is none of what is seen. */
  onFile: (file: File | undefined) => void;
}

interface Point {
  x: number;
  y: number;
}

/** Where a finger is on the canvas, in its pixels. */
function pointOf({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
  const scale = currentTarget.width / currentTarget.clientWidth;
  return { x: nativeEvent.offsetX * scale, y: nativeEvent.offsetY * scale };
}

/** One finger, or the middle of two and how far they are apart. */
function grip([one, two = one]: Point[]) {
  if (!one || !two) return { x: 0, y: 0, spread: 1 };
  const spread = Math.hypot(one.x - two.x, one.y - two.y) || 1;
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread };
}

/** A garment with the visitor's picture on it, which is moved by fingers, mouse and keyboard. */
export function Stage({ garment, words, picture, place, onPlace, onKey, onFile }: StageProps) {
  const { id, name, photo, area } = garment;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cloth, setCloth] = useState<Cloth>();
  const held = useRef(new Map<number, Point>());
  const pressed = useRef<Point>({ x: 0, y: 0 });

  useEffect(() => {
    onFile(undefined);
    if (!cloth) return;
    print(cloth, picture, place);
    if (!picture) return;
    let isSeen = true;
    const give = (blob: Blob | null) => {
      if (isSeen && blob) onFile(new File([blob], `${id}.jpg`, { type: blob.type }));
    };
    // Ahead of the press, at which some browsers share only what is there; but not in the middle of a move.
    const timer = setTimeout(() => canvas.current?.toBlob(give, 'image/jpeg', 0.9), 200);
    return () => {
      isSeen = false;
      clearTimeout(timer);
    };
  }, [cloth, picture, place, id, onFile]);

  /** The place as it is seen. Under a finger it may be beyond the area's edge, and comes back with the finger. */
  const settle = (place: Place) =>
    cloth && picture ? placeIn(place, cloth.bare, picture).place : place;

  const press = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = pointOf(event);
    held.current.set(event.pointerId, pressed.current);
  };

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!cloth || !held.current.has(event.pointerId)) return;
    const was = grip([...held.current.values()]);
    held.current.set(event.pointerId, pointOf(event));
    const is = grip([...held.current.values()]);
    onPlace((place) => ({
      x: place.x + (is.x - was.x) / cloth.bare.width,
      y: place.y + (is.y - was.y) / cloth.bare.height,
      size: (place.size * is.spread) / was.spread,
    }));
  };

  const release = (event: PointerEvent<HTMLCanvasElement>) => {
    held.current.delete(event.pointerId);
    if (!cloth) return;
    const { left, top, bare } = cloth;
    const point = pointOf(event);
    // Whoever cannot drag presses where the picture is to be.
    const isPress = grip([pressed.current, point]).spread < 15;
    const x = (point.x - left) / bare.width;
    const y = (point.y - top) / bare.height;
    const isInside = x > 0 && x < 1 && y > 0 && y < 1;
    onPlace((place) => settle(isPress && isInside ? { ...place, x, y } : place));
  };

  const pressKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onKey(settle(moveBy(place, step)));
  };

  const hold = {
    role: 'application',
    tabIndex: 0,
    'aria-label': words.stage,
    'aria-describedby': 'mockup-keys',
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: pressKey,
  };
  return (
    <div className="stage">
      <Picture
        photo={photo}
        alt={name}
        loading="first"
        onLoad={() => {
          const image = canvas.current?.parentElement?.querySelector('img');
          if (canvas.current && image) setCloth(layCloth(canvas.current, image, area));
        }}
      />
      <canvas
        ref={canvas}
        width={1200}
        height={Math.round((1200 * photo.height) / photo.width)}
        {...(picture && hold)}
      />
    </div>
  );
}
