import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { contentSchemas, creditsSchema, focusPointsSchema } from '../src/content/schema/pages.ts';
import { siteSchema } from '../src/content/schema/site.ts';

/** What each content file may hold, as JSON Schema in the draft that all editors know. */
export const schemaFiles = Object.entries({
  site: siteSchema,
  photos: focusPointsSchema,
  credits: creditsSchema,
  ...contentSchemas,
}).map(([name, schema]) => {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    // An editor would show the pattern; the build has a sentence.
    override: ({ jsonSchema }) => void delete jsonSchema.pattern,
  });
  return { file: `.astro/content/${name}.json`, json };
});

/** Writes these files; `.vscode/settings.json` names them, so that VS Code completes and checks content. */
export const contentSchemaFiles: AstroIntegration = {
  name: 'content-schemas',
  hooks: {
    'astro:config:done': () => {
      mkdirSync('.astro/content', { recursive: true });
      for (const { file, json } of schemaFiles) writeFileSync(file, JSON.stringify(json));
    },
  },
};
