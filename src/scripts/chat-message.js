/* Stands inline at the end of the catalog and of the start-project page. The address may name what the
   visitor comes from and the pieces that they chose, such as #traders+product-hoodie+product-tee: the
   page shows these, the message of every chat link says them, and links between the two pages keep
   them. The names are only compared with those that the page has. */
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
  const known = [...audiences, ...buttons.map(({ value }) => value)];
  let names = new Set();
  let hash = '';

  const compose = (pieces) => {
    const audience = audiences.findLast((name) => names.has(name));
    const start = audience ? encodeURIComponent(words.audiences[audience].greeting) : greeting;
    if (pieces.length === 0) return start;
    const list = pieces.length > 1 ? pieces.map((piece) => `\n- ${piece}`) : pieces;
    const [fragment] = /^.{0,900}(?=\+|$)/.exec(hash);
    const more = words.more.replace('{address}', location.origin + words.paths[1] + fragment);
    const say = (count) => {
      const others = list.length - count;
      const shown =
        list.slice(0, count).join('') + (others ? `\n${more.replace('{number}', others)}` : '');
      return start + encodeURIComponent(` ${words.message.replace('{product}', () => shown)}`);
    };
    // Some apps cut longer addresses.
    const fits = (count) => chat.length + say(count).length < 1990;
    let count = fits(list.length) ? list.length : 0;
    while (count < list.length && fits(count + 1)) count += 1;
    return say(count);
  };

  const write = () => {
    hash = names.size ? `#${[...names].join('+')}` : '';
    const pieces = buttons.filter(({ value }) => names.has(value));
    const number = pieces.length;
    const form = new Intl.PluralRules(words.locale).select(number);
    const count = (words.pieces[form] ?? words.pieces.other).replace('{number}', number);
    const message = compose(pieces.map(({ dataset }) => dataset.name));
    for (const link of chats) {
      link.href = `${chat}?text=${message}`;
      link.querySelector('span').textContent = number
        ? words.order.replace('{pieces}', count)
        : label;
    }
    const line = status.firstElementChild ?? status;
    line.textContent = number ? words.chosen.replace('{pieces}', count) : '';
    for (const link of links) link.setAttribute('href', link.pathname + hash);
    for (const line of find('[data-line]')) line.hidden = !names.has(line.id);
    for (const part of find('[data-chosen]')) part.hidden = part.dataset.chosen !== `${number > 0}`;
    for (const button of find('[aria-pressed]')) {
      button.hidden = false;
      button.setAttribute('aria-pressed', names.has(button.value));
    }
  };

  const keep = () => history.replaceState(null, '', hash || location.pathname + location.search);

  const read = () => {
    // The link past the header leads to the content, and takes nothing off.
    if (hash && location.hash === '#content') return keep();
    const named = location.hash.slice(1).split('+');
    names = new Set(known.filter((name) => named.includes(name)));
    write();
  };

  read();
  window.onhashchange = read;
  document.onclick = ({ target }) => {
    const button = target.closest('[data-name]');
    if (!button) return;
    if (!names.delete(button.value)) names.add(button.value);
    write();
    keep();
    // A button that goes would take the keyboard's place with it.
    if (button.closest('[hidden]')) status.focus();
  };
})();
