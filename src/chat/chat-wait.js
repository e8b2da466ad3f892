/* A press on a link to the chat, or to an email, waits until the message names what is chosen, four seconds at most. Not one
   with a key that asks for a tab or window of its own: a script can open none in the background. */
{
  /** @type {HTMLAnchorElement | null | undefined} */
  let pressed;

  /** @param {MouseEvent} event */
  const hold = (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-chat],a[data-email]');
    /** @type {string | undefined} */
    let chosen = location.hash.replace('#content', '');
    try {
      chosen ||= sessionStorage.choice;
    } catch {}
    if (!link || !chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
}
