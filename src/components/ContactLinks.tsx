import { Fragment } from 'react';
import { emailLink } from '../chat/address.ts';
import type { PhoneNumber } from '../content/schema/phone-number.ts';
import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** Where the factory is: its street, on a line of its own, where that is known, and its city. */
export function FactoryAddress({ common: { site, locale } }: { common: Common }) {
  const street = site.facts.street?.[locale];
  return (
    <>
      {street}
      {street && <br />}
      {site.city[locale]}
    </>
  );
}

interface PhoneLinkProps {
  number: PhoneNumber;
  label?: string | false;
  className?: string | undefined;
}

/** A number of the factory, which calls. */
export function PhoneLink({ number, label, className }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${number.dialed}`}>
      {label && <small>{label} </small>}
      <bdi dir="ltr">{number.shown}</bdi>
    </a>
  );
}

/** The factory's email address, which starts an email. A long one breaks after its signs. */
export function EmailLink({ email, className }: { email: string; className?: string | undefined }) {
  return (
    <a className={className} href={emailLink(email)} data-email="">
      <bdi dir="ltr">
        {[...email.matchAll(/[^@.]+[@.]?/g)].map((part) => (
          <Fragment key={part.index}>
            {part.index > 0 && <wbr />}
            {part[0]}
          </Fragment>
        ))}
      </bdi>
    </a>
  );
}

/** The factory's pages on social networks. */
export function SocialLinks({ common, className }: { common: Common; className?: string }) {
  const { site, words } = common;
  return (
    <ul className="wrap">
      {Object.entries(site.social).map(([network, href]) => (
        <li key={network}>
          <NewTabLink newTab={words.newTab} href={href} className={className}>
            {words.social[network as keyof Site['social']]}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}
