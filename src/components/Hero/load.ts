/* The script of the home page: React comes when nothing that the visitor came for is still loading. */

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
const start = () => whenIdle(() => import('./hydrate.tsx'));

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
