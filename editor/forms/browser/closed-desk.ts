/* Says that the desk is closed where a save would say "Failed to fetch". */
import { closed } from './settings.ts';

const ask = window.fetch;
window.fetch = (...request) =>
  ask(...request).catch((error) => {
    throw error instanceof TypeError ? new TypeError(closed) : error;
  });
