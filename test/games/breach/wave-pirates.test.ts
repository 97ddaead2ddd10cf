import { describe, expect, it } from 'vitest';
import { board, type World } from './world.ts';

describe('Waves, Pirates', () => {
  it('A pirate unit has one action per wave', () => {
    const ship = board({ wave: 3, pirates: { C4: ['grunt'], D3: ['geek'] } }).move('grunt', 'C4', 'C3');
    expect(ship.pirate('grunt', 'C3').acted).toBe(true);
    expect(ship.canOrder('grunt', 'C3')).toBe(false);
  });

  it('It can move to an adjacent room behind a door', () => {
    expect(board({ pirates: { C3: ['grunt'] } }).ordersOf('grunt', 'C3')).toEqual([
      'move B3',
      'move C4',
      'move D3',
      'back',
    ]);
  });

  it('It cannot move through a wall', () => {
    // B4 lies beside C4, and C2 beyond C3, without a door.
    expect(board({ pirates: { C4: ['grunt'] } }).ordersOf('grunt', 'C4')).toEqual(['move C3', 'move C5', 'back']);
    expect(board({ pirates: { C3: ['grunt'] } }).ordersOf('grunt', 'C3')).not.toContain('move C2');
  });

  it('Moving reveals the details of every A.I. unit in the room', () => {
    const ship = board({ ai: { C3: ['fresh-air', 'door-policy'], B3: ['fire-drill'] }, pirates: { C4: ['grunt'] } });
    ship.move('grunt', 'C4', 'C3');
    expect(ship.ai('fresh-air', 'C3').seen).toBe(true);
    expect(ship.ai('door-policy', 'C3').seen).toBe(true);
    expect(ship.ai('fire-drill', 'B3').seen).toBe(false);
    expect(ship.secrets.public).toContainEqual({
      kind: 'revealed',
      room: 'C3',
      designs: ['fresh-air', 'door-policy'],
    });
  });

  it('It can attack an A.I. unit in its room', () => {
    const ship = board({ ai: { C3: ['door-policy'], B3: ['polite-notice'] }, pirates: { C3: ['grunt'] } });
    expect(ship.ordersOf('grunt', 'C3')).toContain('attack door-policy');
    expect(ship.ordersOf('grunt', 'C3')).not.toContain('attack polite-notice');
    expect(ship.attack('grunt', 'C3', 'door-policy').pirate('grunt', 'C3').acted).toBe(true);
  });

  it('It can capture its room', () => {
    const ship = board({ wave: 3, pirates: { A3: ['grunt'], D3: ['geek'] } }).capture('grunt', 'A3');
    expect(ship.pirate('grunt', 'A3').acted).toBe(true);
    expect(ship.secrets.public).toMatchObject([{ kind: 'captured', design: 'grunt', room: 'A3' }]);
  });

  it('As many units move as the player wants, in any order', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek', 'intern'] } });
    ship.move('intern', 'C4', 'C3').move('grunt', 'C4', 'C3');
    expect(ship.canOrder('geek', 'C4')).toBe(true);
    ship.end();
    expect(ship.pirate('geek', 'C4').acted).toBe(false);
  });

  it('Everybody is told who could still have acted, and of a part in which nobody could', () => {
    const passed = (ship: World) => ship.secrets.public.filter(({ kind }) => kind === 'passed');
    const ship = board({ pirates: { C4: ['grunt', 'geek'] } }).move('grunt', 'C4', 'C3');
    expect(passed(ship.end())).toEqual([{ kind: 'passed', units: [{ design: 'geek', room: 'C4' }], wave: 1 }]);
    expect(passed(board({ pirates: { C4: ['grunt'] } }).move('grunt', 'C4', 'C3'))).toEqual([]);
    const nobody = board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] }, worn: ['C3'] });
    // Its last pirate destroyed, a wave goes by without them.
    nobody.fire('door-policy', 'C3');
    expect(passed(nobody)).toEqual([
      { kind: 'passed', units: [], wave: 2 },
      { kind: 'passed', units: [], wave: 3 },
    ]);
  });

  it('Rations still left pay for pirates placed into breaches', () => {
    const ship = board({ rations: 4, pirates: { C4: ['grunt'] } });
    ship.choose({ do: 'recruit' }).hire('geek');
    expect(ship.state).toMatchObject({ rations: 2 });
    expect(ship.pirate('geek', 'C5').room).toBe('C5');
  });

  it('Being placed counts as the action of the wave', () => {
    const ship = board({ rations: 2, pirates: { C4: ['grunt'] } })
      .choose({ do: 'recruit' })
      .hire('geek');
    expect(ship.canOrder('geek', 'C5')).toBe(false);
    expect(ship.end().canOrder('geek', 'C5')).toBe(true);
  });

  it('Nobody can be hired when every breach is full', () => {
    const ship = board({ rations: 10, pirates: { C5: ['grunt', 'grunt', 'grunt', 'grunt'] } });
    expect(ship.options).not.toContainEqual({ do: 'recruit' });
  });

  it('A unit that can do nothing is not offered', () => {
    const crowd = ['grunt', 'grunt', 'grunt', 'grunt'] as const;
    // B4 is behind A4 and B5, which are full, and is no edge room.
    const ship = board({ pirates: { B4: ['geek'], A4: crowd, B5: crowd } });
    expect(ship.canOrder('geek', 'B4')).toBe(false);
    expect(ship.canOrder('grunt', 'A4')).toBe(true);
  });
});
