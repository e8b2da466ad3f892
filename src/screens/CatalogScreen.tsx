import { ChatBar } from '../chat/ChatBar.tsx';
import { ChatQrCode } from '../chat/ChatQrCode.tsx';
import { AddButton, StyleLink } from '../chat/Choosing.tsx';
import { categoryId, nameId, styleId } from '../chat/choice.ts';
import { styleCodes } from '../chat/style-codes.ts';
import { NewTabLink } from '../components/NewTabLink.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { Photo } from '../components/Photo.tsx';
import { Terms } from '../components/Terms.tsx';
import { detailNames, type Style } from '../content/schema/pages.ts';
import type { Common, ScreenProps } from '../data/page-props.ts';
import { counter, fillIn } from '../i18n/format.ts';
import { unitOf } from '../i18n/units.ts';
import { MockupButton } from '../mockup/MockupButton.tsx';
import css from './CatalogScreen.module.css';
import '../css/disclosure.css';
import '../css/light-band.css';
import '../css/portraits.css';

/** When the photographs that begin the page are fetched; all others are lazy. */
const firstLoadings = ['first', 'eager', 'near', 'near'] as const;

/** The styles, each a link to an order that starts with it, and the categories. */
export function CatalogScreen({ common, content }: ScreenProps<'catalog'>) {
  const { heading, intro, choice, styles, categories } = content;
  const { site, words } = common;
  const codes = styleCodes(content, site);
  return (
    <>
      <PageHeading className={`page ${css.head}`} heading={heading} intro={intro}>
        {site.whatsappCatalog && (
          <p className="on-screen">
            <NewTabLink newTab={words.newTab} className="text-link" href={site.whatsappCatalog}>
              {content.whatsappCatalog}
            </NewTabLink>
          </p>
        )}
      </PageHeading>
      <ChatBar common={common}>
        <div className="page sized">
          <ul className={`portraits ${css.styles}`} data-left-over={styles.length % 3}>
            {styles.map((style, index) => (
              <li key={style.id} className={index < 4 ? undefined : 'below'}>
                <StyleLink common={common} style={style} loading={firstLoadings[index]} />
                <div className={`wrap ${css.code}`}>
                  <strong>{codes[style.id]}</strong>
                  {site.quantities && (
                    <span className="in-print">{unitOf(style, choice, common.locale).pieces}</span>
                  )}
                  <MockupButton catalog={content} style={style.id} />
                </div>
                <StyleDetails common={common} style={style} />
                <AddButton common={common} id={styleId(style.id)} name={style.name} />
              </li>
            ))}
          </ul>
        </div>
        <div className={`page wrap on-screen ${css.status}`}>
          <p role="status" />
        </div>
        <div className="below">
          <section className={`page sized light-band ${css.kinds}`}>
            <h2 className="branch">{categories.heading}</h2>
            <ul className={`ruled ${css.categories}`}>
              {categories.items.map(({ id, name, text }) => (
                <li key={id} className="wrap">
                  <h3>{name}</h3>
                  <p className="on-screen">{text}</p>
                  <AddButton common={common} id={categoryId(id)} name={name} />
                </li>
              ))}
            </ul>
            <Terms common={common}>
              <ChatQrCode common={common} printed />
            </Terms>
          </section>
        </div>
      </ChatBar>
    </>
  );
}

/** The details of a style and more photographs of it, once opened; none of these are printed. */
function StyleDetails({ common, style }: { common: Common; style: Style }) {
  const { catalog, locale } = common;
  const { id, name, photos = [], weight, minimum, ...texts } = style;
  const labels = catalog.details;
  const countPieces = counter(unitOf(style, catalog.choice, locale).pieceCounts, locale);
  const details = {
    ...texts,
    weight: weight && fillIn(labels.units.weight, { number: weight }),
    minimum: minimum && countPieces(minimum),
  };
  const filled = detailNames.filter((name) => details[name]);
  if (filled.length + photos.length === 0) return null;
  return (
    <details className="disclosure" aria-labelledby={nameId(id)}>
      <summary className="wrap on-screen">
        <span>
          {labels.open}
          <span className="visually-hidden">{` ${name}`}</span>
        </span>
      </summary>
      {filled.length > 0 && (
        <dl className="ruled rows">
          {filled.map((name) => (
            <div key={name}>
              <dt className="on-screen">{labels[name]}</dt>
              <dd>{details[name]}</dd>{' '}
            </div>
          ))}
        </dl>
      )}
      <div className="wrap on-screen">
        {photos.map((photo) => (
          <Photo key={photo.file} {...photo} preset="style" />
        ))}
      </div>
    </details>
  );
}
