import { describe, expect, it } from 'vitest';
import { canUndo, sameJson, submit, undo, type Match, type Seat } from '#engine';
import type { Action } from '../../../src/games/skydock/state/actions.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import type { State } from '../../../src/games/skydock/state/state.ts';
import { planning, turn } from './world.ts';

const SEED = '5eed'.repeat(16);

/** The match after these answers, each given to the question that offers it. */
function after(state: State, ...answers: readonly (readonly [seat: Seat, action: Action])[]): Match<State, Action> {
  let match: Match<State, Action> = { seats: state.table.pirates.length, seq: 0, state, history: null };
  for (const [seat, action] of answers) {
    const offered = ({ seat: asked, options }: { seat: Seat; options: readonly Action[] }) =>
      asked === seat && options.some((option) => sameJson(option, action));
    const decision = skydock.decisions(match.state).find(offered)?.id ?? 'nothing';
    const result = submit(skydock, match, SEED, { seat, decision, actions: [action] });
    if (!result.ok) throw new Error(`${JSON.stringify(action)} is refused: ${result.refusal}`);
    ({ match } = result);
  }
  return match;
}

/** The state after this seat has placed its markers, for the first time or again. */
function placed(state: State, seat: Seat): State {
  const decision = skydock.decisions(state).find((open) => open.seat === seat && open.kind === 'place');
  const answer = { seat, decision: decision?.id ?? 'nothing', actions: decision?.onTimeout ?? [] };
  const result = submit(skydock, { seats: state.table.pirates.length, seq: 0, state, history: null }, SEED, answer);
  if (!result.ok) throw new Error(`Placing is refused: ${result.refusal}`);
  return result.match.state;
}

describe('Undo', () => {
  it('Action: a Move that ended the turn can be undone until another player is seen to act', () => {
    const world = turn({ rooms: { 'bow-starboard': 'bridge' } });
    const moved = after(world.state, [0, { do: 'use', slot: 0 }], [0, { do: 'go', path: [] }]);
    expect(moved.state.table.turn?.seat).toBe(1);
    expect(canUndo(moved, 0)).toBe(true);
    expect(undo(skydock, moved, 0)?.match.state.table.stack.at(-1)?.kind).toBe('move');
    const decision = skydock.decisions(moved.state)[0];
    const next = submit(skydock, moved, SEED, { seat: 1, decision: decision?.id ?? '', actions: [{ do: 'pass' }] });
    expect(next.ok && canUndo(next.match, 0)).toBe(false);
  });

  it('Armed: a card armed in secret stays armed when the active player undoes a step, and blocks no undo', () => {
    const world = turn({ pirates: [{}, { scheme: ['tripwire'] }] });
    const tripwire = world.held('tripwire', 1);
    const use: [Seat, Action] = [0, { do: 'use', slot: 0 }];
    const moving = after(world.state, use);
    const armed = after(world.state, use, [1, { do: 'card', card: tripwire, use: { do: 'arm' } }]);
    expect([canUndo(armed, 0), canUndo(armed, 1)]).toEqual([true, false]);
    const undone = undo(skydock, armed, 0);
    expect(undone?.entry).toEqual({ kind: 'undo', seat: 0 });
    expect(undone?.match.state.hidden.hands[1]?.armed).toEqual([tripwire]);
    const alone = undo(skydock, moving, 0);
    expect(undone && skydock.view(undone.match.state, 0)).toEqual(alone && skydock.view(alone.match.state, 0));
  });

  it('Planning: everybody takes their own secret steps back, whatever others plan in secret meanwhile', () => {
    const world = planning({ pirates: [{ loot: ['crowbar'] }, { loot: ['company-pen'] }] });
    const improve = (seat: Seat): [Seat, Action] => {
      const [option] = world.options('hand', seat);
      if (!option) throw new Error('The card improves something.');
      return [seat, option];
    };
    const both = after(world.state, improve(0), improve(1));
    for (const seat of [0, 1] as const) {
      const undone = undo(skydock, both, seat);
      expect(undone?.entry).toEqual({ kind: 'undo', seat, quiet: true });
      expect(undone?.match.state).toEqual(after(world.state, improve(seat === 0 ? 1 : 0)).state);
    }
  });

  it('Decks: what was just shuffled into a deck still lies before all when somebody arms a card (S18)', () => {
    const world = turn({ pirates: [{}, { scheme: ['tripwire'] }], discards: { loot: ['crowbar'] } });
    const { table, hidden } = world.state;
    const shuffled = { table: { ...table, shuffledIn: table.discards.loot }, hidden };
    const armed = after(shuffled, [1, { do: 'card', card: world.held('tripwire', 1), use: { do: 'arm' } }]);
    expect(table.discards.loot).toHaveLength(1);
    expect(armed.state.table).toEqual(shuffled.table);
  });

  it('Decks: it lies there still when a player who has placed markers changes them (S18)', () => {
    const world = planning({ pirates: [{}, {}], discards: { loot: ['crowbar'] } });
    const { table, hidden } = placed(world.state, 0);
    const shuffled = { table: { ...table, shuffledIn: table.discards.loot }, hidden };
    expect(placed(shuffled, 0).table).toEqual(shuffled.table);
    expect(placed(shuffled, 1).table.shuffledIn).toEqual([]);
  });
});
