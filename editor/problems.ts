import type { Message } from '../src/messages/message.ts';
import { ContentError } from '../src/messages/write.ts';

/** Why something ended before its end, in sentences for an owner. */
export function problemsOf(error: unknown): Message[] {
  if (error instanceof ContentError) return error.mistakes;
  const said = `${error}`.trim();
  if (/ENOSPC|no space left|os error 112/i.test(said)) return [{ code: 'publish-disk' }];
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/.test(said)) return [{ code: 'publish-offline' }];
  // Before what a program says stands how it was called.
  const [call, ...lines] = said.split('\n');
  const reason = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? `${call}`;
  return [{ code: 'publish-failed', values: { reason } }];
}
