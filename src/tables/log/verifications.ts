import type { GameEntry } from '#engine';
import { verifyPacked, type PackedGame, type Progress, type Verifier } from '../../proof/packed-game.ts';
import type { Verdict } from '../../proof/verify.ts';
import type { Store } from '../../store/store.ts';
import { broughtTo } from '../keepsakes/at-table.ts';
import { provenSeats } from './export.ts';
import type { Table } from '../table.ts';

type OnProgress = (progress: Progress) => void;

/** A game that is being verified, and all who wait for it. */
interface UnderWay {
  readonly verdict: Promise<Verdict>;
  readonly listeners: Set<OnProgress>;
}

/** Verifies finished games, each once at a time however many ask. */
export class Verifications {
  readonly #store: Pick<Store, 'archive'>;
  readonly #verify: Verifier;
  readonly #underWay = new Map<string, UnderWay>();

  constructor(store: Pick<Store, 'archive'>, verify: Verifier) {
    this.#store = store;
    this.#verify = verify;
  }

  /** What is proven of a finished game, or the first fault; `null` while it is played, or where none began. */
  async of(table: Table, onProgress: OnProgress): Promise<Verdict | null> {
    const { id, status, seed } = table.record;
    if (status !== 'finished' || seed === null) return null;
    const known = this.#underWay.get(id);
    if (known) {
      known.listeners.add(onProgress);
      return known.verdict;
    }
    const listeners = new Set([onProgress]);
    const verdict = this.#verified(packedFrom(table, seed), (progress) => {
      for (const listener of listeners) listener(progress);
    }).finally(() => this.#underWay.delete(id));
    this.#underWay.set(id, { verdict, listeners });
    return verdict;
  }

  async #verified(game: Omit<PackedGame, 'log' | 'match'>, onProgress: OnProgress): Promise<Verdict> {
    const archive = await this.#store.archive(game.table);
    if (!archive) throw new Error('A finished game has no archive.');
    return this.#verify({ ...game, ...archive }, onProgress);
  }
}

function packedFrom({ record }: Table, seed: string): Omit<PackedGame, 'log' | 'match'> {
  const { id, game, rules, options, secret, commitment } = record;
  return {
    table: id,
    game,
    rules,
    options,
    brought: broughtTo(record),
    seats: provenSeats(record),
    secret,
    commitment,
    seed,
  };
}

/** Verifies where it is called, for tools and tests: everything else waits meanwhile. */
export function onThisThread(games: readonly GameEntry[]): Verifier {
  return (game, onProgress) => Promise.resolve(verifyPacked(game, games, onProgress));
}
