import { type Decision, ROOM, type Seat } from '#engine';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { boardOf, frameOf, pirateOf } from '../words/reading.ts';
import { inRoom, roomName, signed } from '../words/words.ts';
import { notUsable, roomStakes } from './here.ts';
import { endingHere, guardsText } from './ways.ts';

/**
 * "Which ability do you use? You are at the Dock with 1 guard. Can’t be used now: Attack 1 (neutralized)": its panel has no map.
 * What there is no room for is left out, the least useful first.
 */
export function turnPrompt(view: View, decision: Decision<Action>): string {
  const { spot } = pirateOf(view, decision.seat);
  const here = `You are ${inRoom(roomName(view.table, spot))}`;
  const guards = guardsText(view.table.guards[spot]);
  const where = guards === '' ? `${here} (no guards)` : `${here} with ${guards}`;
  const bonus = view.table.turn?.bonus ?? 0;
  const extra = bonus === 0 ? null : `You get ${signed(bonus)} to challenges this turn`;
  const stays = frameOf(view, 'turn')?.stays === true ? 'Your turn stays open after your action' : null;
  // Only the last turn ends where the pirate is now, unless it moves.
  const ends = markersLeft(view, decision.seat) === 1 ? endingHere({ ...decision, view }) : null;
  const unusable = notUsable(view, decision);
  const inShort = notUsable(view, decision, 'in-short');
  // The roll tells the stakes again.
  const stakes = roomStakes(view, decision);
  const fullest = [
    [where, ends, extra, stays, unusable, stakes],
    [where, ends, extra, stays, unusable],
    [where, ends, extra, unusable],
    [where, ends, unusable],
    [where, unusable],
    [where, inShort],
  ].map(asked);
  return fullest.find(({ length }) => length <= ROOM.sentence) ?? asked([here, inShort]);
}

function asked(parts: readonly (string | null)[]): string {
  return `Which ability do you use? ${parts.filter((part) => part !== null).join('. ')}`;
}

/** "Play cards, or end your turn? You have acted. At the end of the round, 1 guard may come here". */
export function endTurnPrompt(view: View, decision: Decision<Action>): string {
  const ends = markersLeft(view, decision.seat) === 0 ? endingHere({ ...decision, view }) : null;
  return `Play cards, or end your turn? You have acted${ends === null ? '' : `. ${ends}`}`;
}

/** How many turns the pirate has left, with the one at hand until it has acted: each takes a marker. */
function markersLeft(view: View, seat: Seat): number {
  return boardOf(view, seat).reduce((sum, slot) => sum + (slot?.markers ?? 0), 0);
}
