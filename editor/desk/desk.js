// Shows the page anew when what it follows changes.

const { follows } = document.querySelector('main').dataset;
if (follows) {
  const showAnew = async () => {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [old, main] = [document, page].map((it) => it.querySelector('main'));
    // What the owner has chosen on it meanwhile stays, if nothing else is to be shown.
    if (old.innerHTML !== main.innerHTML) old.replaceWith(main);
  };
  const events = new EventSource('/events');
  events.addEventListener(follows, showAnew);
  // Something may have changed before this listened, or while the desk was closed.
  events.onopen = showAnew;
}
