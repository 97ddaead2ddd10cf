import { describe, expect, it } from 'vitest';
import { idsOf } from '#engine';
import { CHARACTER_TABLE } from '../../../src/games/skydock/content/characters.ts';
import { ROOM_TABLE, type RoomId } from '../../../src/games/skydock/content/rooms.ts';
import { turn, type Sailor, type Situation, type World } from './world.ts';

/** Seat 0 stands in the room and uses it; tiles lie at the port side. */
function used(room: RoomId, sailor: Sailor = {}, situation: Situation = {}): World {
  const spot = room === 'bridge' || room === 'engine' || room === 'dock' ? room : 'port';
  const world = turn({
    ...situation,
    rooms: spot === 'port' ? { [elsewhere(room)]: 'medbay', port: room } : {},
    pirates: [{ at: spot, ...sailor }, ...(situation.pirates ?? [{}])],
  });
  return (world.offers({ do: 'stay' }) ? world.stay() : world).room();
}

/** Where that tile lies otherwise, so that no tile lies twice. */
function elsewhere(room: RoomId): 'bow-port' | 'bow-starboard' | 'starboard' | 'aft-port' | 'aft-starboard' | 'port' {
  const tile: Partial<Record<RoomId, ReturnType<typeof elsewhere>>> = {
    laundry: 'bow-port',
    armoury: 'bow-port',
    galley: 'bow-starboard',
    brig: 'bow-starboard',
    charts: 'starboard',
    server: 'starboard',
    workshop: 'aft-port',
    vault: 'aft-port',
    chapel: 'aft-starboard',
    airlock: 'aft-starboard',
  };
  return tile[room] ?? 'port';
}

const PASS = [20];
const FAIL = [2];
const tested = new Set<string>();
function room(id: RoomId, says: string, proof: () => void): void {
  tested.add(id);
  it(`${id}: ${says}`, proof);
}

