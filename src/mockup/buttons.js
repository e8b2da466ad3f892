/*
 * Shows the buttons of the mockup, once the chat's script listens to what the dialog adds to the message. The dialog's own is
 * fetched when one is pressed: in a template it waits.
 */
addEventListener('composed', () => {
  // Some visitors block what a canvas tells of its pixels.
  const canvas = document.createElement('canvas');
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillRect(0, 0, 1, 1);
  const [red, , , alpha] = context.getImageData(0, 0, 1, 1).data;
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById('mockup'));
  for (const button of document.querySelectorAll('button')) {
    if (!button.dataset.mockup) continue;
    if (red || alpha !== 255) button.remove();
    button.hidden = false;
    button.onclick = () => {
      button.ariaBusy = 'true';
      document.body.append(template.content);
    };
  }
});
