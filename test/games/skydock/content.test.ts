import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY_IDS, TOP_LEVEL } from '../../../src/games/skydock/content/abilities.ts';
import { BACKER_TABLE } from '../../../src/games/skydock/content/backers.ts';
import { BOARD, SPOT_IDS, type SpotId } from '../../../src/games/skydock/content/board.ts';
import { CHARACTER_TABLE, type Character } from '../../../src/games/skydock/content/characters.ts';
import type { Effect } from '../../../src/games/skydock/content/effects.ts';
import { ENCOUNTER_TABLE } from '../../../src/games/skydock/content/encounters.ts';
import { LOOT_TABLE, type Loot } from '../../../src/games/skydock/content/loot.ts';
import { OBJECTIVE_TABLE, type Objective } from '../../../src/games/skydock/content/objectives.ts';
import { ROOM_TABLE, TILES } from '../../../src/games/skydock/content/rooms.ts';
import { SCHEME_TABLE, SYMBOLS, type Scheme } from '../../../src/games/skydock/content/schemes.ts';
import { LOOT_CARDS, SCHEME_CARDS } from '../../../src/games/skydock/cards/cards.ts';

const characters: readonly Character[] = Object.values(CHARACTER_TABLE);
const schemes: readonly Scheme[] = Object.values(SCHEME_TABLE);
const loot: readonly Loot[] = Object.values(LOOT_TABLE);
const objectives: readonly Objective[] = Object.values(OBJECTIVE_TABLE);

describe('The ship', () => {
  it('Board: corridors lead both ways, and every room can be reached', () => {
    for (const spot of SPOT_IDS)
      for (const next of BOARD[spot].corridors) expect(BOARD[next].corridors).toContain(spot);
    let reached = new Set<SpotId>(['dock']);
    SPOT_IDS.forEach(() => {
      reached = new Set([...reached].flatMap((spot) => [spot, ...BOARD[spot].corridors]));
    });
    expect(reached.size).toBe(9);
  });

  it('Board: exactly one arrow leads out of every room, along a corridor (S5)', () => {
    for (const spot of SPOT_IDS) expect(BOARD[spot].corridors).toContain(BOARD[spot].arrow);
  });

  it('Board: eight double-sided tiles and three fixed rooms, all different', () => {
    expect(TILES).toHaveLength(8);
    expect(new Set([...TILES.flat(), 'bridge', 'engine', 'dock']).size).toBe(Object.keys(ROOM_TABLE).length);
  });

  it('Board: a room where cards are to be had is guarded, met by chance, or far from both', () => {
    for (const { icons } of Object.values(ROOM_TABLE)) expect(icons.length).toBeLessThanOrEqual(3);
    const rich = Object.values(ROOM_TABLE).filter(({ icons }) => icons.includes('scheme') && icons.includes('loot'));
    expect(rich).toEqual([]);
  });
});

