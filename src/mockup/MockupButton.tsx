import { nameId } from '../chat/choice.ts';
import type { Content } from '../content/schema/pages.ts';
import css from './MockupButton.module.css';

interface MockupButtonProps {
  catalog: Content<'catalog'>;
  /** The style under which the button stands: it is shown first. Without a photograph to try a logo on, it has none. */
  style?: string;
}

/** Opens the dialog in which visitors see their logo on a style. It shows once its script is there. */
export function MockupButton({ catalog, style }: MockupButtonProps) {
  const styles = catalog.styles.filter(({ id, plain }) => plain && id === (style ?? id));
  if (styles.length === 0) return null;
  return (
    <button
      type="button"
      hidden
      className={`outlined on-screen ${css.open}`}
      aria-describedby={style && nameId(style)}
      data-mockup
      data-style={style}
    >
      {catalog.mockup.open}
    </button>
  );
}
