import { describe, expect, it } from 'vitest';
import { edgeOf } from '../../../../src/games/starcadia/board/space.ts';
import type { MonsterId } from '../../../../src/games/starcadia/content/monsters.ts';
import type { QuestId } from '../../../../src/games/starcadia/content/quests.ts';
import { on, world, type World } from '../world.ts';

/* What the tasks of the PvE quests count, and what they do not. A second quest, not done, keeps the scenario open. */

const progress = (test: World) => test.scenario.quests[0]?.counts[0];
const winner = (test: World) => test.scenario.quests[0]?.by;

describe('A quest to kill', () => {
  const killing = (quest: QuestId, kind: MonsterId) =>
    world({
      crews: [[{ at: 'C3', upgrades: ['star-cleaver'] }], [{}]],
      monsters: [{ kind, at: 'C4', wounds: 1, dazed: true }],
      quests: [quest, '3b-1'],
    })
      .activate()
      .dice('melee', 'melee', 'melee', 'melee', 'melee')
      .attack(8);

  it('counts monsters of its class, or any', () => {
    expect(progress(killing('1-1', 'weeble'))).toBe(1);
    expect(progress(killing('1-1', 'peek-a-round'))).toBe(0);
    expect(progress(killing('4-2', 'peek-a-round'))).toBe(1);
    expect(progress(killing('4-2', 'weeble'))).toBe(0);
    expect(progress(killing('2a-3', 'weeble'))).toBe(1);
    expect(progress(killing('2a-3', 'peek-a-round'))).toBe(1);
  });

  it('is completed by the crew that has killed them all, not by two together', () => {
    const given = (counts: readonly number[]) =>
      world({
        crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{}]],
        monsters: [{ kind: 'weeble', at: 'C4', wounds: 1, dazed: true }],
        quests: ['1-1', '3b-1'],
      })
        .given(0, { counts })
        .activate()
        .dice('melee', 'ranged', 'ranged')
        .attack(8);
    expect(winner(given([1, 0]))).toBe(0);
    expect(winner(given([0, 1]))).toBeNull();
  });

  it('waits while an earlier one is open, and counts', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }], [{}]],
      monsters: [{ kind: 'weeble', at: 'C4', wounds: 1, dazed: true }],
      quests: ['3b-1', '1-1'],
    });
    test
      .given(1, { counts: [1, 0] })
      .activate()
      .dice('melee', 'ranged', 'ranged')
      .attack(8);
    expect(test.scenario.quests).toMatchObject([
      { by: null, early: null },
      { by: null, early: 0 },
    ]);
    // The monster's token alone.
    expect(test.tokens(0)).toBe(1);
  });
});

describe('A quest to open doors', () => {
  const edge = edgeOf(on('B1'), 'right');
  const flip = { do: 'move', path: [{ kind: 'door', edge }] } as const;

  it('counts doors that heroes open, not those they close', () => {
    const given = (closed: readonly number[]) =>
      world({
        crews: [[{ at: 'B1' }], [{}]],
        quests: ['2b-1', '1-3'],
        scenario: { doors: [edge], closed, dashboard: {} },
      })
        .activate()
        .answer(flip);
    expect(winner(given([edge]))).toBe(0);
    expect(winner(given([]))).toBeNull();
  });

  it('counts no door that a monster opens', () => {
    const test = world({
      crews: [[{ at: 'A4' }], [{}]],
      monsters: [{ kind: 'weeble', at: 'B1' }],
      quests: ['2b-1', '1-3'],
      scenario: { doors: [edge], closed: [edge] },
      event: 'coffee-break',
    });
    test.activate().answer({ do: 'stop' }).answer(flip);
    expect(test.scenario.closed).toEqual([]);
    expect(test.scenario.quests[0]?.counts).toEqual([0, 0]);
  });
});

describe('A quest to visit marked spaces', () => {
  it('counts each of them once', () => {
    const test = world({
      crews: [[{ at: 'B1' }], [{}]],
      quests: ['3a-1', '1-3'],
      scenario: { marks: [on('B1'), on('C1'), on('D3')] },
    }).activate();
    test.go('C1', 'B1', 'C1');
    expect(test.scenario.quests[0]?.visited[0]).toEqual([on('B1'), on('C1')]);
    expect(winner(test)).toBe(0);
    const again = world({
      crews: [[{ at: 'B1' }], [{}]],
      quests: ['3a-1', '1-3'],
      scenario: { marks: [on('C1'), on('D3')] },
    }).activate();
    again.go('C1', 'B1', 'C1');
    expect(again.scenario.quests[0]?.visited[0]).toEqual([on('C1')]);
    expect(winner(again)).toBeNull();
  });
});

describe('A quest to carry tokens', () => {
  const collected = (carried: readonly [number, number], brought = 0) => {
    const test = world({
      crews: [
        [
          { at: 'B1', quest: carried[0] },
          { at: 'A4', quest: carried[1] },
        ],
        [{}],
      ],
      quests: ['4-1c', '1-3'],
      scenario: { tokens: [{ kind: 'quest', space: on('C1') }] },
    });
    return test
      .given(0, { counts: [brought, 0] })
      .activate()
      .go('C1');
  };

  it('counts those of both heroes, and those brought home', () => {
    expect(winner(collected([0, 0]))).toBeNull();
    expect(winner(collected([1, 0]))).toBe(0);
    expect(winner(collected([0, 1]))).toBe(0);
    expect(winner(collected([0, 0], 1))).toBe(0);
    expect(collected([1, 0]).hero(0).quest).toBe(2);
  });
});

describe('A quest to deliver tokens', () => {
  const into = (shuttle: 0 | 1, quests: readonly QuestId[] = ['2a-2', '1-3']) => {
    const test = world({ crews: [[{ at: shuttle === 0 ? 'A2' : 'D3', quest: 2 }], [{}]], quests }).activate();
    const [hatch = 0] = test.scenario.layout.shuttles[shuttle]?.spaces ?? [];
    return test.answer({ do: 'move', path: [{ kind: 'step', to: hatch }] });
  };

  it('counts all a hero brings into the shuttle of its own crew, and no other', () => {
    expect(winner(into(0))).toBe(0);
    expect(progress(into(0))).toBe(2);
    expect(into(0).hero(0).quest).toBe(0);
    expect(winner(into(1))).toBeNull();
    expect(into(1).hero(0).quest).toBe(2);
  });

  it('takes nothing where no quest asks for it', () => {
    expect(into(0, ['3b-1', '1-3']).hero(0).quest).toBe(2);
  });

  it('is progress on a quest to carry as well, which cannot be lost by it', () => {
    expect(into(0, ['3b-1', '4-1c', '3c-2']).scenario.quests).toMatchObject([{ by: null }, { early: 0 }, { early: 0 }]);
    expect(into(0, ['3b-1', '4-1c', '3c-2']).scenario.quests[1]?.counts).toEqual([2, 0]);
  });
});

describe('A quest to hold a marked space', () => {
  const begun = (monsters: readonly { readonly kind: MonsterId; readonly at: string }[]) => {
    const test = world({
      crews: [[{ at: 'B1' }], [{ at: 'B3' }]],
      monsters,
      quests: ['3b-1', '1-3'],
      scenario: { marks: [on('B3')], dashboard: {} },
    });
    return test.activate().answer({ do: 'stop' }).asks(1, 'turn');
  };

  it('is not done with an enemy in the space', () => {
    expect(winner(begun([]))).toBe(1);
    expect(winner(begun([{ kind: 'weeble', at: 'B3' }]))).toBeNull();
  });
});
