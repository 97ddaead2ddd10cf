import { serve } from '../../../src/processes/serve.ts';

// A worker that ends in the middle of a thought.
serve(() => process.exit(1));
