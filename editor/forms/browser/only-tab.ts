/* Lets one tab alone have the forms: of two, the later save would overwrite the earlier. */
import { elsewhere, locale } from './settings.ts';

const name = 'forms';

await new Promise<void>((open) => {
  navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) {
      open();
      // Held until the tab is closed or left.
      return new Promise(() => {});
    }
    const text = { className: 'elsewhere', lang: locale, dir: 'auto', textContent: elsewhere };
    document.body.append(Object.assign(document.createElement('p'), text));
    // Loaded again, it begins with what the other tab has saved.
    void navigator.locks.request(name, () => location.reload());
    return undefined;
  });
});
