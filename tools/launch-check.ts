import { launchFindings, openQuestions } from '../src/content/checks/launch.ts';
import { sentenceOf, write } from '../src/problems/sentences.ts';
import { stop } from './stop.ts';

const { content, mistakes, found } = await launchFindings('.').catch(({ message }) =>
  stop(message),
);
for (const mistake of mistakes) console.error(write(mistake));
for (const finding of found) console.log(write(finding));
for (const advice of openQuestions(content)) console.log(write(advice));
const isReady = mistakes.length + found.length === 0;
console.log(sentenceOf({ code: isReady ? 'launch-ready' : 'launch-accept' }, 'en'));
process.exitCode = isReady ? 0 : 1;
