import { nameId } from '../chat/choice.ts';
import type { Content } from '../content/schema/pages.ts';
import css from './MockupButton.module.css';

interface MockupButtonProps {
  catalog: Content<'catalog'>;
  /** The style under which the button stands: it is shown first. Without a photograph to try a logo on, it has none. */
  style?: string;
  /** What the button says, where it shows not a logo but the name that the visitor has typed. */
  named?: string;
}

/** Opens the dialog in which visitors see their logo on a style. It shows once its script is there. */
export function MockupButton({ catalog, style, named }: MockupButtonProps) {
  const styles = catalog.styles.filter(({ id, plain }) => plain && id === (style ?? id));
  if (styles.length === 0) return null;
  return (
    <button
      type="button"
      hidden
      className={`outlined on-screen ${named ? 'button ' : ''}${css.open}`}
      aria-describedby={style && nameId(style)}
      data-mockup={named ? 'named' : ''}
      data-style={style ?? (named && styles[0]?.id)}
    >
      {named ?? catalog.mockup.open}
    </button>
  );
}
