import type { inlineHashes } from './inline-hashes.ts';

/** What the files of hosts are written from. */
export interface HostValues {
  headers: Record<string, string>;
  domain: string;
  /** The files that the owner has put into the published folder, such as `google12ab.html`. */
  ownFiles: string[];
}

/** The Content Security Policy, without the hashes of the pages. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.google.com https://maps.google.com',
  // An `<object>` shows whether the frame of the map is refused (src/scripts/map.js).
  'object-src https://www.google.com https://maps.google.com',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The header of the Content Security Policy. */
export const policyName = 'Content-Security-Policy';

/** The header that says whose pages may show a file. */
export const resourcePolicy = 'Cross-Origin-Resource-Policy';

/** The beginnings of the addresses of files that other sites may show: link previews are drawn in browsers, too. */
export const shownElsewhere = ['/_astro/share/', '/favicon', '/apple-touch-icon', '/icon-'];

/** A pattern of these addresses. */
export const shownElsewherePath = `^(?:${shownElsewhere.join('|')})`;

/** The features with which a script that got in could do harm; each name is sent with every page. */
const deniedFeatures = ['camera', 'geolocation', 'microphone'];

/** The headers of every response. Over plain http (not `isSecure`) a browser must not insist on https. */
export function securityHeaders(hashes: ReturnType<typeof inlineHashes>, isSecure: boolean) {
  const quoted = (names: string[]) => names.map((name) => ` '${name}'`).join('');
  const policy = [
    ...contentSecurityPolicy,
    `script-src 'self'${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted(hashes.stylesheets)}`,
  ];
  return {
    [policyName]: policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    [resourcePolicy]: 'same-origin',
    'Permissions-Policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    // A year; docs/publishing.md says what a wider promise would lock out.
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** How browsers keep files. */
export const caching = {
  /** The folder of the files whose names hold a hash of their content. */
  hashedFolder: '/_astro/',
  /** These never change. */
  hashed: 'public, max-age=31536000, immutable',
  /**
   * For all others, browsers ask each time whether they have changed. A network in front of a host changes nothing in
   * them: Cloudflare would hide email addresses behind a script that the policy refuses
   * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
   */
  other: 'no-cache, no-transform',
};

/** The types of the files that the build compresses; servers may know others, or none. */
export const textTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
};
