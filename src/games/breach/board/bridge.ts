import type { Outcome } from '#engine';
import { boardOf } from './board.ts';
import { AI, PIRATES, type Ending, type RoomId, type State } from '../state/state.ts';

/** Whether this room is the bridge, whose capture wins the game for the Pirates. */
export function isBridge(state: State, room: RoomId): boolean {
  return room === boardOf(state.layout).bridge;
}

const WINNERS = { 'bridge-captured': PIRATES, 'bridge-held': AI } as const satisfies Record<Ending, number>;

/** Who has won (rules: Bridge), or `null` while the bridge is still fought for. */
export function outcome(state: State): Outcome | null {
  return state.ending && { winners: [WINNERS[state.ending]], reason: state.ending };
}
