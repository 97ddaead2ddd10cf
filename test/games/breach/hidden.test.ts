import { describe, expect, it } from 'vitest';
import { freeRng, sameJson, type Viewer } from '#engine';
import { breach } from '../../../src/games/breach/index.ts';
import { AI, PIRATES } from '../../../src/games/breach/state/state.ts';
import { board, newGame, type World } from './world.ts';
import { AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';

const OUTSIDERS: readonly Viewer[] = [PIRATES, 'public'];

/** Whether any design of the A.I. stands in what that viewer sees. */
function namesIn({ state }: World, viewer: Viewer): string[] {
  const text = JSON.stringify(breach.view(state, viewer));
  return AI_DESIGN_IDS.filter((id) => text.includes(id));
}

describe('Hidden units', () => {
  it.each(OUTSIDERS)('To %s a unit nobody has met is a place and nothing more', (viewer) => {
    const ship = board({ ai: { C1: ['fresh-air'] } });
    expect(breach.view(ship.state, viewer).ai).toEqual([
      { id: 1, design: null, room: 'C1', seen: false, endurance: 0, security: 0 },
    ]);
  });

  it('The A.I. sees its own units, and which of them are known', () => {
    const ship = board({ ai: { C1: ['fresh-air'], C3: ['door-policy'] }, pirates: { C3: ['grunt'] } });
    expect(breach.view(ship.state, AI).ai).toMatchObject([
      { design: 'fresh-air', seen: false },
      { design: 'door-policy', seen: true },
    ]);
  });

  it.each(OUTSIDERS)('To %s a placement half made shows no design', (viewer) => {
    const ship = newGame().choose({ do: 'place', design: 'fire-drill' });
    expect(namesIn(ship, viewer)).toEqual([]);
    expect(namesIn(ship, AI)).toEqual(['fire-drill']);
    expect(ship.secrets.public).toEqual([]);
  });

  it('Which design is half placed changes neither question nor rooms', () => {
    const asked = AI_DESIGN_IDS.map((design) => newGame().choose({ do: 'place', design }).decision);
    for (const decision of asked) expect(decision).toEqual(asked[0]);
  });

  it('A placement is told to all as a place, and to the A.I. as what it is', () => {
    const ship = newGame().place('fire-drill', 'C1');
    expect(ship.secrets.ai).toEqual([{ kind: 'placed', unit: 1, design: 'fire-drill', room: 'C1' }]);
    expect(ship.secrets.pirates).toEqual([{ kind: 'placed', unit: 1, design: null, room: 'C1' }]);
    expect(ship.secrets.public).toEqual(ship.secrets.pirates);
  });

  it('Another game that the Pirates cannot tell from this one has other hidden designs and nothing else changed', () => {
    const ship = board({
      stack: [{ kind: 'room', no: 3, design: 'fire-drill' }],
      phase: 'ai-set-up',
      wave: 0,
      ai: { C1: ['fresh-air', 'fresh-air'], C3: ['door-policy'] },
      pirates: { C3: ['grunt'] },
    });
    const drawn = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const other = breach.resample(ship.state, PIRATES, freeRng(String(i)));
      expect(sameJson(breach.view(other, PIRATES), breach.view(ship.state, PIRATES))).toBe(true);
      for (const { room, design } of other.ai) drawn.add(`${room} ${design}`);
      for (const frame of other.stack) if (frame.kind === 'room') drawn.add(`frame ${frame.design}`);
    }
    for (const id of AI_DESIGN_IDS) {
      expect(drawn).toContain(`C1 ${id}`);
      expect(drawn).toContain(`frame ${id}`);
    }
    expect([...drawn].filter((name) => name.startsWith('C3'))).toEqual(['C3 door-policy']);
  });

  it('Nothing is hidden from the A.I.', () => {
    const ship = board({ ai: { C1: ['fresh-air'] }, pirates: { C3: ['grunt'] } });
    expect(breach.resample(ship.state, AI, freeRng('x'))).toBe(ship.state);
  });
});

describe('What is learned cannot be taken back', () => {
  it('A move that reveals nothing can', () => {
    const ship = board({ pirates: { C4: ['grunt'] } }).move('grunt', 'C4', 'C3');
    expect(ship.match.history).not.toBeNull();
  });

  it('A move that reveals a unit cannot', () => {
    const ship = board({ ai: { C3: ['fresh-air'] }, pirates: { C4: ['grunt'] } }).move('grunt', 'C4', 'C3');
    expect(ship.match.history).toBeNull();
  });

  it('A move among units already known can', () => {
    const ship = board({ ai: { C3: ['fresh-air'] }, visited: ['C3'], pirates: { C4: ['grunt'] } });
    expect(ship.move('grunt', 'C4', 'C3').match.history).not.toBeNull();
  });

  it('A hidden placement can, and one before the eyes of a pirate cannot', () => {
    const ship = board({ phase: 'ai-set-up', wave: 0, pirates: { C3: ['grunt'] } }).place('fresh-air', 'C1');
    expect(ship.match.history).not.toBeNull();
    expect(ship.place('fresh-air', 'C3').match.history).toBeNull();
  });
});
