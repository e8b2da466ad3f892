import { type Check, grouped, type Met } from '../check.ts';
import type { Copy } from '../copy.ts';
import { attributes } from '../html.ts';

/** Every page's chat and phone links reach the number in `content/site.yaml`. */
export function checkNumber({ pages, identity }: Copy): Check {
  const digits = identity.phone.replace(/\D/g, '');
  const met = pages
    .filter(({ answer }) => answer.status === 200)
    .flatMap(({ path, answer }): Met[] => {
      const links = attributes(answer.text, 'href');
      const chats = links.flatMap((link) => /^https:\/\/wa\.me\/(\d*)/.exec(link)?.[1] ?? []);
      const phones = links.flatMap(
        (link) => /^tel:(.*)$/.exec(link)?.[1]?.replace(/\D/g, '') ?? [],
      );
      return [
        ...(chats.length > 0 ? [] : ['has no link to the chat']),
        ...chats.filter((number) => number !== digits).map((number) => `chats with +${number}`),
        ...phones.filter((number) => number !== digits).map((number) => `calls +${number}`),
      ].map((fault) => ({ path, fault }));
    });
  return { title: `chat and phone reach ${identity.phone}`, faults: grouped(met) };
}

/** The copy is where `content/site.yaml` says, unless it is a rehearsal on this computer. */
export function checkAddress({ origin, identity }: Copy): Check {
  const here = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
  return {
    title: `the site is at the address in content/site.yaml, ${identity.address}`,
    ...(here ? { notes: ['not looked at: this is a rehearsal on this computer'] } : {}),
    faults: here || origin === identity.address ? [] : [`${origin} is another`],
  };
}
