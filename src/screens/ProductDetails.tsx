import { Photo } from '../components/Photo.tsx';
import { type Content, pieceFacts } from '../content/schema.ts';
import '../styles/disclosure.css';

type Product = Content<'catalog'>['products'][number];
type ProductDetailsProps = Omit<Product, 'name' | 'photo'> & {
  labels: Content<'catalog'>['details'];
};

/** The facts of a piece and more photographs of it, once opened; on paper only its facts. */
export function ProductDetails({ id, labels, photos = [], ...facts }: ProductDetailsProps) {
  const filled = pieceFacts.filter((name) => facts[name]);
  const units: Record<string, string> = labels.units;
  if (filled.length + photos.length === 0) return null;
  return (
    <details className="disclosure" aria-labelledby={`product-${id}`}>
      <summary>{labels.open}</summary>
      {filled.length > 0 && (
        <dl className="ruled">
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
          <Photo key={photo.name} {...photo} preset="product" />
        ))}
      </div>
    </details>
  );
}
