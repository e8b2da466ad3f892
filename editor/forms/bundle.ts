import { build, type Rolldown } from 'vite';

const folder = `${import.meta.dirname}/browser`;
let bundling: Promise<string> | undefined;

/** The script of the editor for the browser, made at the first call. */
export const editorScript = () => {
  bundling ??= bundle();
  return bundling;
};

async function bundle(): Promise<string> {
  // Else Vite would set "production", also for the site's server in this program.
  process.env.NODE_ENV ??= 'development';
  const { output } = (await build({
    configFile: false,
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
