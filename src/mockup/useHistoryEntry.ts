import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog at each press, another object each time, with an entry of its own in the history: so Back closes it also
 * on phones that do not know that by themselves. The result has the address to which it then leads back, and what goes back.
 */
export function useHistoryEntry(dialog: RefObject<HTMLDialogElement | null>, press: object) {
  const address = useRef('');
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press opens it again.
  useEffect(() => {
    address.current = location.href;
    isLeaving.current = false;
    history.pushState(true, '');
    const close = () => {
      // The choice may be another one by now.
      history.replaceState(true, '', address.current);
      dialog.current?.close();
    };
    addEventListener('popstate', close, { once: true });
    dialog.current?.showModal();
  }, [dialog, press]);
  /** A second press, before the first is done, would leave the page too. */
  const goBack = () => {
    if (!isLeaving.current) history.back();
    isLeaving.current = true;
  };
  return { address, goBack };
}
