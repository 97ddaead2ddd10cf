import { describe, expect, it } from 'vitest';
import { at, idsOf, seats } from '#engine';
import { boardOf } from '../../../../src/games/starcadia/board/board.ts';
import { CLASS_OF, DESIGNATIONS } from '../../../../src/games/starcadia/content/designations.ts';
import { EVENTS } from '../../../../src/games/starcadia/content/events.ts';
import { monsterCard } from '../../../../src/games/starcadia/content/monsters.ts';
import { SCENARIOS, type ScenarioId } from '../../../../src/games/starcadia/content/scenarios.ts';
import { upgrade } from '../../../../src/games/starcadia/content/upgrades.ts';
import type { Frame } from '../../../../src/games/starcadia/state/frames.ts';
import type { Scenario } from '../../../../src/games/starcadia/state/state.ts';
import { Played } from '../played.ts';
import { world, type World } from '../world.ts';

const SEEDS = seats(8).map((n) => String(n).repeat(64));

/** That scenario laid out several times, in episodic mode. */
function laidOut(play: ScenarioId): readonly Scenario[] {
  return SEEDS.map((seed) => {
    const { scenario } = new Played(2, { play }, seed).until('claim').state.table;
    if (!scenario) throw new Error('A scenario is set up.');
    return scenario;
  });
}

/** The position in which only these frames are open, the last on top. */
function waitingIn(test: World, ...frames: readonly Frame[]): World {
  const stack = [...test.table.stack.slice(0, 1), ...frames];
  test.state = { ...test.state, table: { ...test.table, stack, begun: stack.length + 1 } };
  return test;
}

describe('The set-up', () => {
  it('takes tiles, and the way they are turned, at random (Q32)', () => {
    const all = laidOut('1');
    expect(new Set(all.map(({ layout }) => layout.tiles.map(({ tile }) => tile).join())).size).toBeGreaterThan(4);
    const turns = all.flatMap(({ layout }) => layout.tiles.map((tile) => tile.turns));
    expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('gives every designation the monster its card names, or a random one of its class, each once', () => {
    for (const play of idsOf(SCENARIOS))
      for (const { dashboard } of laidOut(play)) {
        const given = DESIGNATIONS.flatMap((each) => (dashboard[each] ? [[each, dashboard[each]] as const] : []));
        expect(given.map(([each]) => each)).toEqual(DESIGNATIONS.filter((each) => SCENARIOS[play].monsters[each]));
        expect(new Set(given.map(([, monster]) => monster)).size).toBe(given.length);
        for (const [designation, monster] of given) {
          expect(monsterCard(monster).class).toBe(CLASS_OF[designation]);
          const named = SCENARIOS[play].monsters[designation];
          if (named !== 'random') expect(monster).toBe(named);
        }
      }
    const random = laidOut('1').map(({ dashboard }) => dashboard.T2);
    expect(new Set(random).size).toBeGreaterThan(1);
  });

  it('lets every monster of the card stand on a spawn point of its tile, or Close to it', () => {
    for (const play of idsOf(SCENARIOS))
      for (const { monsters, dashboard, layout } of laidOut(play)) {
        const stand = SCENARIOS[play].stand.filter(([designation]) => dashboard[designation]);
        expect(monsters.map(({ kind }) => kind)).toEqual(stand.map(([designation]) => dashboard[designation]));
        const { prints, tileOf } = boardOf(layout);
        const [first] = monsters;
        expect(first && [prints.get(first.space), tileOf.get(first.space)]).toEqual(['spawn', stand[0]?.[1]]);
      }
  });

  it('puts an upgrade of the armory on its slot where the tile lies, and no other', () => {
    const all = idsOf(SCENARIOS).flatMap((play) => laidOut(play));
    const slots = all.map(({ layout }) => [...boardOf(layout).prints].find(([, print]) => print === 'armory')?.[0]);
    expect(all.map(({ armory }) => armory?.space)).toEqual(slots);
    for (const { armory } of all) if (armory) expect(upgrade(armory.upgrade).deck).toBe('A');
    expect(slots.some((slot) => slot !== undefined)).toBe(true);
  });

  it('opens the portals printed on its tiles', () => {
    for (const { portals, layout } of laidOut('4')) {
      const printed = [...boardOf(layout).prints].filter(([, print]) => print.startsWith('portal'));
      const found = portals.map(({ space, colour }) => [space, `portal-${String(colour)}`]);
      expect(new Map(printed)).toEqual(new Map(found.map(([space, print]) => [space, print])));
    }
  });

  it('shuffles the event deck', () => {
    const decks = SEEDS.map((seed) => new Played(2, { play: '1' }, seed).until('claim').state.hidden.events);
    for (const deck of decks) expect([...deck].sort()).toEqual(idsOf(EVENTS).toSorted());
    expect(new Set(decks.map((deck) => deck.join())).size).toBe(SEEDS.length);
  });

  it('lets any seat begin', () => {
    expect(new Set(SEEDS.map((seed) => new Played(4, {}, seed).state.table.first)).size).toBeGreaterThan(1);
  });
});

describe('A crew that boards', () => {
  /** The first crew has claimed its slot, and has that among its upgrades. */
  const boarding = () =>
    waitingIn(
      world({
        crews: [[{ upgrades: ['first-aid-kit'] }, { gadgets: ['recharge'] }], [{}]],
        scenario: { slots: [1, null] },
      }),
      { kind: 'claim', no: 2, order: [0, 1] },
    ).asks(0, 'board');

  it('places its heroes in any of the two spaces of its shuttle', () => {
    const [hatch, inner] = [spaceOf(0), spaceOf(1)];
    expect(boarding().asked.options).toHaveLength(4);
    expect([hatch, inner].every((space) => space !== null)).toBe(true);
    expect(hatch).not.toBe(inner);
  });

  it('begins with the gadgets its upgrades bring', () => {
    const test = boarding().answer({ do: 'board', first: 0, second: 1 });
    expect([test.hero(0).gadgets, test.hero(0, 1).gadgets]).toEqual([['stimpack'], ['recharge']]);
  });

  function spaceOf(stand: 0 | 1) {
    const test = boarding().answer({ do: 'board', first: stand, second: 0 });
    return test.hero(0).space;
  }
});

describe('A crew above 12 upgrades', () => {
  const six = ['pulse-blade', 'repeater-pistol', 'blaster-rifle', 'iron-fists', 'red-dot-sight', 'red-shirt'] as const;

  it('discards all that is too much, of old and new ones', () => {
    const test = world({
      crews: [
        [{ upgrades: six }, { upgrades: six }],
        [{ upgrades: six }, { upgrades: six }],
      ],
    });
    const crews = test.table.crews.map((crew, seat) =>
      seat === 0 ? { ...crew, loose: ['duck', 'old-reliable'] as const } : crew,
    );
    test.state = { ...test.state, table: { ...test.table, crews } };
    waitingIn(test, { kind: 'distribute', no: 2, waiting: [0] }, { kind: 'excess', no: 3 }).asks(0, 'excess');
    expect(test.asked.pick).toEqual({ min: 2, max: 2 });
    expect(test.asked.options).toHaveLength(14);
    test.answer({ do: 'discard', token: 0 }, { do: 'discard', token: 12 }).asks(0, 'distribute');
    expect(test.hero(0).upgrades.map(({ id }) => id)).toEqual(six.slice(1));
    expect(at(test.table.crews, 0).loose).toEqual(['old-reliable']);
    expect(test.asked.pick).toEqual({ min: 6, max: 6 });
  });
});
