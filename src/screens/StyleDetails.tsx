import { nameId } from '../chat/choice.ts';
import { Photo } from '../components/Photo.tsx';
import { detailNames, type Style } from '../content/schema/pages.ts';
import type { Common } from '../data/page-props.ts';
import { counter, fillIn } from '../i18n/format.ts';
import '../css/disclosure.css';

interface StyleDetailsProps {
  common: Common;
  style: Style;
}

/** The details of a style and more photographs of it, once opened; on paper no photographs. */
export function StyleDetails({ common: { catalog, locale }, style }: StyleDetailsProps) {
  const { id, name, photos = [], weight, minimum, ...texts } = style;
  const labels = catalog.details;
  const countPieces = counter(catalog.choice.pieceCounts, locale);
  const details = {
    ...texts,
    weight: weight && fillIn(labels.units.weight, { number: weight }),
    minimum: minimum && countPieces(minimum),
  };
  const filled = detailNames.filter((name) => details[name]);
  if (filled.length + photos.length === 0) return null;
  return (
    <details className="disclosure" aria-labelledby={nameId(id)}>
      <summary className="wrap on-screen">
        <span>
          {labels.open}
          <span className="visually-hidden">{` ${name}`}</span>
        </span>
      </summary>
      {filled.length > 0 && (
        <dl className="ruled rows">
          {filled.map((name) => (
            <div key={name}>
              <dt className="on-screen">{labels[name]}</dt>
              <dd>{details[name]}</dd>{' '}
            </div>
          ))}
        </dl>
      )}
      <div className="wrap on-screen">
        {photos.map((photo) => (
          <Photo key={photo.file} {...photo} preset="style" />
        ))}
      </div>
    </details>
  );
}
