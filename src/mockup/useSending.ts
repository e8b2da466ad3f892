import { useEffect, useState } from 'react';
import type { Finished } from './finish.ts';

/** Whether the browser can hand a picture to another app. */
export const canShare = navigator.canShare?.({
  files: [new File([''], 'a.jpg', { type: 'image/jpeg' })],
});

/** How long sharing may take before the picture is shown, in milliseconds: some apps do nothing, and do not tell. */
const patience = 3000;

/**
 * Hands a finished picture to another app, or saves it.
 * @param seen what is in the picture: once that changes, another one is to be made
 * @param onRefused tells that the other app did not take it
 * @returns `saved`, the picture to hold down and the chat that it is to be attached to, until it is edited
 */
export function useSending(seen: readonly unknown[], onRefused: () => void) {
  const [saved, setSaved] = useState<Pick<Finished, 'picture' | 'chat'>>();
  useEffect(() => setSaved(undefined), seen);

  const send = async (made: Finished) => {
    const timer = setTimeout(() => setSaved(made), patience);
    try {
      await navigator.share({ files: [made.file], text: made.text });
    } catch (error) {
      // Cancelling is not an error.
      if ((error as Error).name === 'AbortError') return;
      setSaved(made);
      onRefused();
    } finally {
      clearTimeout(timer);
    }
  };

  const save = (made: Finished) => {
    // A browser within an app may save nothing, and not tell: what can be held down is always a picture.
    setSaved(made);
    const link = document.createElement('a');
    Object.assign(link, { href: made.picture, download: made.file.name }).click();
  };

  return { saved, send, save, edit: () => setSaved(undefined) };
}
