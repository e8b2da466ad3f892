/* Shows what changes in a view, and says when the desk is closed. */
const [, , name = ''] = location.pathname.split('/');

/** Replaces those children of an element that are new. The others keep their focus, and what is ticked in them. */
function update(element: Element, fresh: Element) {
  const old = [...element.children];
  for (const child of [...fresh.children]) {
    const isStatus = ({ role }: Element) => role === 'status' && child.role === 'status';
    const index = old.findIndex((other) => other.isEqualNode(child) || isStatus(other));
    if (index < 0) {
      element.insertBefore(child, old[0] ?? null);
      continue;
    }
    for (const gone of old.splice(0, index)) gone.remove();
    const kept = old.shift();
    // A status is announced only if its element stays and what is in it changes.
    if (!kept?.isEqualNode(child)) kept?.replaceChildren(...child.childNodes);
  }
  for (const gone of old) gone.remove();
}

let newest = 0;

async function reload() {
  const own = ++newest;
  const response = await fetch(location.href);
  // In place of the view there is then a document that says what failed: the browser shows all of it.
  if (!response.ok) return location.reload();
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  // An answer that comes late would take away what a later one has shown.
  if (own !== newest) return;
  const [main, newer] = [document, fresh].map((view) => view.querySelector('main'));
  if (main && newer) update(main, newer);
}

let next: ReturnType<typeof setTimeout>;

/** Follows the desk; where it is closed, tries again until it is there. */
function follow() {
  // Only such views have this: a browser opens six connections to a host at most, and each of these stays open.
  const events = new EventSource('/events');
  const tryAgain = () => {
    document.querySelector('[role="alert"]')?.removeAttribute('hidden');
    // A browser itself would give up at the first answer of another program.
    events.close();
    clearTimeout(next);
    next = setTimeout(follow, 1000);
  };
  const reloadOrSay = () => reload().catch(tryAgain);
  events.addEventListener(name, reloadOrSay);
  // Something may have changed before the connection was open, or while the desk was closed.
  events.onopen = reloadOrSay;
  events.onerror = tryAgain;
}

follow();
