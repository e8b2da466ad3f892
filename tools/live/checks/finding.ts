import { type Check, grouped, type Met } from '../check.ts';
import { type Copy, ownPath, sitemapAddresses, sitemapPath } from '../copy.ts';
import { metaContent } from '../html.ts';
import type { Answer } from '../visit.ts';

/** Search engines are let in, and the sitemap names every page. */
export function checkSitemap(copy: Copy): Check {
  const robots = copy.files.get('/robots.txt') as Answer;
  const path = sitemapPath(copy, robots);
  const sitemap = copy.files.get(path) as Answer;
  const named = new Set(sitemapAddresses(sitemap).map((address) => ownPath(copy, address)));
  return {
    title: 'search engines are let in, and the sitemap names every page',
    faults: [
      ...missing('/robots.txt', robots),
      ...(/^disallow:\s*\/\s*$/im.test(robots.text)
        ? ['/robots.txt keeps search engines out']
        : []),
      ...(sitemap.status === 200
        ? grouped(
            copy.pages
              .filter((page) => !named.has(page.path))
              .map((page) => ({ path: page.path, fault: `${path} does not name` })),
          )
        : missing(path, sitemap)),
    ],
  };
}

/** Every page has a picture for where its address is shared. */
export function checkPreviews(copy: Copy): Check {
  const met = copy.pages.flatMap(({ path, answer }): Met[] => {
    if (answer.status !== 200) return [];
    const picture = metaContent(answer.text, 'og:image');
    if (!picture) return [{ path, fault: 'names no picture for previews (og:image)' }];
    // Whoever shows a preview takes no address without a site.
    if (!/^https?:/.test(picture)) {
      return [{ path, fault: `${picture} must be a whole address (og:image)` }];
    }
    const file = copy.files.get(ownPath(copy, picture) ?? '');
    return file?.headers.get('content-type')?.startsWith('image/')
      ? []
      : [{ path, fault: `${picture} is no picture on this site (og:image)` }];
  });
  return { title: 'every page has its picture for previews', faults: grouped(met) };
}

function missing(path: string, { status, failure }: Answer): string[] {
  return status === 200 ? [] : [`${path} ${failure ?? `answers ${status}`}`];
}
