import { type Decision, ROOM } from '#engine';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { frameOf, pirateOf } from '../words/reading.ts';
import { inRoom, roomName, signed } from '../words/words.ts';
import { notUsable, roomStakes } from './here.ts';
import { guardsText } from './ways.ts';

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
  const unusable = notUsable(view, decision);
  const inShort = notUsable(view, decision, 'in-short');
  // The roll tells the stakes again.
  const stakes = roomStakes(view, decision);
  const fullest = [
    [where, extra, stays, unusable, stakes],
    [where, extra, stays, unusable],
    [where, extra, unusable],
    [where, unusable],
    [where, inShort],
  ].map(asked);
  return fullest.find(({ length }) => length <= ROOM.sentence) ?? asked([here, inShort]);
}

function asked(parts: readonly (string | null)[]): string {
  return `Which ability do you use? ${parts.filter((part) => part !== null).join('. ')}`;
}
