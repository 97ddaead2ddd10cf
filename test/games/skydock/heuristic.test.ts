import { describe, expect, it } from 'vitest';
import { freeRng, type Decision } from '#engine';
import { candidates } from '../../../src/ai/candidates.ts';

import type { Action } from '../../../src/games/skydock/state/actions.ts';
import type { BackerId } from '../../../src/games/skydock/content/backers.ts';
import type { SchemeId } from '../../../src/games/skydock/content/schemes.ts';
import { skydock, skydockEntry } from '../../../src/games/skydock/index.ts';
import { textWorth } from '../../../src/games/skydock/ai/cards.ts';
import { outlookOf } from '../../../src/games/skydock/ai/knowledge.ts';
import { chooseMarks } from '../../../src/games/skydock/ai/planning.ts';
import { chooseMarker, chooseWay } from '../../../src/games/skydock/ai/turn.ts';
import { skydockPlayer } from '../../../src/games/skydock/ai/heuristic.ts';
import { lastSpace, planning, turn, type AbilityName, type Situation, type World } from './world.ts';

const ofFirst = (open: readonly Decision<Action>[]) => open.filter(({ seat }) => seat === 0);

/** What the heuristic does first in the turn of seat 0. */
function first(situation: Situation): Action | undefined {
  const { state } = turn(situation);
  return skydockPlayer(skydock.view(state, 0), ofFirst(skydock.decisions(state)), freeRng('heuristic'))?.actions[0];
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

  describe('in the challenge of an objective', () => {
    /** The challenge asks for 12; a wrench and a mask must be left to pay. The player wants sparks for the other objective. */
    const challenged = (scheme: readonly SchemeId[], roll: number) => {
      const objectives = ['win-the-arm-wrestling', 'jam-the-distress-call', 'see-the-sights'] as const;
      const world = turn({ objectives, pirates: [{ scheme }, {}], dice: [roll] });
      return world.use('interact').choose({ do: 'objective', objective: 0 });
    };
    const boost = (cards: number) => ({ do: 'boost', cards }) as const;
    const answered = ({ state, open }: World, game = 0) =>
      skydockPlayer(skydock.view(state, 0), ofFirst(open), freeRng(`boost ${game}`))?.actions;
    const searched = ({ state, open }: World) =>
      candidates(skydockEntry.tactics, { view: skydock.view(state, 0), open: ofFirst(open) }, 6, freeRng('x'));

    it('adds the cards that are not needed to pay', () => {
      const world = challenged(['toolbelt', 'uniform', 'spare-fuse', 'short-circuit'], 11);
      expect(answered(world)).toEqual([boost(1)]);
      world.choose(boost(1));
      const added = Array.from({ length: 50 }, (_, game) => answered(world, game)?.[0]);
      const sparks = added.filter(
        (action) => action?.do === 'discard' && /^(spare-fuse|short-circuit)/.test(action.card),
      );
      expect(sparks).toHaveLength(50);
    });

    it('adds none where the rest could not pay, and search does not consider it', () => {
      const world = challenged(['toolbelt', 'uniform'], 11);
      expect(answered(world)).toEqual([boost(0)]);
      expect(searched(world).map((answer) => answer?.actions)).toEqual([[boost(0)]]);
    });

    it('adds enough or none', () => {
      const world = challenged(['toolbelt', 'uniform', 'spare-fuse', 'short-circuit'], 9);
      expect(searched(world).map((answer) => answer?.actions)).toEqual([[boost(2)], [boost(0)]]);
    });
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
      const slots = chooseMarks(look, options, [], freeRng(`marks ${game}`)).flatMap((action) =>
        action.do === 'mark' ? action.slot : [],
      );
      if (slots.includes(0)) expect(slots).toContain(5);
    }
  });
});
