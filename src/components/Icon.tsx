/** A decoration: one of the paths below, drawn with a 1.75 px line, in a square of `size` CSS pixels. */
export function Icon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.75 * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

// Copied from Lucide 1 (https://lucide.dev, ISC license), as the package weighs 50 MB. In a box of 24 by 24.

/** Points to the left, where Arabic goes on; `scaleX(var(--mirror))` turns it. */
export const arrowIcon = 'm12 19-7-7 7-7M19 12H5';
export const downIcon = 'M12 5v14M19 12l-7 7-7-7';
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
export const closeIcon = 'M18 6 6 18M6 6l12 12';
export const chatIcon =
  'M3 16.3a2 2 0 0 1 .1 1.2L2 20.8A1 1 0 0 0 3.3 22l3.4-1a2 2 0 0 1 1.1.1 10 10 0 1 0-4.8-4.8';
export const addIcon = 'M5 12h14M12 5v14';
export const tickIcon = 'M20 6 9 17l-5-5';
export const pauseIcon = 'M8 5h1v14H8zM15 5h1v14h-1z';
export const playIcon =
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';
