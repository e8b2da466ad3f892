import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { finishBuild } from './integrations/finish-build.ts';
import { fonts } from './integrations/fonts.ts';
import { photographs } from './integrations/photographs.ts';
import { mayRunScript } from './src/logo/logo.ts';

export default defineConfig({
  // Files that the owner wants published as they are.
  publicDir: 'content/files',
  // A file a page (about.html), so that every static host serves /about without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  image: { service: { entrypoint: './src/photographs/service.ts' } },
  vite: {
    plugins: [fonts, photographs],
    // Class names from the file's name alone compress better than Vite's, with hash and line; a test
    // sees to it that no two files have one name.
    css: {
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
      // `Features.LightDark`: what stands in for a function that no stylesheet uses would be in every page.
      lightningcss: { exclude: 1 << 20 },
    },
    build: {
      // The oldest browsers that the site supports (docs/brief.md): Vite's own floor is higher.
      target: ['chrome105', 'safari15.4', 'ios15.4', 'firefox115'],
      // Of a small logo pages have the bytes themselves. Where such an address is opened by itself, no header keeps
      // script from running.
      assetsInlineLimit: (file, bytes) =>
        file.endsWith('.svg') && mayRunScript(bytes) ? false : undefined,
      // React's license asks for its notice wherever React is: a line of each script leads to it.
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        output: {
          postBanner: '/*! /licenses.txt */',
          // Some unzip programs garble other letters, such as those of an Arabic photograph's name. What Astro adds to the
          // names of scripts would stand on every page.
          sanitizeFileName: (name) => name.replace(/\.astro\?.*/, '').replaceAll(/[^\w./-]+/g, '_'),
        },
      },
    },
  },
  integrations: [react(), finishBuild],
});
