import type { Content } from '../content/schema.ts';
import styles from './ChosenProduct.module.css';

interface ChosenProductProps {
  words: Content<'start-project'>['order'];
  products: Content<'catalog'>['products'];
}

/**
 * A line for each piece of the catalog, all hidden. `layout/chosen-product.js` shows the one whose
 * id the address names, and lets the chat's message say it too.
 */
export function ChosenProduct({ words, products }: ChosenProductProps) {
  const [before, after] = words.chosen.split('{product}');
  return products.map(({ id, name }) => (
    <p
      key={id}
      id={id}
      hidden
      className={styles.line}
      data-order={words.message.replace('{product}', name)}
    >
      {before}
      <strong>{name}</strong>
      {after}
    </p>
  ));
}
