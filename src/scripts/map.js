/* Shows the map's frame once it is there. To the page, a frame that is refused loads as well, and shows the browser's own
   grey page; an object with the same address fails (HTML, 4.8.7). It has no size, and goes at once. */
{
  const frame = document.querySelector('iframe');
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector('iframe + template');
  const probe = template?.content.querySelector('object');
  if (frame && probe) {
    const check = () => frame.after(probe);
    probe.onload = () => {
      frame.dataset.loaded = '';
      probe.remove();
    };
    probe.onerror = () => probe.remove();
    // The frame has an empty document of this origin until its own has arrived.
    if (frame.contentDocument) frame.addEventListener('load', check, { once: true });
    else check();
  }
}
