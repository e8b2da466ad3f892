/*
 * Shows the buttons of the mockup, once the chat's script listens to what the dialog adds to the message. The dialog's own is
 * fetched when one is pressed: in a template it waits.
 */
addEventListener('chat:ready', () => {
  let works = false;
  try {
    // Some visitors block storage, or what a canvas tells of its pixels.
    const canvas = document.createElement('canvas');
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.fillRect(0, 0, 1, 1);
    const [red, , , alpha] = context.getImageData(0, 0, 1, 1).data;
    works = !!sessionStorage && !red && alpha === 255;
  } catch {}
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('mockup'));
  for (const button of document.querySelectorAll('button')) {
    if (!button.dataset.mockup) continue;
    if (!works) button.remove();
    button.hidden = false;
    button.onclick = () => {
      button.setAttribute('aria-busy', 'true');
      const parts = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
      const [script] = parts.querySelectorAll('script');
      // The connection may be back at the next press.
      if (script) script.onerror = () => button.removeAttribute('aria-busy');
      document.body.append(parts);
    };
  }
});
