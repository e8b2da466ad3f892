import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './policy/policy.ts';
import { compress } from './src/build/compress.ts';
import { content } from './src/build/content.ts';
import { hostFiles } from './src/build/host-files.ts';
import { islands } from './src/build/islands.ts';
import { masters } from './src/build/masters.ts';
import { inlineScriptHashes } from './src/layout/inline-scripts.ts';

export default defineConfig({
  // A file a page (about.html), so that every static host serves /about without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  image: { service: { entrypoint: './src/photos/image-service.ts' } },
  // The oldest browsers that the site must be readable in (brief.md): Vite's own floor is higher.
  vite: { build: { target: ['chrome105', 'safari15.4', 'ios15.4', 'firefox115'] } },
  integrations: [content(), react(), islands(), masters(), hostFiles(), compress()],
  // For hosts that cannot send headers. Elsewhere the policy is a header: one in the pages would keep
  // browsers from fetching anything before they have read that far (docs/decisions.md).
  ...(process.env.POLICY_IN_PAGES && {
    security: {
      csp: {
        directives: [...contentSecurityPolicy],
        scriptDirective: { hashes: inlineScriptHashes },
      },
    },
  }),
});
