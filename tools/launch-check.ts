import { buildFindings } from './launch/build.ts';
import { contentFindings } from './launch/content.ts';

/**
 * Lists what stands between this checkout and the real world; with `--json`, for a program. The exit
 * code is 1 while anything does.
 */

const findings = [...contentFindings(), ...buildFindings()];

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ready: findings.length === 0, findings }, null, 2));
} else if (findings.length === 0) {
  console.log(
    'Ready: nothing stands between this site and the world. docs/publishing.md says how.',
  );
} else {
  console.log('Before this site can meet the world:\n');
  findings.forEach(({ problem, remedy }, index) => {
    console.log(`${index + 1}. ${problem}\n   ${remedy}\n`);
  });
}
process.exitCode = findings.length === 0 ? 0 : 1;
