import { factories } from '../factories/content.ts';
import { testFactory } from '../factories/test-factory.ts';

for (const factory of factories) testFactory(factory);
