import { emit, type Seat } from '#engine';
import { schemeIdOf, schemeOn, type SchemeCard } from './cards.ts';
import type { Trigger } from '../content/schemes.ts';
import { countAchievement } from '../characters/achievements.ts';
import { clockwise, handOf, type Draft } from '../state/draft.ts';
import { moveToDiscards } from './card-moves.ts';
import { beginEffects } from '../effects/sources.ts';
import type { Hand, Table } from '../state/state.ts';

/** Whether this player may still play a scheme card in this turn: one each per player turn (sheet: Action Phase). */
export function maySchemeNow(table: Table, seat: Seat): boolean {
  return !table.schemed.includes(seat);
}

/** The scheme cards of a hand, the armed ones last: of two copies, the other one is given up first. */
export function unarmedFirst({ scheme, armed }: Pick<Hand, 'scheme' | 'armed'>): readonly SchemeCard[] {
  return scheme.toSorted((a, b) => Number(armed.includes(a)) - Number(armed.includes(b)));
}

/**
 * Plays the first armed card with this trigger of each player concerned. No card played is information as well, so if
 * a card could have been armed, the step reveals and undo stops there.
 */
export function trigger(draft: Draft, what: Trigger, concerns: (seat: Seat) => boolean): void {
  if (draft.table.ending) return;
  const from = draft.table.turn?.seat ?? draft.table.first.holder;
  for (const seat of clockwise(draft.table, from)) {
    const hand = handOf(draft, seat);
    if (!concerns(seat) || hand.scheme.length === 0 || !maySchemeNow(draft.table, seat)) continue;
    draft.reveals = true;
    const card = hand.armed.find((armed) => schemeOn(armed).trigger === what);
    if (card !== undefined) playScheme(draft, seat, card, 'armed');
  }
}

/** Plays a scheme card: discards it and begins its effects. */
export function playScheme(draft: Draft, seat: Seat, card: SchemeCard, how: 'hand' | 'armed'): void {
  moveToDiscards(draft, seat, [card]);
  draft.table.schemed = [...draft.table.schemed, seat];
  emit(draft, { kind: 'played', seat, card, how });
  beginEffects(draft, seat, { from: 'scheme', id: schemeIdOf(card) });
  countAchievement(draft, seat, 'scheme-played');
}
