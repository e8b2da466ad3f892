/** Says that the desk is closed where a save would say "Failed to fetch". */
export function explainClosedDesk(sentence: string): void {
  const ask = window.fetch;
  window.fetch = (...request) =>
    ask(...request).catch((error) => {
      throw error instanceof TypeError ? new TypeError(sentence) : error;
    });
}
