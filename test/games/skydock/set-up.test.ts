import { describe, expect, it } from 'vitest';
import { freeRng, newOptions, seats } from '#engine';
import { ABILITIES } from '../../../src/games/skydock/content/abilities.ts';
import { BOARD, SPOT_IDS } from '../../../src/games/skydock/content/board.ts';
import { LAUNCH } from '../../../src/games/skydock/content/printed.ts';
import { skydock, skydockFace } from '../../../src/games/skydock/index.ts';
import { idsIn } from '../../../src/games/skydock/content/ids.ts';
import { NEWEST } from '../../../src/games/skydock/content/newest.ts';
import { isPrinted } from '../../../src/games/skydock/content/printing.ts';
import { chooseObjectives } from '../../../src/games/skydock/setup/lay-out.ts';
import { census } from './census.ts';
import { at, newGame, type World } from './world.ts';

const OPTIONS = newOptions(skydock);

/** Many set-ups, each with its own chance. */
function setUps(count = 4) {
  return Array.from({ length: 60 }, (_, i) => skydock.setup(count, OPTIONS, freeRng(`set-up ${i}`)));
}

/** Answers where the drafted ability goes, if that is asked. */
function takeRow(world: World): void {
  const row = world.open.find(({ kind }) => kind === 'row')?.options[0];
  if (row) world.choose(row);
}

/** Past the choice of characters and backers. */
function dealt(count: number): World {
  const world = newGame(count);
  for (const seat of seats(count)) {
    const [first] = world.options('character', seat);
    if (first) world.choose(first);
  }
  for (const seat of seats(count)) {
    const [first] = world.options('backer', seat);
    if (first) world.choose(first, seat);
  }
  return world;
}

