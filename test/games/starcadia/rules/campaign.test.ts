import { describe, expect, it } from 'vitest';
import { at, freeRng, idsOf, sameJson, seats } from '#engine';
import { boardOf } from '../../../../src/games/starcadia/board/board.ts';
import { SCENARIOS } from '../../../../src/games/starcadia/content/scenarios.ts';
import { UPGRADES, upgrade, type UpgradeDeck } from '../../../../src/games/starcadia/content/upgrades.ts';
import { EVENTS } from '../../../../src/games/starcadia/content/events.ts';
import { HEROES } from '../../../../src/games/starcadia/content/heroes.ts';
import { MONSTERS } from '../../../../src/games/starcadia/content/monsters.ts';
import { QUESTS } from '../../../../src/games/starcadia/content/quests.ts';
import { starcadia } from '../../../../src/games/starcadia/game.ts';
import { picksAfter } from '../../../../src/games/starcadia/upgrade-phase/upgrade-draft.ts';
import { outcomeOf } from '../../../../src/games/starcadia/setup/outcome.ts';
import { Played } from '../played.ts';

const deckSize = (deck: UpgradeDeck) =>
  idsOf(UPGRADES).reduce((sum, id) => sum + (upgrade(id).deck === deck ? (upgrade(id).copies ?? 1) : 0), 0);

describe('Components', () => {
  it('are 8 heroes, 8 monsters with 22 figures, 30 events, 20 PvE quests and 99 upgrades', () => {
    expect(idsOf(HEROES)).toHaveLength(8);
    expect(idsOf(MONSTERS)).toHaveLength(8);
    expect(Object.values(MONSTERS).reduce((sum, { figures }) => sum + figures, 0)).toBe(22);
    expect(idsOf(EVENTS)).toHaveLength(30);
    expect(idsOf(QUESTS)).toHaveLength(20);
    expect(['S', '1', '2', '3', 'R', 'A'].map((deck) => deckSize(deck as UpgradeDeck))).toEqual([7, 20, 20, 20, 7, 4]);
    expect(4 * 7 + 3 * 20 + 7 + 4).toBe(99);
  });

  it.each(['1', '2', '3'] as const)('of level %s are of every category and every type', (level) => {
    const tokens = idsOf(UPGRADES)
      .map((id) => upgrade(id))
      .filter(({ deck }) => deck === level);
    expect(new Set(tokens.map(({ category }) => category)).size).toBe(4);
    expect(new Set(tokens.flatMap((token) => ('type' in token ? [token.type] : []))).size).toBe(3);
  });
});

describe('Choosing heroes', () => {
  it('is done clockwise from a drawn seat, both at once', () => {
    const game = new Played(3);
    const seated = seats(3).map(() => {
      const { seat, options, pick } = game.first;
      expect(pick).toEqual({ min: 2, max: 2 });
      game.answer(game.first, at(options, 0), at(options, 1));
      return seat;
    });
    const [first = 0] = seated;
    expect(seated).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    // Each hero once.
    expect(new Set(game.state.table.crews.flatMap(({ heroes }) => heroes.map(({ id }) => id))).size).toBe(6);
  });

  it('can be drafted: one each clockwise, and one each back', () => {
    const game = new Played(3, { heroes: 'draft' });
    const order = seats(6).map(() => {
      const { seat, options } = game.first;
      game.answer(game.first, at(options, 0));
      return seat;
    });
    const [a, b, c] = order;
    expect(order).toEqual([a, b, c, c, b, a]);
  });
});

describe('Starting equipment', () => {
  it('is seven upgrades, divided by all crews at once, at most six to a hero', () => {
    const game = new Played(2).until('distribute');
    expect(game.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'distribute'],
      [1, 'distribute'],
    ]);
    expect(game.first.options).toHaveLength(7);
    expect(game.first.pick).toEqual({ min: 1, max: 6 });
    game.answer(game.first, { do: 'carry', token: 0 }, { do: 'carry', token: 6 });
    const [first, second] = game.state.table.crews[0]?.heroes ?? [];
    expect(first?.upgrades.map(({ id }) => id)).toEqual(['pulse-blade', 'red-shirt']);
    expect(second?.upgrades).toHaveLength(5);
  });
});

