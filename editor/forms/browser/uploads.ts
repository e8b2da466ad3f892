/* Checks each photograph when it is chosen or dropped, says why one cannot be used, and passes on the others. */
import { api } from './settings.ts';

const whatIsWrong = async (file: File) => {
  const query = new URLSearchParams({ name: file.name });
  const response = await fetch(`${api}/photo?${query}`, { method: 'POST', body: file });
  if (response.ok) return '';
  const { message }: { message: string } = await response.json();
  return message;
};
let checked: FileList | undefined;
const check = async (event: Event) => {
  const input = event.target;
  // The event that this function has dispatched itself is passed on.
  if (!(input instanceof HTMLInputElement) || !input.files || input.files === checked) return;
  event.stopImmediatePropagation();
  const usable = new DataTransfer();
  const mistakes: string[] = [];
  for (const file of input.files) {
    const mistake = await whatIsWrong(file).catch(({ message }: Error) => message);
    if (mistake) mistakes.push(mistake);
    else usable.items.add(file);
  }
  input.files = usable.files;
  checked = input.files;
  if (mistakes.length > 0) alert(mistakes.join('\n'));
  if (checked.length > 0) input.dispatchEvent(new Event('change', { bubbles: true }));
};
addEventListener('change', check, true);

// Dropped files are handled as if they were chosen.
const choose = (event: DragEvent) => {
  if (!(event.target instanceof Element)) return;
  const place = event.target.closest('.drop-target')?.parentElement;
  const input = place?.querySelector<HTMLInputElement>(':scope > input[type="file"]');
  const files = event.dataTransfer?.files;
  if (!input || !files || files.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
addEventListener('drop', choose, true);
