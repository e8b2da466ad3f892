/** Shows each photograph above the numbers of its focus point; a press on the photograph sets them. */
export function showFocusPoints(photos) {
  const show = () => {
    for (const field of document.querySelectorAll('[data-key-path$=".left"]')) {
      const group = field.parentElement;
      const numbers = [...group.querySelectorAll('[role="spinbutton"]')];
      if (numbers.length < 2) continue; // They are drawn when they come into view.
      const photo = group.parentElement.querySelector('.focus') ?? addPhoto(group);
      const [left, top] = numbers.map(({ value }) => `${value}%`);
      Object.assign(photo.lastChild.style, { left, top });
    }
  };
  const addPhoto = (group) => {
    const [name] = group.closest('[data-key-path]').dataset.keyPath.split('.');
    const picture = `<img src="/photos/${encodeURI(photos[name])}" alt="" width="320"><i></i>`;
    group.insertAdjacentHTML('beforebegin', `<div class="focus">${picture}</div>`);
    const photo = group.previousElementSibling;
    photo.onclick = ({ offsetX, offsetY }) => {
      const point = [offsetX / photo.clientWidth, offsetY / photo.clientHeight];
      for (const [index, number] of group.querySelectorAll('[role="spinbutton"]').entries()) {
        number.value = Math.round(100 * point[index]);
        number.dispatchEvent(new Event('input', { bubbles: true }));
      }
    };
    return photo;
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['aria-valuenow'] };
  new MutationObserver(show).observe(document.body, changes);
}
