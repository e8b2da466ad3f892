import sharp from 'sharp';
import { expect, test } from 'vitest';

test("the chat's QR code has the margin that readers need", async () => {
  const code = sharp('dist/chat-code.svg', { density: 2000 }).flatten({ background: '#fff' });
  const { data, info } = await code.grayscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (at: number) => (data[at] as number) < 128;
  const first = data.findIndex((_, at) => isDark(at));
  // The code begins with a line of seven modules; ISO/IEC 18004 asks for four around it.
  const end = data.findIndex((_, at) => at > first && !isDark(at));
  const module = (end - first) / 7;
  const margins = [first % info.width, Math.floor(first / info.width)];
  for (const margin of margins) expect(margin / module).toBeGreaterThan(3.9);
});
