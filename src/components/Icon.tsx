interface IconProps {
  /** An SVG path from `icons.ts`. */
  path: string;
  /** Side in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** An icon: a decoration, drawn with one 1.75 px line at every size. */
export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
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
