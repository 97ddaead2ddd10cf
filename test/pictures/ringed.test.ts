import { describe, expect, it } from 'vitest';
import type { Panel, Piece, Scene, Shape } from '#engine';
import { ringed } from '../../src/pictures/ringed.ts';

const hull: Panel = { kind: 'panel', x: 0, y: 0, width: 400, height: 300, ground: 'hull' };
const galley: Panel = { kind: 'panel', x: 20, y: 20, width: 100, height: 80, ground: 'room' };
const bridge: Panel = { kind: 'panel', x: 200, y: 20, width: 100, height: 80, ground: 'room' };
const pirate: Piece = { kind: 'piece', x: 40, y: 40, width: 20, height: 20, owner: 'red', letter: 'A', look: 'full' };

const scene = (...shapes: Shape[]): Scene => ({ width: 400, height: 300, alt: 'A ship.', shapes, icons: {} });
const rings = (now: Scene, before: Scene) => ringed(now, before).shapes.slice(now.shapes.length);

describe('A board beside an earlier one', () => {
  it('has no ring where nothing has changed', () => {
    const board = scene(hull, galley, pirate);
    expect(ringed(board, board)).toEqual(board);
  });

  it('has a ring around the room somebody left and the one they went to', () => {
    const now = scene(hull, galley, bridge, { ...pirate, x: 240 });
    const before = scene(hull, galley, bridge, pirate);
    const boxes = rings(now, before);
    expect(boxes).toHaveLength(2);
    expect(boxes).toContainEqual(expect.objectContaining({ x: 197, y: 17, width: 106, height: 86, dashed: true }));
    expect(boxes).toContainEqual(expect.objectContaining({ x: 17, y: 17, width: 106, height: 86, dashed: true }));
  });

  it('has one ring around a room in which much has changed', () => {
    const now = scene(hull, galley, { ...pirate, look: 'hollow' }, { ...pirate, letter: 'B', x: 80 });
    expect(rings(now, scene(hull, galley, pirate))).toHaveLength(1);
  });

  it('has no ring where a piece has acted or may act again', () => {
    const board = scene(hull, galley, pirate);
    const acted = scene(hull, galley, { ...pirate, look: 'spent' });
    expect(rings(board, acted)).toEqual([]);
    expect(rings(acted, board)).toEqual([]);
  });

  it('has a ring around a room that has changed itself, and not around what happens to lie in the middle of it', () => {
    const chest: Panel = { kind: 'panel', x: 55, y: 45, width: 30, height: 30, ground: 'raised' };
    const [ring, ...others] = rings(scene(hull, { ...galley, edge: 'gold' }, chest), scene(hull, galley, chest));
    expect(others).toEqual([]);
    expect(ring).toMatchObject({ x: 17, y: 17, width: 106, height: 86 });
  });

  it('has a ring of its own around each of two neighbours', () => {
    const next: Panel = { ...galley, x: galley.x + galley.width + 6 };
    const now = scene(hull, galley, next, { ...pirate, look: 'hollow' }, { ...pirate, x: next.x + 20 });
    expect(rings(now, scene(hull, galley, next, pirate))).toHaveLength(2);
  });

  it('has a ring around what lies in no room, and none beyond the canvas', () => {
    const word: Shape = {
      kind: 'text',
      x: 0,
      y: 280,
      width: 400,
      height: 20,
      text: 'Round 2',
      size: 'body',
      tone: 'quiet',
    };
    const [ring, ...others] = rings(scene(hull, word), scene(hull, { ...word, text: 'Round 1' }));
    expect(others).toEqual([]);
    expect(ring).toMatchObject({ x: 1, y: 275, width: 398, height: 24 });
  });

  it('has no ring where words are gone and nothing has come in their place', () => {
    const roll: Shape = {
      ...{ kind: 'text', x: 140, y: 260, width: 100, height: 20 },
      text: 'Rolled 12, needs 9',
      size: 'label',
      tone: 'good',
    };
    expect(rings(scene(hull, galley), scene(hull, galley, roll))).toEqual([]);
    expect(rings(scene(hull, galley, { ...roll, text: 'Upkeep' }), scene(hull, galley, roll))).toHaveLength(1);
  });
});
