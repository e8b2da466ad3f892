import type { Common } from '../data/page-props.ts';
import css from './MockupButton.module.css';

interface MockupButtonProps {
  common: Pick<Common, 'catalog'>;
  /** The style that is shown first, where it has a photograph to try a logo on. */
  style?: string;
}

/** Opens the dialog in which visitors see their logo on a style. It shows once its script is there. */
export function MockupButton({ common: { catalog }, style }: MockupButtonProps) {
  const styles = catalog.styles.filter(({ id, plain }) => plain && id === (style ?? id));
  if (styles.length === 0) return null;
  return (
    <button type="button" hidden className={css.open} data-mockup data-style={style}>
      {catalog.mockup.open}
    </button>
  );
}
