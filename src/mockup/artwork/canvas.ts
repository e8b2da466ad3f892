/** What draws on a canvas with nothing on it, on which words run as on the page. */
export function blankCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.direction = document.dir as CanvasDirection;
  return context;
}

/** A color of the page, by its name in the stylesheet. */
export const pageColor = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token);
