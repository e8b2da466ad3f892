/* Shows the map's frame once it is there. To the page, a frame that is refused loads as well, and shows the browser's own
   grey page; an object with the same address fails (HTML, 4.8.7). It has no size, and goes at once. */
for (const frame of document.querySelectorAll('iframe')) {
  const check = () => {
    const [template] = frame.parentElement.getElementsByTagName('template');
    const [probe] = template?.content.cloneNode(true).children ?? [];
    if (!probe) return;
    template.replaceWith(probe);
    probe.onload = () => {
      frame.dataset.loaded = '';
      probe.remove();
    };
    probe.onerror = () => probe.remove();
  };
  // Whose first document, an empty one, has gone is there already.
  if (frame.contentDocument) frame.onload = check;
  else check();
}
