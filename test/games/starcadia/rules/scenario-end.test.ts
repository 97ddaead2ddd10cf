import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../../../../src/games/starcadia/content/scenarios.ts';
import { outcomeOf } from '../../../../src/games/starcadia/setup/outcome.ts';
import { levelDeck } from '../../../../src/games/starcadia/setup/hand-draft.ts';
import type { Frame } from '../../../../src/games/starcadia/state/frames.ts';
import { world, type World } from '../world.ts';

/* What is left of a scenario when it is over, and what follows it. */

/** The scenario is over as soon as its turns go on; crews have these tokens and badges. */
function over(
  tokens: readonly number[],
  given: { readonly id?: ScenarioId; readonly badges?: readonly number[] } & Parameters<typeof world>[0] = {},
): World {
  const { id = '1', badges = [], ...sketch } = given;
  const test = world({
    crews: tokens.map((_, seat) => [{ at: ['B1', 'A2', 'A3', 'A4'][seat] ?? 'B1' }]),
    ...sketch,
    quests: [],
    scenario: { id, ...sketch.scenario },
  });
  const crews = test.table.crews.map((crew, seat) => ({
    ...crew,
    tokens: tokens[seat] ?? 0,
    badges: badges[seat] ?? 0,
  }));
  // The event deck is shuffled for the second time.
  const scenario = { ...test.scenario, shuffles: 1, discards: test.state.hidden.events };
  test.state = { table: { ...test.table, crews, scenario }, hidden: { ...test.state.hidden, events: [] } };
  return test.activate().answer({ do: 'stop' });
}

/** Everybody picks the first upgrade there is, until the draft is over. */
function pickAll(test: World): void {
  while (test.table.stack.at(-1)?.kind === 'upgrade-draft') test.answer(test.asked.options[0] ?? { do: 'stop' });
}

const result = (test: World) => test.table.sheet.at(-1);

describe('The end of a scenario', () => {
  it('is won with the most tokens; who won picks, claims and begins first in the next', () => {
    const test = over([3, 9, 5]);
    expect(result(test)?.order).toEqual([1, 2, 0]);
    expect(test.table.first).toBe(1);
    test.asks(1, 'upgrade-draft');
    pickAll(test);
    expect(test.table.stack.at(-1)).toMatchObject({ kind: 'distribute', waiting: [1, 2, 0] });
  });

  it('gives badges for it, which add up; tokens do not carry over (Q1)', () => {
    const test = over([7, 15, 6], { badges: [1, 2, 3] });
    expect(result(test)?.badges).toEqual([1, 3, 0]);
    expect(test.table.crews.map(({ badges }) => badges)).toEqual([2, 5, 3]);
    expect(test.table.crews.map(({ tokens }) => tokens)).toEqual([0, 0, 0]);
  });

  it('gives its winner three badges in the finale of a campaign, and one elsewhere', () => {
    expect(result(over([3, 2], { id: '4' }))?.badges).toEqual([3, 0]);
    expect(result(over([3, 2], { id: '3a' }))?.badges).toEqual([1, 0]);
  });

  it('takes wounds, daze, gadgets and quest tokens from every hero, and unexhausts its upgrades (Q29)', () => {
    const test = over([3, 2], {
      crews: [
        [{ at: 'B1' }],
        [
          { at: 'A2', id: 'digits', wounds: 2, dazed: true, gadgets: ['stimpack'], quest: 2, used: ['duck'] },
          { id: 'edge', wounds: 4, used: ['duck'] },
        ],
      ],
    });
    for (const slot of [0, 1])
      expect(test.hero(1, slot)).toMatchObject({
        space: null,
        wounds: 0,
        dazed: false,
        gadgets: [],
        quest: 0,
        upgrades: [{ id: 'duck', used: false }],
      });
  });
});

