import { ChatBar } from '../../chat/ChatBar.tsx';
import { AddButton, StyleLink } from '../../chat/Choosing.tsx';
import { styleId } from '../../chat/choice.ts';
import { FactoryAddress } from '../../components/ContactLinks.tsx';
import { FactoryMap, MapLink } from '../../components/FactoryMap.tsx';
import { arrowIcon, Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Terms } from '../../components/Terms.tsx';
import type { ScreenProps } from '../../data/page-props.ts';
import { pathOf } from '../../i18n/routes.ts';
import { BrandLabel } from './BrandLabel.tsx';
import { Hero } from './Hero.tsx';
import css from './HomeScreen.module.css';
import '../../css/beside.css';
import '../../css/portraits.css';

/** What proves the factory in a word or a figure, as far as the owner has given it. */
const workFacts = ['since', 'people', 'machines', 'capacity'] as const;

/** The hero, the terms, and what leads on from the home page. */
export function HomeScreen({ common, content }: ScreenProps<'home'>) {
  const { brandLabel, audiences, steps, work, styles, features, location } = content;
  const { locale, site, words, catalog, proof } = common;
  const proven = workFacts.flatMap((name) => {
    const fact = site.facts[name];
    return fact
      ? [{ name: proof[name], fact: typeof fact === 'number' ? fact : fact[locale] }]
      : [];
  });
  // As many as a wide window shows large in one row.
  const shown = catalog.styles.slice(0, 4);
  return (
    <>
      <Hero common={common} content={content} />
      <ChatBar common={common} waits>
        <div className={`page ${css.terms}`}>
          <Terms common={common} />
        </div>
        <div className="below">
          {brandLabel && <BrandLabel common={common} content={brandLabel} />}
          <ul className={`page ${css.audiences}`}>
            {Object.entries(audiences).map(([audience, { heading, text, action, photo }]) => (
              <li key={audience} className="column">
                <Photo {...photo} className="on-screen" preset="audience" />
                <h2>{heading}</h2>
                <p>{text}</p>
                <a
                  className={`text-link wrap ${css.arrow}`}
                  href={`${pathOf('services', locale)}#${audience}`}
                >
                  <span>{action}</span>
                  <Icon path={arrowIcon} />
                </a>
              </li>
            ))}
          </ul>
          <section className={`on-light ${css.steps}`}>
            <div className="page section">
              <h2 className="branch">{steps.heading}</h2>
              <ol className="column">
                {steps.items.map(({ title, text, fact }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                    {fact && site.facts[fact] && (
                      <p>
                        <strong>{site.facts[fact][locale]}</strong>
                      </p>
                    )}
                  </li>
                ))}
              </ol>
              <a className="button" href={pathOf('start-project', locale)}>
                {words.action}
              </a>
            </div>
          </section>
          {work && (
            <section className="on-ink on-screen">
              <div className="page section">
                <h2 id="work" className="branch">
                  {work.heading}
                </h2>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: else Safari's visitors cannot swipe it by keyboard. */}
                <ul className={`${css.row} ${css.strip}`} tabIndex={0} aria-labelledby="work">
                  {work.items.map(({ photo }) => (
                    <li key={photo.file}>
                      <Photo {...photo} preset="work" />
                    </li>
                  ))}
                </ul>
                {proven.length > 0 && (
                  <dl className="wrap">
                    {proven.map(({ name, fact }) => (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>
                          <strong>{fact}</strong>
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </section>
          )}
          <section className="page section sized on-screen">
            <div className={`wrap ${css.start}`}>
              <h2 className="branch">{styles.heading}</h2>
              <a className="text-link" href={pathOf('catalog', locale)}>
                {words.seeCatalog}
              </a>
            </div>
            <ul className={`portraits ${css.row}`} data-left-over={shown.length % 3}>
              {shown.map((style) => (
                <li key={style.id}>
                  <StyleLink common={common} style={style} />
                  <AddButton common={common} id={styleId(style.id)} name={style.name} />
                </li>
              ))}
            </ul>
            <p role="status" />
          </section>
          <section className="on-light">
            <div className={`page section column beside ${css.features}`}>
              {features.photo && <Photo {...features.photo} className="on-screen" preset="work" />}
              <div>
                <h2>{features.heading}</h2>
                <ul className="ruled">
                  {features.items.map((feature) => (
                    <li key={feature.title}>
                      <h3>{feature.title}</h3>
                      <p>{feature.text}</p>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </section>
          <section className={`page section column ${css.location}`}>
            <div>
              <h2 className="branch">{location.heading}</h2>
              <address>
                <FactoryAddress common={common} />
              </address>
              <MapLink common={common} className="text-link">
                {words.map.open}
              </MapLink>
            </div>
            <FactoryMap common={common} />
          </section>
        </div>
      </ChatBar>
    </>
  );
}