describe('Rooms', () => {
  room('bridge', 'calms the alert and brings glory, or raises it', () => {
    expect(used('bridge', {}, { alert: 1, dice: PASS }).table.alert).toBe(0);
    expect(used('bridge', {}, { dice: PASS }).pirate(0).glory).toBe(1);
    expect(used('bridge', {}, { dice: FAIL }).table.alert).toBe(1);
  });
  room('engine', 'upgrades an ability, or costs a neutralization token', () => {
    expect(used('engine', {}, { dice: PASS }).choose({ do: 'slot', slot: 4 }).board(0)[4]).toBe('attack 2');
    expect(used('engine', {}, { dice: [2, 1] }).board(0)[0]).toBe('move x');
  });
  room('dock', 'loot for two scheme cards', () => {
    const world = used('dock', { loot: ['crowbar'] });
    expect([world.hand(0).loot.length, world.hand(0).scheme.length]).toEqual([0, 2]);
  });
  room('galley', 'a token is removed, and a scheme card', () => {
    const world = used('galley', { assigned: [0] });
    expect(world.board(0)[0]).toBe('move');
    expect(world.hand(0).scheme).toHaveLength(1);
  });
  room('brig', 'a guard goes back for 2 glory, or a token', () => {
    const world = used('brig', {}, { guards: { port: 1 }, dice: PASS });
    expect(world.pirate(0).glory).toBe(2);
    expect(world.guards('port').active).toBe(0);
    expect(used('brig', {}, { guards: { port: 1 }, dice: [2, 1] }).board(0)[0]).toBe('move x');
  });
  room('medbay', 'two tokens are removed, others here flip theirs', () => {
    const world = used('medbay', { assigned: [0, 2] }, { pirates: [{ at: 'port', assigned: [1] }] });
    world.choose({ do: 'slot', slot: 0 });
    expect(world.board(0).slice(0, 3)).toEqual(['move', 'interact', 'scheme']);
    expect(world.board(1)[1]).toBe('interact o');
  });
  it('medbay: is not offered where neither the pirate nor anybody beside has a token that it changes', () => {
    const beside = (assigned: readonly number[]) =>
      turn({
        rooms: { port: 'medbay' },
        pirates: [
          { at: 'port', abilities: ['interact'] },
          { at: 'port', assigned },
        ],
      });
    const use = { do: 'use', slot: 0 } as const;
    expect(beside([]).offers(use, 0)).toBe(false);
    expect(beside([1]).offers(use, 0)).toBe(true);
  });
  room('morgue', 'loot out of the discards, or a scheme card lost', () => {
    const discards = { loot: ['shiny-medal'] } as const;
    expect(used('morgue', {}, { dice: PASS, discards }).cards(0)).toEqual(['shiny-medal']);
    const world = used('morgue', { scheme: ['uniform'] }, { dice: FAIL, discards });
    expect(world.hand(0).scheme).toEqual([]);
  });
  room('armoury', 'guards are stunned, +2, and one comes to the Dock', () => {
    const world = used('armoury', { loot: ['crowbar'] }, { guards: { port: 2 } });
    expect(world.guards('port')).toEqual({ active: 0, stunned: 2 });
    expect(world.table.turn?.bonus).toBe(2);
    expect(world.guards('dock').active).toBe(1);
  });
  room('laundry', 'a scheme card to be anywhere without guards', () => {
    const world = used('laundry', { scheme: ['uniform'] }, { guards: { engine: 1 } });
    expect(world.options('jump')).not.toContainEqual({ do: 'spot', spot: 'engine' });
    expect(world.choose({ do: 'spot', spot: 'bridge' }).pirate(0).spot).toBe('bridge');
  });
  room('hold', 'one of four loot cards, or a guard', () => {
    const world = used('hold', {}, { dice: PASS, top: { loot: ['crowbar', 'lockbox', 'petty-cash', 'snack-crate'] } });
    expect(world.choose({ do: 'take', card: 'lockbox.1' }).cards(0)).toEqual(['lockbox']);
    expect(used('hold', {}, { dice: FAIL }).guards('port').active).toBe(1);
  });
  room('menagerie', 'loot for 3 glory, and the guards leave', () => {
    const world = used('menagerie', { loot: ['crowbar'] }, { guards: { port: 1 } });
    expect(world.pirate(0).glory).toBe(3);
    expect(world.guards('bow-port').active).toBe(1);
  });
  room('server', 'one of four scheme cards and glory, or the alert rises', () => {
    const world = used('server', {}, { dice: PASS, top: { scheme: ['uniform', 'nudge', 'toolbelt', 'tripwire'] } });
    expect(world.choose({ do: 'take', card: 'nudge.1' }).pirate(0).glory).toBe(1);
    expect(used('server', {}, { dice: FAIL }).table.alert).toBe(1);
  });
  room('charts', 'a space on a track, or two scheme cards', () => {
    const objectives = ['see-the-sights', 'log-our-side', 'steal-the-recipe'] as const;
    const track = used('charts', {}, { dice: PASS, objectives }).choose({ do: 'option', option: 0 });
    expect(track.table.objectives[0]?.track[0]).toBe(1);
    expect(used('charts', {}, { dice: PASS }).choose({ do: 'option', option: 1 }).hand(0).scheme).toHaveLength(2);
  });
  room('bunks', 'tokens are flipped and the first player token claimed', () => {
    const world = used('bunks', { assigned: [0] }, { first: { holder: 1, claimed: false } });
    expect(world.board(0)[0]).toBe('move o');
    expect(world.table.first).toEqual({ holder: 0, claimed: true });
  });
  room('casino', '3 glory, or 2 less', () => {
    expect(used('casino', {}, { dice: PASS }).pirate(0).glory).toBe(3);
    expect(used('casino', { glory: 1 }, { dice: FAIL }).pirate(0).glory).toBe(0);
  });
  room('airlock', 'to a fixed room with glory, or a token', () => {
    const world = used('airlock', {}, { dice: PASS }).choose({ do: 'spot', spot: 'dock' });
    expect(world.pirate(0)).toMatchObject({ spot: 'dock', glory: 1 });
    expect(used('airlock', {}, { dice: [2, 1] }).board(0)[0]).toBe('move x');
  });
  room('chapel', '2 glory for a support token', () => {
    const world = used('chapel', { glory: 3 });
    expect([world.pirate(0).glory, world.hand(0).support.length]).toEqual([1, 1]);
    expect(() => used('chapel', { glory: 1 })).toThrow();
  });
  room('workshop', 'a marker from the pile, or the alert rises', () => {
    expect(
      used('workshop', { marks: [1, 2, 3, 4, 5] }, { dice: PASS })
        .choose({ do: 'slot', slot: 0 })
        .slot(0, 0).markers,
    ).toBe(1);
    expect(used('workshop', {}, { dice: FAIL }).table.alert).toBe(1);
  });
  room('vault', 'two loot cards and glory, or two guards', () => {
    const world = used('vault', {}, { dice: PASS });
    expect([world.hand(0).loot.length, world.pirate(0).glory]).toEqual([2, 1]);
    expect(used('vault', {}, { dice: FAIL }).guards('port').active).toBe(2);
  });

  it('every room has its test', () => {
    expect(idsOf(ROOM_TABLE).filter((id) => !tested.has(id))).toEqual([]);
  });
});

