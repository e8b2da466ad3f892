import { factories } from '../factories/content.ts';
import { testFactory } from '../factories/test-factory.ts';

// The core suite has the first and the last.
for (const factory of factories.slice(1, -1)) testFactory(factory);