describe('Scenario setup', () => {
  it('turns every tile so that the hatches fit, and shuffles 30 events', () => {
    for (const play of ['1', '2a', '2b', '3a', '3b', '3c', '4'] as const) {
      const { scenario } = new Played(2, { play }).until('claim').state.table;
      const { tiles } = SCENARIOS[play];
      expect(scenario?.layout.tiles.map(({ turns }) => turns % 2 === 1)).toEqual(
        tiles.map(({ sideways }) => sideways === true),
      );
      expect(new Set(scenario?.layout.tiles.map(({ tile }) => tile)).size).toBe(tiles.length);
    }
  });

  it('fills the printed slots, and closes the doors', () => {
    const { scenario } = new Played(2, { play: '2a' }).until('claim').state.table;
    if (!scenario) throw new Error('A scenario is set up.');
    const { prints } = boardOf(scenario.layout);
    const slots = [...prints].filter(([, print]) => ['stimpack', 'hoverboard', 'recharge', 'victory'].includes(print));
    expect(scenario.tokens.filter(({ kind }) => kind !== 'quest')).toHaveLength(slots.length);
    expect(scenario.tokens.filter(({ kind }) => kind === 'quest').map(({ space }) => space)).toEqual(scenario.marks);
    expect(scenario.closed).toEqual(scenario.doors);
  });

  it('lets the crews claim shuttle slots clockwise from the first, and board at once', () => {
    const game = new Played(4).until('claim');
    const { first } = game.state.table;
    expect(game.first.seat).toBe(first);
    expect(game.first.options).toHaveLength(4);
    game.answer(game.first, { do: 'claim', slot: 2 });
    expect(game.first).toMatchObject({ seat: first, kind: 'board' });
    game.answer(game.first, { do: 'board', first: 0, second: 1 });
    expect(game.first.seat).toBe((first + 1) % 4);
    expect(game.first.options.map((option) => option.do === 'claim' && option.slot)).toEqual([0, 1, 3]);
  });
});

describe('Upgrade phase', () => {
  const result = { scenario: '1', over: 'quests' } as const;

  it('has picks two by two down and up, and then one for each badge (hard case: 15, 9, 7 and 3 tokens)', () => {
    const picks = picksAfter({ ...result, tokens: [15, 9, 7, 3], badges: [3, 1, 1, 0], order: [0, 1, 2, 3] });
    expect(picks.map((seat) => 'ABCD'[seat]).join('')).toBe('AABBCCDDDDCCBBAA' + 'ABC' + 'A' + 'A');
  });

  it('follows the first three scenarios of a campaign, and the winner chooses the next as the tree allows', () => {
    const game = new Played(2).until('upgrade-draft');
    const { sheet, first } = game.state.table;
    expect(sheet).toHaveLength(1);
    expect(game.first.seat).toBe(first);
    game.until('next-scenario');
    expect(game.first.seat).toBe(first);
    expect(game.first.options).toEqual([
      { do: 'play', scenario: '2a' },
      { do: 'play', scenario: '2b' },
    ]);
    for (const { heroes } of game.state.table.crews)
      for (const hero of heroes) {
        expect(hero).toMatchObject({ wounds: 0, gadgets: [], quest: 0, dazed: false });
        expect(hero.upgrades.length).toBeLessThanOrEqual(6);
        expect(hero.upgrades.every(({ used }) => !used)).toBe(true);
      }
  });

  it('gives every crew four new upgrades and one for each badge', () => {
    const game = new Played(2).until('upgrade-draft');
    const before = game.state.table.crews.map(({ heroes, loose }) =>
      heroes.reduce((sum, { upgrades }) => sum + upgrades.length, loose.length),
    );
    const [badges] = game.state.table.sheet.map((each) => each.badges);
    while (game.first.kind === 'upgrade-draft') game.answer(game.first, at(game.first.options, 0));
    const after = game.state.table.crews.map(({ heroes, loose }) =>
      heroes.reduce((sum, { upgrades }) => sum + upgrades.length, loose.length),
    );
    expect(after.map((count, seat) => count - at(before, seat))).toEqual(badges?.map((count) => 4 + count));
  });
});

