/** Brings the field that the address names into view, once it is drawn: `?in=en&field=hero.slides.0.text`. */
export function showField(query: URLSearchParams): void {
  const [language, name] = [query.get('in'), query.get('field')];
  if (!name) return;
  const show = () => {
    const side = (language && document.querySelector(`[data-locale="${language}"]`)) || document;
    const drawn = [...side.querySelectorAll<HTMLElement>('[data-key-path]')];
    const pathOf = (field: HTMLElement) => `${field.dataset.keyPath}.`;
    const field = drawn.findLast((field) => `${name}.`.startsWith(pathOf(field)));
    if (field?.dataset.keyPath === name) {
      watching.disconnect();
      field.scrollIntoView({ block: 'center' });
      field.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')?.focus();
      return;
    }
    const [item] = field ? name.slice(pathOf(field).length).split('.') : [];
    const folded = field?.querySelector<HTMLElement>(
      `[aria-expanded="false"][aria-controls$="-item-${item}-body"]`,
    );
    // Fields further down are drawn when they come into view.
    if (folded) folded.click();
    else drawn.findLast((other) => !field || field.contains(other))?.scrollIntoView();
  };
  const watching = new MutationObserver(show);
  watching.observe(document.body, { childList: true, subtree: true });
  // It stops when the owner begins to work.
  for (const sign of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, () => watching.disconnect(), { once: true });
}
