import { describe, expect, it } from 'vitest';
import type { Scene, Shape } from '#engine';
import { breachFace } from '../../../src/games/breach/face/index.ts';
import { AI, PIRATES, type State } from '../../../src/games/breach/state/state.ts';
import { all, letterOf, tooSmall } from '../../pictures/legible.ts';
import { board, type World } from './world.ts';
import { atItsFullest, atSetUp, played, seen, shots } from './positions.ts';

describe('The board of Breach', () => {
  it('has letters of at least 9 pixels on its pieces on a phone, also at its fullest', () => {
    for (const { name, scene } of shots())
      for (const piece of all(scene, 'piece')) expect(letterOf(piece, scene), name).toBeGreaterThanOrEqual(9);
  });

  it('has the points of four pirates that share a room with two units', () => {
    const { state } = board({
      ai: { C3: ['door-policy', 'fresh-air'] },
      pirates: { C3: ['grunt', 'geek', 'intern', 'optimist'] },
    });
    // The picture of the Ship's panels has the lowest rooms.
    const question = { id: 'q', seat: AI, kind: 'ai-wave', options: [], urgency: 'required', onTimeout: [] } as const;
    const scene = breachFace.choiceScene(seen(state, AI), question);
    if (!scene) throw new Error('There is no picture.');
    const points = all(scene, 'text').filter(({ text }) => /^\d+$/.test(text));
    expect(points).toHaveLength(6);
    expect(tooSmall(scene)).toEqual([]);
    for (const piece of all(scene, 'piece')) expect(letterOf(piece, scene)).toBeGreaterThanOrEqual(9);
  });

  it('marks the rooms that can still be captured', () => {
    const signs = (state: State) =>
      all(breachFace.scene(seen(state)), 'icon').filter(({ icon }) => icon === 'capturable');
    // All edge rooms but the breach and the Bridge.
    expect(signs(atSetUp('hauler'))).toHaveLength(14);
    expect(signs(atItsFullest('hauler'))).toEqual([]);
  });

  it('shows everything once the game is over, to everybody', () => {
    const over = played('hourglass', ({ ending }) => ending !== null);
    const kept = { ...over, ai: over.ai.map((unit) => ({ ...unit, seen: false })) };
    const shown = breachFace.final([AI, PIRATES].map((seat) => seen(kept, seat)));
    expect(all(breachFace.scene(shown.view), 'piece').map(({ letter }) => letter)).not.toContain('?');
    expect(breachFace.scene(shown.view).alt).not.toMatch(/unseen/);
  });

  const state = atItsFullest('hauler');
  const letters = (scene: Scene | null, look: string) =>
    (scene ? all(scene, 'piece') : [])
      .filter((piece) => piece.owner === 'blue' && piece.look === look)
      .map(({ letter }) => letter);

  it('stands beside the Pirates’ question for a breach, and beside every question of the Ship', () => {
    const shown = (seat: typeof AI | typeof PIRATES, kind: string) =>
      breachFace.choiceScene(seen(state, seat), {
        ...{ id: 'q', seat, kind, options: [], urgency: 'required', onTimeout: [] },
      });
    // The same ship without the figures above it.
    const isShipOf = (scene: Scene | null, board: Scene | null) => {
      if (!scene || !board) throw new Error('There is no picture.');
      expect(all(scene, 'piece').map(letterAndLook)).toEqual(all(board, 'piece').map(letterAndLook));
      expect(scene.height).toBeLessThan(board.height - 100);
    };
    isShipOf(shown(PIRATES, 'breach'), breachFace.scene(seen(state, PIRATES)));
    isShipOf(shown(AI, 'ai-set-up'), breachFace.handScene(seen(state, AI)));
    expect(shown(PIRATES, 'pirate-wave')).toBeNull();
  });

  it('shows the Pirates the rooms around those they order', () => {
    const ship = board({ ai: { C1: ['door-policy'] }, pirates: { C4: ['grunt', 'geek'], C5: ['intern'] } });
    const shown = ({ state: now, decision }: World) => {
      const scene = decision && breachFace.choiceScene(seen(now, PIRATES), decision);
      if (!scene) throw new Error('There is no picture.');
      expect(scene.height).toBeLessThan(breachFace.scene(seen(now, PIRATES)).height * 0.6);
      return all(scene, 'text').flatMap(({ text }) => (/^[A-E][1-9]$/.test(text) ? [text] : []));
    };
    ship.choose({ do: 'order-room', room: 'C4' });
    const rooms = shown(ship);
    expect(rooms).toContain('C4');
    expect(new Set(rooms.map((room) => room.slice(1)))).toEqual(new Set(['3', '4', '5']));
    ship.choose({ do: 'order', unit: ship.pirate('geek', 'C4').id });
    expect(shown(ship)).toEqual(rooms);
  });

  it('hides from the Pirates and the public what they have not seen', () => {
    for (const viewer of [PIRATES, 'public'] as const) {
      expect(new Set(letters(breachFace.scene(seen(state, viewer)), 'hidden'))).toEqual(new Set(['?']));
    }
  });

  it('shows the Ship its own units, with gaps in the edge of those nobody has seen', () => {
    const hidden = letters(breachFace.handScene(seen(state, AI)), 'hidden');
    expect(hidden).toHaveLength(25);
    expect(hidden).not.toContain('?');
  });

  it('has no picture for the Pirates alone: all they have lies open', () => {
    expect(breachFace.handScene(seen(state, PIRATES))).toBeNull();
  });

  it('shows every unit in every room', () => {
    const pieces = all(breachFace.scene(seen(state)), 'piece');
    expect(pieces).toHaveLength(state.ai.length + state.pirates.length);
  });
});

describe('The words of a picture of Breach', () => {
  const alt = (wanted: string) => shots().find(({ name }) => name === wanted)?.scene.alt ?? '';

  it('say of the board who is where, and of an unseen unit what it is to the Ship alone', () => {
    for (const layout of ['hauler', 'hourglass', 'ring']) {
      expect(alt(`breach-${layout}-ai`)).toMatch(/A\.I\. units: .*C1 .*[A-Z][a-z]+ [A-Z][a-z]+/);
      expect(alt(`breach-${layout}-fullest`)).toMatch(/Pirates: [A-Z]\d /);
    }
    expect(alt('breach-ring-middle')).toMatch(/A\.I\. units: C1 4 unseen\./);
    expect(alt('breach-ring-ai')).toMatch(/A\.I\. units: C1 .*[a-z] unseen, /);
  });
});

function letterAndLook({ letter, look, owner }: Extract<Shape, { kind: 'piece' }>): string {
  return [letter, look, owner].join(' ');
}
