import { afterAll, beforeAll, describe, it } from 'vitest';
import { figures } from './figures.ts';
import { prove, type Run } from './prove.ts';
import type { Subject } from './subject.ts';
import { LAWS, Violation } from './violation.ts';
import type { Tally } from './walk.ts';

/** A proof that goes on longer than this, in ms, goes on for ever: the longest takes a minute of the processor. */
const FOREVER = 300_000;

/** Every law as a test of one game, over the random games of `run`. A law is skipped when another stopped the proof first. */
export function describeGame(subject: Subject, run: Run): void {
  describe(`${subject.game.id} keeps the laws over ${String(run.games)} random games`, () => {
    let proven: Tally | Violation;
    let milliseconds = 0;

    beforeAll(() => {
      const begun = performance.now();
      try {
        proven = prove(subject, run);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        proven = error;
      }
      milliseconds = performance.now() - begun;
    }, FOREVER);

    for (const [law, title] of Object.entries(LAWS)) {
      it(title, ({ skip }) => {
        if (!(proven instanceof Violation)) return;
        if (proven.law === law) throw proven;
        skip(`not proven: ${LAWS[proven.law]} is broken`);
      });
    }

    afterAll(() => {
      if (!(proven instanceof Violation)) console.log(figures(subject, proven, milliseconds));
    });
  });
}
