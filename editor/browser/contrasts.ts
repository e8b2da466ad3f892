// Shows beside each color, while it is chosen, its contrast to the colors that it meets.
let asked = '';
let contrasts = Promise.resolve<string[]>([]);
const show = async () => {
  const fields = document.querySelectorAll<HTMLElement>('[data-key-path^="colors."]');
  const colors = Array.from(fields, (field) => ({
    name: `${field.dataset.keyPath?.split('.')[1]}`,
    input: field.querySelector<HTMLInputElement>('[type="color"]'),
  }));
  // Fields are drawn when they come into view.
  if (colors.length === 0 || colors.some(({ input }) => !input)) return;
  const query = `${new URLSearchParams(colors.map(({ name, input }) => [name, `${input?.value}`]))}`;
  if (query !== asked)
    contrasts = fetch(`/contrasts?${query}`).then(
      (response) => response.json(),
      // The desk is closed: nothing is shown beside the colors.
      () => [],
    );
  asked = query;
  const answer = await contrasts;
  // Answers may arrive in another order than they were asked for.
  if (asked !== query) return;
  for (const [index, { input }] of colors.entries())
    input?.parentElement?.setAttribute('data-contrast', answer[index] ?? '');
};
new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
// Sveltia CMS copies what is typed into the picker, but only after this event.
addEventListener('input', () => setTimeout(show));
