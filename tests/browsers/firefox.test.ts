import { startFirefox } from './firefox.ts';
import { visitAll } from './visits/all.ts';

await visitAll('Firefox', startFirefox);
