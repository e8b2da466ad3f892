import { closeIcon, Icon } from '../components/Icon.tsx';
import type { Content } from '../content/schema/pages.ts';
import css from './ChosenStyles.module.css';
import { styleName } from './choice.ts';

interface ChosenStylesProps {
  audiences: Content<'start-project'>['audiences'];
  catalog: Content<'catalog'>;
}

/** A line for each kind of client and each style. The script shows those that are chosen. */
export function ChosenStyles({ audiences, catalog }: ChosenStylesProps) {
  return (
    <>
      {Object.entries(audiences).map(([audience, { chosen }]) => (
        <p key={audience} id={audience} hidden className={css.chosen} data-when={audience}>
          {chosen}
        </p>
      ))}
      <p role="status" />
      <ul hidden data-when="some">
        {catalog.styles.map(({ id, name }) => (
          <li key={id} id={styleName(id)} hidden className={css.chosen} data-when={styleName(id)}>
            <strong className="wrap">
              {name}
              <button
                type="button"
                value={id}
                aria-label={catalog.choice.remove.replace('{style}', () => name)}
              >
                <Icon path={closeIcon} size={20} />
              </button>
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
}
