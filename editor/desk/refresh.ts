// Shows the page anew when what is on it changes, and says when the desk is closed.

const [, , name] = location.pathname.split('/');
const showAnew = async () => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [old, main] = [document, page].map((it) => it.querySelector('main'));
  // What the owner has chosen on it meanwhile stays, if nothing else is to be shown.
  if (old && main && old.innerHTML !== main.innerHTML) old.replaceWith(main);
};
// A browser opens six connections, and these stay open.
if (name && ['ready', 'publish'].includes(name)) {
  const events = new EventSource('/events');
  events.addEventListener(name, showAnew);
  // Something may have changed before this listened, or while the desk was closed.
  events.onopen = showAnew;
  events.onerror = () => document.querySelector('[role="alert"]')?.removeAttribute('hidden');
}

export {};
