import { caching, resourcePolicy, shownElsewhere, textTypes } from '../headers.ts';
import type { HostValues } from './host-values.ts';

/**
 * `_headers` for Netlify, where the last line for a header wins, and for Cloudflare, which needs a line that
 * detaches what an earlier one has said. Both let browsers ask again for each file that has no hash in its name.
 */
export function headersFile({ headers }: HostValues, detach = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const parts = shownElsewhere.map(
    (beginning) => `\n${beginning}*\n${detach}  ${resourcePolicy}: cross-origin\n`,
  );
  return `/*
${lines.join('')}
${caching.hashedFolder}*
  Cache-Control: ${caching.hashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
${parts.join('')}`;
}
