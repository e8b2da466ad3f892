import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Identity } from '../../src/content/schema.ts';
import type { Finding } from './finding.ts';
import type { StandIns } from './stand-ins.ts';

/** What is wrong with an entry, such as `social.instagram`. */
interface Problem {
  field: string;
  problem: string;
}

type Entry = Exclude<keyof Identity, 'standIns'>;

/** The outermost points of Egypt, in degrees: a box, so that some places beyond the border pass too. */
const egypt = { latitude: { from: 22, to: 31.7 }, longitude: { from: 24.7, to: 36.9 } };

/** Domains that nobody can own (RFC 2606, RFC 6761, RFC 6762). */
const exampleDomain =
  /(^|\.)(example|test|invalid|localhost|local|example\.(com|net|org))$|^[0-9.]+$|^\[/;

/** What each entry needs from the owner. */
const remedies: Record<Entry, string> = {
  name: 'Write the factory’s name in both languages.',
  shortName: 'Write the name that people call it by, in both languages.',
  city: 'Write where it is, in both languages.',
  coordinates:
    'Press on the factory in Google Maps until a pin falls, and write the two numbers that it shows: latitude, longitude.',
  phone: 'Write the mobile number that answers on WhatsApp: +20 and ten digits.',
  email: 'Write an address that the factory reads.',
  address: 'Write https:// and the domain that the factory owns.',
  social: 'Write the address of the factory’s own page there.',
};

/** What of the factory's identity is a stand-in, or cannot be right. */
export function identityFindings(identity: Identity, standIns: StandIns): Finding[] {
  const problems = [
    ...knownValues(identity, standIns),
    ...phone(identity),
    ...coordinates(identity),
    ...domains(identity),
    ...social(identity),
  ];
  const entryOf = (field: string) => field.split('.')[0] as Entry;
  const found = new Set<string>(problems.map(({ field }) => entryOf(field)));
  const onlyMarked = identity.standIns
    .filter((entry) => !found.has(entry))
    .map((field) => ({ field, problem: 'still marked as a stand-in' }));

  return [...problems, ...onlyMarked].map(({ field, problem }) => {
    const entry = entryOf(field);
    const unmark = identity.standIns.includes(entry)
      ? ` Then delete ${entry} from standIns, at the end of the file.`
      : '';
    return {
      problem: `content/site.yaml, ${field}: ${problem}.`,
      remedy: remedies[entry] + unmark,
    };
  });
}

/** Values that came with the site, whatever the list `standIns` says of them. */
function knownValues(identity: Identity, standIns: StandIns): Problem[] {
  return Object.entries(standIns.identity).flatMap(([field, known]) => {
    const value = identity[field as Entry];
    const parts = typeof value === 'object' ? Object.values(value) : [value];
    const kept = parts.filter((part) => known.includes(part));
    return kept.length > 0
      ? [{ field, problem: `still what came with the site (${kept.join(' · ')})` }]
      : [];
  });
}

/** WhatsApp answers on a mobile number; any other would open a chat with nobody. */
function phone({ phone }: Identity): Problem[] {
  const number = parsePhoneNumberFromString(phone);
  return number?.country === 'EG' && number.getType() === 'MOBILE'
    ? []
    : [{ field: 'phone', problem: `no Egyptian mobile number (${phone})` }];
}

function coordinates({ coordinates }: Identity): Problem[] {
  const outside = (['latitude', 'longitude'] as const).filter(
    (axis) => coordinates[axis] < egypt[axis].from || coordinates[axis] > egypt[axis].to,
  );
  return outside.map((axis) => ({
    field: `coordinates.${axis}`,
    problem: `outside Egypt (${coordinates[axis]})`,
  }));
}

function domains({ email, address }: Identity): Problem[] {
  return [
    { field: 'email', value: email, domain: email.split('@')[1] ?? '' },
    { field: 'address', value: address, domain: new URL(address).hostname },
  ]
    .filter(({ domain }) => exampleDomain.test(domain.toLowerCase()))
    .map(({ field, value }) => ({ field, problem: `a domain that nobody can own (${value})` }));
}

/** A network's own home page is where a link leads whose rest was never written. */
function social({ social }: Identity): Problem[] {
  return Object.entries(social)
    .filter(([, link]) => new URL(link).pathname === '/')
    .map(([network, link]) => ({
      field: `social.${network}`,
      problem: `the network’s home page, not the factory’s (${link})`,
    }));
}