describe('Setup', () => {
  it('Setup: the Bridge, the Drift Engine and the Dock are always in the same places', () => {
    for (const { table } of setUps()) {
      expect([table.rooms.bridge, table.rooms.engine, table.rooms.dock]).toEqual(['bridge', 'engine', 'dock']);
    }
  });

  it('Setup: every other place gets a random tile, either side up, and no tile lies there twice', () => {
    const seen = new Set<string>();
    for (const state of setUps()) {
      expect(census(state)).toBeNull();
      for (const spot of SPOT_IDS) if (!BOARD[spot].fixed) seen.add(state.table.rooms[spot]);
    }
    expect(seen.size).toBe(16);
  });

  it('Setup: three objectives are in play, and no two of them need the same room', () => {
    expect(chooseObjectives(['log-our-side', 'turn-the-ship-around', 'paint-the-hull', 'see-the-sights'])).toEqual([
      'log-our-side',
      'paint-the-hull',
      'see-the-sights',
    ]);
    for (const { table } of setUps()) expect(table.objectives).toHaveLength(3);
  });

  it('Setup: a game is dealt the content of its own printing', () => {
    const without = { since: 1, until: 1 };
    expect([1, 2].map((printing) => isPrinted(without, printing))).toEqual([true, false]);
    expect([1, 2].map((printing) => isPrinted({ since: 2 }, printing))).toEqual([false, true]);
    expect(skydock.readOptions({})).toEqual({ ...OPTIONS, printing: NEWEST });
    expect(skydock.readOptions({ printing: NEWEST + 1 })).toBeNull();
    expect(idsIn({ old: without, new: { since: 2 }, all: {} }, 2)).toEqual(['new', 'all']);
  });

  it('Setup: the launch token starts on the highest number and the alert token on the first space', () => {
    const { table } = newGame();
    expect([table.launch, table.alert]).toEqual([LAUNCH, 0]);
  });

  it('Setup: one guard stands in the Drift Engine and one on the Bridge, the others in the supply', () => {
    const world = newGame();
    expect(world.guards('engine')).toEqual({ active: 1, stunned: 0 });
    expect(world.guards('bridge')).toEqual({ active: 1, stunned: 0 });
    expect(world.table.guardSupply).toBe(12);
  });

  it('Setup: each player chooses a character nobody has taken, in seat order, and starts at the Dock', () => {
    const world = newGame(3).choose({ do: 'character', character: 'doc' }, 0);
    expect(world.asked).toEqual(['character 1']);
    expect(world.offers({ do: 'character', character: 'doc' })).toBe(false);
    expect(world.pirate(0)).toMatchObject({
      character: 'doc',
      spot: 'dock',
      glory: 3,
      markers: 4,
    });
  });

  it('Setup: a character starts with the glory on its card, which its label shows', () => {
    expect(newGame().choose({ do: 'character', character: 'vex' }, 0).pirate(0).glory).toBe(4);
    const { state } = newGame();
    const view = skydock.view(state, 0);
    const labels = skydock
      .decisions(state)
      .flatMap((asked) => skydockFace.options(view, asked).map(({ label }) => label));
    expect(labels).toContain('Be Auntie Vex (4 Glory)');
    expect(labels.every((label) => / \(\d Glory\)$/.test(label))).toBe(true);
  });

  it('Setup: Doc Perhaps, with more pirates to heal, starts with a glory less among four', () => {
    const glory = (seats: number) => newGame(seats).choose({ do: 'character', character: 'doc' }, 0).pirate(0).glory;
    expect([2, 3, 4].map((seats) => glory(seats))).toEqual([3, 3, 2]);
  });

  it('Setup: a character brings its abilities, which come out of the supply', () => {
    const world = newGame().choose({ do: 'character', character: 'marrow' }, 0);
    expect(world.board(0)).toEqual(['move', 'attack', 'interact']);
    expect(world.table.tokens.attack.low).toBe(ABILITIES.attack.low - 1);
  });

  it('Setup: each player is dealt two backers, keeps one, and nobody else learns which', () => {
    const world = newGame().choose({ do: 'character', character: 'doc' }).choose({ do: 'character', character: 'vex' });
    expect(world.asked).toEqual(['backer 0', 'backer 1']);
    expect(world.options('backer', 0)).toHaveLength(2);
    const [kept] = world.hand(0).dealt;
    if (kept) world.choose({ do: 'backer', backer: kept }, 0);
    expect(world.hand(0).backer).toBe(kept);
    expect(skydock.view(world.state, 1).hands[0]).toMatchObject({ backed: true });
    expect(JSON.stringify(skydock.view(world.state, 1))).not.toContain(`"${String(kept)}"`);
  });

  it('Setup: who has been on a ship most recently is left to chance (S19)', () => {
    expect(new Set(setUps().map(({ table }) => table.first.holder))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('Setup: abilities are drafted clockwise from the start player, the last one choosing twice, and back', () => {
    const world = dealt(3);
    const order: number[] = [];
    while (world.asked.some((asked) => asked.startsWith('ability'))) {
      const { seat, options } = world.question('ability');
      order.push(seat);
      if (options[0]) world.choose(options[0]);
      takeRow(world);
    }
    expect(order).toEqual([0, 1, 2, 2, 1, 0]);
    expect(world.table.round).toBe(1);
  });

  it('Setup: a drafted ability goes to the left-most empty spot of a row of one’s choice', () => {
    const world = newGame()
      .choose({ do: 'character', character: 'marrow' })
      .choose({ do: 'character', character: 'vex' });
    for (const seat of [0, 1]) {
      const [first] = world.options('backer', seat);
      if (first) world.choose(first, seat);
    }
    world.choose({ do: 'ability', ability: 'heal' });
    // Each row's next slot has two D20 numbers, so a choice between them would mean nothing.
    expect(world.slot(0, 1)).toMatchObject({ ability: 'heal', level: 1 });
  });

  it('Setup: the row is asked where the next slots differ in how likely a roll hits them', () => {
    const abilities = ['move', null, null, 'interact', 'scheme', 'loot', null, 'attack'] as const;
    const world = at({ pirates: [{ character: 'marrow', abilities }, {}] }, { kind: 'row', seat: 0, ability: 'heal' });
    expect(world.options('row')).toEqual([
      { do: 'slot', slot: 1 },
      { do: 'slot', slot: 6 },
    ]);
    expect(world.choose({ do: 'slot', slot: 6 }).slot(0, 6)).toMatchObject({ ability: 'heal', level: 1 });
  });

  it('Setup: only level-1 abilities the supply still has can be drafted', () => {
    const world = dealt(4);
    for (let taken = 0; taken < 4; taken++) {
      world.choose({ do: 'ability', ability: 'heal' });
      takeRow(world);
      if (world.table.tokens.heal.low === 0) break;
    }
    expect(world.offers({ do: 'ability', ability: 'heal' })).toBe(false);
  });
});
