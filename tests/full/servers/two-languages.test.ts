import { testEveryServer } from './every-server.ts';

testEveryServer();
