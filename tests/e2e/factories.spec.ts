import { factories } from '../factories/content.ts';
import { testFactory } from '../factories/test-factory.ts';

// The two that differ most, the least of everything and the most. The full suite looks at all ten whole.
testFactory(factories.at(0) as number, 'ar');
testFactory(factories.at(-1) as number, 'en');
