import type { ImageObject } from 'schema-dts';
import type { Common } from '../content/entries.ts';
import type { Content } from '../content/schema.ts';
import { photoSources } from '../images/sources.ts';
import { presetOfProduct } from '../screens/product-preset.ts';
import { organizationId } from './organization.ts';
import { canonicalUrl } from './urls.ts';

/**
 * The catalog's pictures, by the files that the page shows. They are pictures and no `Product`:
 * that would need a price, and the pieces have none before they are ordered.
 */
export function products(
  { identity, locale, words }: Common,
  { products }: Content<'catalog'>,
): Promise<ImageObject[]> {
  return Promise.all(
    products.map(
      async ({ name, photo }, index): Promise<ImageObject> => ({
        '@type': 'ImageObject',
        name,
        caption: photo.alt,
        contentUrl: `${identity.address}${(await photoSources(photo.name, presetOfProduct(index, products.length))).src}`,
        creator: { '@id': organizationId(identity) },
        creditText: identity.name[locale],
        copyrightNotice: words.footer.copyright,
        isPartOf: { '@id': canonicalUrl('catalog', locale, identity) },
      }),
    ),
  );
}
