import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../src/games/breach/board/board.ts';
import { undo } from '#engine';
import { breach } from '../../../src/games/breach/index.ts';
import { suggestedDefence } from '../../../src/games/breach/turn-order/suggested-defence.ts';
import { AI, PIRATES } from '../../../src/games/breach/state/state.ts';
import { board, newGame } from './world.ts';
import { PIRATE_DESIGN_IDS, PIRATE_DESIGNS } from '../../../src/games/breach/content/pirates.ts';

/** What the text leaves open: one test for each ruling in the game's README. */
describe('Rulings', () => {
  it('B1 Round 1 starts with the printed 3 and 5; the Reactor grows from round 2 on', () => {
    const ship = newGame();
    expect(ship.state).toMatchObject({ round: 1, reactor: 3, capacitor: 5 });
    expect(ship.endUntil('ai-set-up').state).toMatchObject({ round: 2, reactor: 5, capacitor: 5 });
  });

  it('B2 Generators supply at the start of each wave, never above the Capacitor’s 5', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 1, capacitor: 3, generators: 3 });
    expect(ship.state.capacitor).toBe(3);
    expect(ship.end().state).toMatchObject({ wave: 1, capacitor: 5 });
  });

  it('B3 Rations are reset each round: the first breach adds nothing, and nothing carries over', () => {
    const ship = board({ wave: 3, rations: 7, pirates: { C4: ['grunt'] } }).end();
    expect(ship.state).toMatchObject({ round: 2, rations: 10 });
  });

  it('B4 The A.I. sets up first, then the Pirates, whose new units act from the next wave on', () => {
    const ship = newGame();
    expect(ship.decision).toMatchObject({ kind: 'ai-set-up', seat: AI });
    ship.end();
    expect(ship.decision).toMatchObject({ kind: 'pirate-set-up', seat: PIRATES });
    ship.hire('grunt').end();
    expect(ship.state.wave).toBe(1);
    expect(ship.canOrder('grunt', 'C5')).toBe(true);
  });

  it('B5 What has been seen stays known when the pirates have left', () => {
    const ship = board({ ai: { C3: ['fresh-air'] }, pirates: { C4: ['optimist'] } });
    ship.move('optimist', 'C4', 'C3').end().move('optimist', 'C3', 'C4');
    expect(breach.view(ship.state, PIRATES).ai).toMatchObject([{ design: 'fresh-air', room: 'C3' }]);
  });

  it('B6 Grunts do Endurance damage only, Geeks Security damage only, all others 1 of their other kind', () => {
    const other = (id: (typeof PIRATE_DESIGN_IDS)[number]) =>
      Math.min(PIRATE_DESIGNS[id].endurance, PIRATE_DESIGNS[id].security);
    expect(PIRATE_DESIGNS.grunt.security).toBe(0);
    expect(PIRATE_DESIGNS.geek.endurance).toBe(0);
    expect(PIRATE_DESIGN_IDS.filter((id) => other(id) !== 1)).toEqual(['grunt', 'geek']);
  });

  it('B7 Damage stays from wave to wave and round to round; that of the other kind is kept and never destroys', () => {
    const ship = board({ wave: 2, capacitor: 0, ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'geek'] } });
    ship.attack('grunt', 'C3', 'door-policy').attack('geek', 'C3', 'door-policy');
    ship.attack('grunt', 'C3', 'door-policy').attack('geek', 'C3', 'door-policy').endUntil('pirate-wave', 1);
    expect(ship.state.round).toBe(2);
    expect(ship.ai('door-policy', 'C3')).toMatchObject({
      endurance: 2 * PIRATE_DESIGNS.grunt.endurance,
      security: 2 * PIRATE_DESIGNS.geek.security,
    });
  });

  it('B8 An attack reaches the own room only, and a full room admits no more of that side', () => {
    const ship = board({
      ai: { C3: ['fresh-air'], C4: ['door-policy'] },
      pirates: { C4: ['geek'], C3: ['grunt', 'grunt', 'grunt', 'grunt'] },
    });
    expect(ship.ordersOf('geek', 'C4')).toEqual(['attack door-policy', 'move C5', 'back']);
  });

  it('B9 A breach is never retaken, A.I. units are destroyed before a capture, and the Bridge ends the game', () => {
    const ship = board({ ai: { A3: ['fresh-air'] }, pirates: { A3: ['geek', 'grunt'], C1: ['grunt'] }, worn: ['A3'] });
    expect(ship.ordersOf('grunt', 'A3')).not.toContain('capture');
    ship.attack('geek', 'A3', 'fresh-air').capture('grunt', 'A3');
    const later = board({ phase: 'ai-set-up', wave: 0, captured: ship.state.captured });
    later.choose({ do: 'place', design: 'fresh-air' });
    expect(later.options).not.toContainEqual({ do: 'room', room: 'A3' });
    expect(ship.capture('grunt', 'C1').decision).toBeUndefined();
  });

  it('B10 The tenth round is over after the A.I.’s part of wave 3', () => {
    const ship = board({ round: 10, wave: 3, ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist'] } }).end();
    expect(ship.decision?.kind).toBe('ai-wave');
    expect(ship.end().state.ending).toBe('bridge-held');
  });

  it('B11 To enter a room and to capture it are two actions, in two waves', () => {
    const ship = board({ pirates: { B1: ['grunt'] } }).move('grunt', 'B1', 'C1');
    expect(ship.state).toMatchObject({ wave: 2, captured: [] });
    expect(ship.capture('grunt', 'C1').state).toMatchObject({ wave: 2, ending: 'bridge-captured' });
  });

  it('B12 Reactor, Capacitor, generators and rations are open to all', () => {
    const ship = board({ reactor: 4, capacitor: 2, generators: 1, rations: 6 });
    for (const viewer of [AI, PIRATES, 'public'] as const) {
      expect(breach.view(ship.state, viewer)).toMatchObject({ reactor: 4, capacitor: 2, generators: 1, rations: 6 });
    }
  });

  it('B13 The A.I. may place into any room but a breach; where a pirate is, it is seen at once', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, pirates: { C3: ['grunt'] } }).place('fresh-air', 'C1');
    expect(ship.secrets.pirates).toEqual([{ kind: 'placed', unit: 2, design: null, room: 'C1' }]);
    ship.place('fire-drill', 'C3');
    expect(ship.secrets.pirates).toEqual([{ kind: 'placed', unit: 3, design: 'fire-drill', room: 'C3' }]);
    expect(breach.view(ship.state, PIRATES).ai.map(({ design }) => design)).toEqual([null, 'fire-drill']);
  });

  it('B14 One attack does both kinds of damage, and may be aimed at what it cannot destroy', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['fuse-lighter', 'geek'] } });
    ship.attack('fuse-lighter', 'C3', 'door-policy').attack('geek', 'C3', 'door-policy');
    const [lighter, geek] = [PIRATE_DESIGNS['fuse-lighter'], PIRATE_DESIGNS.geek];
    expect(ship.ai('door-policy', 'C3')).toMatchObject({
      endurance: lighter.endurance,
      security: lighter.security + geek.security,
    });
  });

  it('B15 A trap, too, is used only when a pirate is in its room', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['static-carpet'], B3: ['fresh-air'] },
      pirates: { C3: ['grunt'] },
    });
    expect(ship.options).toEqual([{ do: 'spring', unit: ship.ai('static-carpet', 'C3').id }, { do: 'end' }]);
  });

  it('B16 Generators stand in no room, so no pirate is in their way', () => {
    const everywhere = Object.fromEntries(boardOf('hauler').rooms.map((room) => [room, ['grunt'] as const]));
    const ship = board({ phase: 'ai-set-up', wave: 0, capacitor: 0, pirates: everywhere });
    expect(ship.choose({ do: 'generator', count: 1 }).endUntil('pirate-wave', 1).state.capacitor).toBe(1);
  });

  it('B17 No design runs out', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, reactor: 8, rations: 20 });
    for (const room of ['C1', 'C1', 'C1', 'C1', 'C2', 'C2', 'C2', 'C2']) ship.place('fresh-air', room);
    for (let hired = 0; hired < 4; hired++) ship.hire('grunt');
    expect(ship.state.ai.map(({ design }) => design)).toEqual(Array(8).fill('fresh-air'));
    expect(ship.state.pirates.map(({ design }) => design)).toEqual(Array(4).fill('grunt'));
  });

  it('B18 Pirates act one after the other: what one has cleared another may capture in the same wave', () => {
    const ship = board({
      wave: 3,
      ai: { A3: ['door-policy'] },
      pirates: { A3: ['grunt', 'geek', 'intern'] },
      worn: ['A3'],
    });
    ship.attack('grunt', 'A3', 'door-policy').capture('geek', 'A3');
    expect(ship.state).toMatchObject({ round: 1, captured: ['A3'] });
  });

  it('B19 A.I. units bar nobody’s way, in or out', () => {
    const ship = board({ ai: { C3: ['door-policy'], C4: ['door-policy'] }, pirates: { C4: ['grunt'] } });
    expect(ship.ordersOf('grunt', 'C4')).toEqual(['attack door-policy', 'move C3', 'move C5', 'back']);
  });

  it('B20 A captured room is a breach at once, and adds its ration from the next round on', () => {
    const ship = board({ wave: 3, rations: 2, pirates: { A3: ['grunt'] } }).capture('grunt', 'A3');
    expect(ship.state.rations).toBe(2);
    ship.choose({ do: 'recruit' }).hire('geek', 'A3');
    expect(ship.pirate('geek', 'A3').acted).toBe(true);
    expect(ship.endUntil('pirate-set-up').state.rations).toBe(11);
  });

  it('B21 An edge room is one with a side on open space, a hole in the ship included', () => {
    const ship = board({ layout: 'ring', pirates: { B3: ['grunt'], C5: ['geek'] } });
    expect(ship.ordersOf('grunt', 'B3')).toContain('capture');
    expect(ship.ordersOf('geek', 'C5')).not.toContain('capture');
  });

  it('B22 A section that leaves nothing to do ends by itself, and can be undone until the other seat acts', () => {
    const ship = board({ pirates: { C5: ['grunt'] } }).move('grunt', 'C5', 'C4');
    expect(ship.state).toMatchObject({ phase: 'pirate-wave', wave: 2 });
    expect(undo(breach, ship.match, PIRATES)?.match.state).toMatchObject({ wave: 1, pirates: [{ room: 'C5' }] });
    const last = board({ wave: 3, pirates: { C5: ['grunt'] } }).move('grunt', 'C5', 'C4');
    expect(last.state).toMatchObject({ round: 2, phase: 'ai-set-up' });
    expect(undo(breach, last.match, PIRATES)?.match.state).toMatchObject({ round: 1, wave: 3 });
    expect(undo(breach, last.end().match, PIRATES)).toBeNull();
  });

  it('B22 What revealed a unit is not undone by any side', () => {
    const met = board({ ai: { C4: ['fresh-air'] }, pirates: { C5: ['grunt'] } }).move('grunt', 'C5', 'C4');
    expect(met.state).toMatchObject({ phase: 'ai-wave', wave: 1 });
    expect(undo(breach, met.match, PIRATES)).toBeNull();
  });

  it('B22 The suggested Set-Up that spends the whole Reactor ends the section', () => {
    const defended = newGame().choose({ do: 'defend' });
    expect(defended.state).toMatchObject({ phase: 'pirate-set-up', reactor: 0 });
    expect(undo(breach, defended.match, AI)?.match.state).toMatchObject({ phase: 'ai-set-up', ai: [] });
    const rich = board({ phase: 'ai-set-up', wave: 0, reactor: 9 }).choose({ do: 'defend' });
    expect(rich.state.phase).toBe('ai-set-up');
  });

  it('B23 Units exactly alike are offered once, and what has one answer is not asked', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'grunt', 'grunt'] } });
    ship.choose({ do: 'order-room', room: 'C3' });
    expect(ship.options.filter((option) => option.do === 'order')).toHaveLength(1);
    ship.choose({ do: 'back' }).end().fire('door-policy', 'C3');
    expect(ship.decision?.kind).toBe('ai-wave');
    expect(ship.state.pirates.map(({ hurt }) => hurt > 0)).toEqual([true, false, false]);
  });

  it('B24 For who does not answer, a choice begun is dropped and the section ended', () => {
    const ship = newGame().choose({ do: 'place', design: 'fresh-air' });
    expect(ship.decision?.onTimeout).toEqual([{ do: 'back' }]);
    ship.choose({ do: 'back' });
    expect(ship.decision?.onTimeout).toEqual([{ do: 'end' }]);
    expect(ship.state.ai).toEqual([]);
  });

  it('B25 Spectators know what the Pirates know', () => {
    const ship = board({ ai: { C1: ['fresh-air'], C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });
    const known = breach.view(ship.state, PIRATES);
    expect({ ...breach.view(ship.state, 'public'), viewer: PIRATES }).toEqual(known);
    expect(known.ai.map(({ design }) => design)).toEqual([null, 'door-policy']);
  });

  it('B26 The pirates of one room ordered together do what each could do by itself', () => {
    const there = { ai: { C3: ['fresh-air'] }, pirates: { C4: ['grunt', 'geek'] } } as const;
    const together = board(there).choose({ do: 'order-room', room: 'C4' }).choose({ do: 'move', room: 'C3' });
    const oneByOne = board(there).move('grunt', 'C4', 'C3').move('geek', 'C4', 'C3');
    expect(together.state.pirates).toEqual(oneByOne.state.pirates);
    expect(together.state.ai).toEqual(oneByOne.state.ai);
  });

  it('B27 The suggested Set-Up of the A.I. does what it could do step by step', () => {
    const low = { phase: 'ai-set-up', wave: 0, reactor: 3, capacitor: 1 } as const;
    const ship = board(low);
    const { generators: count, units } = suggestedDefence(ship.state);
    const step = board(low).choose({ do: 'generator', count });
    const { ai, reactor, generators } = units.reduce((all, design) => all.place(design, 'C1'), step).state;
    expect(ship.choose({ do: 'defend' }).state).toMatchObject({ ai, reactor, generators });
  });
});
