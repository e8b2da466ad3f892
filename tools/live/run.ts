import type { Identity } from '../../src/content/schema.ts';
import type { Check } from './check.ts';
import { checkCertificate } from './checks/certificate.ts';
import { checkCaching, checkCompression } from './checks/delivery.ts';
import { checkAddress, checkNumber } from './checks/factory.ts';
import { checkPreviews, checkSitemap } from './checks/finding.ts';
import { checkHeaders, checkPolicyInPages } from './checks/headers.ts';
import { checkExternal, checkLinks } from './checks/links.ts';
import { checkNotFound, checkPages } from './checks/pages.ts';
import { visitCopy } from './copy.ts';
import { visitor } from './visit.ts';

/** How a published copy is to be checked. */
export interface Options {
  /** How long one answer may take. */
  seconds: number;
  /** Ask other sites too. */
  external: boolean;
  /** The host sends no headers: the policy stands in the pages, and nothing is promised of caching. */
  policyInPages: boolean;
}

/**
 * Visits a published copy of the site and checks what it finds.
 * @param origin such as `https://khayt.example`
 * @param identity what the copy should say of the factory
 * @throws Error with one sentence when the site cannot be reached at all
 */
export async function checkLive(
  origin: string,
  identity: Identity,
  { seconds, external, policyInPages }: Options,
): Promise<Check[]> {
  const visit = visitor(seconds);
  const { failure } = await visit(new URL(origin));
  if (failure) throw new Error(`${origin} ${failure}.`);

  const certificate = await checkCertificate(origin, seconds);
  const copy = await visitCopy(origin, identity, visit);
  return [
    checkAddress(copy),
    checkPages(copy),
    checkNotFound(copy, policyInPages),
    ...(policyInPages ? [checkPolicyInPages(copy)] : [checkHeaders(copy), checkCaching(copy)]),
    checkCompression(copy),
    checkLinks(copy),
    checkSitemap(copy),
    checkPreviews(copy),
    checkNumber(copy),
    ...(certificate ? [certificate] : []),
    await checkExternal(copy, external ? visit : undefined),
  ];
}
