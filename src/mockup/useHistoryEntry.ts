import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog at each press, with an entry of its own in the history: only newer Chrome closes a dialog on Back.
 * `opened` is another object for each press. `address` is what Back leads to, and `goBack` presses Back.
 */
export function useHistoryEntry(dialog: RefObject<HTMLDialogElement | null>, opened: object) {
  const address = useRef('');
  useEffect(() => {
    address.current = location.href;
    history.pushState(true, '');
    const close = () => {
      // The choice may be another one by now.
      history.replaceState(true, '', address.current);
      dialog.current?.close();
    };
    addEventListener('popstate', close, { once: true });
    dialog.current?.showModal();
  }, [dialog, opened]);
  const goBack = () => {
    // A second press, before the first is done, would leave the page too.
    if (dialog.current?.open) history.back();
    dialog.current?.close();
  };
  return { address, goBack };
}
