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

/** One finger, or the middle of two and how far they are apart. */
function grip([one, two = one]: Pick<PointerEvent, 'clientX' | 'clientY'>[]) {
  if (!one || !two) return { x: 0, y: 0, spread: 1 };
  const spread = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;
  return { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2, spread };
}

/** A garment with the visitor's picture on it, which is moved by fingers, mouse and keyboard. */
export function Stage({ garment, words, picture, place, onPlace, onKey, onFile }: StageProps) {
  const { id, name, photo, area } = garment;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cloth, setCloth] = useState<Cloth>();
  const held = useRef(new Map<number, PointerEvent>());
  const pressed = useRef({ x: 0, y: 0 });

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

  const areaOf = (stage: Element) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return {
      left: left + (width * area.left) / 100,
      top: top + (height * area.top) / 100,
      width: (width * area.width) / 100,
      height: (height * area.height) / 100,
    };
  };

  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, event);
    pressed.current = grip([event]);
  };

  const move = (event: PointerEvent) => {
    if (!held.current.has(event.pointerId)) return;
    const was = grip([...held.current.values()]);
    held.current.set(event.pointerId, event);
    const is = grip([...held.current.values()]);
    const { width, height } = areaOf(event.currentTarget);
    onPlace((place) => ({
      x: place.x + (is.x - was.x) / width,
      y: place.y + (is.y - was.y) / height,
      size: (place.size * is.spread) / was.spread,
    }));
  };

  const release = (event: PointerEvent) => {
    held.current.delete(event.pointerId);
    const { left, top, width, height } = areaOf(event.currentTarget);
    const [x, y] = [event.clientX, event.clientY];
    // Whoever cannot drag presses where the picture is to be.
    const isPress = Math.hypot(x - pressed.current.x, y - pressed.current.y) < 5;
    const isInside = x > left && x < left + width && y > top && y < top + height;
    onPlace((place) =>
      settle(
        isPress && isInside ? { ...place, x: (x - left) / width, y: (y - top) / height } : place,
      ),
    );
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
    <div className="stage" {...(picture && hold)}>
      <Picture
        photo={photo}
        alt={name}
        loading="first"
        onLoad={() => {
          const image = canvas.current?.parentElement?.querySelector('img');
          if (canvas.current && image) setCloth(layCloth(canvas.current, image, area));
        }}
      />
      <canvas ref={canvas} width={1200} height={Math.round((1200 * photo.height) / photo.width)} />
    </div>
  );
}
