import { chatAddedIcon, chatAddIcon, Icon } from '../components/Icon.tsx';
import css from './AddButton.module.css';

/** Adds a style to the chat's message, or takes it off again. It shows once its script is there. */
export function AddButton({ id, label }: { id: string; label: string }) {
  return (
    <button
      type="button"
      hidden
      className={css.add}
      value={id}
      aria-pressed="false"
      aria-label={label}
    >
      <Icon path={chatAddIcon} size={20} />
      <Icon path={chatAddedIcon} size={20} />
    </button>
  );
}
