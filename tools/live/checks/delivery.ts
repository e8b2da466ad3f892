import { hashedFolder } from '../../../policy/policy.ts';
import { type Check, grouped } from '../check.ts';
import type { Copy } from '../copy.ts';

/** Pages come compressed. */
export function checkCompression({ pages }: Copy): Check {
  return {
    title: 'pages come compressed',
    faults: grouped(
      pages
        .filter(({ answer }) => answer.status === 200)
        .filter(({ answer }) => !/br|gzip|zstd/.test(answer.headers.get('content-encoding') ?? ''))
        .map(({ path }) => ({ path, fault: 'is not compressed' })),
    ),
  };
}

/** Browsers ask again for each page, and never again for a file whose name holds a hash. */
export function checkCaching({ pages, files }: Copy): Check {
  const rule = (headers: Headers) => headers.get('cache-control') ?? '';
  const stalePages = pages
    .filter(({ answer }) => answer.status === 200)
    .filter(({ answer }) => !/no-cache|max-age=0\b/.test(rule(answer.headers)))
    .map(({ path }) => ({ path, fault: 'may be kept, so that a change is seen late' }));
  const forgotten = [...files]
    .filter(([path, { status }]) => path.startsWith(hashedFolder) && status === 200)
    .filter(([, { headers }]) => !/max-age=31536000\b.*immutable/.test(rule(headers)))
    .map(([path]) => ({ path, fault: 'is fetched again and again instead of kept for a year' }));
  return {
    title: 'pages are fresh on every visit, and what never changes is kept',
    faults: grouped([...stalePages, ...forgotten]),
  };
}
