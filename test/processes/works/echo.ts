import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../../src/processes/serve.ts';

// Says again what it is told, unless that is nothing: after a while what it is to say slowly, and never what it is to say
// for ever. Of a file it says the name, and once that is on its way there is such a file. It waits for something of its own
// besides, as work may.
setInterval(() => undefined, 60_000);
serve(async (task: string) => {
  if (task === 'slowly') await wait(200);
  while (task === 'for ever');
  if (task.startsWith('/')) setTimeout(() => writeFileSync(task, ''), 0);
  if (task === '') throw new Error('There is nothing to say.');
  return task;
});