describe('Special powers', () => {
  it('Bosun Marrow: each active guard costs 1 instead of 2', () => {
    const world = turn({ pirates: [{ character: 'marrow' }, {}], guards: { dock: 2 }, dice: [11] }).use('attack');
    expect(world.heard('rolled')).toMatchObject({ modifiers: { guards: -2 }, total: 9 });
  });

  it('Tilly Twofuse: a failed challenge brings a scheme card', () => {
    const world = turn({ pirates: [{ character: 'tilly', at: 'port' }, {}], dice: [1] }).loot();
    expect(world.hand(0).scheme).toHaveLength(1);
  });

  it('Doc Perhaps: a token of somebody else removed brings loot, one of one’s own does not', () => {
    const world = turn({
      pirates: [{ character: 'doc', abilities: ['heal 2', 'move'], assigned: [1] }, { assigned: [0] }],
    }).use('heal');
    world.choose({ do: 'heal', seat: 0, slot: 1 });
    expect(world.hand(0).loot).toHaveLength(0);
    expect(world.choose({ do: 'heal', seat: 1, slot: 0 }).hand(0).loot).toHaveLength(1);
  });

  it('Auntie Vex: the hand limit is 7 (see Upkeep 1)', () => {
    expect(CHARACTER_TABLE.vex.power).toMatchObject({ changes: 'hand-limit', to: 7 });
  });

  it('Young Spanner: any loot upgrades any ability, but gains only what it shows', () => {
    const world = turn({ pirates: [{ character: 'spanner', loot: ['boarding-axe'] }, {}] });
    const uses = world.options('hand', 0).flatMap((option) => (option.do === 'card' ? [option.use] : []));
    expect(uses.filter((use) => use.do === 'upgrade')).toHaveLength(6);
    const gains = uses.flatMap((use) => (use.do === 'gain' ? [use.ability] : []));
    expect(new Set(gains)).toEqual(new Set(['attack']));
  });

  it('Quill the Quiet: leaving a single guard draws no guard encounter, leaving two does', () => {
    const quill = { character: 'quill', at: 'bridge' } as const;
    expect(
      turn({ pirates: [quill, {}], guards: { bridge: 1 } })
        .move('bow-port')
        .wasTold('encounter'),
    ).toBe(false);
    const world = turn({ pirates: [quill, {}], guards: { bridge: 2 }, top: { encounter: ['union-break'] } }).move(
      'bow-port',
    );
    expect(world.wasTold('encounter')).toBe(true);
  });
});
