import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../../src/processes/serve.ts';

// Says again what it is told, unless that is nothing: after a while what it is to say slowly, and never what it is to say
// for ever. It waits for something of its own besides, as work may.
setInterval(() => undefined, 60_000);
serve(async (task: string) => {
  if (task === 'slowly') await wait(200);
  while (task === 'for ever');
  if (task === '') throw new Error('There is nothing to say.');
  return task;
});
