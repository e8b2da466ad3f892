import type { Ink } from './artwork/ink.ts';
import {
  narrowest,
  type Placement,
  type PlaceName,
  placeIn,
  placeNames,
} from './artwork/placement.ts';
import type { SeenPrint } from './artwork/print.ts';
import type { MockupData } from './data.ts';

interface ControlsProps extends Pick<MockupData, 'words' | 'inks'> {
  print: SeenPrint;
  hasBack: boolean;
  onPlace: (place: PlaceName) => void;
  onInk: (ink: Ink['name'] | undefined) => void;
  onPlacement: (placement: Placement) => void;
}

/** Where an artwork is printed, in which color, how large, and where exactly. */
export function Controls({ words, inks, print, hasBack, ...on }: ControlsProps) {
  const { placement, most, ink, image, cloth } = print;
  const { width, perCm } = cloth.printArea;
  const { cm, x, y } = placement;
  const inCm = (pixels: number) =>
    words.centimeters.replace('{number}', `\u2066${Math.round(pixels / perCm)}\u2069`);
  const [, top] = placeIn(placement, cloth.printArea, image).box;
  /** The middle of a print that is as high or as low as it may be, in steps of the slider. */
  const limit = (end: 0 | 1) =>
    placeIn({ ...placement, y: end }, cloth.printArea, image).placement.y;
  const [highest, lowest] = [Math.floor(100 * limit(0)) / 100, Math.ceil(100 * limit(1)) / 100];
  const sizes = { min: Math.min(narrowest, most), max: most, step: 0.5 };
  const fromMiddle = inCm((x - 0.5) * width);
  const sliders = [
    { part: 'cm', label: words.size, told: inCm(cm * perCm), value: cm, ...sizes },
    // From the left and from the top, in every language.
    { part: 'x', label: words.across, told: fromMiddle, value: x, min: 0, max: 1, dir: 'ltr' },
    {
      part: 'y',
      label: words.down,
      told: inCm(top),
      value: y,
      min: highest,
      max: lowest,
      dir: 'ltr',
    },
  ] as const;
  return (
    <>
      <fieldset className="places" aria-label={words.placeRow}>
        {placeNames.slice(0, hasBack ? 4 : 3).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === print.place}
            onClick={() => on.onPlace(name)}
          >
            {words.places[name]}
          </button>
        ))}
      </fieldset>
      {print.hasShape && (
        <fieldset className="inks" aria-label={words.inkRow}>
          {[...(print.hasColors ? [undefined] : []), ...inks].map((each) => (
            <button
              key={each?.name ?? ''}
              type="button"
              aria-pressed={each === ink}
              onClick={() => on.onInk(each?.name)}
            >
              <svg viewBox="0 0 24 24" fill={each?.color ?? 'none'} aria-hidden="true">
                <path d="M12 1a11 11 0 1 0 .1 0z" />
                {/* Empty, it would look like the color of paper. */}
                {!each && <path fill="currentcolor" d="M12 1a11 11 0 0 1 0 22z" />}
              </svg>
              {each ? words.inks[each.name] : words.asItIs}
            </button>
          ))}
        </fieldset>
      )}
      {sliders.map(({ part, label, told, ...range }) => (
        <div key={part} className="row">
          <label htmlFor={`mockup-${part}`}>{label}</label>
          <input
            id={`mockup-${part}`}
            type="range"
            step={0.01}
            {...range}
            aria-valuetext={told}
            onChange={({ target }) =>
              on.onPlacement({ ...placement, [part]: target.valueAsNumber })
            }
            onKeyDown={(event) => {
              const steps = { ArrowUp: -0.01, ArrowDown: 0.01, PageUp: -0.1, PageDown: 0.1 }[
                event.key
              ];
              if (part !== 'y' || !steps) return;
              // The key that points up moves it up.
              event.preventDefault();
              on.onPlacement({ ...placement, y: y + steps });
            }}
          />
          <span className="told" aria-hidden="true">
            {told}
          </span>
        </div>
      ))}
    </>
  );
}
