import { at, only, unexpected } from '#engine';
import type { Action } from '../state/actions.ts';
import { abilityIn, powerOf } from '../characters/characters.ts';
import { MOVE } from '../content/abilities.ts';
import type { SpotId } from '../content/board.ts';
import { countAchievement } from '../characters/achievements.ts';
import { pirateOf, pop, push, type Draft } from '../state/draft.ts';
import { meetEncounters } from './encounters.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame } from '../state/frames.ts';
import { guardsIn } from '../ship/guards.ts';
import { withHands } from '../cards/card-use.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { isNeutralized } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import { lastNoticed, leavesGuards, routes } from './routes.ts';
import { enter, showsIcon } from '../ship/spots.ts';
import type { Pirate, State } from '../state/state.ts';

/** Begins a Move; choosing a route spends the marker. */
export function beginMove(draft: Draft, seat: number, slot: number): void {
  const { rooms, quiet } = at(MOVE, abilityIn(draft.table, seat, slot).level - 1);
  push(draft, { kind: 'move', seat, slot, rooms, encounters: quiet ? 'random' : 'all' });
}

/** Up to this number of guards in a room do not notice the pirate leaving. */
function slipped(pirate: Pirate, encounters: Frame<'move'>['encounters']): number {
  return encounters === 'all' ? (powerOf(pirate, 'guards-slipped')?.to ?? 0) : Infinity;
}

/** The pirate may use any part of the movement; staying draws no encounter card. */
export const move: Rule<'move'> = withHands(
  {
    run(draft, { seat, slot }) {
      if (slot === null || !isNeutralized(draft.table, seat, slot)) return 'ask';
      pop(draft);
      return 'on';
    },
    ask: (state, frame) => [
      question(frame, frame.seat, 'move', { options: ways(state, frame), onTimeout: [{ do: 'go', path: [] }] }),
    ],
    answer(draft, frame, answer) {
      const action = only(answer);
      pop(draft);
      if (action.do === 'go') go(draft, frame, action.path);
      else if (action.do !== 'back') unexpected(action);
    },
  },
  { mayNow: ({ slot }) => slot !== null },
);

/** Routes do not depend on hand or backer: the choice is public, so the options must not reveal them. */
function ways({ table }: State, { seat, slot, rooms, encounters }: Frame<'move'>): Action[] {
  const pirate = at(table.pirates, seat);
  const guards = (spot: SpotId) => (slot === null ? 0 : guardsIn(table, spot));
  return [
    ...routes(pirate, rooms, guards, slipped(pirate, encounters)).map((path): Action => ({ do: 'go', path })),
    { do: 'go', path: [] },
    ...(slot === null ? [] : [{ do: 'back' } as const]),
  ];
}

function go(draft: Draft, { seat, slot, encounters }: Frame<'move'>, path: readonly SpotId[]): void {
  const pirate = pirateOf(draft, seat);
  const to = path.at(-1);
  if (slot !== null) useAbility(draft, seat, slot);
  if (to === undefined) return;
  enter(draft, seat, path);
  if (slot === null) return;
  meetEncounters(
    draft,
    seat,
    lastNoticed(draft.table, pirate.spot, path, slipped(pirate, encounters)),
    showsIcon(draft.table, to, 'encounter'),
  );
  if (leavesGuards(draft.table, pirate.spot, path)) countAchievement(draft, seat, 'sneak');
}
