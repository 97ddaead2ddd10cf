import { at, OWNERS, type Box, type Owner, type Piece, type Seat } from '#engine';
import type { IconName } from '../../content/icons.ts';
import type { AbilityId } from '../../content/abilities.ts';
import type { Stat } from '../../content/effects.ts';
import type { Icon } from '../../content/rooms.ts';
import type { SymbolId } from '../../content/schemes.ts';
import { seatLetter } from '../words/words.ts';

/** How things of the game are drawn, the same in every picture. */

/** Seats are called after the colours of their pieces. */
export function ownerOf(seat: Seat): Owner {
  return at(OWNERS, seat);
}

/** A pirate, in its colour, shape and letter. */
export function pirate(seat: Seat, box: Box, look: Piece['look'] = 'full'): Piece {
  return { kind: 'piece', ...box, owner: ownerOf(seat), letter: seatLetter(seat), look };
}

export const ROOM_ICONS = {
  scheme: 'scheme',
  loot: 'loot',
  encounter: 'encounter',
  guard: 'guard',
} as const satisfies Record<Icon, IconName>;

export const SYMBOL_ICONS = {
  mask: 'mask',
  key: 'key',
  wrench: 'wrench',
  spark: 'spark',
  chart: 'chart',
  wild: 'wild',
} as const satisfies Record<SymbolId | 'wild', IconName>;

export const ABILITY_ICONS = {
  move: 'move',
  interact: 'interact',
  scheme: 'scheme',
  loot: 'loot',
  attack: 'attack',
  heal: 'heal',
} as const satisfies Record<AbilityId, IconName>;

export const STAT_ICONS = {
  physical: 'physical',
  mental: 'mental',
  technical: 'technical',
} as const satisfies Record<Stat, IconName>;
