import type { ReactNode } from 'react';

/** Keeps a phone number, an address of the web or a Latin name in one piece inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
