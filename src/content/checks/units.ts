import type { PlacedProblem } from '../../error-messages/sentences.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { unitNamed, unitNames } from '../../i18n/units.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';
import { pluralForms } from '../schema/pages.ts';

/** Units that the site has no words for, and plural forms that one of the owner's lacks in its language. */
export function* checkUnits(content: SiteContent): Generator<PlacedProblem> {
  for (const locale of localeCodes) {
    const { choice, styles } = content.entries[locale].catalog;
    const problemIn = problemAt.bind(null, content, `${locale}/catalog.yaml`);
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const forms = pluralForms.filter((form) => pluralCategories.includes(form));
    const names = unitNames.filter((name) => unitNamed(name, choice, locale)).join(', ');
    for (const [index, { pieceCounts }] of (choice.ownUnits ?? []).entries()) {
      for (const form of forms.filter((form) => !pieceCounts[form]))
        yield problemIn(['choice', 'ownUnits', index, 'pieceCounts', form], { code: 'missing' });
    }
    for (const [index, { unit }] of styles.entries()) {
      if (!unit || unitNamed(unit, choice, locale)) continue;
      yield problemIn(['styles', index, 'unit'], { code: 'unit-unknown', values: { unit, names } });
    }
  }
}
