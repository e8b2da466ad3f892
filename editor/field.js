/** Brings the field that the address names into view, once its form is drawn: `?in=en&field=hero.action`. */
export function showField(query) {
  const [language, name] = [query.get('in'), query.get('field')];
  if (!name) return;
  const show = () => {
    const side = document.querySelector(`[data-locale="${language}"]`) ?? document;
    const fieldAt = (path) => side.querySelector(`[data-key-path="${CSS.escape(path)}"]`);
    const steps = name.split('.');
    const [field] = steps.flatMap(
      (_, left) => fieldAt(steps.slice(0, steps.length - left).join('.')) ?? [],
    );
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    // A list or a group may be folded.
    if (field.dataset.keyPath !== name) field.querySelector('[aria-expanded="false"]')?.click();
    else {
      watching.disconnect();
      field.querySelector('input, textarea, [contenteditable="true"]')?.focus();
    }
  };
  const watching = new MutationObserver(show);
  watching.observe(document.body, { childList: true, subtree: true });
}
