import { cacheHashed, hashedFolder } from './headers.ts';
import { notFoundPage, prefixes, textTypes } from './rules.ts';

/** `_headers`: the headers for Cloudflare and Netlify, whose cache rule for all other files is right. */
export function headersFile(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join('\n')}

${hashedFolder}*
  Cache-Control: ${cacheHashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
`;
}

/**
 * `_redirects`: the 404 pages of the languages with a prefix, for Netlify alone. Cloudflare finds
 * them without it, and may refuse a site whose `_redirects` names the status 404.
 */
export function redirectsFile(): string {
  return prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`).join('');
}
