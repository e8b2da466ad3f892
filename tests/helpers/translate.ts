/** Wraps every text in two <font> as translators do, from the first one on; runs in the page. */
export function translate() {
  // As a string: the element is deprecated.
  const font: string = 'font';
  const wrap = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const holder = text.parentElement;
      if (!text.data.trim() || !holder || holder.closest('font, head, script, style')) continue;
      const outer = document.createElement(font);
      outer.appendChild(document.createElement(font)).textContent = `·${text.data}`;
      text.replaceWith(outer);
    }
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(wrap).observe(document, changes);
  wrap();
}
