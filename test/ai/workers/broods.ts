import { serve } from '../../../src/processes/serve.ts';

// A worker that never comes to an end.
serve(() => {
  for (;;);
});
