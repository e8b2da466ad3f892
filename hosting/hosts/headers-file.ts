import { cacheHashed, hashedFolder, resourcePolicy, shownElsewhere } from '../headers.ts';
import { type HostValues, textTypes } from '../rules.ts';

/**
 * `_headers` for Netlify, where the last rule for a header wins, and for Cloudflare, which needs a line that
 * detaches what an earlier rule has said. The cache rule of both for all other files is right.
 */
export function headersFile({ headers }: HostValues, detach = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const rules = shownElsewhere.map(
    (beginning) => `\n${beginning}*\n${detach}  ${resourcePolicy}: cross-origin\n`,
  );
  return `/*
${lines.join('')}
${hashedFolder}*
  Cache-Control: ${cacheHashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
${rules.join('')}`;
}
