import { emit, type Outcome } from '#engine';
import type { Draft } from '../state/draft.ts';
import { boardOf } from './board.ts';
import { AI, PIRATES, type Ending, type RoomId, type State } from '../state/state.ts';

export function isBridge(state: State, room: RoomId): boolean {
  return room === boardOf(state.layout).bridge;
}

const WINNERS = { 'bridge-captured': PIRATES, 'bridge-held': AI } as const satisfies Record<Ending, number>;

/** Ends the game. */
export function endGame(draft: Draft, ending: Ending): void {
  draft.state.ending = ending;
  emit(draft, { kind: 'ended', ending });
}

/** The winner (rules: Bridge); `null` while the game goes on. */
export function outcome(state: State): Outcome | null {
  return state.ending && { winners: [WINNERS[state.ending]], reason: state.ending };
}
