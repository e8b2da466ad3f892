import type { Offer, Service } from 'schema-dts';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { organizationId } from './organization.ts';

/** UN/CEFACT Recommendation 20: H87 is a piece. */
const piece = 'H87';

/** The services for brands, and those for traders, with the least quantity that theirs name. */
export function services(
  { identity }: Common,
  { startups, traders }: Content<'services'>,
): Service[] {
  const service = ({ title, text }: { title: string; text: string }): Service => ({
    '@type': 'Service',
    name: title,
    description: text,
    provider: { '@id': organizationId(identity) },
  });
  const least = traders.items.map(({ numeral }) => Number(numeral)).find((pieces) => pieces > 0);
  const terms: { offers?: Offer } = least
    ? {
        offers: {
          '@type': 'Offer',
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: least, unitCode: piece },
        },
      }
    : {};
  return [
    ...startups.items.map(service),
    ...traders.items.map((item) => ({ ...service(item), ...terms })),
  ];
}
