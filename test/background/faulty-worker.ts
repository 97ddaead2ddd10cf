import { worker, workerEmit } from 'workerpool';
import type { Scene } from '#engine';
import type { PackedGame } from '../../src/proof/packed-game.ts';
import type { Verdict } from '../../src/proof/verify.ts';
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

/** Says something every half second for as many ms, or says nothing for ever. */
function verify({ table }: PackedGame): Verdict {
  for (let end = performance.now() + Number(table), said = performance.now(); performance.now() < end;)
    if (performance.now() - said > 500 && table !== 'Infinity') {
      said = performance.now();
      workerEmit({ entries: 1, of: 2 });
    }
  return { ok: true, entries: 2, hash: '' };
}

worker({
  verify,
  load: () => undefined,
  draw: ({ alt }: Scene): Buffer => Buffer.from(done(alt)),
  think: ({ key }: AiRequest): AiReply => ({ answer: null, why: done(key) }),
});
