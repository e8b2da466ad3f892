/** What draws on a canvas with nothing on it. */
export function blankCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  return context;
}

/** A color of the page, by its name in the stylesheet. */
export const pageColor = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token);
