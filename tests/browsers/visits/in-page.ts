/** Functions that run in the page: each stands alone. */

/** How many elements match, and how many of them can be seen and pressed where they are. */
export function seen(selector: string) {
  const elements = [...document.querySelectorAll(selector)];
  const inSight = elements.filter((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return (
      width > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      (element.contains(top) || top?.contains(element) === true)
    );
  });
  return { all: elements.length, seen: inSight.length };
}

/** How the page stands: what its root says, how much it is too wide, what it is set in. */
export function standing() {
  const root = document.documentElement;
  const unquoted = (family = '') => family.replace(/["']/g, '');
  const heading = document.querySelector('h1') ?? root;
  const font = unquoted(getComputedStyle(heading).fontFamily.split(',')[0]);
  return {
    lang: root.lang,
    dir: root.dir,
    direction: getComputedStyle(document.body).direction,
    beyond: root.scrollWidth - root.clientWidth,
    width: innerWidth,
    headings: document.querySelectorAll('h1').length,
    font,
    fontThere: [...document.fonts].some(
      ({ family, status }) => unquoted(family) === font && status === 'loaded',
    ),
  };
}

/** The pictures in view that are not there yet, or never will be. */
export function missingPictures() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && !(image.complete && image.naturalWidth > 0);
    })
    .map((image) => image.currentSrc || image.src);
}

export function text(selector: string) {
  return document.querySelector(selector)?.textContent?.trim();
}

export function attribute(selector: string, name: string) {
  return document.querySelector(selector)?.getAttribute(name);
}

export function path() {
  return location.pathname;
}

/** What has gone wrong since the last time, as `writeDown` in `site.ts` did; nothing stays saved. */
export function hearAndForget(): string {
  const heard = sessionStorage.heard ?? '';
  sessionStorage.clear();
  localStorage.clear();
  return heard;
}
