import type { Message } from './message.ts';
import { write } from './write.ts';

/** Mistakes in content files; its text has the sentence about each, in English. */
export class ContentError extends Error {
  override name = 'ContentError';
  // The stack would name lines of code, which help nobody to find a mistake in the content.
  override stack = '';
  readonly mistakes: Message[];

  constructor(...mistakes: Message[]) {
    super(mistakes.map((mistake) => write(mistake)).join('\n'));
    this.mistakes = mistakes;
  }
}

/** The mistakes of a ContentError; any other error is thrown again. */
export function mistakesOf(error: unknown): Message[] {
  if (error instanceof ContentError) return error.mistakes;
  throw error;
}
