import { describe, expect, it } from 'vitest';
import { freeRng } from '#engine';
import type { Action } from '../../../src/games/skydock/state/actions.ts';
import type { BackerId } from '../../../src/games/skydock/content/backers.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { textWorth } from '../../../src/games/skydock/ai/cards.ts';
import { outlookOf } from '../../../src/games/skydock/ai/knowledge.ts';
import { chooseMarks } from '../../../src/games/skydock/ai/planning.ts';
import { chooseMarker, chooseWay } from '../../../src/games/skydock/ai/turn.ts';
import { skydockPlayer } from '../../../src/games/skydock/ai/heuristic.ts';
import { lastSpace, planning, turn, type AbilityName, type Situation } from './world.ts';

/** What the heuristic does first in the turn of seat 0. */
function first(situation: Situation): Action | undefined {
  const { state } = turn(situation);
  const open = skydock.decisions(state).filter(({ seat }) => seat === 0);
  return skydockPlayer(skydock.view(state, 0), open, freeRng('heuristic'))?.actions[0];
}

describe('The heuristic of Skydock', () => {
  const [move, attack] = [0, 1];
  /** Far ahead, and one space before LOCKDOWN. */
  const ahead = { alert: lastSpace(), done: [[0]], launch: 4 };

  it('keeps the last Move as a way out while there is something to do in a guarded room', () => {
    const abilities = ['move', 'scheme'] as const;
    const rooms = { dock: 'galley' } as const;
    expect(first({ pirates: [{ abilities }, {}], guards: { dock: 1 }, rooms })).toEqual({ do: 'use', slot: 1 });
  });

  it('does not begin an Interact that its cards pay for nothing in', () => {
    const pirates = [{ at: 'port', abilities: ['interact'], scheme: ['uniform', 'uniform'] }, {}] as const;
    expect(first({ pirates, objectives: ['steal-the-recipe'] })).toEqual({ do: 'drop', slot: 0 });
  });

  it('leaves a guarded room with the last marker when LOCKDOWN would cost it the victory', () => {
    const pirates = [{ glory: 30, abilities: ['move'] as const }, {}];
    expect(first({ ...ahead, pirates, guards: { dock: 2 } })).toEqual({ do: 'use', slot: move });
  });

  it.each(['icon', 'token'] as const)(
    'attacks the only guard of the room it cannot leave, by %s, the sooner the more it has to lose',
    (rule) => {
      const abilities = [null, 'attack', 'scheme 4'] as const;
      const guards = { dock: { active: 0, stunned: 1 } };
      const there = { guards, rooms: { dock: 'galley' }, options: { patrolReinforce: rule } } as const;
      expect(first({ ...ahead, ...there, pirates: [{ glory: 30, abilities }, {}] })).toEqual({
        do: 'use',
        slot: attack,
      });
      expect(first({ ...there, pirates: [{ abilities }, {}] })).toEqual({ do: 'use', slot: 2 });
    },
  );

  it('goes by the way that does what its backer counts, and otherwise by the shortest', () => {
    const way = (backer: BackerId) => {
      const pirates = [{ at: 'bridge', abilities: ['move 3'], backer } as const, {}];
      const { state } = turn({ pirates, objectives: ['log-our-side', 'paint-the-hull', 'steal-the-recipe'] }).use(
        'move',
      );
      const options = skydock
        .decisions(state)
        .flatMap((decision) => (decision.kind === 'move' ? decision.options : []));
      const toDock = options.filter((option) => option.do === 'go' && option.path.at(-1) === 'dock');
      return chooseWay(outlookOf(skydock.view(state, 0)), toDock, freeRng('way'));
    };
    expect(way('courier')).toEqual({ do: 'go', path: ['bow-port', 'bridge', 'bow-starboard', 'dock'] });
    expect(way('academy')).toEqual({ do: 'go', path: ['bow-starboard', 'dock'] });
  });

  it('attacks the sooner the better it is at it', () => {
    const attacks = (best: AbilityName) => {
      const { state } = turn({ pirates: [{ abilities: [null, best] }, {}], guards: { dock: 3 } });
      const look = outlookOf(skydock.view(state, 0));
      const options = (['use', 'drop'] as const).map((way): Action => ({ do: way, slot: attack }));
      const chosen = Array.from({ length: 200 }, (_, game) => chooseMarker(look, options, freeRng(`attack ${game}`)));
      return chosen.filter((action) => action?.do === 'use').length;
    };
    expect(attacks('attack')).toBeLessThan(50);
    expect(attacks('attack 3')).toBeGreaterThan(150);
  });

  it('knows that a stunned guard is still there when the patrol comes', () => {
    const { state } = turn({ ...ahead, pirates: [{ glory: 30 }, {}], guards: { dock: 1 }, rooms: { dock: 'galley' } });
    const look = outlookOf(skydock.view(state, 0));
    expect(textWorth(look, [{ do: 'dismiss' }])).toBeGreaterThan(100);
    expect(textWorth(look, [{ do: 'stun', n: 1 }])).toBeLessThan(1);
  });

  it('marks the better of two of the same ability before the other', () => {
    const abilities = ['loot', 'move', 'scheme', 'interact', 'attack', 'loot 2'] as const;
    const { state } = planning({ pirates: [{ abilities }, {}] });
    const look = outlookOf(skydock.view(state, 0));
    const options = abilities.map((_, slot): Action => ({ do: 'mark', slot }));
    for (let game = 0; game < 50; game++) {
      const slots = chooseMarks(look, options, freeRng(`marks ${game}`)).flatMap((action) =>
        action.do === 'mark' ? action.slot : [],
      );
      if (slots.includes(0)) expect(slots).toContain(5);
    }
  });
});
