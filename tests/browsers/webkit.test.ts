import { visitAll } from './visits/all.ts';
import { startWebKit } from './webkit.ts';

await visitAll('WebKit', startWebKit);
