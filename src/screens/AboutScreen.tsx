import type { ComponentProps } from 'react';
import { ChatBar } from '../chat/ChatBar.tsx';
import { Credential } from '../components/Credential.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Photo } from '../components/Photo.tsx';
import { proofNames } from '../content/schema/facts.ts';
import type { Common, ScreenProps } from '../data/page-props.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import css from './AboutScreen.module.css';
import '../css/threes.css';

interface FactProps {
  common: Common;
  fact: number | Record<Locale, string> | ComponentProps<typeof Credential>['credential'];
}

/** One of the factory's figures, texts or certificates. */
function Fact({ common, fact }: FactProps) {
  if (typeof fact === 'number') return fact;
  if ('name' in fact) return <Credential common={common} credential={fact} />;
  return fact[common.locale];
}

/** Who the factory is: its story beside one tall photograph, what proves it, and what it holds to. */
export function AboutScreen({ common, content }: ScreenProps<'about'>) {
  const { heading, intro, story, photo, proof, values } = content;
  const { locale, site, words } = common;
  const { facts } = site;
  const names = { ...proof, registers: words.labels.registers };
  const filled = [...proofNames, 'registers' as const].filter((name) => facts[name]);
  return (
    <ChatBar common={common}>
      <div className={`page ${css.spread}`}>
        <PageHeading heading={heading} intro={intro} />
        <Photo {...photo} className={css.photo} loading="first" preset="about" />
        <section className={css.text}>
          <h2 className="branch">{story.heading}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
      <div className="below">
        {filled.length > 0 && (
          <section className={`page section ${css.proof}`}>
            <h2 className="branch">{proof.heading}</h2>
            <dl className="ruled rows">
              {filled.map((name) => (
                <div key={name}>
                  <dt>{names[name]}</dt>
                  {[facts[name] ?? []].flat().map((fact) => (
                    <dd key={JSON.stringify(fact)}>
                      <Fact common={common} fact={fact} />
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        )}
        <section className={`on-light ${css.band}`}>
          <div className={`page section column ${css.values} ${values.photo ? css.pictured : ''}`}>
            {values.photo && (
              <Photo {...values.photo} className={`on-screen ${css.place}`} preset="values" />
            )}
            <h2 className="branch">{values.heading}</h2>
            <ul className="threes lined">
              {values.items.map((value) => (
                <li key={value.title}>
                  <h3>{value.title}</h3>
                  <p>{value.text}</p>
                </li>
              ))}
            </ul>
            <div className="wrap">
              <a className="button" href={pathOf('start-project', locale)}>
                {words.action}
              </a>
              <a className="text-link" href={pathOf('catalog', locale)}>
                {words.seeCatalog}
              </a>
            </div>
          </div>
        </section>
      </div>
    </ChatBar>
  );
}
