import { cacheHashed, hashedFolder } from './policy.ts';

/** The headers as Cloudflare and Netlify read them, from a file `_headers` beside the pages. */
export function headersFile(headers: Record<string, string>): string {
  const block = (path: string, entries: Record<string, string>) =>
    `${path}\n${Object.entries(entries)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', headers),
    // Both hosts join what several blocks say: the first's has to be taken back.
    block(`${hashedFolder}*`, { 'Cache-Control': cacheHashed }),
  ].join('\n');
}

/**
 * The headers as nginx reads them. An `add_header` in a `location` drops those from outside it, so
 * every location of `deploy/nginx/khayt.conf` includes this file.
 */
export function nginxHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** The headers as Caddy reads them, for the `import` in `deploy/Caddyfile`. */
export function caddyHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header {\n${lines.join('')}\t-Server\n}\n`;
}
