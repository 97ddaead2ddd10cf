import { doing, only } from '#engine';
import type { Space } from '../board/space.ts';
import { ground } from '../characters/characters.ts';
import type { Action } from '../state/actions.ts';
import { changeScenario, emit, pop, question, replace, scenarioOf, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';

/** The colour of the portals that an event opens. */
const EVENT_PORTAL = 2;

/**
 * Tokens that an event brings are placed one after the other by the active player: gadgets on their slots, each on another
 * (Q20), victory tokens and portals on terminals.
 */
export const place: Rule<'place'> = {
  run(draft, frame) {
    const spaces = spacesFor(draft.table, frame);
    const [first, ...more] = spaces;
    if (frame.left === 0 || first === undefined) {
      pop(draft);
      return 'on';
    }
    if (more.length >= frame.left) return 'ask';
    put(draft, frame, first);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'place', {
      options: spacesFor(table, frame).map((space): Action => ({ do: 'place', space })),
    }),
  ],
  answer(draft, frame, answer) {
    put(draft, frame, doing(only(answer), 'place').space);
  },
};

function spacesFor(table: Table, { what, placed }: Frame<'place'>): readonly Space[] {
  const { board } = ground(scenarioOf(table));
  const print = what === 'victory' || what === 'portal' ? 'terminal' : what;
  return board.spaces.filter((space) => board.prints.get(space) === print && !placed.includes(space));
}

function put(draft: Draft, frame: Frame<'place'>, space: Space): void {
  const { what, placed } = frame;
  const { tokens, portals } = scenarioOf(draft.table);
  if (what === 'portal') {
    const others = placed.length > 0 ? portals : portals.filter(({ isToken }) => !isToken);
    changeScenario(draft, { portals: [...others, { colour: EVENT_PORTAL, space, isToken: true }] });
  } else changeScenario(draft, { tokens: [...tokens, { kind: what, space }] });
  emit(draft, { kind: 'placed', token: what, space });
  replace(draft, { ...frame, left: frame.left - 1, placed: [...placed, space] });
}
