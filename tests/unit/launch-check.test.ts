import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { identityFindings } from '../../tools/launch/identity.ts';

const ownIdentity = `name: { ar: مصنع القطن الأبيض, en: White Cotton Factory }
shortName: { ar: القطن الأبيض, en: White Cotton }
city: { ar: طنطا، الغربية، مصر, en: "Tanta, Gharbia, Egypt" }
coordinates:
  latitude: 30.7865
  longitude: 31.0004
phone: "+20 101 234 5678"
email: hello@white-cotton.eg
address: https://white-cotton.eg
social:
  instagram: https://www.instagram.com/whitecotton
  facebook: https://www.facebook.com/whitecotton
  linkedin: https://www.linkedin.com/company/whitecotton
standIns: []
`;

// Each check is a program of its own, which a busy machine starts slowly.
vi.setConfig({ testTimeout: 30_000 });

const standIns = {
  identity: {
    name: ['مصنع خيط للملابس', 'Khayt Clothing Factory'],
    shortName: ['خيط', 'Khayt'],
    city: ['El-Mahalla El-Kubra, Gharbia, Egypt'],
    coordinates: [30.9706, 31.1669],
    phone: ['+20 100 000 0000'],
  },
  photographs: { 'seamstress.jpg': sha256('a seamstress') },
};

/** A photograph that a page shows, whichever it is now. */
const { name } = parse(readFileSync('content/ar/about.yaml', 'utf8')).photo;
const photo = readdirSync('content/photos').find((file) => file.startsWith(`${name}.`));

let checkout: string;

/** A checkout in which all is the factory's own, built a moment ago. */
beforeEach(() => {
  checkout = mkdtempSync(`${tmpdir()}/khayt-launch-`);
  for (const part of ['ar', 'en', 'photos.yaml']) {
    cpSync(`content/${part}`, `${checkout}/content/${part}`, { recursive: true });
  }
  for (const photo of readdirSync('content/photos')) {
    write(`content/photos/${photo}`, `the factory's own ${photo}`);
  }
  write('content/site.yaml', ownIdentity);
  write('content/stand-ins.yaml', stringify(standIns));
  write('src/a.ts', '');
  build();
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(`${checkout}/${file}`), { recursive: true });
  writeFileSync(`${checkout}/${file}`, text);
}

/** Changes a part of a file; it must be there, or the test would prove nothing. */
function change(file: string, part: string | RegExp, by: string): void {
  const text = readFileSync(`${checkout}/${file}`, 'utf8');
  expect(text).toMatch(part);
  write(file, text.replace(part, by));
  build();
}

/** A build whose time is after that of all files. */
function build(): void {
  write('dist/index.html', '');
  touch('dist/index.html', 60);
}

function touch(file: string, secondsFromNow: number): void {
  const time = new Date(Date.now() + secondsFromNow * 1000);
  utimesSync(`${checkout}/${file}`, time, time);
}

