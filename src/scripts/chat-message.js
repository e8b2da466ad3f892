/* Shows the lines that the fragment names, such as #traders+product-hoodie, and says them in every chat. */
(() => {
  const chats = [...document.querySelectorAll('a[href*="?text="]')];
  const lines = document.querySelectorAll('[data-greeting], [data-order]');
  const [chat, greeting] = chats[0].href.split('?text=');

  const write = () => {
    const names = location.hash.slice(1).split('+');
    let message = greeting;
    for (const line of lines) {
      const { greeting, order } = line.dataset;
      line.hidden = !names.includes(line.id);
      if (!line.hidden) {
        message = greeting
          ? encodeURIComponent(greeting)
          : message + encodeURIComponent(` ${order}`);
      }
    }
    for (const link of chats) link.href = `${chat}?text=${message}`;
  };

  write();
  window.onhashchange = write;
})();
