import { parseArgs } from 'node:util';
import { readIdentity } from '../src/content/read.ts';
import { checkLive } from './live/run.ts';

/**
 * Visits a published copy of the site and says what is right and what is not. The exit code is 1 for
 * any fault.
 */

const usage =
  'Usage: npm run check:live -- https://khayt.example [--external] [--json] [--seconds 10]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      external: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '10' },
    },
  });
  const origin = originOf(positionals[0] ?? '');
  const checks = await checkLive(origin, readIdentity(), {
    seconds: secondsOf(values.seconds),
    external: values.external,
    policyInPages: Boolean(process.env.POLICY_IN_PAGES),
  });
  const faults = checks.flatMap((check) => check.faults).length;
  if (values.json) {
    console.log(JSON.stringify({ address: origin, right: faults === 0, checks }, null, 2));
  } else {
    for (const { title, faults, notes = [] } of checks) {
      console.log(`${faults.length === 0 ? '✓' : '✗'} ${title}`);
      for (const line of [...faults, ...notes]) console.log(`    ${line}`);
    }
    console.log(`\n${origin}: ${faults === 0 ? 'all is right' : `faults: ${faults}`}`);
  }
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The address of a site, without a path. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`${address ? `"${address}" is not the address of a site. ` : ''}${usage}`);
  }
  return url.origin;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error(`--seconds must be a number above 0, not "${text}".`);
  return seconds;
}
