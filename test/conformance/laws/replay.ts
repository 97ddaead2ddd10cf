import { hashOf, replay, type AnyGame, type MatchRecord } from '#engine';
import { difference, inWords } from '../difference.ts';
import { Violation } from '../violation.ts';

/** After each group of this many entries, and at the end, the hashes are compared as well: equal states have equal hashes. */
const HASHED = 32;

/** The record of a game leads through the states it went through, in both kinds of replay. */
export function replaysAlike(game: AnyGame, record: MatchRecord<unknown, unknown>, states: readonly unknown[]): void {
  for (const trust of ['trusted', 'untrusted'] as const) {
    let seen = 0;
    for (const { seq, state } of replay(game, record, trust)) {
      const differing = difference(states[seq], state);
      if (differing) broken(trust, seq, inWords(differing));
      if ((seq % HASHED === 0 || seq === record.log.length) && hashOf(states[seq]) !== hashOf(state)) {
        broken(trust, seq, 'the hash is another');
      }
      seen++;
    }
    if (seen !== states.length) broken(trust, seen, 'it ends too early');
  }
}

function broken(trust: string, seq: number, how: string): never {
  throw new Violation('replay', `The ${trust} replay differs at entry ${String(seq)}: ${how}.`);
}
