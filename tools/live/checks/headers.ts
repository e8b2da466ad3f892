import { inlineHashes } from '../../../policy/hashes.ts';
import { contentSecurityPolicy, headers } from '../../../policy/policy.ts';
import { type Check, grouped, type Met } from '../check.ts';
import type { Copy, VisitedPage } from '../copy.ts';
import { metaContent } from '../html.ts';

const policyName = 'Content-Security-Policy';

/** Every page is sent with the headers that `policy/policy.ts` promises, for the scripts and styles in it. */
export function checkHeaders({ origin, pages, notFound }: Copy): Check {
  return {
    title: 'every page is sent with the promised headers',
    faults: grouped(
      answered([...pages, ...notFound]).flatMap(({ path, answer }) => {
        // A rehearsal without https may send what is for https already.
        const secure =
          origin.startsWith('https:') || answer.headers.has('strict-transport-security');
        const promised = headers(inlineHashes(answer.text), secure);
        return Object.entries(promised).flatMap(([name, value]) => {
          const sent = answer.headers.get(name);
          if (sent === null) return [{ path, fault: `${name} is not sent` }];
          if (name === policyName) return policyFaults(path, sent, value);
          return sent === value ? [] : [{ path, fault: `${name} is "${sent}", not "${value}"` }];
        });
      }),
    ),
  };
}

/** For hosts that send no headers: the policy stands in every page. */
export function checkPolicyInPages({ pages, notFound }: Copy): Check {
  return {
    title: 'the security policy stands in every page',
    faults: grouped(
      answered([...pages, ...notFound]).flatMap(({ path, answer: { text } }) => {
        const policy = metaContent(text, 'content-security-policy');
        if (!policy) return [{ path, fault: `${policyName} is not in the page` }];
        // What stands before it is not its affair.
        const { scripts, styles } = inlineHashes(
          text.slice(text.indexOf('content-security-policy')),
        );
        const sources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
        return policyFaults(
          path,
          policy,
          [
            ...contentSecurityPolicy,
            `script-src 'self'${sources(scripts)}`,
            `style-src 'self'${sources(styles)}`,
          ].join('; '),
        );
      }),
    ),
  };
}

/** What a page's policy says otherwise; it may name more hashes, because all pages share one. */
function policyFaults(path: string, sent: string, promised: string): Met[] {
  const [isSaid, shouldBe] = [directives(sent), directives(promised)];
  return [...new Set([...isSaid.keys(), ...shouldBe.keys()])].flatMap((name) => {
    const said = isSaid.get(name);
    const wanted = shouldBe.get(name);
    if (!said) return [{ path, fault: `${policyName} lacks ${name}` }];
    if (!wanted) return [{ path, fault: `${policyName} says ${name}, which nobody asked for` }];
    const missing = wanted.filter((source) => !said.includes(source));
    const extra = said.filter((source) => !wanted.includes(source) && !/^'sha256-/.test(source));
    return [
      ...missing.map((source) =>
        source.startsWith("'sha256-")
          ? `${policyName} stops a part of the page (${name} without its hash): the pages and the headers are of different builds`
          : `${policyName} lacks ${source} in ${name}`,
      ),
      ...extra.map((source) => `${policyName} lets ${source} pass in ${name}`),
    ].map((fault) => ({ path, fault }));
  });
}

/** A policy, taken apart: the sources of each directive. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

/** Those that answered at all: that others did not is said elsewhere. */
function answered(pages: VisitedPage[]): VisitedPage[] {
  return pages.filter(({ answer }) => !answer.failure);
}
