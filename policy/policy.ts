/**
 * What the site promises with every answer, said once. Each host's own form is made from it
 * (`policy/forms.ts`), and the preview server sends it.
 */

/** Where inline scripts and styles stand in the pages, by their hashes. */
export interface InlineHashes {
  /** Such as `sha256-…`, as a Content Security Policy names them. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The Content Security Policy, directive by directive, but for scripts and styles, whose hashes
 * come from the built pages, and for `frame-ancestors`, which a `<meta>` cannot say.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.google.com https://maps.google.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const;

/** Everything that a page could ask the device for and that this site never does. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/**
 * The headers of every answer.
 * @param hashes the inline scripts and styles of the pages
 * @param secure whether the site is served over https: only then may a browser be told to insist
 *   on it (over plain http on loopback it would lock itself out)
 */
export function headers(
  { scripts, styles }: InlineHashes,
  secure: boolean,
): Record<string, string> {
  const quoted = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)];
  const policy = [
    ...contentSecurityPolicy,
    `script-src ${quoted(scripts).join(' ')}`,
    `style-src ${quoted(styles).join(' ')}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(secure
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** How long a browser may keep a file whose name holds a hash of what is in it. */
export const cacheHashed = 'public, max-age=31536000, immutable';

/** And any other: only as long as the server confirms it. */
export const cacheOther = 'no-cache';

/** Where the files with hashes in their names stand. */
export const hashedFolder = '/_astro/';
