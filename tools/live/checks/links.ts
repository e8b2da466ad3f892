import { type Check, grouped, type Met } from '../check.ts';
import { type Copy, ownPath, references, type VisitedPage } from '../copy.ts';
import type { Visit } from '../visit.ts';

/** Every link and file on the site is there, and so is the place within a page that a link names. */
export function checkLinks(copy: Copy): Check {
  const pages = new Map(copy.pages.map((page) => [page.path, page.answer.text]));
  const met = copy.pages.flatMap((page) =>
    references(page).flatMap((address): Met[] => {
      const path = ownPath(copy, new URL(address, copy.origin + page.path).href);
      if (!path) return [];
      const file = copy.files.get(path);
      if (file && file.status !== 200) {
        return [
          {
            path: page.path,
            fault: `${path} ${file.failure ?? `answers ${file.status}`}, named on`,
          },
        ];
      }
      const [, fragment] = address.split('#');
      const there = !fragment || pages.get(path)?.includes(`id="${fragment}"`);
      return there
        ? []
        : [{ path: page.path, fault: `${path} has no place "${fragment}", named on` }];
    }),
  );
  return {
    title: `${copy.files.size} files and all links on the site are there`,
    faults: grouped(met),
  };
}

/** Other sites that the pages lead to: named, and asked only when a visit is given. */
export async function checkExternal(copy: Copy, visit?: Visit): Promise<Check> {
  const addresses = [...new Set(copy.pages.flatMap((page) => externalLinks(copy, page)))].sort();
  if (!visit) {
    return {
      title: 'links to other sites (--external asks them too)',
      faults: [],
      notes: addresses.map(decodeURI),
    };
  }
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await visit(new URL(address))) })),
  );
  const gone = ({ status }: { status: number }) => [0, 404, 410].includes(status);
  return {
    title: 'other sites that the pages lead to are there',
    faults: answers
      .filter(gone)
      .map(({ address, failure, status }) => `${address} ${failure ?? `answers ${status}`}`),
    notes: answers
      .filter((answer) => !gone(answer) && answer.status >= 400)
      .map(({ address, status }) => `${address} answers programs ${status}: look with a browser`),
  };
}

function externalLinks(copy: Copy, page: VisitedPage): string[] {
  return references(page).filter(
    (address) => /^https?:/.test(address) && ownPath(copy, address) === undefined,
  );
}