function launchCheck(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/launch-check.ts'), ...words],
    { cwd: checkout, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return { status, says: stdout };
}

test('a site that is all the factory’s own is ready', () => {
  expect(launchCheck()).toEqual({
    status: 0,
    says: expect.stringMatching(/^Ready: nothing stands between/),
  });
  expect(JSON.parse(launchCheck('--json').says)).toEqual({ ready: true, findings: [] });
});

/** Runs the check as the owner does, and gives the one thing that it finds. */
function oneFinding(): string {
  const { status, says } = launchCheck();
  expect(status).toBe(1);
  const [, ...findings] = says.split(/^\d+\. /m);
  expect(findings).toHaveLength(1);
  return findings[0] as string;
}

describe('one thing that is not right is said alone, with what to do', () => {
  test('a value that came with the site, though no list marks it', () => {
    change('content/site.yaml', 'en: White Cotton }', 'en: Khayt }');
    expect(oneFinding()).toMatch(
      /^content\/site\.yaml, shortName: still what came with the site \(Khayt\)\.\n {3}Write the name/,
    );
  });

  test('an entry that the list still marks', () => {
    change('content/site.yaml', 'standIns: []', 'standIns: [address]');
    expect(oneFinding()).toMatch(
      /^content\/site\.yaml, address: still marked as a stand-in\.\n.*Then delete address from standIns/,
    );
  });

  test('a photograph that came with the site, under whatever name', () => {
    write(`content/photos/${photo}`, 'a seamstress');
    build();
    expect(oneFinding()).toContain(`content/photos: still what came with the site (${photo}).\n`);
  });

  test('a content file with a mistake', () => {
    change('content/en/about.yaml', /^intro: .*$/m, 'intro: ""');
    expect(oneFinding()).toMatch(
      /^content\/en\/about\.yaml, line \d+: intro must not be empty\.\n/,
    );
  });

  test('a content file that is missing', () => {
    rmSync(`${checkout}/content/ar/contact.yaml`);
    expect(oneFinding()).toMatch(
      /^content\/ar\/contact\.yaml is missing: every page has one file in content\/ar and one in content\/en\.\n/,
    );
  });

  test('a mistake in the identity, which every file meets', () => {
    change('content/site.yaml', /^email: .*$/m, 'email: hello');
    expect(oneFinding()).toMatch(
      /^content\/site\.yaml, line \d+: email must be an e-mail address\.\n/,
    );
  });

  test('a site that was never built', () => {
    rmSync(`${checkout}/dist`, { recursive: true });
    expect(oneFinding()).toBe('dist: the site has not been built.\n   Run: npm run build\n\n');
  });

  test.each(['content/en/home.yaml', `content/photos/${photo}`, 'src/a.ts'])(
    'a build older than %s',
    (file) => {
      touch(file, 120);
      expect(oneFinding()).toContain(`dist: the last build is older than ${file}.`);
    },
  );
});

describe('the identity', () => {
  const found = (part: string | RegExp, by: string) => {
    expect(ownIdentity).toMatch(part);
    return identityFindings(parse(ownIdentity.replace(part, by)), standIns);
  };

  test.each([
    ['name', /^name: .*$/m, 'name: { ar: مصنع خيط للملابس, en: Other }', 'مصنع خيط للملابس'],
    ['city', 'Tanta, Gharbia', 'El-Mahalla El-Kubra, Gharbia', 'El-Mahalla El-Kubra'],
    ['coordinates', '30.7865', '30.9706', '30.9706'],
    ['phone', '101 234 5678', '100 000 0000', '+20 100 000 0000'],
  ])('%s as it came with the site is found', (entry, part, by, value) => {
    const findings = found(part, by);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.problem).toContain(`${entry}: still what came with the site (${value}`);
  });

  test.each([
    ['phone: no Egyptian mobile number', '+20 101 234 5678', '+20 40 221 1234'],
    ['phone: no Egyptian mobile number', '+20 101 234 5678', '+20 101 234 567'],
    ['phone: no Egyptian mobile number', '+20 101 234 5678', '+966 50 123 4567'],
    ['coordinates.latitude: outside Egypt', '30.7865', '51.5'],
    ['coordinates.longitude: outside Egypt', '31.0004', '-0.12'],
    ['address: a domain that nobody can own', 'https://white-cotton.eg', 'https://khayt.example'],
    ['address: a domain that nobody can own', 'https://white-cotton.eg', 'https://localhost:4321'],
    ['address: a domain that nobody can own', 'https://white-cotton.eg', 'https://www.example.com'],
    ['address: a domain that nobody can own', 'https://white-cotton.eg', 'https://192.168.1.5'],
    ['email: a domain that nobody can own', 'hello@white-cotton.eg', 'hello@Khayt.Example'],
    ['email: a domain that nobody can own', 'hello@white-cotton.eg', 'hello@example.org'],
    ['social.instagram: the network’s home page', 'instagram.com/whitecotton', 'instagram.com/'],
    ['social.facebook: the network’s home page', 'facebook.com/whitecotton', 'facebook.com'],
    ['social.linkedin: the network’s home page', /linkedin\.com.*/, 'linkedin.com/?lang=ar'],
  ])('%s is found where %s is written as %s', (problem, part, by) => {
    expect(found(part, by)).toEqual([
      {
        problem: expect.stringContaining(`content/site.yaml, ${problem}`),
        remedy: expect.stringMatching(/^\S+ \S+/),
      },
    ]);
  });

  test('of an example’s look alone is let pass', () => {
    expect(found('https://white-cotton.eg', 'https://my-example.com')).toEqual([]);
  });

  test('is not told twice what a stand-in is', () => {
    const both = ownIdentity.replace('101 234 5678', '100 000 0000').replace('[]', '[phone]');
    expect(identityFindings(parse(both), standIns)).toEqual([
      {
        problem: expect.stringContaining('phone: still what came with the site'),
        remedy: expect.stringContaining('Then delete phone from standIns'),
      },
    ]);
  });
});

test('a photograph that came with the site and that no page shows is nobody’s concern', () => {
  write('content/photos/spare.jpg', 'a seamstress');
  build();
  expect(launchCheck().status).toBe(0);
});

test('what the owner has struck from the list of stand-ins may stay', () => {
  change('content/site.yaml', 'Tanta, Gharbia', 'El-Mahalla El-Kubra, Gharbia');
  expect(launchCheck().status).toBe(1);
  const { city: _, ...others } = standIns.identity;
  write('content/stand-ins.yaml', stringify({ ...standIns, identity: others }));
  build();
  expect(launchCheck().status).toBe(0);
});

test('several findings are all said, and counted', () => {
  write('content/site.yaml', ownIdentity.replace('101 234 5678', '40 221 1234'));
  write(`content/photos/${photo}`, 'a seamstress');
  rmSync(`${checkout}/dist`, { recursive: true });
  const { findings } = JSON.parse(launchCheck('--json').says);
  const { status, says } = launchCheck();
  expect(status).toBe(1);
  expect(findings).toHaveLength(3);
  for (const [index, { problem, remedy }] of findings.entries()) {
    expect(says).toContain(`${index + 1}. ${problem}\n   ${remedy}\n`);
  }
});
