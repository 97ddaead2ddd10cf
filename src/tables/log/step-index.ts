import { z } from 'zod';
import type { Followed, Viewer } from '#engine';
import type { StepIndex } from '../../store/store.ts';

/** Who a replay is for: a seat, anybody, or, once the game is over, somebody who may know everything. */
export type ReplayReader = Viewer | 'everything';

/** Readers as bits: a seat by its number, and those without one above the seats of any game. */
export type Readers = number;

const BITS = { public: 1 << 16, everything: 1 << 17 } as const;

export function bitOf(reader: ReplayReader): Readers {
  return typeof reader === 'number' ? 1 << reader : BITS[reader];
}

/** Everybody who may read a match of that many seats. */
export function allReaders(seats: number): Readers {
  return ((1 << seats) - 1) | BITS.public | BITS.everything;
}

/** A step of a match: who is shown something of it. */
export interface MatchStep {
  /** The revision of its line in the log. */
  readonly revision: number;
  /** Its number among the entries of the match. */
  readonly seq: number;
  /** Who made it; `null` where nobody pressed anything. */
  readonly player: string | null;
  readonly shown: Readers;
  /** The readers who see a turn or a round begin with it. */
  readonly opens: Readers;
}

/** The steps of a match up to an entry that stays in the log as it is. */
export interface Settled {
  readonly followed: Followed<MatchStep>;
  /** The revision of that entry; 0 where there is none. */
  readonly revision: number;
}

/** Numbers of a packed step: revision, entry, player, readers shown, readers who see it open a turn or round, seat. */
const WIDTH = 6;
const NOBODY = -1;

const playersShape = z.array(z.string());

/** Four bytes a number: reading thousands of steps takes less than a millisecond. */
export function packed(table: string, rules: number, { followed, revision }: Settled): StepIndex {
  const players = [...new Set(followed.steps.flatMap(({ step }) => step.player ?? []))];
  const numbers = followed.steps.flatMap(({ seq, seat, step }) => [
    step.revision,
    seq,
    step.player === null ? NOBODY : players.indexOf(step.player),
    step.shown,
    step.opens,
    seat,
  ]);
  const steps = Buffer.from(Int32Array.from(numbers).buffer);
  return { table, rules, entries: followed.entries, revision, players: JSON.stringify(players), steps };
}

export function unpacked({ entries, revision, players, steps }: StepIndex): Settled {
  const names = playersShape.parse(JSON.parse(players));
  const numbers = new Int32Array(Uint8Array.from(steps).buffer);
  const at = (step: number, column: number) => numbers[step * WIDTH + column] ?? 0;
  const followed = Array.from({ length: numbers.length / WIDTH }, (_, n) => {
    const seq = at(n, 1);
    const step = { revision: at(n, 0), seq, player: names[at(n, 2)] ?? null, shown: at(n, 3), opens: at(n, 4) };
    return { seq, seat: at(n, 5), step };
  });
  return { followed: { entries, steps: followed }, revision };
}
