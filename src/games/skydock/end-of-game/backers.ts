import { at, type Seat } from '#engine';
import { slotsWhere } from '../characters/characters.ts';
import { BACKER_TABLE, type BackerId, type Company, type Wish } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { Achievement } from '../content/achievements.ts';
import { guardsIn } from '../ship/guards.ts';
import { adjacent, piratesIn } from '../ship/spots.ts';
import type { Hand, Pirate, Table } from '../state/state.ts';

/** Whether a backer's wish is met as things lie now; it counts only when the ship launches (sheet: End of Game). */
export function isMet(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, backer: BackerId): boolean {
  return grants(table, seat, hand, BACKER_TABLE[backer].wish);
}

/** Whether a wish counts that achievement. */
export function looksAt(wish: Wish, achievement: Achievement): boolean {
  if (wish.looks === 'achievements') return wish.of.includes(achievement);
  return wish.looks === 'all' && wish.of.some((one) => looksAt(one, achievement));
}

function grants(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, wish: Wish): boolean {
  const pirate = at(table.pirates, seat);
  switch (wish.looks) {
    case 'achievements': {
      const count = timesDone(pirate, wish.of);
      return count >= (wish.least ?? 0) && count <= (wish.most ?? Infinity);
    }
    case 'abilities':
      return slotsWhere(pirate.board, ({ level }) => level >= wish.level).length >= wish.least;
    case 'hand':
      return hand[wish.deck].length >= wish.least;
    case 'company':
      return hasCompany(table, seat, pirate.spot, wish.of);
    case 'all':
      return wish.of.every((one) => grants(table, seat, hand, one));
  }
}

/** Whether a pirate has that company, or would have it in that room. */
export function hasCompany(table: Table, seat: Seat, spot: SpotId, company: Company): boolean {
  const isGuarded = guardsIn(table, spot) > 0;
  const othersIn = (spots: readonly SpotId[]) =>
    spots.flatMap((each) => piratesIn(table, each)).filter((other) => other !== seat).length;
  switch (company) {
    case 'onlookers':
      return isGuarded || othersIn([spot]) >= 2;
    case 'nobody':
      return !isGuarded && othersIn([spot, ...adjacent(spot)]) === 0;
  }
}

/** How far a player has come with what a wish counts, part by part in the order of its text. */
export interface Progress {
  readonly so: number;
  /** At least, or at most, so many are asked for. */
  readonly least?: number;
  readonly most?: number;
}

export function progressOf(pirate: Pirate, hand: Pick<Hand, 'scheme' | 'loot'>, wish: Wish): Progress[] {
  switch (wish.looks) {
    case 'achievements': {
      const { least, most } = wish;
      return [
        { so: timesDone(pirate, wish.of), ...(least !== undefined && { least }), ...(most !== undefined && { most }) },
      ];
    }
    case 'abilities':
      return [{ so: slotsWhere(pirate.board, ({ level }) => level >= wish.level).length, least: wish.least }];
    case 'hand':
      return [{ so: hand[wish.deck].length, least: wish.least }];
    case 'company':
      return [];
    case 'all':
      return wish.of.flatMap((one) => progressOf(pirate, hand, one));
  }
}

/** How often a player did any of these. */
export function timesDone({ achievements }: Pick<Pirate, 'achievements'>, of: readonly Achievement[]): number {
  return of.reduce((sum, achievement) => sum + (achievements[achievement] ?? 0), 0);
}
