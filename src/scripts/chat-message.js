/* What the fragment names, such as #traders+product-tee, is in every chat's message and kept between pages. */
(() => {
  const words = JSON.parse(document.currentScript.dataset.words);
  const find = (selector) => [...document.querySelectorAll(selector)];
  const links = find(words.paths.map((path) => `a[href="${path}"]`).join());
  const chats = find('a[href*="?text="]');
  const [chat, greeting] = chats[0].href.split('?text=');
  const label = chats[0].querySelector('span').textContent;
  const buttons = find('[data-name]');
  const [status] = find('[role="status"]');
  const audiences = Object.keys(words.audiences);
  let names = new Set();

  const compose = (styles, hash) => {
    const audience = audiences.filter((name) => names.has(name)).pop();
    const start = audience ? encodeURIComponent(words.audiences[audience].greeting) : greeting;
    const list = styles.length > 1 ? styles.map((style) => `\n- ${style}`) : styles;
    const [fragment] = /^.{0,900}(?=\+|$)/.exec(hash);
    const more = words.more.replace('{address}', location.origin + words.paths[1] + fragment);
    const say = (count) => {
      const rest = count < list.length ? `\n${more.replace('{number}', list.length - count)}` : '';
      const said = list.slice(0, count).join('') + rest;
      const message = said && ` ${words.message.replace('{style}', () => said)}`;
      return start + encodeURIComponent(message);
    };
    // Some apps cut addresses of 2,000 characters.
    const isTooLong = (count) => chat.length + say(count).length > 1990;
    if (!isTooLong(list.length)) return say(list.length);
    return say(list.findIndex((_, index) => isTooLong(index + 1)));
  };

  const write = () => {
    const hash = names.size ? `#${[...names].join('+')}` : '';
    const styles = buttons.filter(({ value }) => names.has(value));
    const number = styles.length;
    const form = new Intl.PluralRules(words.locale).select(number);
    const count = (words.counts[form] ?? words.counts.other).replace('{number}', number);
    const say = (text) => (number ? text.replace('{styles}', count) : '');
    const chosen = styles.map(({ dataset }) => dataset.name);
    const message = compose(chosen, hash);
    for (const link of chats) {
      link.href = `${chat}?text=${message}`;
      link.querySelector('span').textContent = say(words.label) || label;
    }
    (status.firstElementChild ?? status).textContent = say(words.chosen);
    for (const link of links) link.setAttribute('href', link.pathname + hash);
    for (const line of find('[data-line]')) line.hidden = !names.has(line.id);
    for (const part of find('[data-chosen]')) part.hidden = part.dataset.chosen !== `${number > 0}`;
    for (const button of find('[aria-pressed]')) {
      button.setAttribute('aria-pressed', names.has(button.value));
    }
    history.replaceState(null, '', hash || location.pathname + location.search);
  };

  const read = () => {
    const named = location.hash.slice(1).split('+');
    const known = [...audiences, ...buttons.map(({ value }) => value)];
    const before = names.size;
    // The link past the header leads to the content, and takes nothing off.
    if (named[0] !== 'content') names = new Set(known.filter((name) => named.includes(name)));
    // The page comes as it is for a visitor who has named nothing.
    if (before || names.size) write();
  };

  for (const button of find('[aria-pressed]')) button.hidden = false;
  read();
  window.onhashchange = read;
  document.onclick = ({ target }) => {
    const button = target.closest('[data-name]');
    if (!button) return;
    if (!names.delete(button.value)) names.add(button.value);
    if (button.hasAttribute('aria-pressed')) {
      button.setAttribute('aria-pressed', names.has(button.value));
    }
    // The button is painted first: with many styles, the rest takes longer than a frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        write();
        // A button that goes would take the keyboard's place with it.
        if (button.closest('[hidden]')) status.focus();
      }),
    );
  };
})();
