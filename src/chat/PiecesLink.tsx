import type { Common } from '../data/page-props.ts';
import { pathOf } from '../i18n/routes.ts';

/** Leads from what is chosen to where its numbers of pieces are written. The script shows it once anything is. */
export function PiecesLink({ common: { locale, site, catalog } }: { common: Common }) {
  if (!site.quantities) return null;
  return (
    <a hidden className="text-link" href={pathOf('start-project', locale)} data-when="some">
      {catalog.choice.setPieces}
    </a>
  );
}
