import { cacheHashed, hashedFolder, resourcePolicy, shownElsewhere } from './headers.ts';
import { type HostValues, textTypes } from './rules.ts';

/**
 * `_headers`, for hosts whose own cache rule for all other files is right. `detach` is a line that takes
 * away a header of an earlier rule, for a host that would send the values of both.
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
