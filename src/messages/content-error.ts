/** Mistakes in content files; each is one sentence that names the file, the line and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
  // The stack would name lines of code, which help nobody to find a mistake in the content.
  override stack = '';
  readonly mistakes: string[];

  constructor(...mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** The sentences of a ContentError; any other error is thrown again. */
export function mistakesOf(error: unknown): string[] {
  if (error instanceof ContentError) return error.mistakes;
  throw error;
}
