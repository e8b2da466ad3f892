import { checkLive, problemLines } from '../hosting/live-check.ts';
import { readContent } from '../src/content/parse/read.ts';
import { stop } from './lib/stop.ts';

const url = URL.parse(process.argv[2] ?? '');
if (url?.pathname !== '/') stop('Use: npm run check:live -- https://your.domain');
const check = () => Array.fromAsync(checkLive(url.origin, readContent().site));
const problems = await Promise.try(check).catch(({ message }) => stop(message));
console.log(problemLines(url.origin, problems, 'en').join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
