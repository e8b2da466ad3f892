/* A press on the chat waits until its message names what is chosen, four seconds at most. */
{
  /** @type {HTMLAnchorElement | null | undefined} */
  let pressed;

  /** @param {MouseEvent} event */
  const hold = (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-chat]');
    let chosen = location.hash;
    try {
      chosen ||= sessionStorage.choice;
    } catch {}
    if (!link || !chosen) return;
    event.preventDefault();
    pressed = /** @type {HTMLAnchorElement} */ (link);
    setTimeout(release, 4000);
  };

  const release = () => {
    removeEventListener('click', hold);
    if (!pressed) return;
    // Browsers open no new tab long after a press.
    if (navigator.userActivation?.isActive) pressed.click();
    else location.assign(pressed.href);
    pressed = null;
  };

  addEventListener('click', hold);
  addEventListener('composed', release, { once: true });
}
