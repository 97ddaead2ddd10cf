import { at, idsOf, type Seat } from '#engine';
import { isMet, timesDone } from '../end-of-game/backers.ts';
import { BACKER_TABLE, type BackerId, type Wish } from '../content/backers.ts';
import type { Achievement } from '../content/achievements.ts';
import type { Deck } from '../content/effects.ts';
import type { Hand, Pirate, Table } from '../state/state.ts';

/** What nobody can do twice in a round: a round gone by without it is lost for good. */
const ONCE_A_ROUND: readonly Achievement[] = ['claim'];

/** How likely a round goes well in which it still has to be done: the rules of thumb did so in 8 rounds of 32 to 61 % of games. */
const GOES_WELL = 0.9;

/**
 * What a seat's backer counts for as things stand, in points: the whole support once the wish is met. Until then nothing,
 * since most wishes can be met as well later; but of one that asks for something round after round what is left to hope for.
 */
export function backing(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, backer: BackerId): number {
  const { wish, support } = BACKER_TABLE[backer];
  return support * (isMet(table, seat, hand, backer) ? 1 : hope(table, seat, wish));
}

/** One thing a backer looks at. */
type Part = Exclude<Wish, { readonly looks: 'all' }>;

function partsOf(wish: Wish): readonly Part[] {
  return wish.looks === 'all' ? wish.of.flatMap(partsOf) : [wish];
}

const PARTS = new Map(idsOf(BACKER_TABLE).map((id) => [id, partsOf(BACKER_TABLE[id].wish)]));

/** What a backer looks at of that kind, if anything: habits ask for what a card wishes, never for its name. */
export function looksAt<K extends Part['looks']>(
  backer: BackerId | null,
  looks: K,
): readonly Extract<Part, { readonly looks: K }>[] {
  const parts = (backer && PARTS.get(backer)) ?? [];
  return parts.filter((part): part is Extract<Part, { readonly looks: K }> => part.looks === looks);
}

/** Whether a backer counts how often that is done. */
export function counts(backer: BackerId | null, achievement: Achievement): boolean {
  return looksAt(backer, 'achievements').some(({ of }) => of.includes(achievement));
}

/** Whether a backer looks for cards of that deck in the hand. */
export function collects(backer: BackerId | null, deck: Deck): boolean {
  return looksAt(backer, 'hand').some((part) => part.deck === deck);
}

/** How often a player's backer wants an achievement more than it was done; 0 where it does not ask for it. */
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

/** Whether it was done more often than the backer allows: no later round can mend that. */
function isSpoilt(wish: Wish, pirate: Pirate): boolean {
  return wish.looks === 'achievements' && timesDone(pirate, wish.of) > (wish.most ?? Infinity);
}
