// Shows the page anew when what it follows changes.

const { follows } = document.querySelector('main').dataset;
if (follows) {
  new EventSource('/events').addEventListener(follows, async () => {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('main').replaceWith(page.querySelector('main'));
  });
}
