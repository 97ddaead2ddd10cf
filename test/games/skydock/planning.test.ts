import { describe, expect, it } from 'vitest';
import { skydock } from '../../../src/games/skydock/index.ts';
import { newGame, planning, type World } from './world.ts';

const marks = (...slots: number[]) => slots.map((slot) => ({ do: 'mark', slot }) as const);

/** Draws two scheme cards, places the markers there and locks in. */
function plan(world: World, seat: number, slots: readonly number[] = [0, 1, 2, 3]): World {
  while (world.asked.includes(`draw ${seat}`)) world.choose({ do: 'draw', deck: 'scheme' }, seat);
  return world.pick('place', marks(...slots), seat).choose({ do: 'lock' }, seat);
}

describe('Planning Phase', () => {
  it('Planning: everybody plans at once, and in any order', () => {
    const world = planning({ pirates: [{ loot: ['crowbar'] }, {}] });
    expect(world.asked).toEqual(['draw 0', 'place 0', 'hand 0?', 'draw 1', 'place 1']);
    world.pick('place', marks(0, 1, 2, 3), 1).choose({ do: 'draw', deck: 'loot' }, 0);
    expect(world.asked).toContain('draw 1');
  });

  it('Planning, Draw: two cards, one by one from either deck, each seen before the next (S20)', () => {
    const world = planning({ top: { scheme: ['uniform'], loot: ['crowbar'] } });
    world.choose({ do: 'draw', deck: 'loot' }, 0);
    expect(world.cards(0)).toEqual(['crowbar']);
    expect(world.reveals).toBe(true);
    world.choose({ do: 'draw', deck: 'scheme' }, 0);
    expect(world.cards(0)).toEqual(['uniform', 'crowbar']);
    expect(world.asked).not.toContain('draw 0');
  });

  it('Planning, Draw: four cards in the first round (S3)', () => {
    const world = planning({ round: 1 });
    for (let i = 0; i < 4; i++) world.choose({ do: 'draw', deck: 'scheme' }, 0);
    expect(world.hand(0).scheme).toHaveLength(4);
    expect(world.asked).not.toContain('draw 0');
  });

  it('Planning, Draw: an empty deck is made of its discards again (S18)', () => {
    const world = planning({ discards: { scheme: ['uniform', 'diversion'] } });
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
    const world = planning({ top: { loot: ['crowbar'] } }).choose({ do: 'draw', deck: 'loot' }, 0);
    expect(JSON.stringify(skydock.view(world.state, 1))).not.toContain('crowbar');
    expect(skydock.view(world.state, 1).hands[0]).toMatchObject({ loot: 1, scheme: 0 });
  });

  it('Planning, Upgrade: loot of this phase can be used for an ability, sealed until all have locked in', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'], abilities: ['move', 'interact', 'scheme', 'loot'] }, {}],
    });
    world.look('boarding-axe').choose({ do: 'gain', ability: 'attack', slot: 4 });
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
    world
      .look('boarding-axe')
      .choose({ do: 'gain', ability: 'attack', slot: 4 })
      .pick('place', marks(0, 1, 2, 4), 0);
    expect(world.usesOf('boarding-axe')).toEqual(['back']);
    world.pick('place', marks(0, 1, 2, 3), 0);
    expect(world.usesOf('boarding-axe')).toEqual(['cancel', 'back']);
    world.look('boarding-axe').choose({ do: 'cancel' });
    expect(world.hand(0).plan.orders).toEqual([]);
  });

  it('Planning, Upgrade: the last token goes to the player nearest to the first player token, clockwise', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }, {}],
      tokens: { attack: { low: 1, high: 0 } },
      first: { holder: 1, claimed: false },
    });
    world.look('boarding-axe', 0).choose({ do: 'gain', ability: 'attack', slot: 7 }, 0);
    world.look('boarding-axe', 1).choose({ do: 'gain', ability: 'attack', slot: 7 }, 1);
    plan(world, 0);
    plan(world, 1);
    plan(world, 2);
    expect(world.slot(1, 7)).toMatchObject({ ability: 'attack' });
    expect(world.pirate(0).board[7]).toBeNull();
    expect(world.heard('missed')).toMatchObject({ seat: 0, ability: 'attack' });
  });

  it('Planning, Upgrade: who comes too late keeps the loot and plans again', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }],
      tokens: { attack: { low: 1, high: 0 } },
    });
    world.look('boarding-axe', 0).choose({ do: 'gain', ability: 'attack', slot: 7 }, 0);
    world.look('boarding-axe', 1).choose({ do: 'gain', ability: 'attack', slot: 7 }, 1);
    plan(world, 0);
    plan(world, 1, [0, 1, 2, 7]);
    expect(world.cards(1)).toContain('boarding-axe');
    // What the other has locked in stands, now that anybody can see what was taken.
    expect(world.asked).toEqual(['place 1', 'hand 1?']);
    plan(world, 1);
    expect(world.asked).toContain('turn 0');
  });

  it('Planning, Upgrade: a player who plans again places all markers again', () => {
    const world = planning({
      pirates: [{ loot: ['boarding-axe'] }, { loot: ['boarding-axe'] }],
      tokens: { attack: { low: 1, high: 0 } },
    });
    for (const seat of [0, 1])
      world.look('boarding-axe', seat).choose({ do: 'gain', ability: 'attack', slot: 7 }, seat);
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
    world.look('boarding-axe', 0).choose({ do: 'gain', ability: 'attack', slot: 7 }, 0);
    world.look('boarding-axe', 1).choose({ do: 'gain', ability: 'attack', slot: 2 }, 1);
    world.look('snack-crate', 1).choose({ do: 'gain', ability: 'heal', slot: 3 }, 1);
    plan(world, 0);
    plan(world, 1, [0, 1, 4, 5]);
    expect(world.board(1).slice(0, 3)).toEqual(['move', 'interact', 'heal']);
    expect(world.pirate(1).board[3]).toBeNull();
  });

  it('Planning, Place: loot played for an extra marker is loot played', () => {
    const objectives = ['fill-the-cargo-net', 'log-our-side', 'paint-the-hull'] as const;
    const world = planning({ objectives, pirates: [{ loot: ['spare-cell'] }, {}] });
    world.look('spare-cell', 0).choose({ do: 'marker', slot: 5 }, 0);
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
    const world = planning();
    plan(world, 0);
    world.choose({ do: 'unlock' }, 0);
    expect(world.asked).toEqual(expect.arrayContaining(['place 0?', 'lock 0']));
    expect(world.hand(0).scheme).toHaveLength(2);
  });

  it('Planning, Place: a Spare Cell places an additional marker on a free ability', () => {
    const world = planning({ pirates: [{ loot: ['spare-cell'] }, {}] });
    world.look('spare-cell').choose({ do: 'marker', slot: 5 });
    expect(world.offers({ do: 'mark', slot: 5 }, 0)).toBe(false);
    plan(world, 0);
    plan(world, 1);
    expect(world.slot(0, 5).markers).toBe(1);
    expect(world.cards(0)).not.toContain('spare-cell');
  });

  it('Planning, Place: a Double Shift places an additional marker on top of another', () => {
    const world = planning({ pirates: [{ loot: ['double-shift'] }, {}] }).pick('place', marks(0, 1, 2, 3), 0);
    world.look('double-shift').choose({ do: 'marker', slot: 1 });
    plan(world, 0);
    plan(world, 1);
    expect(world.slot(0, 1).markers).toBe(2);
  });

  it('Planning, Place: a second marker goes with the marker it was meant for', () => {
    const world = planning({ pirates: [{ loot: ['double-shift'] }, {}] }).pick('place', marks(0, 1, 2, 3), 0);
    world
      .look('double-shift')
      .choose({ do: 'marker', slot: 1 })
      .pick('place', marks(0, 2, 3, 4), 0);
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
