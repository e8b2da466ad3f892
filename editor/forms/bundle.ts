import { build, type Plugin, type Rolldown } from 'vite';
import { knownLocales, localeCodes, locales } from '../../src/i18n/locales.ts';

const folder = `${import.meta.dirname}/browser`;
let bundling: Promise<string> | undefined;

/** The script of the editor for the browser, made at the first call. */
export const editorScript = () => {
  bundling ??= bundle();
  return bundling;
};

/** The languages of the site as they are now: no browser can read them in `content/site.yaml`. */
const languages: Plugin = {
  name: 'languages',
  load: {
    filter: { id: /\/src\/i18n\/locales\.ts$/ },
    handler: () =>
      Object.entries({ knownLocales, localeCodes, locales, defaultLocale: localeCodes[0] })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
  },
};

async function bundle(): Promise<string> {
  // Else Vite would set "production", also for the site's server in this program.
  process.env.NODE_ENV ??= 'development';
  const { output } = (await build({
    configFile: false,
    plugins: [languages],
    root: folder,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${folder}/main.tsx` },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
