import type { Task } from '../../../src/ai/worker.ts';
import { serve } from '../../../src/processes/serve.ts';

// A worker that ends in the middle of the thought called "fatal", and has the same to say to everything else.
serve((task: Task) => {
  if (task?.question.key === 'fatal') process.exit(1);
  return { answer: null, why: 'A worker said so.' };
});
