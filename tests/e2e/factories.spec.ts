import { factories } from '../factories/content.ts';
import { testFactory } from '../factories/test-factory.ts';

// The two that differ most: the least of everything, and the most. The full suite has the others.
testFactory(factories.at(0) as number);
testFactory(factories.at(-1) as number);