describe('Characters', () => {
  it.each(characters.map((one) => [one.name, one] as const))('Characters: the stats of %s differ', (_, { stats }) => {
    expect(new Set(Object.values(stats)).size).toBe(3);
  });

  it.each(characters.map((one) => [one.name, one] as const))(
    'Characters: the board of %s covers 1 to 20 once',
    (_, { rows }) => {
      expect(rows.flat(2).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    },
  );

  it.each(characters.map((one) => [one.name, one] as const))(
    'Characters: %s can move and interact from the start',
    (_, { starts }) => {
      expect(starts.flat()).toEqual(expect.arrayContaining(['move', 'interact']));
    },
  );

  it('Abilities: all six have four levels and tokens of both kinds', () => {
    for (const id of ABILITY_IDS) {
      expect(ABILITIES[id].levels).toHaveLength(TOP_LEVEL);
      expect(Math.min(ABILITIES[id].low, ABILITIES[id].high)).toBeGreaterThan(0);
    }
  });
});

describe('Cards', () => {
  it('Schemes: at least 48 cards of at least 20 designs, every symbol and wilds among them', () => {
    expect(SCHEME_CARDS.length).toBeGreaterThanOrEqual(48);
    expect(schemes.length).toBeGreaterThanOrEqual(20);
    const symbols = new Set(schemes.flatMap((one) => one.symbols));
    expect(symbols).toEqual(new Set([...SYMBOLS, 'wild']));
  });

  it('Schemes: at least five designs can be played on other turns, and what they do asks nobody anything', () => {
    const others = schemes.filter(({ trigger }) => trigger !== undefined);
    expect(others.length).toBeGreaterThanOrEqual(5);
    const free = new Set(['calm', 'brace', 'march', 'stun', 'lend', 'glory', 'draw']);
    for (const { does } of others) expect(does.every((effect) => free.has(effect.do))).toBe(true);
  });

  it('Loot: at least 40 cards of at least 20 designs, every ability on several of them', () => {
    expect(LOOT_CARDS.length).toBeGreaterThanOrEqual(40);
    expect(loot.length).toBeGreaterThanOrEqual(20);
    for (const id of ABILITY_IDS)
      expect(loot.filter(({ icons }) => icons.includes(id)).length).toBeGreaterThanOrEqual(4);
  });

  it('Loot: it does something in a turn, or belongs to the planning phase', () => {
    for (const { does, planning } of loot) expect(does.length > 0).toBe(planning === undefined);
  });

  it('Encounters: at least 24 cards, every alert level on several', () => {
    const marks = Object.values(ENCOUNTER_TABLE).map((one) => one.marks);
    expect(marks.length).toBeGreaterThanOrEqual(24);
    for (const level of [0, 1, 2, 3, 4]) expect(marks.filter((some) => some.includes(level)).length).toBeGreaterThan(6);
  });

  it('Objectives: at least 14, in every mix of room, challenge and track', () => {
    expect(objectives.length).toBeGreaterThanOrEqual(14);
    const mixes = objectives.map(({ room, challenge, track }) =>
      [room, challenge, track].map((part) => Number(part !== undefined)).join(''),
    );
    expect(new Set(mixes).size).toBe(8);
  });

  it('Backers: at least 12, no two with the same name or wish', () => {
    const cards = Object.values(BACKER_TABLE);
    expect(cards.length).toBeGreaterThanOrEqual(12);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(new Set(cards.map(({ wish }) => JSON.stringify(wish))).size).toBe(cards.length);
  });

  it('Cards: no two designs of a deck do the same', () => {
    for (const designs of [schemes, loot]) {
      const texts = designs.map((design) => JSON.stringify([design.does, design.text]));
      expect(new Set(texts).size).toBe(designs.length);
    }
  });

  it('Cards: names and texts are all different', () => {
    const names = [...schemes, ...loot, ...objectives, ...characters, ...Object.values(ROOM_TABLE)].map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('Cards: what another pirate in the room gets, they need not choose about', () => {
    const all = [...schemes, ...loot, ...Object.values(ROOM_TABLE).map(({ action }) => action)].flatMap(({ does }) => [
      ...does,
    ]);
    const crew = all.flatMap((effect: Effect) => (effect.do === 'crew' ? effect.does : []));
    expect(crew.every(({ do: what }) => what === 'draw' || what === 'brace')).toBe(true);
  });

  it('Cards: a challenge says what failing does, or failing does nothing', () => {
    const printed = [
      ...schemes,
      ...loot,
      ...Object.values(ROOM_TABLE).map(({ action }) => action),
      ...Object.values(ENCOUNTER_TABLE).flatMap(({ guard, random }) => [guard, random]),
    ];
    const rolls = printed.flatMap(({ text, does }) =>
      does.flatMap((effect: Effect) => (effect.do === 'challenge' ? [{ text, fail: effect.fail }] : [])),
    );
    expect(rolls.length).toBeGreaterThan(0);
    for (const { text, fail } of rolls) expect(text.includes('Fail:'), text).toBe(fail.length > 0);
  });
});
