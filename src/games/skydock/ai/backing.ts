import { at, idsOf, type Seat } from '#engine';
import { isMet, timesDone } from '../end-of-game/backers.ts';
import { BACKER_TABLE, type BackerId, type Wish } from '../content/backers.ts';
import type { Achievement } from '../content/achievements.ts';
import type { Deck } from '../content/effects.ts';
import type { Hand, Pirate, Table } from '../state/state.ts';

/** Achievements possible only once per round: a missed round cannot be made up. */
const ONCE_A_ROUND: readonly Achievement[] = ['claim'];

/** The chance that a round brings a needed achievement; heuristic players met such wishes in 32 to 61 % of games. */
const GOES_WELL = 0.9;

/**
 * The expected support of a seat's backer, in points: all of it once the wish is met, and nothing before, because most
 * wishes can be met later. Wishes with an achievement per round get a part while they can still be met.
 */
export function backing(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, backer: BackerId): number {
  const { wish, support } = BACKER_TABLE[backer];
  return support * (isMet(table, seat, hand, backer) ? 1 : hope(table, seat, wish));
}

/** One part of a wish. */
type Part = Exclude<Wish, { readonly looks: 'all' }>;

function partsOf(wish: Wish): readonly Part[] {
  return wish.looks === 'all' ? wish.of.flatMap(partsOf) : [wish];
}

const PARTS = new Map(idsOf(BACKER_TABLE).map((id) => [id, partsOf(BACKER_TABLE[id].wish)]));

/** The parts of a backer's wish of that kind. Heuristics look at wishes, never at names of backers. */
export function looksAt<K extends Part['looks']>(
  backer: BackerId | null,
  looks: K,
): readonly Extract<Part, { readonly looks: K }>[] {
  const parts = (backer && PARTS.get(backer)) ?? [];
  return parts.filter((part): part is Extract<Part, { readonly looks: K }> => part.looks === looks);
}

/** Whether a backer counts that achievement. */
export function counts(backer: BackerId | null, achievement: Achievement): boolean {
  return looksAt(backer, 'achievements').some(({ of }) => of.includes(achievement));
}

/** Whether a backer wants cards of that deck in hand. */
export function collects(backer: BackerId | null, deck: Deck): boolean {
  return looksAt(backer, 'hand').some((part) => part.deck === deck);
}

/** How many more of an achievement the backer wants; 0 if it wants none. */
export function stillWanted(backer: BackerId | null, pirate: Pirate, achievement: Achievement): number {
  return backer === null ? 0 : missing(BACKER_TABLE[backer].wish, pirate, achievement);
}

function missing(wish: Wish, pirate: Pirate, achievement: Achievement): number {
  if (wish.looks === 'all') return Math.max(...wish.of.map((one) => missing(one, pirate, achievement)));
  if (wish.looks !== 'achievements' || !wish.of.includes(achievement)) return 0;
  return Math.max(0, (wish.least ?? 0) - timesDone(pirate, wish.of));
}

function hope({ first, launch, pirates }: Table, seat: Seat, wish: Wish): number {
  const pirate = at(pirates, seat);
  const parts = wish.looks === 'all' ? wish.of : [wish];
  if (!parts.some(isAskedEveryRound) || parts.some((part) => isSpoilt(part, pirate))) return 0;
  const rounds = launch - Number(first.claimed);
  const needed = Math.max(...ONCE_A_ROUND.map((achievement) => missing(wish, pirate, achievement)));
  return needed > rounds ? 0 : GOES_WELL ** needed;
}

function isAskedEveryRound(wish: Wish): boolean {
  return wish.looks === 'achievements' && wish.of.every((achievement) => ONCE_A_ROUND.includes(achievement));
}

/** Whether the backer's limit is already exceeded, which is final. */
function isSpoilt(wish: Wish, pirate: Pirate): boolean {
  return wish.looks === 'achievements' && timesDone(pirate, wish.of) > (wish.most ?? Infinity);
}
