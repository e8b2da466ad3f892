import type { Identity } from '../content/schema.ts';

interface ContactLinkProps {
  identity: Identity;
  className?: string | undefined;
}

/** The phone number, which calls. */
export function PhoneLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`tel:${identity.phone.replaceAll(' ', '')}`}>
      <bdi dir="ltr">{identity.phone}</bdi>
    </a>
  );
}

/** The e-mail address, which starts a letter. */
export function EmailLink({ identity, className }: ContactLinkProps) {
  return (
    <a className={className} href={`mailto:${identity.email}`}>
      <bdi dir="ltr">{identity.email}</bdi>
    </a>
  );
}
