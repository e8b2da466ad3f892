import { type Check, grouped, type Met } from '../check.ts';
import type { Copy, VisitedPage } from '../copy.ts';

/** Every page is there, in its language. */
export function checkPages({ pages }: Copy): Check {
  return {
    title: `${pages.length} pages are there, each in its language`,
    faults: grouped(pages.flatMap((page) => [...hasStatus(page, 200), ...isInLanguage(page)])),
  };
}

/**
 * Where no page is, a page says so in the language of the address, with the status that tells search
 * engines the same.
 * @param oneLanguage the host may know only one such page
 */
export function checkNotFound({ notFound }: Copy, oneLanguage: boolean): Check {
  return {
    title: 'an address without a page is answered with 404, in its language',
    faults: grouped(
      notFound.flatMap((page) => [
        ...hasStatus(page, 404),
        ...(oneLanguage ? [] : isInLanguage(page)),
      ]),
    ),
  };
}

function hasStatus({ path, answer }: VisitedPage, wanted: number): Met[] {
  const { status, failure, headers } = answer;
  if (failure) return [{ path, fault: failure }];
  const to = headers.get('location');
  const leads = to ? ` and leads to ${to}` : '';
  return status === wanted ? [] : [{ path, fault: `answers ${status}${leads}, not ${wanted}` }];
}

function isInLanguage({ path, language, answer }: VisitedPage): Met[] {
  return answer.failure || answer.text.includes(`<html lang="${language}"`)
    ? []
    : [{ path, fault: `is not in the language "${language}"` }];
}
