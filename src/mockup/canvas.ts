/** A canvas with nothing on it. */
export function blankCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** What a canvas shows, as the address of a JPEG. */
export const dataOf = (canvas: HTMLCanvasElement) => canvas.toDataURL('image/jpeg', 0.9);

/** The same as a file, and at once: some browsers share and save only what is there at the press. */
export function jpegOf(canvas: HTMLCanvasElement, name: string): File {
  const [, encoded = ''] = dataOf(canvas).split(',');
  const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
  return new File([bytes], `${name}.jpg`, { type: 'image/jpeg' });
}

/** Saves a file where the browser keeps downloads. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  // Some browsers read it only once the visitor has said where it is to be.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
