/** Shows each photograph above the numbers of its focus point; a press on the photograph sets them. */
export function showFocusPoints(photos: Record<string, string>): void {
  const numbersIn = (group: Element) =>
    group.querySelectorAll<HTMLInputElement>('[role="spinbutton"]');
  const show = () => {
    // Not a print area, whose path does not begin with a photograph's name.
    const fields = '[data-key-path$=".left"]:not([data-key-path$=".printArea.left"])';
    for (const { parentElement: group } of document.querySelectorAll(fields)) {
      const [left, top] = group ? numbersIn(group) : [];
      if (!group || !left || !top) continue; // not drawn yet
      const photo = group.parentElement?.querySelector('.focus') ?? addPhoto(group);
      const mark = photo.lastElementChild as HTMLElement;
      Object.assign(mark.style, { left: `${left.value}%`, top: `${top.value}%` });
    }
  };
  const addPhoto = (group: Element) => {
    const field = group.closest<HTMLElement>('[data-key-path]');
    const [name = ''] = field?.dataset.keyPath?.split('.') ?? [];
    const picture = `<img src="/photos/${encodeURI(`${photos[name]}`)}" alt="" width="320"><i></i>`;
    group.insertAdjacentHTML('beforebegin', `<div class="focus">${picture}</div>`);
    const photo = group.previousElementSibling as HTMLElement;
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
}
