import { addIcon, Icon, tickIcon } from '../components/Icon.tsx';
import type { Content } from '../content/schema/pages.ts';
import css from './AddButton.module.css';

interface AddButtonProps {
  id: string;
  name: string;
  words: Content<'catalog'>['choice'];
}

/** Adds a style or a category to the chat's message, or takes it off again. It shows once its script is there. */
export function AddButton({ id, name, words }: AddButtonProps) {
  return (
    <button type="button" hidden className={`outlined ${css.add}`} value={id} data-chosen="false">
      <span>
        <Icon path={addIcon} size={20} />
        {words.add}
      </span>
      <span>
        <Icon path={tickIcon} size={20} />
        {words.added}
      </span>
      <span className="visually-hidden">{` ${name}`}</span>
    </button>
  );
}
