import { AddButton } from '../chat/AddButton.tsx';
import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import { styleName } from '../chat/choice.ts';
import { StyleLink } from '../chat/StyleLink.tsx';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Terms } from '../components/Terms.tsx';
import type { ScreenProps } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';
import css from './CatalogScreen.module.css';
import { StyleDetails } from './StyleDetails.tsx';

/** Pieces to start from, each a link to start with it, and the kinds of clothes made. */
export function CatalogScreen({ common, content }: ScreenProps<'catalog'>) {
  const { heading, intro, order, choice, styles, details, categories, action } = content;
  const { site, locale } = common;
  const startProject = pathOf('start-project', locale);
  return (
    <>
      <PageHeading className={`page ${css.head}`} heading={heading} intro={intro}>
        {site.whatsappCatalog && (
          <p className={css.whatsapp}>
            <NewTabLink common={common} className="text-link" href={site.whatsappCatalog}>
              {content.whatsappCatalog}
            </NewTabLink>
          </p>
        )}
      </PageHeading>
      <ChatBar common={common}>
        <ul className={`page grid ${css.styles}`}>
          {styles.map(({ id, name, photo, ...more }, index) => (
            <li key={id} className={index < 4 ? undefined : 'below'}>
              <StyleLink
                {...{ id, photo, order, locale }}
                loading={(['first', 'eager'] as const)[index]}
              />
              <p className={css.name}>
                <span id={styleName(id)}>{name}</span>
                <AddButton id={id} label={choice.add.replace('{style}', () => name)} />
              </p>
              <StyleDetails id={id} labels={details} {...more} />
            </li>
          ))}
        </ul>
        <p role="status" className="page">
          <a hidden className="text-link" href={startProject} data-when="some">
            {action}
          </a>
        </p>
        <div className="below">
          <section className="page section">
            <hr />
            <h2 className={css.heading}>{categories.heading}</h2>
            <ul className={`ruled ${css.categories}`}>
              {categories.items.map((category) => (
                <li key={category.name}>
                  <h3>{category.name}</h3>
                  <p>{category.text}</p>
                </li>
              ))}
            </ul>
            <Terms common={common}>
              <div className={css.qrCode} data-when="none">
                <ChatQrCode common={common} />
              </div>
            </Terms>
            <a className={`button ${css.end}`} href={startProject}>
              {action}
            </a>
          </section>
        </div>
      </ChatBar>
    </>
  );
}
