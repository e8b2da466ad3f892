/* `npm start`: builds the site with photographs that are compressed fast, and serves it. */
import { createServer } from 'node:http';
import { build } from 'astro';
import { chosenPort, listenOrStop } from './lib/listen.ts';
import { stop } from './lib/stop.ts';
import { serve } from './preview.ts';

process.env.IMAGES ??= 'fast';
// A port that is taken is better said before the build than after it.
const trial = createServer();
await listenOrStop(trial, { port: chosenPort(4321) });
trial.close();

// A mistake in the content is one sentence, without a stack.
await build({ logLevel: 'warn' }).catch(({ stack, message }) => stop(stack || message));
await serve();
