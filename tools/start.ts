import { build } from 'astro';
import { serve } from '../hosting/server.ts';

/**
 * `npm start`: builds the site and serves it. Photographs are cut fast, because a first look must not
 * wait for the smallest files; `npm run build` makes those.
 */
process.env.IMAGES ??= 'fast';
try {
  await build({ logLevel: 'warn' });
} catch (error) {
  // A mistake in the content is one sentence, without a stack.
  const { stack, message } = error as Error;
  console.error(stack || message);
  process.exit(1);
}
serve();
