/** Shows beside each color, while it is chosen, how well it is read on what it meets. */
export function showContrasts() {
  const show = async () => {
    const fields = [...document.querySelectorAll('[data-key-path^="colors."]')];
    const inputs = fields.map((field) => field.querySelector('[type="color"]'));
    if (!inputs[0] || inputs.includes(null)) return; // They are drawn when they come into view.
    const names = fields.map(({ dataset }) => dataset.keyPath.split('.')[1]);
    const colors = new URLSearchParams(inputs.map(({ value }, index) => [names[index], value]));
    const contrasts = await (await fetch(`/contrasts?${colors}`)).json();
    for (const [index, { parentElement }] of inputs.entries())
      parentElement.dataset.contrast = contrasts[index];
  };
  new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
  // The picker and the text beside it take each other's value first.
  addEventListener('input', () => setTimeout(show));
}
