import type { Identity } from '../content/schema.ts';
import { Ltr } from './Ltr.tsx';

interface ContactLinkProps {
  identity: Identity;
  className?: string | undefined;
}

/** The phone number, which calls. */
export function PhoneLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`tel:${identity.phone.replaceAll(' ', '')}`}>
      <Ltr>{identity.phone}</Ltr>
    </a>
  );
}

/** The e-mail address, which starts a letter. */
export function EmailLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`mailto:${identity.email}`}>
      <Ltr>{identity.email}</Ltr>
    </a>
  );
}
