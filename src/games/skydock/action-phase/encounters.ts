import { automatic, emit, type Seat } from '#engine';
import { levelOf } from '../ship/alert.ts';
import type { SpotId } from '../content/board.ts';
import { ENCOUNTER_TABLE, type EncounterId } from '../content/encounters.ts';
import { countAchievement } from '../characters/achievements.ts';
import { pop, push, replace, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import { reshuffle } from '../cards/card-moves.ts';
import { beginEffects } from '../effects/sources.ts';

/**
 * Draws the one encounter card of a Move at its end: for guards left behind, for the room's icon, or for both (sheet:
 * Move).
 */
export function meetEncounters(draft: Draft, seat: Seat, left: SpotId | null, random: boolean): void {
  if (left === null && !random) return;
  const card = drawEncounter(draft);
  if (card === null) return;
  emit(draft, { kind: 'encounter', seat, encounter: card, guard: left !== null, random });
  push(draft, { kind: 'encounter', seat, card, left, random, half: 'guard' });
}

/** Draws a card and discards it at once, so that a reshuffle includes it (S18). */
function drawEncounter(draft: Draft): EncounterId | null {
  if (draft.hidden.decks.encounter.length === 0) reshuffle(draft, 'encounter');
  const { decks } = draft.hidden;
  const card = decks.encounter.at(-1);
  if (card === undefined) return null;
  draft.hidden.decks = { ...decks, encounter: decks.encounter.slice(0, -1) };
  draft.table.discards = { ...draft.table.discards, encounter: [...draft.table.discards.encounter, card] };
  draft.reveals = true;
  return card;
}

/** The guard half takes effect first, at any level; the random half only at an alert level marked on the card. */
export const encounter: Rule<'encounter'> = automatic((draft, frame) => {
  const { seat, card, left, random, half } = frame;
  if (half === 'guard') {
    replace(draft, { ...frame, half: 'random' });
    if (left !== null) beginEffects(draft, seat, { from: 'encounter', id: card, half }, { left });
    return;
  }
  pop(draft);
  if (!random) return;
  const happens = ENCOUNTER_TABLE[card].marks.includes(levelOf(draft.table));
  emit(draft, { kind: 'random-half', seat, encounter: card, happens });
  if (!happens) return;
  beginEffects(draft, seat, { from: 'encounter', id: card, half });
  countAchievement(draft, seat, 'encounter');
});
