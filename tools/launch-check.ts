import { launchFindings } from '../src/content/checks/launch.ts';
import { placedSentence, sentenceOf } from '../src/error-messages/sentences.ts';

const { mistakes, found, advice } = await launchFindings('.');
for (const mistake of mistakes) console.error(placedSentence(mistake));
for (const finding of [...found, ...advice]) console.log(placedSentence(finding));
if (found.length > 0) console.log(sentenceOf({ code: 'launch-accept' }, 'en'));
else if (mistakes.length === 0) console.log(sentenceOf({ code: 'launch-ready' }, 'en'));
process.exitCode = mistakes.length + found.length > 0 ? 1 : 0;
