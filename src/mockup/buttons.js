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
  const { content } = /** @type {HTMLTemplateElement} */ (document.getElementById('mockup'));
  let { src } = /** @type {HTMLScriptElement} */ (content.querySelector('script'));
  const failed = /** @type {HTMLElement} */ (content.querySelector('p'));
  const files = content.querySelectorAll('link');
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll('[data-mockup]');
  for (const button of buttons) {
    if (!works) button.remove();
    button.hidden = false;
    button.onclick = async () => {
      failed.remove();
      button.setAttribute('aria-busy', 'true');
      document.body.append(...files);
      try {
        await import(src);
      } catch {
        // A module that failed is kept as it is, in browsers before 2026 also one that did not come: this names another.
        src += '#again';
        button.removeAttribute('aria-busy');
        button.after(failed);
        failed.scrollIntoView({ block: 'nearest' });
      }
    };
  }
});
