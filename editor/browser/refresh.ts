// Reloads a view's content when it changes, and says when the desk is closed.

const [, , name] = location.pathname.split('/');
const reload = async () => {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [old, main] = [document, fresh].map((it) => it.querySelector('main'));
  // A view that did not change keeps what the owner has ticked in it.
  if (old && main && old.innerHTML !== main.innerHTML) old.replaceWith(main);
};
// Only where something changes: a browser opens six connections to a host at most, and each of these stays open.
if (name && ['ready', 'publish'].includes(name)) {
  const events = new EventSource('/events');
  events.addEventListener(name, reload);
  // Something may have changed before the connection was open, or while the desk was closed.
  events.onopen = reload;
  events.onerror = () => document.querySelector('[role="alert"]')?.removeAttribute('hidden');
}

export {};
