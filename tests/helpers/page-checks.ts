import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Expects that axe finds nothing, and that it looked at what matters most. */
export async function expectNoViolations(
  page: Page,
  looked = ['color-contrast', 'target-size', 'link-name'],
) {
  // axe compares how letters look alone and in words: it takes joined Arabic letters for icons, and skips them.
  const restore = await page.evaluateHandle(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { getImageData } = prototype;
    const pixel = new ImageData(new Uint8ClampedArray([1, 1, 1, 1]), 1);
    prototype.getImageData = () => pixel;
    // What the header and the bars at a phone's lower edge cover comes out when the page is scrolled.
    const bars = document.querySelectorAll<HTMLElement>('header, [data-waits] > *, [data-tray]');
    for (const bar of bars) bar.style.setProperty('position', 'static');
    return () => {
      prototype.getImageData = getImageData;
      for (const bar of bars) bar.style.removeProperty('position');
    };
  });
  // The stitches that pseudo-elements draw are beside their words.
  const options = {
    runOnly: tags,
    checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  };
  // Without the tab that axe opens for frames of other sites, of which it looks at none.
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .options(options)
    .setLegacyMode()
    .analyze();
  await restore.evaluate((restore) => restore());
  expect(violations).toEqual([]);
  // axe is not sure whether somebody wants words in the color of their background.
  expect(JSON.stringify(incomplete)).not.toContain('equalRatio');
  const passed = passes.map(({ id }) => id);
  expect(passed).toEqual(expect.arrayContaining(looked));
}

/** The page, if it is wider than its window, its texts and buttons that are cut off, and its words that are broken. */
export async function findCutTexts(page: Page): Promise<string[]> {
  const wide = await page.evaluate(findWidePage);
  const broken = await page.evaluate(findBrokenWords);
  const cut = await page.evaluate(findCutOff);
  return [...wide, ...broken, ...cut];
}

/** Lays out all of a page, and says if it is wider than its window; runs in the page. */
function findWidePage(): string[] {
  // What is far from the window has no layout otherwise.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
}

/** The words that go on in the next line although their own, or a column, has room for them; runs in the page. */
function findBrokenWords(): string[] {
  const { clientWidth } = document.documentElement;
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let box = text.parentElement as Element;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement as Element;
    const { display, paddingLeft, paddingRight } = getComputedStyle(box);
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    // Beside an icon it is less.
    const line = display.endsWith('flex') ? 0 : room;
    // A line may end at a hyphen.
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+-?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()];
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const isWhole = new Set(parts.map(({ bottom }) => bottom)).size < 2;
      if (!isWhole && width < Math.max(line, 0.4 * clientWidth)) found.push(`${word} is broken`);
    }
  }
  return found;
}

/** The texts and buttons that the window cuts or a box does not hold; runs in the page. */
function findCutOff(): string[] {
  const { clientWidth } = document.documentElement;
  const cut: string[] = [];
  // What is beyond the edges of a strip comes into sight when it is swiped.
  const isSwiped = ({ parentElement: box }: Element): boolean =>
    box !== null && (getComputedStyle(box).overflowX === 'auto' || isSwiped(box));
  const walker = document.createTreeWalker(document.body);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isText = node instanceof Text && node.data.trim();
    if (!isText && !(node instanceof HTMLButtonElement)) continue;
    const holder = (isText ? node.parentElement : node) as Element;
    const seen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || holder.closest('.visually-hidden') || isSwiped(holder)) continue;
    const range = document.createRange();
    range.selectNode(node);
    const part = isText ? range : holder;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const name = node.textContent ?? '';
    if (left < 4 || right > clientWidth - 4) cut.push(name);
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { backgroundColor, overflowX, overflowY, fontSize } = getComputedStyle(box);
      const isClear = backgroundColor.endsWith(', 0)') && overflowY === 'visible';
      const edge = box.getBoundingClientRect();
      const beside = left < edge.left - 1 || right > edge.right + 1;
      // Letters may reach out of lines that stand close.
      const least = overflowY === 'visible' ? parseFloat(fontSize) : 1;
      const above = top < edge.top - least || bottom > edge.bottom + least;
      if ((overflowX !== 'visible' && beside) || (!isClear && above))
        cut.push(`${name} in ${box.className}`);
    }
  }
  return cut;
}

/** The fields that Safari on a phone would zoom into, and stay there; runs in the page. */
export function findSmallFields(): string[] {
  const fields = [...document.querySelectorAll('input, select, textarea, [contenteditable]')];
  return fields
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);
}

/** The images that are drawn wider or higher than they are; runs in the page. */
export function findStretchedImages(): string[] {
  const isStretched = (image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    // Those that are cut to their place fill it, and those that have not been fetched have no ratio.
    return getComputedStyle(image).objectFit === 'fill' && Math.abs(width - height * ratio) > 4;
  };
  return [...document.images].filter(isStretched).map(({ currentSrc }) => currentSrc);
}

/** Expects that the pictures of a page were fetched as large as their places need, and are not stretched. */
export async function expectFittingPictures(page: Page) {
  const images = page.getByRole('main').locator('picture img').filter({ visible: true });
  for (const { file, fetched, needed, widest } of await images.evaluateAll(fitsOf)) {
    expect(fetched, file).toBeLessThanOrEqual(needed * 2);
    // The original itself may be smaller than its place.
    expect(fetched, file).toBeGreaterThanOrEqual(Math.min(needed, widest));
  }
  expect(await page.evaluate(findStretchedImages)).toEqual([]);
}

/** How wide pictures were fetched, how wide their places need them and what else there was; runs in the page. */
function fitsOf(images: Element[]) {
  const fitOf = async (image: HTMLImageElement) => {
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    const { pathname } = new URL(image.currentSrc);
    const source = [...document.querySelectorAll('source')].find(({ srcset }) =>
      srcset.includes(pathname),
    );
    const candidates = source?.srcset ?? '';
    const fetched = Number(candidates.split(pathname)[1]?.match(/\d+/)?.[0]);
    const ratio = image.naturalWidth / image.naturalHeight;
    return {
      file: pathname,
      fetched,
      // Where it is cut to its place, the longer side decides.
      needed: Math.max(width, height * ratio) * devicePixelRatio,
      widest: Math.max(...[...candidates.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
    };
  };
  // One after the other: a lazy picture is fetched when it comes into view.
  return Array.fromAsync(images, (image) => fitOf(image as HTMLImageElement));
}

/** Waits until what is there has been drawn, and says when that was; runs in the page. */
export async function twoFrames(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return performance.now();
}

/** How far what is in the window has moved by itself since a time, as Cumulative Layout Shift has it, and what; runs in the page. */
export async function shiftsSince(start: number) {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer
    .takeRecords()
    .filter(({ startTime }) => startTime >= start) as (PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  })[];
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    parts: shifts.flatMap(({ sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30)}: ${previousRect.top}/${previousRect.height} → ${currentRect.top}/${currentRect.height}`,
      ),
    ),
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * How long each call of the page's scripts takes while something is done, in milliseconds of the processor's own time: what
 * else the machine does is not counted.
 */
export async function scriptCalls(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const main = new Set(events.filter(isMain).map(threadOf));
  return events
    .filter((event) => event.name === 'FunctionCall' && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
