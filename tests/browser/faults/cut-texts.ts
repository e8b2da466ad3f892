import type { Page } from '@playwright/test';

/** The texts of which a part is outside the window or outside a box that cuts what is in it. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const holder = text.parentElement as Element;
      const seen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // 'Order now' is meant to be outside its photograph until that is hovered.
      if (!text.data.trim() || !seen || holder.closest('.visually-hidden, [class*="_order_"]')) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > document.documentElement.clientWidth + 1) cut.push(text.data);
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const beside = left < edge.left - 1 || right > edge.right + 1;
        const above = top < edge.top - 1 || bottom > edge.bottom + 1;
        if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && above)) {
          cut.push(`${text.data} in ${box.className}`);
        }
      }
    }
    return cut;
  });
}
