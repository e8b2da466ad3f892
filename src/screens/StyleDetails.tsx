import { styleName } from '../chat/choice.ts';
import { Photo } from '../components/Photo.tsx';
import { type Content, styleFacts } from '../content/schema/pages.ts';
import '../styles/disclosure.css';

interface StyleDetailsProps extends Omit<Content<'catalog'>['styles'][number], 'name' | 'photo'> {
  labels: Content<'catalog'>['details'];
}

/** The facts of a style and more photographs of it, once opened; on paper only its facts. */
export function StyleDetails({ id, labels, photos = [], ...facts }: StyleDetailsProps) {
  const filled = styleFacts.filter((name) => facts[name]);
  const units: Record<string, string> = labels.units;
  if (filled.length + photos.length === 0) return null;
  return (
    <details className="disclosure" aria-labelledby={styleName(id)}>
      <summary>
        <span>{labels.open}</span>
      </summary>
      {filled.length > 0 && (
        <dl className="ruled table">
          {filled.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{units[name]?.replace('{number}', `${facts[name]}`) ?? facts[name]}</dd>{' '}
            </div>
          ))}
        </dl>
      )}
      <div className="wrap">
        {photos.map((photo) => (
          <Photo key={photo.name} {...photo} preset="style" />
        ))}
      </div>
    </details>
  );
}
