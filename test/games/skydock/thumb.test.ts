import { describe, expect, it } from 'vitest';
import { freeRng } from '../../../src/engine/index.ts';
import type { Action } from '../../../src/games/skydock/actions.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { skydockPlayer } from '../../../src/games/skydock/player/thumb.ts';
import { lastSpace, turn, type Situation } from './world.ts';

/** What the rules of thumb do first in the turn of seat 0. */
function first(situation: Situation): Action | undefined {
  const { state } = turn(situation);
  const open = skydock.decisions(state).filter(({ seat }) => seat === 0);
  return skydockPlayer(skydock.view(state, 0), open, freeRng('thumb'))?.actions[0];
}

describe('A player by rule of thumb', () => {
  const [move, attack] = [0, 1];
  /** Far ahead, and one space before LOCKDOWN. */
  const ahead = { alert: lastSpace(), done: [[0]], launch: 4 };

  it('keeps the last Move as a way out while there is something to do in a guarded room', () => {
    const abilities = ['move', 'scheme'] as const;
    const rooms = { dock: 'galley' } as const;
    expect(first({ pirates: [{ abilities }, {}], guards: { dock: 1 }, rooms })).toEqual({ do: 'use', slot: 1 });
  });

  it('leaves a guarded room with the last marker when LOCKDOWN would cost it the victory', () => {
    const pirates = [{ glory: 30, abilities: ['move'] as const }, {}];
    expect(first({ ...ahead, pirates, guards: { dock: 2 } })).toEqual({ do: 'use', slot: move });
  });

  it('attacks the only guard of the room it cannot leave, the sooner the more it has to lose', () => {
    const abilities = [null, 'attack', 'scheme 4'] as const;
    const there = { guards: { dock: { active: 0, stunned: 1 } }, rooms: { dock: 'galley' } } as const;
    expect(first({ ...ahead, ...there, pirates: [{ glory: 30, abilities }, {}] })).toEqual({ do: 'use', slot: attack });
    expect(first({ ...there, pirates: [{ abilities }, {}] })).toEqual({ do: 'use', slot: 2 });
  });
});
