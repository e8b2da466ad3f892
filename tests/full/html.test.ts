import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from './programs.ts';

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  /** The source around the place. */
  extract: string;
}

/** CSS that the checker does not know yet; browsers that do not know it either skip it. */
const newerThanTheChecker = [
  // The header's hairline, which appears with scrolling (Header.module.css).
  { message: /Property “animation-timeline” doesn't exist/, extract: /imeline:scroll\(\)/ },
  { message: /Property “animation-range” doesn't exist/, extract: /range:0 1rem/ },
  // A percentage beside a length in max(): how far the hero's shade reaches (Hero.module.css).
  { message: /“background”: The types are incompatible/, extract: /words\) \+ 5rem/ },
  // The fade from a page to the next (base.css).
  { message: /Unrecognized at-rule “@view-transition”/, extract: /@view-transition{/ },
  { message: /^CSS: Parse Error\.$/, extract: /nsition-group\(\*\){/ },
];

test('the Nu HTML checker finds no error in any page', { timeout: 300_000 }, () => {
  const java = findProgram({
    name: 'Java',
    paths: [process.env.JAVA_HOME && `${process.env.JAVA_HOME}/bin/java`, '/usr/bin/java'],
    debian: ['default-jre-headless'],
  });
  const checker = resolve(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const files = globSync('dist/**/*.html');
  // It reports on its error channel.
  const { stderr } = spawnSync(java, ['-jar', checker, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // It has a remark on every file: that React closes void elements as XML does.
  expect(new Set(messages.map(({ url }) => url)).size).toBe(files.length);
  const errors = messages.filter(
    ({ type, subType, message, extract }) =>
      (type !== 'info' || subType === 'warning') &&
      !newerThanTheChecker.some(
        (known) => known.message.test(message) && known.extract.test(extract),
      ),
  );
  expect(errors).toEqual([]);
});
