import type { Ink } from './artwork/ink.ts';
import { narrowest, type Placement, type PlaceName, placeNames } from './artwork/placement.ts';
import type { SeenPrint } from './artwork/print.ts';
import type { MockupData } from './data.ts';

interface ControlsProps extends Pick<MockupData, 'words' | 'inks'> {
  print: SeenPrint;
  hasBack: boolean;
  onPlace: (place: PlaceName) => void;
  onInk: (ink: Ink | undefined) => void;
  onPlacement: (placement: Placement) => void;
}

/** Where an artwork is printed, in which color, how large, and where exactly. */
export function Controls({ words, inks, print, hasBack, ...on }: ControlsProps) {
  const { placement, most, box } = print;
  const { width, height, perCm } = print.cloth.printArea;
  const fromMiddle = (placement.x - 0.5) * width;
  /** The middle of a print that is as high as it may be, in per cent, as the slider has steps. */
  const highest = Math.floor((50 * box[3]) / height);
  const sizes = { min: narrowest, max: most, step: 0.5 };
  const heights = { min: highest / 100, max: (100 - highest) / 100 };
  const sliders = [
    { part: 'cm', label: words.size, cm: placement.cm, ...sizes },
    // From the left and from the top, in every language.
    { part: 'x', label: words.across, cm: fromMiddle / perCm, min: 0, max: 1, dir: 'ltr' },
    { part: 'y', label: words.down, cm: box[1] / perCm, ...heights, dir: 'ltr' },
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
      {print.cut && (
        <fieldset className="inks" aria-label={words.inkRow}>
          {[undefined, ...inks].slice(print.name ? 1 : 0).map((each) => (
            <button
              key={each?.name ?? ''}
              type="button"
              aria-pressed={each === print.ink}
              onClick={() => on.onInk(each)}
            >
              <svg viewBox="0 0 24 24" fill={each?.color ?? 'currentcolor'} aria-hidden="true">
                {/* Half a disc: empty, it would look like the color of paper. */}
                <path d={`M12 1a11 11 0 1 0 .1 0z${each ? '' : 'v22a11 11 0 0 1 0-22'}`} />
              </svg>
              {each ? words.inks[each.name] : words.asItIs}
            </button>
          ))}
        </fieldset>
      )}
      {sliders.map(({ part, label, cm, ...range }) => {
        const told = words.centimeters.replace('{number}', `${Math.round(cm)}`);
        return (
          <label key={part} className="row">
            {label}
            <input
              type="range"
              step={0.01}
              {...range}
              value={placement[part]}
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
                on.onPlacement({ ...placement, y: placement.y + steps });
              }}
            />
            <span className="told" aria-hidden="true">
              {told}
            </span>
          </label>
        );
      })}
    </>
  );
}
