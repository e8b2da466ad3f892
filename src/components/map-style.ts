import type { Common } from '../data/page-props.ts';
import { pinPlace } from '../graphics/country-map.ts';

/** Where the pin stands on the map, for the stylesheet of `FactoryMap`. */
export function mapStyle({ site }: Common): string {
  const { x, y } = pinPlace(site.coordinates);
  return `:root{--pin-x:${x.toFixed(2)};--pin-y:${y.toFixed(2)}}`;
}
