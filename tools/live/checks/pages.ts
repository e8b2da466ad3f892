import { type Check, grouped, type Met } from '../check.ts';
import type { Copy, VisitedPage } from '../copy.ts';

/** Every page is there, in its language. */
export function checkPages({ pages }: Copy): Check {
  return {
    title: `${pages.length} pages are there, each in its language`,
    faults: grouped(pages.flatMap((page) => answersWith(page, 200))),
  };
}

/**
 * Where no page is, a page says so in the language of the address, with the status that tells search
 * engines the same.
 * @param onePage the host knows only one such page, in the default language
 */
export function checkNotFound({ notFound }: Copy, onePage: boolean): Check {
  const [first] = notFound;
  return {
    title: 'an address without a page is answered with 404, in its language',
    faults: grouped(
      notFound.flatMap((page) =>
        answersWith(onePage && first ? { ...page, language: first.language } : page, 404),
      ),
    ),
  };
}

function answersWith({ path, language, answer }: VisitedPage, status: number): Met[] {
  if (answer.failure) return [{ path, fault: answer.failure }];
  const to = answer.headers.get('location');
  return [
    ...(answer.status === status
      ? []
      : [
          {
            path,
            fault: `answers ${answer.status}${to ? ` and leads to ${to}` : ''}, not ${status}`,
          },
        ]),
    ...(answer.text.includes(`<html lang="${language}"`)
      ? []
      : [{ path, fault: `is not in the language "${language}"` }]),
  ];
}
