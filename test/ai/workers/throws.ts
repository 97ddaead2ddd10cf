import { serve } from '../../../src/processes/serve.ts';

// A worker that cannot think.
serve(() => {
  throw new Error('The worker has lost its mind.');
});
