import { useEffect, useRef } from 'react';

/**
 * Opens a dialog at each press, with an entry of its own in the history: only newer Chrome closes a dialog on Back.
 * `opened` is another object for each press. `address` is what Back leads to, until the dialog is closed, and `onClose`
 * presses Back.
 */
export function useHistoryEntry(opened: object) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef('');
  useEffect(() => {
    address.current = location.href;
    history.pushState(true, '');
    const close = () => {
      // The choice may be another one by now.
      history.replaceState(true, '', address.current);
      address.current = '';
      dialog.current?.close();
    };
    addEventListener('popstate', close, { once: true });
    dialog.current?.showModal();
  }, [opened]);
  const onClose = () => {
    if (address.current) history.back();
  };
  return { dialog, address, onClose };
}
