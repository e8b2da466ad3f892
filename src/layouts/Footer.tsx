import { domainToUnicode } from 'node:url';
import { ChatLink } from '../chat/ChatLink.tsx';
import { EmailLink, FactoryAddress, PhoneLink, SocialLinks } from '../components/ContactLinks.tsx';
import { Credential } from '../components/Credential.tsx';
import { Logo } from '../components/Logo.tsx';
import { numbersOf } from '../content/factory.ts';
import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import { pages, pageTable } from '../page-table.ts';
import css from './Footer.module.css';

const quickLinks = pages.filter((page) => pageTable[page].isQuickLink);

/** The footer of every page. */
export function Footer({ common }: { common: Common }) {
  const { locale, site, words, links } = common;
  const numbers = numbersOf(site);
  return (
    <footer className={`on-ink ${css.footer}`}>
      <div className={`below page wrap ${css.columns}`}>
        <div className={`on-screen ${css.about}`}>
          <Logo common={common} background="dark" />
          <p>{words.footer.about}</p>
        </div>
        <nav className="on-screen" aria-labelledby="quick-links">
          <h2 id="quick-links">{words.footer.quickLinks}</h2>
          <ul>
            {quickLinks.map((page) => (
              <li key={page}>
                <a href={pathOf(page, locale)}>{links[page]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.contact}>
          <h2 className="on-screen">{words.footer.contact}</h2>
          <ChatLink common={common} className="on-screen" plain />
          <address>
            <p className="in-print">
              <strong>{site.name[locale]}</strong>
            </p>
            <p>
              <FactoryAddress common={common} />
            </p>
            {numbers.map((number) => (
              <PhoneLink
                key={number.dialed}
                number={number}
                label={numbers.length > 1 && words.labels[number.label]}
              />
            ))}
            <EmailLink email={site.email} />
            <a className="in-print" href={site.url}>
              <strong dir="ltr">{domainToUnicode(new URL(site.url).hostname)}</strong>
            </a>
          </address>
        </div>
        {Object.keys(site.social).length > 0 && (
          <div className={`on-screen ${css.social}`}>
            <h2>{words.social.label}</h2>
            <SocialLinks common={common} />
          </div>
        )}
      </div>
      <div className={`page column on-screen ${css.legal}`}>
        <p>{words.footer.copyright}</p>
        {site.facts.registers?.map((register) => (
          <p key={register.number}>
            <Credential common={common} credential={register} />
          </p>
        ))}
      </div>
    </footer>
  );
}
