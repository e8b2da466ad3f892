import { serve } from './server.ts';

serve();
