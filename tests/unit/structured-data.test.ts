import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { jsonLd } from '../../src/search/json-ld.ts';
import { organization } from '../../src/search/organization.ts';
import { services } from '../../src/search/services.ts';
import { common } from '../site.ts';

const ownProfiles = {
  instagram: 'https://www.instagram.com/khayt.example',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/khayt-example',
};

/** The factory as the graph states it, with other profiles and stand-ins. */
function factory(social: typeof ownProfiles, standIns: string[]) {
  return organization({ ...common.en, identity: { ...common.en.identity, social, standIns } });
}

describe('profiles on social networks', () => {
  test("are stated when they are the factory's own; a network's home page is nobody's", () => {
    expect(factory(ownProfiles, ['phone']).sameAs).toEqual([
      ownProfiles.instagram,
      ownProfiles.linkedin,
    ]);
  });

  test('are not stated while they are stand-ins, nor when there are none', () => {
    expect(factory(ownProfiles, ['social'])).not.toHaveProperty('sameAs');
    expect(factory({ ...common.en.identity.social }, [])).not.toHaveProperty('sameAs');
  });
});

test('services state no least quantity when none is named', () => {
  const content = readContent('services', 'en');
  const items = content.traders.items.map((item) => ({ ...item, numeral: undefined }));
  const stated = services(common.en, { ...content, traders: { ...content.traders, items } });
  expect(stated).toHaveLength(9);
  expect(JSON.stringify(stated)).not.toContain('Offer');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"', '\u2028', 'خيط'])(
  'a page cannot be broken by %j in its data',
  (name) => {
    const written = jsonLd({ name });
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ name });
  },
);
