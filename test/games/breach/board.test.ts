import { describe, expect, it } from 'vitest';
import { boardOf, LAYOUT_IDS, neighbours } from '../../../src/games/breach/board/board.ts';
import { LAYOUTS, type Layout } from '../../../src/games/breach/content/layouts.ts';
import { readPlan } from '../../../src/games/breach/board/floor-plan.ts';
import { board } from './world.ts';

const layouts = LAYOUT_IDS.map((id) => ({ id, layout: LAYOUTS[id] satisfies Layout, ...boardOf(id) }));

describe('Board', () => {
  it('A full room admits no more pirates', () => {
    const ship = board({ pirates: { C3: ['grunt', 'grunt', 'grunt', 'geek'], C4: ['geek'] } });
    expect(ship.ordersOf('geek', 'C4')).toEqual(['move C5', 'back']);
    ship.move('grunt', 'C3', 'B3');
    expect(ship.ordersOf('geek', 'C4')).toContain('move C3');
  });

  it('A full room admits no more A.I. units', () => {
    const ship = board({ phase: 'ai-set-up', ai: { C1: ['fire-drill', 'fire-drill', 'fire-drill', 'fire-drill'] } });
    ship.choose({ do: 'place', design: 'fresh-air' });
    expect(ship.options).not.toContainEqual({ do: 'room', room: 'C1' });
    expect(ship.options).toContainEqual({ do: 'room', room: 'C2' });
  });

  it('A room full of one side still admits the other', () => {
    const ship = board({
      ai: { C3: ['fire-drill', 'fire-drill', 'fire-drill', 'fire-drill'] },
      pirates: { C4: ['grunt'] },
    });
    ship.move('grunt', 'C4', 'C3');
    expect(ship.pirate('grunt', 'C3').acted).toBe(true);
  });

  it('A pirate may capture an edge room with no A.I. unit in it', () => {
    expect(board({ pirates: { A3: ['grunt'] } }).ordersOf('grunt', 'A3')).toContain('capture');
  });

  it('A room with an A.I. unit in it cannot be captured', () => {
    const ship = board({ ai: { A3: ['fresh-air'] }, pirates: { A3: ['grunt'] } });
    expect(ship.ordersOf('grunt', 'A3')).not.toContain('capture');
  });

  it('A room away from the edge cannot be captured', () => {
    expect(board({ pirates: { B3: ['grunt'] } }).ordersOf('grunt', 'B3')).not.toContain('capture');
  });

  it('A room that looks on a hole in the ship is an edge room', () => {
    const { edges, rooms } = boardOf('ring');
    expect(rooms).not.toContain('C3');
    expect([...edges]).toEqual(expect.arrayContaining(['C2', 'B3', 'D3', 'C4']));
  });
});

describe('Plans', () => {
  it('show doors as lines between rooms', () => {
    const { grid, doors } = readPlan(['A1-B1 C1', '|     |', 'A2 B2-C2']);
    expect(grid).toEqual([
      ['A1', 'B1', 'C1'],
      ['A2', 'B2', 'C2'],
    ]);
    expect(Object.fromEntries(doors)).toEqual({
      A1: ['A2', 'B1'],
      B1: ['A1'],
      C1: ['C2'],
      A2: ['A1'],
      B2: ['C2'],
      C2: ['B2', 'C1'],
    });
  });

  it('show open space as nothing', () => {
    expect(readPlan(['   B1', '   |', 'A2-B2']).grid).toEqual([
      [null, 'B1'],
      ['A2', 'B2'],
    ]);
  });

  it('with a door into open space are refused', () => {
    expect(() => readPlan(['A1-', '|', 'A2'])).toThrow('open space');
  });
});

describe.each(layouts)(
  'The layout $layout.name',
  ({ layout, rooms, grid, doors, names, breach, bridge, generators }) => {
    it('has at least five rooms by five', () => {
      expect(grid.length).toBeGreaterThanOrEqual(5);
      expect(Math.max(...grid.map((line) => line.length))).toBeGreaterThanOrEqual(5);
      expect(rooms.length).toBeGreaterThanOrEqual(25);
    });

    it('has its breach in the centre of the Pirates’ side and its bridge in the centre of the A.I.’s', () => {
      expect(middleOf(grid.at(-1))).toBe(breach);
      expect(middleOf(grid[0])).toBe(bridge);
    });

    it('is drawn in its own coordinates', () => {
      grid.forEach((line, row) =>
        line.forEach((room, column) => {
          if (room !== null) expect(room).toBe(`${'ABCDE'.charAt(column)}${row + 1}`);
        }),
      );
    });

    it('lets a pirate walk into every room, and not through every wall', () => {
      const reached = new Set([breach]);
      for (const room of reached) for (const next of doors.get(room) ?? []) reached.add(next);
      expect([...reached].sort()).toEqual([...rooms].sort());
      expect([...doors.values()].flat().length / 2).toBeLessThan(rooms.length * 1.4);
    });

    it('has a name of its own for every room', () => {
      expect([...names.keys()].sort()).toEqual([...rooms].sort());
      expect(new Set(names.values()).size).toBe(rooms.length);
    });

    it('is the same on both hands', () => {
      const mirrored = (room: string) => `${'EDCBA'.charAt('ABCDE'.indexOf(room.charAt(0)))}${room.slice(1)}`;
      for (const room of rooms) {
        const there = neighbours(boardOf(layoutId(layout)), mirrored(room));
        expect([...there].sort()).toEqual((doors.get(room) ?? []).map(mirrored).sort());
      }
    });

    it('has three generators', () => {
      expect(generators).toBe(3);
    });
  },
);

function middleOf(line: readonly (string | null)[] = []): string | null | undefined {
  const rooms = line.filter((room) => room !== null);
  return rooms[Math.floor(rooms.length / 2)];
}

function layoutId(layout: Layout) {
  const id = LAYOUT_IDS.find((other) => LAYOUTS[other] === layout);
  if (!id) throw new Error(`${layout.name} has no id.`);
  return id;
}
