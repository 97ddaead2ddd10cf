import { serve } from '../../../src/processes/serve.ts';

// Says again what it is told, unless that is nothing; and waits for something of its own besides, as work may.
setInterval(() => undefined, 60_000);
serve((task: string) => {
  if (task === '') throw new Error('There is nothing to say.');
  return task;
});
