import { useState } from 'react';
import type { Path } from '../../../src/error-messages/sentences.ts';
import { type Place, useEditing } from './editing.ts';

/** Whether what is folded is open: the owner opens and closes it, and the field that is shown opens all around it. */
export function useIsOpen(path: Path, places: Place[]) {
  const selected = useEditing(({ selected }) => selected);
  const isAround =
    selected !== undefined &&
    places.some(({ file }) => file === selected.file) &&
    path.every((step, index) => selected.path[index] === step);
  const [closed, setClosed] = useState<Place>();
  const [isOpen, setOpen] = useState(false);
  const set = (open: boolean) => {
    setOpen(open);
    setClosed(open ? undefined : selected);
  };
  // Once closed by the owner, it stays closed until another field is shown.
  return [isOpen || (isAround && closed !== selected), set] as const;
}
