import { dialed } from '../content/schema/phone-number.ts';
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

interface ContactLinkProps {
  to: string;
  label?: string | false;
  className?: string | undefined;
}

/** A number of the factory, which calls, or its email address, which starts an email. */
export function ContactLink({ to, label, className }: ContactLinkProps) {
  return (
    <a className={className} href={to.includes('@') ? `mailto:${to}` : `tel:${dialed(to)}`}>
      {label && <small>{label} </small>}
      <bdi dir="ltr">
        {to
          .split(/(?<=[@.])/)
          .flatMap((part, index) => (index ? [<wbr key={part} />, part] : part))}
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
