/* How the editor speaks to the desk, and in which language. */
import { type Locale, localeCodes } from '../../../src/i18n/locales.ts';
import type { Values } from '../../../src/i18n/sentence-tables.ts';
import { type TextName, textOf } from '../../words/texts.ts';

/** The language of the desk. */
export const locale = localeCodes.find(
  (code) => code === location.pathname.split('/')[1],
) as Locale;

/** Says a text of the desk. */
export const say = (name: TextName, values?: Values) => textOf(name, locale, values);

/** Asks the desk for something, or sends it what to do. Throws an error whose message is for the owner. */
export async function ask<Result>(call: string, send?: object): Promise<Result> {
  const body = send && (send instanceof Blob ? send : JSON.stringify(send));
  const response = await fetch(
    `/${locale}/api/${call}`,
    body ? { method: 'POST', body } : {},
  ).catch(() => {
    throw new Error(say('desk-closed'));
  });
  // Without an answer, this desk makes room for another one, or has left the language of this page out.
  const answer = await response.json().catch(() => ({ message: say('desk-closed') }));
  if (!response.ok || 'message' in answer) throw new Error(answer.message);
  return answer;
}