describe('The upgrade phase', () => {
  it('drafts the deck of the level of the scenario just completed', () => {
    for (const id of ['1', '2a', '2b', '3a', '3b', '3c'] as const) {
      const { stage } = SCENARIOS[id];
      if (stage === 4) throw new Error('The last scenario has no upgrade phase.');
      const offered = over([3, 2], { id })
        .offered('draft')
        .map(({ upgrade }) => upgrade);
      expect(offered).toEqual([...new Set(levelDeck(stage))]);
    }
  });

  it('ends when all upgrades are distributed, also before every badge has its pick', () => {
    const test = over([50, 50, 50, 50], { crews: [[{ at: 'B1' }], [{ at: 'A2' }], [{ at: 'A3' }], [{ at: 'A4' }]] });
    pickAll(test);
    expect(test.table.crews.reduce((sum, { loose }) => sum + loose.length, 0)).toBe(levelDeck(1).length);
  });

  it('has crews above 12 upgrades discard before they distribute', () => {
    const six = ['boarding-axe', 'duck', 'red-shirt', 'iron-fists', 'pulse-blade', 'kitty-primed'] as const;
    const test = over([3, 2], { crews: [[{ at: 'B1', upgrades: six }, { upgrades: six }], [{ at: 'A2' }]] });
    pickAll(test);
    // Four were drafted, and one for the badge.
    expect(test.asks(0, 'excess').asked.pick).toEqual({ min: 5, max: 5 });
  });

  it.each([
    ['1', ['2a', '2b']],
    ['2a', ['3a', '3b']],
    ['2b', ['3b', '3c']],
    ['3a', ['4']],
    ['3b', ['4']],
    ['3c', ['4']],
  ] as const)('lets who has won scenario %s choose the next of %j', (id, next) => {
    const sheet = [{ scenario: id, tokens: [0, 3], badges: [0, 1], order: [1, 0], over: 'quests' }] as const;
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }]], sheet });
    const stack: readonly Frame[] = [
      { kind: 'game', no: 1, stage: 'set-up' },
      { kind: 'upgrade-draft', no: 2, deck: ['duck', 'boarding-axe'], picks: [0] },
    ];
    test.state = { ...test.state, table: { ...test.table, first: 1, scenario: null, stack, begun: 2 } };
    test.answer({ do: 'draft', upgrade: 'duck' });
    // One way alone is no choice.
    if (next.length === 1) expect(test.scenario.id).toBe(next[0]);
    else
      expect(test.asks(1, 'next-scenario').asked.options).toEqual(next.map((scenario) => ({ do: 'play', scenario })));
  });
});

describe('The next scenario', () => {
  it('is begun by who won the last: the first slot is theirs, and the first turn', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2' }], [{ at: 'A4' }]] });
    const stack: readonly Frame[] = [
      { kind: 'game', no: 1, stage: 'play' },
      { kind: 'upgrade-draft', no: 2, deck: ['duck', 'boarding-axe'], picks: [0] },
    ];
    const scenario = { ...test.scenario, slots: [null, null, null], turns: 0 };
    test.state = { ...test.state, table: { ...test.table, first: 2, scenario, stack, begun: 2 } };
    test.answer({ do: 'draft', upgrade: 'duck' }).asks(2, 'claim').answer({ do: 'claim', slot: 3 });
    test.answer({ do: 'board', first: 0, second: 1 }).asks(0, 'claim');
    expect(test.offered('claim').map(({ slot }) => slot)).toEqual([0, 1, 2]);
    test.answer({ do: 'claim', slot: 0 }).answer({ do: 'board', first: 0, second: 1 });
    test.asks(1, 'claim').answer({ do: 'claim', slot: 1 }).answer({ do: 'board', first: 0, second: 1 });
    test.asks(2, 'turn').answer({ do: 'rest' }).settle();
    while (test.asked.kind !== 'turn') test.answer(test.asked.options[0] ?? { do: 'stop' }).settle();
    // Clockwise.
    test.asks(0, 'turn');
  });
});

describe('The end of the game', () => {
  it('of one scenario alone goes to its winner', () => {
    const test = over([3, 9, 5], { id: '2a' });
    const { table } = test;
    const outcome = outcomeOf({ ...table, ending: 'scenario' });
    expect(outcome).toMatchObject({ winners: [1], places: [[1], [2], [0]] });
  });
});
