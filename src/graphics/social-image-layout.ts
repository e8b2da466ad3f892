/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** How wide the label in its middle is. */
export const labelWidth = 584;

const { width, height } = socialImageSize;

/** Where a photograph is: one alone is everywhere, several are at both sides of the label, one over the other. */
export function placeOf(index: number, number: number) {
  if (number === 1) return { left: 0, top: 0, ...socialImageSize };
  const inLeft = Math.ceil(number / 2);
  const isLeft = index < inLeft;
  const row = isLeft ? index : index - inLeft;
  const rows = isLeft ? inLeft : number - inLeft;
  const size = {
    width: (width - labelWidth) / 2,
    height: Math.floor(height / Math.max(inLeft, 1.6)),
  };
  const top = Math.round((height - rows * size.height) / 2) + row * size.height;
  return { left: isLeft ? 0 : width - size.width, top, ...size };
}
