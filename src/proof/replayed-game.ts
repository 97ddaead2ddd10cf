import { setImmediate } from 'node:timers/promises';
import { CountedSteps, type Addressed, type GameEntry } from '#engine';
import type { ExportedGame } from './exported-game.ts';
import { readExport, verifying, type Fault } from './verify.ts';

/** Entries replayed before other work gets its turn: a few ms. */
const ENTRIES_AT_ONCE = 20;

/** An answer of an exported game that was not undone. */
export interface GameStep {
  readonly seq: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly events: readonly Addressed<unknown>[];
  /** The state it led to. */
  readonly state: unknown;
}

/** An exported game, played again. */
export interface ReplayedGame extends GameEntry {
  readonly exported: ExportedGame;
  /** The state in which it began. */
  readonly setUp: unknown;
  /** The state in which it was left. */
  readonly end: unknown;
  /** Oldest first. */
  readonly steps: readonly GameStep[];
}

/** Why an exported game cannot be played again, and which game it is of, if that is known. */
export interface FaultyGame {
  readonly fault: Fault;
  readonly of: GameEntry | null;
}

/**
 * Plays an exported game again and keeps every step that counts; the fault where its text is no export, or where it does
 * not follow from what it is made of. Other work has its turn meanwhile.
 */
export async function replayedGame(text: string, games: readonly GameEntry[]): Promise<ReplayedGame | FaultyGame> {
  const exported = readExport(text);
  if (!exported) return { fault: { why: 'not-exported' }, of: null };
  const played = games.find(({ game }) => game.id === exported.game);
  if (!played) return { fault: { why: 'no-such-game', game: exported.game }, of: null };
  const positions = verifying(exported, games);
  const counted = new CountedSteps<GameStep>();
  let setUp: unknown = null;
  let end: unknown = null;
  for (;;) {
    const next = positions.next();
    if (next.done === true)
      return next.value.ok
        ? { ...played, exported, setUp, end, steps: counted.steps }
        : { fault: next.value.fault, of: played };
    const { seq, entry, events, state } = next.value;
    end = state;
    if (entry) counted.add(entry, { seq, at: exported.log[seq - 1]?.at ?? 0, events, state });
    else setUp = state;
    if (seq % ENTRIES_AT_ONCE === 0) await setImmediate();
  }
}
