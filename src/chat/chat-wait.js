/* A press on a link to the chat, or to an email, waits until the message names what is chosen, four seconds at most. Not one
   with a key that asks for a tab or window of its own: a script can open none in the background. */
{
  /** @type {HTMLAnchorElement | null | undefined} */
  let pressed;

  /** Whether the tab, or the address, may name what is chosen: a fragment that names a part of the page does not. */
  const isChosen = () => {
    const { hash } = location;
    const part = document.getElementById(hash.slice(1));
    try {
      if (sessionStorage.choice || sessionStorage.brand) return true;
    } catch {}
    return hash && !(part && !part.dataset.when);
  };

  /** @param {MouseEvent} event */
  const hold = (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-chat],a[data-email]');
    if (!link || !isChosen() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed = /** @type {HTMLAnchorElement} */ (link);
    setTimeout(release, 4000);
  };

  const release = () => {
    removeEventListener('click', hold);
    if (!pressed) return;
    // Some time after a press, browsers no longer let it open a new tab.
    if (navigator.userActivation?.isActive) pressed.click();
    else location.assign(pressed.href);
    pressed = null;
  };

  addEventListener('click', hold);
  addEventListener('chat:ready', release, { once: true });
  addEventListener('chat:failed', release, { once: true });

  // Where nothing can be chosen, the chat's script waits in a template until something is: also when the browser gives a
  // page back, or shows one that it has prepared.
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector('#chat');
  const script = template?.content.querySelector('script');
  if (script) {
    const start = () =>
      requestAnimationFrame(() => {
        if (isChosen()) import(script.src).catch(() => dispatchEvent(new Event('chat:failed')));
      });
    start();
    addEventListener('pageshow', start);
  }
}
