import { ChatBar } from '../chat/ChatBar.tsx';
import { choiceFragment } from '../chat/choice.ts';
import { downIcon, Icon } from '../components/Icon.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Photo } from '../components/Photo.tsx';
import { shownTerm } from '../content/factory.ts';
import { contentIcons } from '../content/icons.ts';
import type { answerNames } from '../content/schema/facts.ts';
import type { ScreenProps } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import css from './ServicesScreen.module.css';
import '../css/threes.css';

/** What the factory does: services for startup brands, and those for traders beside their terms. */
export function ServicesScreen({ common, content }: ScreenProps<'services'>) {
  const { heading, intro, photo, startups, traders } = content;
  const { locale, site } = common;
  const startProject = (audience: string) =>
    pathOf('start-project', locale) + choiceFragment({ audience, items: [] });
  const fact = (name: (typeof answerNames)[number] | undefined) => {
    const text = name && site.facts[name]?.[locale];
    return text && <p>{text}</p>;
  };
  return (
    <>
      <div className={`page ${css.opening}`}>
        <PageHeading heading={heading} intro={intro}>
          <div className={`ruled wrap ${css.ways}`}>
            {Object.entries({ startups, traders }).map(([audience, { heading }]) => (
              <a key={audience} className="text-link wrap" href={`#${audience}`}>
                <span>{heading}</span>
                <Icon path={downIcon} size={20} />
              </a>
            ))}
          </div>
        </PageHeading>
        {photo && <Photo {...photo} className={css.photo} preset="audience" />}
      </div>
      <ChatBar common={common}>
        <section id="startups" className={`page sized ${css.startups}`}>
          <h2 className="branch">{startups.heading}</h2>
          <ul className={`threes ${css.services}`}>
            {startups.items.map((service, index) => (
              <li key={service.title} className={index ? 'below' : undefined}>
                {/* On a phone the first is as wide as the page. */}
                <Photo
                  {...service.photo}
                  loading={index ? 'lazy' : 'first'}
                  preset={index ? 'service' : 'audience'}
                />
                <div>
                  <h3 className={`wrap ${css.title}`}>
                    <Icon path={contentIcons[service.icon]} />
                    <span>{service.title}</span>
                  </h3>
                  <p>{service.text}</p>
                  {fact(service.fact)}
                </div>
              </li>
            ))}
          </ul>
          <a className="button" href={startProject('startups')}>
            {common.words.action}
          </a>
        </section>
        <section id="traders" className="on-ink">
          <div className="below page section">
            <div className={`column ${css.traders}`}>
              <div>
                <h2 className="branch">{traders.heading}</h2>
                <p>{traders.intro}</p>
                <div className="wrap">
                  <a className="button" href={startProject('traders')}>
                    {common.words.action}
                  </a>
                  <a className="text-link" href={pathOf('catalog', locale)}>
                    {common.words.seeCatalog}
                  </a>
                </div>
              </div>
              <Photo {...traders.photo} preset="audience" />
            </div>
            <ul className={`threes lined ${css.terms}`}>
              {traders.items.map(({ title, text, icon, term, ...service }) => {
                const figure = term && shownTerm(site, term);
                return (
                  <li key={title}>
                    <div>
                      <div className={css.before}>{figure && common.words.terms[term].before}</div>
                      <bdi className={`numeral ${css.figure}`}>
                        {figure ?? <Icon path={contentIcons[icon]} />}
                      </bdi>
                    </div>
                    <div>
                      <h3>{title}</h3>
                      <p>{text}</p>
                      {fact(service.fact)}
                    </div>
                  </li>
                );
              })}
            </ul>
          </div>
        </section>
      </ChatBar>
    </>
  );
}
