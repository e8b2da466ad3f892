import type { MockupData } from './data.ts';
import { isAt, type Placement, placementNames, placements, smallest } from './placement.ts';

interface PlacementControlsProps {
  words: MockupData['words'];
  placement: Placement;
  onPlacement: (placement: Placement) => void;
}

/** The size of the artwork as a slider, and a button for each usual place of it. */
export function PlacementControls({ words, placement, onPlacement }: PlacementControlsProps) {
  return (
    <>
      <label className="wrap control">
        {words.size}
        <input
          type="range"
          min={smallest * 100}
          max={100}
          value={placement.size * 100}
          onChange={({ target }) => onPlacement({ ...placement, size: target.valueAsNumber / 100 })}
        />
      </label>
      <div className="wrap placements">
        {placementNames.map((name) => (
          <button
            key={name}
            type="button"
            className="button second"
            aria-pressed={isAt(placement, name)}
            onClick={() => onPlacement({ ...placement, ...placements[name] })}
          >
            {words[name]}
          </button>
        ))}
      </div>
    </>
  );
}