describe('Campaign', () => {
  it('is four scenarios along the tree, and ends without an upgrade phase after the last', () => {
    const { state } = new Played(3).until(null);
    const played = state.table.sheet.map(({ scenario }) => scenario);
    expect(played).toHaveLength(4);
    expect(played[0]).toBe('1');
    expect(played[3]).toBe('4');
    played.slice(0, 3).forEach((scenario, n) => {
      expect(SCENARIOS[scenario].next).toContain(played[n + 1]);
    });
    expect(starcadia.outcome(state)?.reason).toBe('campaign');
  });

  it('is won with the most badges, then with the most tokens, and shared where both are equal (Q41)', () => {
    const { state } = new Played(2);
    const crew = at(state.table.crews, 0);
    const sheet = (tokens: readonly number[]) => [
      { scenario: '4', tokens, badges: [0, 0], order: [0, 1], over: 'time' } as const,
    ];
    const over = (badges: readonly [number, number], tokens: readonly number[]) =>
      outcomeOf({
        ...state.table,
        ending: 'campaign',
        sheet: sheet(tokens),
        crews: badges.map((each) => ({ ...crew, badges: each })),
      });
    expect(over([3, 4], [20, 1])?.winners).toEqual([1]);
    expect(over([4, 4], [20, 1])?.winners).toEqual([0]);
    expect(over([4, 4], [9, 9])?.winners).toEqual([0, 1]);
  });

  it('gives the winner of its last scenario three badges', () => {
    const { state } = new Played(2).until(null);
    const last = state.table.sheet.at(-1);
    const winner = last?.order[0] ?? 0;
    expect(last?.badges[winner]).toBe(3 + Math.floor((last?.tokens[winner] ?? 0) / 7));
  });
});

describe('Episodic mode', () => {
  it('drafts the levels below the scenario’s number: two of a hand, the rest to the left, and two more', () => {
    const game = new Played(3, { play: '3a' }).until('hand-draft');
    expect(game.open).toHaveLength(3);
    const sizes = game.state.hidden.hands.map(({ length }) => length).sort();
    expect(sizes).toEqual([6, 7, 7]);
    const handOf = (seat: number) => at(game.state.hidden.hands, seat);
    const first = handOf(0);
    for (const decision of game.open) game.answer(decision, at(decision.options, 0), at(decision.options, 1));
    // What seat 0 has not picked lies before seat 1, to its left.
    expect(handOf(1)).toHaveLength(first.length - 2);
    expect(first).toEqual(expect.arrayContaining([...handOf(1)]));
    expect(game.state.table.crews.map(({ loose }) => loose.length)).toEqual([9, 9, 9]);
    for (const decision of game.open) game.answer(decision, at(decision.options, 0), at(decision.options, 1));
    // Then the second level.
    expect(game.first.kind).toBe('hand-draft');
    game.until('excess');
    expect(game.state.table.crews.map(({ loose }) => loose.length)).toEqual([15, 15, 15]);
  });

  it('lets a crew reserve both tokens of one design in its hand', () => {
    const game = new Played(2, { play: '2a' }).until('hand-draft');
    const seat = game.state.hidden.hands.findIndex((hand) => new Set(hand).size < hand.length);
    const decision = at(game.open, seat);
    const both = decision.options.filter(
      (option) =>
        option.do === 'draft' &&
        decision.options.some((other) => other.do === 'draft' && other.copy && other.upgrade === option.upgrade),
    );
    expect(both).toHaveLength(2);
    for (const other of game.open) game.answer(other, ...(other === decision ? both : other.options.slice(0, 2)));
    expect(at(game.state.table.crews, seat).loose.slice(-2)).toEqual(
      both.map((option) => option.do === 'draft' && option.upgrade),
    );
  });

  it('leaves a crew no more than 12 upgrades, and is won by its scenario', () => {
    const game = new Played(2, { play: '4' }).until('claim');
    for (const { heroes } of game.state.table.crews)
      expect(heroes.reduce((sum, { upgrades }) => sum + upgrades.length, 0)).toBe(12);
    game.until(null);
    expect(game.state.table.sheet).toHaveLength(1);
    expect(starcadia.outcome(game.state)).toMatchObject({
      reason: 'scenario',
      winners: [game.state.table.sheet[0]?.order[0]],
    });
  });

  it('shows nobody another hand, nor the order of the event deck', () => {
    const game = new Played(3, { play: '2a' }).until('hand-draft');
    const mine = starcadia.view(game.state, 0);
    for (let n = 0; n < 20; n++) {
      const other = starcadia.resample(game.state, 0, freeRng(`again ${String(n)}`));
      expect(sameJson(starcadia.view(other, 0), mine)).toBe(true);
    }
    expect(JSON.stringify(starcadia.view(game.state, 'public'))).not.toContain(
      JSON.stringify(at(game.state.hidden.hands, 1)),
    );
  });
});
