import { at, type Seat } from '#engine';
import { slotsWhere } from '../characters/characters.ts';
import { BACKER_TABLE, type BackerId, type Company, type Wish } from '../content/backers.ts';
import type { SpotId } from '../content/board.ts';
import type { Achievement } from '../content/achievements.ts';
import { guardsIn } from '../ship/guards.ts';
import { adjacent, piratesIn } from '../ship/spots.ts';
import type { Hand, Pirate, Table } from '../state/state.ts';

/** Whether a backer's wish is met now; it counts only at launch (sheet: End of Game). */
export function isMet(table: Table, seat: Seat, hand: Pick<Hand, 'scheme' | 'loot'>, backer: BackerId): boolean {
  return grants(table, seat, hand, BACKER_TABLE[backer].wish);
}

/** Whether a wish counts an achievement. */
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

/** Whether a pirate has that company, or would have it on that spot. */
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

/** A player's progress on each part of a wish, in the order of its text. */
export interface Progress {
  readonly so: number;
  /** The wish asks for at least, or at most, this many. */
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

/** The sum of a player's counts of these achievements. */
export function timesDone({ achievements }: Pick<Pirate, 'achievements'>, of: readonly Achievement[]): number {
  return of.reduce((sum, achievement) => sum + (achievements[achievement] ?? 0), 0);
}
