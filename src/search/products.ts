import type { ImageObject } from 'schema-dts';
import type { Common } from '../content/common.ts';
import type { Content } from '../content/schema.ts';
import { photoSources } from '../photos/sources.ts';
import { productCrops } from '../screens/product-crops.ts';
import { pageAddress } from './addresses.ts';
import { organizationId } from './organization.ts';

/**
 * The catalog's pictures, by the files that the page shows. They are pictures and no `Product`:
 * that would need a price, and the pieces have none before they are ordered.
 */
export function products(
  { identity, language, words }: Common,
  { products }: Content<'catalog'>,
): Promise<ImageObject[]> {
  return Promise.all(
    products.map(
      async ({ name, photo }, index): Promise<ImageObject> => ({
        '@type': 'ImageObject',
        name,
        caption: photo.alt,
        contentUrl: `${identity.address}${(await photoSources(photo.name, productCrops(index, products.length))).src}`,
        creator: { '@id': organizationId(identity) },
        creditText: identity.name[language],
        copyrightNotice: words.footer.copyright,
        isPartOf: { '@id': pageAddress('catalog', language, identity) },
      }),
    ),
  );
}
