import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Tip } from '#engine';
import type { Store } from '../store/store.ts';
import { seatOf, type Table } from './table.ts';

/** People whose tips are kept in memory. */
const CACHED_PEOPLE = 10_000;

const tipsShape = z.object({
  wanted: z.boolean(),
  /** The first table of each game, and since which revision the question was asked with which each tip was shown. */
  first: z.record(z.string(), z.object({ table: z.string(), shown: z.record(z.string(), z.number()) })),
});

type TipsOfPerson = z.output<typeof tipsShape>;

const NEW: TipsOfPerson = { wanted: true, first: {} };

/** The tips for people in their first game of a kind: each once, until its question is answered. */
export class Tips {
  readonly #store: Pick<Store, 'tips' | 'saveTips'>;
  readonly #cached = new LRUCache<string, TipsOfPerson>({ max: CACHED_PEOPLE });

  constructor(store: Pick<Store, 'tips' | 'saveTips'>) {
    this.#store = store;
  }

  /** The tip for this player now; `null` for none. */
  async show(table: Table, player: string): Promise<string | null> {
    const { id, status, match } = table.record;
    const seat = seatOf(table, player)?.seat;
    if (status !== 'playing' || !match || seat === undefined) return null;
    const known = await this.#of(player);
    const first = known.first[table.game.id] ?? { table: id, shown: {} };
    if (!known.wanted || first.table !== id) return null;
    const since = match.since[seat] ?? 0;
    const tips = tipsNow(table, seat);
    const tip =
      tips.find(({ key }) => first.shown[key] === since) ?? tips.find(({ key }) => first.shown[key] === undefined);
    if (!tip) return null;
    if (first.shown[tip.key] !== since) {
      const shown = { ...first.shown, [tip.key]: since };
      await this.#save(player, { ...known, first: { ...known.first, [table.game.id]: { table: id, shown } } });
    }
    return tip.text;
  }

  /** This person gets no more tips, in no game. */
  async stop(player: string): Promise<void> {
    await this.#save(player, { ...(await this.#of(player)), wanted: false });
  }

  async #of(player: string): Promise<TipsOfPerson> {
    const cached = this.#cached.get(player);
    if (cached) return cached;
    const stored = tipsShape.nullable().parse(await this.#store.tips(player)) ?? NEW;
    this.#cached.set(player, stored);
    return stored;
  }

  async #save(player: string, tips: TipsOfPerson): Promise<void> {
    await this.#store.saveTips(player, tips);
    this.#cached.set(player, tips);
  }
}

function tipsNow({ face, game, play }: Table, seat: number): Tip[] {
  if (!play) return [];
  const view = game.view(play.match.state, seat);
  return play.open.filter((decision) => decision.seat === seat).flatMap((decision) => face.tips(view, decision));
}
