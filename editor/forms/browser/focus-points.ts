/* Shows each photograph above the numbers of its focus point; a press on the photograph sets them. */
import { photos } from './settings.ts';

const numbersIn = (group: Element) =>
  group.querySelectorAll<HTMLInputElement>('[role="spinbutton"]');
const show = () => {
  // Not a print area, whose path does not begin with a photograph's name.
  const fields = '[data-key-path$=".left"]:not([data-key-path$=".printArea.left"])';
  for (const { parentElement: group } of document.querySelectorAll(fields)) {
    const [left, top] = group ? numbersIn(group) : [];
    if (!group || !left || !top) continue; // not drawn yet
    const photo = group.parentElement?.querySelector<HTMLElement>('.focus') ?? addPhoto(group);
    photo.style.setProperty('--left', `${left.value}%`);
    photo.style.setProperty('--top', `${top.value}%`);
  }
};
const addPhoto = (group: Element) => {
  const field = group.closest<HTMLElement>('[data-key-path]');
  const [name = ''] = field?.dataset.keyPath?.split('.') ?? [];
  const src = `/photos/${encodeURI(`${photos[name]}`)}`;
  const photo = Object.assign(document.createElement('div'), { className: 'focus' });
  photo.append(Object.assign(new Image(320), { src, alt: '' }));
  group.before(photo);
  photo.onclick = ({ offsetX, offsetY }) => {
    const point = [offsetX / photo.clientWidth, offsetY / photo.clientHeight];
    for (const [index, number] of numbersIn(group).entries()) {
      number.value = `${Math.round(100 * (point[index] ?? 0))}`;
      number.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return photo;
};
const changes = { childList: true, subtree: true, attributeFilter: ['aria-valuenow'] };
new MutationObserver(show).observe(document.body, changes);
