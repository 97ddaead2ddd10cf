import { describe, expect, it } from 'vitest';
import type { CardUse } from '../../../src/games/skydock/state/actions.ts';
import { skydock } from '../../../src/games/skydock/index.ts';
import { drawing, newGame, planning, type Sailor, type Situation, type World } from './world.ts';

const marks = (...slots: number[]) => slots.map((slot) => ({ do: 'mark', slot }) as const);

/** Draws two scheme cards, places the markers there and locks in. */
function plan(world: World, seat: number, slots: readonly number[] = [0, 1, 2, 3]): World {
  while (world.asked.includes(`draw ${seat}`)) world.choose({ do: 'draw', deck: 'scheme' }, seat);
  return world.pick('place', marks(...slots), seat).choose({ do: 'lock' }, seat);
}

describe('Planning Phase', () => {
  it('Planning: everybody plans at once, and in any order', () => {
    const world = planning({ pirates: [{ loot: ['crowbar'] }, {}] });
    expect(world.asked).toEqual(['place 0', 'lock 0', 'hand 0?', 'place 1', 'lock 1']);
    world.pick('place', marks(0, 1, 2, 3), 1);
    expect(world.asked).toEqual(['place 0', 'lock 0', 'hand 0?', 'place 1?', 'lock 1']);
  });

  it('Planning, Draw: the cards are drawn before anything is planned with them', () => {
    const world = drawing({ pirates: [{ loot: ['crowbar'] }, {}] });
    expect(world.asked).toEqual(['draw 0', 'draw 1']);
    world.choose({ do: 'draw', deck: 'loot' }, 0).choose({ do: 'draw', deck: 'loot' }, 0);
    expect(world.asked).toEqual(['place 0', 'lock 0', 'hand 0?', 'draw 1']);
  });

  it('Planning, Draw: all cards left can be drawn at once, in every combination', () => {
    const world = drawing({ top: { scheme: ['uniform'], loot: ['crowbar'] } });
    const both = (scheme: number, loot: number) => ({ do: 'draw-all', scheme, loot }) as const;
    const singles = [
      { do: 'draw', deck: 'scheme' },
      { do: 'draw', deck: 'loot' },
    ];
    expect(world.options('draw', 0)).toEqual([both(2, 0), both(1, 1), both(0, 2), ...singles]);
    expect(drawing({ round: 1 }).options('draw', 0)).toHaveLength(7);
    world.choose(both(1, 1), 0);
    expect(world.cards(0)).toEqual(['uniform', 'crowbar']);
    expect(world.asked).not.toContain('draw 0');
    world.choose({ do: 'draw', deck: 'loot' }, 1);
    expect(world.options('draw', 1)).toEqual(singles);
  });

  it('Planning, Draw: a deck without enough cards, its discards counted, is not drawn empty at once', () => {
    const world = drawing();
    const { hidden, table } = world.state;
    world.state = {
      table: { ...table, discards: { ...table.discards, loot: hidden.decks.loot.slice(1) } },
      hidden: { ...hidden, decks: { ...hidden.decks, loot: [] } },
    };
    const most = (count: number) => world.offers({ do: 'draw-all', scheme: 2 - count, loot: count }, 0);
    expect([most(1), most(2)]).toEqual([true, true]);
    world.state = {
      ...world.state,
      table: { ...table, discards: { ...table.discards, loot: hidden.decks.loot.slice(-1) } },
    };
    expect([most(1), most(2)]).toEqual([true, false]);
  });

  it('Planning, Place: suggests the abilities of the last round that work, and one of each other kind', () => {
    const abilities = ['move', 'interact', 'scheme', 'loot', 'attack', 'loot 2'] as const;
    const suggested = (world: World) =>
      world.question('place', 0).suggested?.flatMap((action) => (action.do === 'mark' ? action.slot : []));
    const suggestedTo = (sailor: Sailor) =>
      suggested(planning({ guards: { dock: 1 }, pirates: [{ at: 'bow-starboard', abilities, ...sailor }, {}] }));
    expect(suggestedTo({})).toEqual([0, 1, 2, 5]);
    expect(suggestedTo({ lastMarks: [0, 1, 3, 4] })).toEqual([0, 1, 3, 4]);
    expect(suggestedTo({ lastMarks: [0, 1, 2, 4], assigned: [2] })).toEqual([0, 1, 4, 5]);
  });

  it('Planning, Place: suggests no Heal while nobody has a neutralization token, and no Attack while there is no guard', () => {
    const abilities = ['attack', 'heal', 'move', 'interact', 'loot', 'loot 2'] as const;
    const suggested = (situation: Situation) =>
      planning({ pirates: [{ abilities, lastMarks: [0, 1, 2, 3] }, {}], ...situation })
        .question('place', 0)
        .suggested?.flatMap((action) => (action.do === 'mark' ? action.slot : []));
    expect(suggested({})).toEqual([2, 3, 4, 5]);
    expect(suggested({ guards: { dock: 1 } })).toEqual([0, 2, 3, 5]);
  });

  it('Planning, Place: suggests what the plan gains or upgrades, in place of last round’s lower token of its kind', () => {
    const abilities = ['move', 'interact', 'interact 2', 'scheme', 'loot', 'loot'] as const;
    const sailor = { at: 'bow-starboard', abilities, lastMarks: [0, 1, 4, 5], loot: ['crowbar'] } as const;
    const after = (use: CardUse) => {
      const world = planning({ pirates: [sailor, {}] }).card('crowbar', use);
      return world.question('place', 0).suggested?.flatMap((action) => (action.do === 'mark' ? action.slot : []));
    };
    expect(after({ do: 'upgrade', slot: 2 })).toEqual([0, 2, 4, 5]);
    expect(after({ do: 'gain', ability: 'loot', slot: 6 })).toEqual([0, 1, 4, 6]);
  });

  it('Planning, Place: suggests Scheme and Loot together only where a Move leads to each icon that is not here', () => {
    const abilities = ['move', 'interact', 'scheme', 'loot', 'attack', 'move'] as const;
    const suggested = (sailor: Sailor) =>
      planning({ guards: { dock: 1 }, pirates: [{ abilities, ...sailor }, {}] })
        .question('place', 0)
        .suggested?.flatMap((action) => (action.do === 'mark' ? action.slot : []));
    expect(suggested({})).toEqual([0, 1, 2, 4]);
    expect(suggested({ lastMarks: [0, 2, 3, 5] })).toEqual([0, 2, 3, 5]);
    expect(suggested({ lastMarks: [1, 2, 3, 4], assigned: [0, 5] })).toEqual([1, 2, 3, 4]);
  });

  it('Planning, Place: what is suggested can be placed and locked in at once, and still be changed', () => {
    const world = planning().choose({ do: 'lock' }, 0);
    expect(world.hand(0).plan.marks).toEqual([0, 1, 2, 4]);
    expect(world.asked).toContain('unlock 0?');
    world
      .choose({ do: 'unlock' }, 0)
      .pick('place', marks(2, 3, 4, 5), 0)
      .choose({ do: 'lock' }, 0);
    world.choose({ do: 'lock' }, 1);
    expect(world.pirate(0).lastMarks).toEqual([2, 3, 4, 5]);
    expect(world.pirate(1).lastMarks).toEqual([0, 1, 2, 4]);
  });

  it('Planning, Draw: two cards, one by one from either deck, each seen before the next (S20)', () => {
    const world = drawing({ top: { scheme: ['uniform'], loot: ['crowbar'] } });
    world.choose({ do: 'draw', deck: 'loot' }, 0);
    expect(world.cards(0)).toEqual(['crowbar']);
    expect(world.reveals).toBe(true);
    world.choose({ do: 'draw', deck: 'scheme' }, 0);
    expect(world.cards(0)).toEqual(['uniform', 'crowbar']);
    expect(world.asked).not.toContain('draw 0');
  });

  it('Planning, Draw: four cards in the first round (S3)', () => {
    const world = drawing({ round: 1 });
    for (let i = 0; i < 4; i++) world.choose({ do: 'draw', deck: 'scheme' }, 0);
    expect(world.hand(0).scheme).toHaveLength(4);
    expect(world.asked).not.toContain('draw 0');
  });

  it('Planning, Draw: an empty deck is made of its discards again (S18)', () => {
    const world = drawing({ discards: { scheme: ['uniform', 'diversion'] } });
    const { hidden, table } = world.state;
    world.state = {
      table: { ...table, discards: { ...table.discards, scheme: hidden.decks.scheme } },
      hidden: { ...hidden, decks: { ...hidden.decks, scheme: table.discards.scheme } },
    };
    world.choose({ do: 'draw', deck: 'scheme' }, 0).choose({ do: 'draw', deck: 'scheme' }, 0);
    expect(world.state.hidden.decks.scheme).toEqual([]);
    world.choose({ do: 'draw', deck: 'scheme' }, 1);
    expect(world.wasTold('reshuffled')).toBe(true);
    expect(world.table.discards.scheme).toEqual([]);
  });

  it('Planning, Draw: what another player draws is not seen, only from which deck', () => {
    const world = drawing({ top: { loot: ['crowbar'] } }).choose({ do: 'draw', deck: 'loot' }, 0);
    expect(JSON.stringify(skydock.view(world.state, 1))).not.toContain('crowbar');
    expect(skydock.view(world.state, 1).hands[0]).toMatchObject({ loot: 1, scheme: 0 });
  });

  it('Planning, Upgrade: loot of this phase can be used for an ability, sealed until all have locked in', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'], abilities: ['move', 'interact', 'scheme', 'loot'] }, {}],
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 4 });
    expect(world.table.pirates[0]?.board[4]).toBeNull();
    expect(skydock.view(world.state, 1).hands[0]).toMatchObject({ loot: 1 });
    plan(world, 0, [0, 1, 2, 4]);
    expect(world.asked).toContain('unlock 0?');
    plan(world, 1);
    expect(world.slot(0, 4)).toMatchObject({ ability: 'attack', level: 1, markers: 1 });
    expect(world.hand(0).loot).toEqual([]);
  });

  it('Planning, Upgrade: the last order can be taken back, unless a marker is meant for it', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'], abilities: ['move', 'interact', 'scheme', 'loot'] }, {}],
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 4 }).pick('place', marks(0, 1, 2, 4), 0);
    expect(world.usesOf('boarding-axe')).toEqual([]);
    world.pick('place', marks(0, 1, 2, 3), 0);
    expect(world.usesOf('boarding-axe')).toEqual(['cancel']);
    world.card('boarding-axe', { do: 'cancel' });
    expect(world.hand(0).plan.orders).toEqual([]);
  });

  it('Planning, Upgrade: the last token goes to the player nearest to the first player token, clockwise', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }, {}],
      tokens: { attack: { low: 1, high: 0 } },
      first: { holder: 1, claimed: false },
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 6 }, 0);
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 7 }, 1);
    plan(world, 0);
    plan(world, 1);
    plan(world, 2);
    expect(world.slot(1, 7)).toMatchObject({ ability: 'attack' });
    expect(world.pirate(0).board[6]).toBeNull();
    expect(world.heard('missed')).toMatchObject({ seat: 0, ability: 'attack' });
  });

  it('Planning, Upgrade: who comes too late keeps the loot and plans again', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }],
      tokens: { attack: { low: 1, high: 0 } },
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 6 }, 0);
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 7 }, 1);
    plan(world, 0);
    plan(world, 1, [0, 1, 2, 7]);
    expect(world.cards(1)).toContain('boarding-axe');
    // What the other has locked in stands, now that anybody can see what was taken.
    expect(world.asked).toEqual(['place 1', 'lock 1', 'hand 1?']);
    plan(world, 1);
    expect(world.asked).toContain('turn 0');
  });

  it('Planning, Upgrade: a player who plans again places all markers again', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }],
      tokens: { attack: { low: 1, high: 0 } },
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 6 }, 0);
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 7 }, 1);
    plan(world, 0);
    plan(world, 1, [0, 1, 2, 3]);
    expect(world.pirate(1).planning).toMatchObject({ placed: false, locked: false });
  });

  it('Planning, Upgrade: a gain goes to the left-most empty spot of its row, also where an earlier one was missed', () => {
    const world = planning({
      pirates: [
        { character: 'marrow', loot: ['boarding-axe'] },
        {
          character: 'doc',
          loot: ['boarding-axe', 'snack-crate'],
          abilities: ['move', 'interact', null, null, 'scheme', 'loot'],
        },
      ],
      tokens: { attack: { low: 1, high: 0 } },
    });
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 6 }, 0);
    world.card('boarding-axe', { do: 'gain', ability: 'attack', slot: 2 }, 1);
    world.card('snack-crate', { do: 'gain', ability: 'heal', slot: 3 }, 1);
    plan(world, 0);
    plan(world, 1, [0, 1, 4, 5]);
    expect(world.board(1).slice(0, 3)).toEqual(['move', 'interact', 'heal']);
    expect(world.pirate(1).board[3]).toBeNull();
  });

  it('Planning, Place: loot played for an extra marker is loot played', () => {
    const objectives = ['fill-the-cargo-net', 'log-our-side', 'paint-the-hull'] as const;
    const world = planning({ objectives, pirates: [{ loot: ['spare-cell'] }, {}] });
    world.card('spare-cell', { do: 'marker', slot: 5 }, 0);
    plan(world, 0);
    plan(world, 1);
    expect(world.pirate(0).achievements).toMatchObject({ 'loot-played': 1 });
    expect(world.table.objectives[0]?.track[0]).toBe(1);
  });

  it('Planning, Place: four markers, each on another ability', () => {
    const world = planning();
    expect(world.question('place', 0).pick).toEqual({ min: 4, max: 4 });
    plan(world, 0, [0, 2, 4, 5]);
    plan(world, 1);
    expect(world.pirate(0).board.map((slot) => slot?.markers)).toEqual([
      1,
      0,
      1,
      0,
      1,
      1,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(world.pirate(0).markers).toBe(0);
  });

  it('Planning, Place: a neutralized ability may get a marker too (S11)', () => {
    const world = planning({ pirates: [{ assigned: [0] }, {}] });
    expect(world.offers({ do: 'mark', slot: 0 }, 0)).toBe(true);
  });

  it('Planning, Place: markers stay sealed, and can be moved, until all have locked in', () => {
    const world = planning().pick('place', marks(0, 1, 2, 3), 0);
    expect(skydock.view(world.state, 1).table.pirates[0]?.planning.placed).toBe(true);
    expect(world.pirate(0).board.every((slot) => !slot || slot.markers === 0)).toBe(true);
    world.pick('place', marks(2, 3, 4, 5), 0);
    expect(world.hand(0).plan.marks).toEqual([2, 3, 4, 5]);
  });

  it('Planning, Place: one may unlock again while somebody is still planning; cards drawn stay drawn', () => {
    const world = drawing();
    plan(world, 0);
    world.choose({ do: 'unlock' }, 0);
    expect(world.asked).toEqual(expect.arrayContaining(['place 0?', 'lock 0']));
    expect(world.hand(0).scheme).toHaveLength(2);
  });

  it('Planning, Place: a Spare Cell places an additional marker on a free ability', () => {
    const world = planning({ pirates: [{ loot: ['spare-cell'] }, {}] });
    world.card('spare-cell', { do: 'marker', slot: 5 });
    expect(world.offers({ do: 'mark', slot: 5 }, 0)).toBe(false);
    plan(world, 0);
    plan(world, 1);
    expect(world.slot(0, 5).markers).toBe(1);
    expect(world.cards(0)).not.toContain('spare-cell');
  });

  it('Planning, Place: a Double Shift places an additional marker on top of another', () => {
    const world = planning({ pirates: [{ loot: ['double-shift'] }, {}] }).pick('place', marks(0, 1, 2, 3), 0);
    world.card('double-shift', { do: 'marker', slot: 1 });
    plan(world, 0);
    plan(world, 1);
    expect(world.slot(0, 1).markers).toBe(2);
  });

  it('Planning, Place: a second marker goes with the marker it was meant for', () => {
    const world = planning({ pirates: [{ loot: ['double-shift'] }, {}] }).pick('place', marks(0, 1, 2, 3), 0);
    world.card('double-shift', { do: 'marker', slot: 1 }).pick('place', marks(0, 2, 3, 4), 0);
    expect(world.hand(0).plan.orders).toEqual([]);
  });

  it('Planning, Place: with only four abilities left to mark there is no room for a fifth marker (S22)', () => {
    const world = planning({
      pirates: [{ loot: ['spare-cell'], abilities: ['move', 'interact', 'scheme', 'attack'] }, {}],
    });
    expect(world.usesOf('spare-cell')).not.toContain('marker');
  });

  it('Planning: a new game plans its first round after the draft', () => {
    const world = newGame(2);
    expect(world.table.round).toBe(0);
    while (world.table.round === 0) {
      const [decision] = world.open;
      const [option] = decision?.options ?? [];
      if (decision && option) world.choose(option, decision.seat);
    }
    expect(world.pirate(0).planning).toEqual({ draws: 4, placed: false, locked: false });
  });
});
