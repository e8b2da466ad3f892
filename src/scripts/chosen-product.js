/* Stands inline at the end of the start-project page. When the address names a piece of the catalog,
   such as #hoodie-ink, its line shows and every chat link's message orders it. The fragment is only
   compared with the ids that the page has. */
(() => {
  const chats = [...document.querySelectorAll('a[href*="?text="]')];
  const lines = document.querySelectorAll('[data-order]');
  const greeting = chats[0].href;

  const choose = () => {
    let order = '';
    for (const line of lines) {
      line.hidden = location.hash !== `#${line.id}`;
      if (!line.hidden) order = encodeURIComponent(` ${line.dataset.order}`);
    }
    for (const chat of chats) chat.href = greeting + order;
  };

  choose();
  window.onhashchange = choose;
})();
