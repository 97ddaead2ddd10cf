import { worker } from 'workerpool';
import type { Scene } from '#engine';
import type { AiRequest, AiReply } from '../../src/ai/request.ts';

// A worker that does what its task is called: it throws, dies, or works for a number of ms, perhaps forever. It answers with
// the id of its process.
function done(what: string): string {
  if (what === 'throws') throw new Error('The worker cannot do that.');
  if (what === 'dies') process.exit(1);
  const end = performance.now() + Number(what);
  while (performance.now() < end);
  return String(process.pid);
}

worker({
  load: () => undefined,
  draw: ({ alt }: Scene): Buffer => Buffer.from(done(alt)),
  think: ({ key }: AiRequest): AiReply => ({ answer: null, why: done(key) }),
});
