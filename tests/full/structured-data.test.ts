import { globSync, readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from 'vitest';

// The types of schema-dts already hold the data to schema.org's vocabulary.
test.each(globSync('dist/**/!(404).html'))(
  "%s keeps Google's rules for rich results",
  async (file) => {
    const extracted = new WebAutoExtractor({}).parse(readFileSync(file, 'utf8'));
    expect(extracted.errors).toEqual([]);
    expect(extracted.jsonld).toHaveProperty('Organization');
    const issues = await new Validator().validate(extracted);
    // Warnings name what Google only recommends.
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  },
);
