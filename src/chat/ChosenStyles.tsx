import { closeIcon, Icon } from '../components/Icon.tsx';
import { Photo } from '../components/Photo.tsx';
import type { ScreenProps } from '../data/page-props.ts';
import { counter, fillIn } from '../i18n/format.ts';
import { pathOf } from '../i18n/routes.ts';
import { unitOf } from '../i18n/units.ts';
import css from './ChosenStyles.module.css';
import { longestBrand } from './choice.ts';
import { choosable } from './data.ts';

/** The numbers of pieces that a press fills in: so many times the smallest order. */
const amounts = [1, 2, 6, 10];

/** A line for each audience, style and category. The script shows those that are chosen. */
export function ChosenStyles({ common, content }: ScreenProps<'start-project'>) {
  const { site, catalog, locale } = common;
  const { choice: words } = catalog;
  const items = choosable(catalog).map((item) => ({
    ...item,
    unit: unitOf(item, words, locale),
    // The minimum of an order counts pieces.
    smallest: item.minimum ?? Math.ceil(site.minimum / (item.unitPieces ?? 1)),
  }));
  return (
    <>
      {Object.entries(content.audiences).map(([audience, { chosen }]) => (
        <p key={audience} id={audience} hidden className={css.chosen} data-when={audience}>
          {chosen}
        </p>
      ))}
      <p role="status" />
      <ul hidden className={`ruled sized ${css.list}`} data-when="some">
        {items.map(({ id, name, photo, plain, minimum, unit, smallest }) => (
          <li
            key={id}
            id={id}
            hidden
            className={`${css.chosen} ${photo ? '' : css.plain}`}
            data-when={id}
          >
            {photo && (
              <div className={css.photo}>
                <Photo {...photo} alt="" preset="thumbnail" />
                <div data-picture />
              </div>
            )}
            <strong>{name}</strong>
            <button type="button" value={id} aria-label={fillIn(words.remove, { style: name })}>
              <Icon path={closeIcon} size={20} />
            </button>
            {plain && (
              <div className={`${css.removable} ${css.print}`}>
                <p id={`print-${id}`} data-print />
                <button
                  type="button"
                  value={`print-${id}`}
                  aria-label={fillIn(catalog.mockup.print.remove, { style: name })}
                >
                  <Icon path={closeIcon} size={20} />
                </button>
              </div>
            )}
            {site.quantities && (
              <fieldset aria-label={name} className={css.pieces}>
                <label className="wrap">
                  {unit.pieces}
                  <span className="visually-hidden">{` ${name}`}</span>
                  <input
                    name={id}
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder=" "
                    aria-errormessage={`wrong-${id}`}
                  />
                </label>
                <div className={css.amounts}>
                  {amounts.map((times) => (
                    <button key={times} type="button" className="outlined" value={times * smallest}>
                      {times * smallest}
                    </button>
                  ))}
                </div>
                <p hidden id={`wrong-${id}`} role="alert">
                  {words.notPieces}
                </p>
                {minimum && (
                  <div aria-live="polite">
                    <p hidden data-when={`few-${id}`}>
                      {fillIn(words.belowStyleMinimum, {
                        pieces: counter(unit.pieceCounts, locale)(minimum),
                      })}
                    </p>
                  </div>
                )}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
      <a hidden className="text-link" href={pathOf('catalog', locale)} data-when="some">
        {words.addMore ?? `+ ${words.add}`}
      </a>
      <div hidden className={`${css.removable} ${css.brand}`} data-when="brand">
        <p translate="no" data-brand />
        <button type="button" value="brand" aria-label={words.removeBrand}>
          <Icon path={closeIcon} size={20} />
        </button>
      </div>
      <label className={css.ask}>
        {fillIn(words.brand, { brand: '' })}
        <input name="brand" maxLength={longestBrand} autoComplete="off" spellCheck={false} />
      </label>
      <div aria-live="polite">
        <p hidden className={css.total} data-when="total" />
        <p hidden className={css.few} data-when="few">
          {words.belowMinimum}
        </p>
      </div>
    </>
  );
}
