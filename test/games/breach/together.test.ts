import { describe, expect, it } from 'vitest';
import { undo } from '#engine';
import { breach, breachFace } from '../../../src/games/breach/index.ts';
import { PIRATES } from '../../../src/games/breach/state/state.ts';
import { attackersOf } from '../../../src/games/breach/turn-order/order-room.ts';
import { board, type World } from './world.ts';

const order = (room: string) => ({ do: 'order-room', room }) as const;

function labels({ state, decision }: World): string[] {
  if (!decision) return [];
  const view = breach.view(state, PIRATES);
  return breachFace.options(view, decision).map(({ label }) => label);
}

function hints({ state, decision }: World): (string | undefined)[] {
  if (!decision) return [];
  const view = breach.view(state, PIRATES);
  return breachFace.options(view, decision).map(({ hint }) => hint);
}

describe('The pirates of one room ordered together', () => {
  it('All that can still act move to a room next door, each with its own action', () => {
    const ship = board({ wave: 3, pirates: { C4: ['grunt', 'geek', 'intern'], D3: ['grunt'] } });
    ship.choose(order('C4')).choose({ do: 'move', room: 'C3' });
    const moved = ship.state.pirates.filter(({ room }) => room === 'C3');
    expect(moved.map(({ acted }) => acted)).toEqual([true, true, true]);
    expect(ship.told).toEqual([{ kind: 'moved', designs: ['grunt', 'geek', 'intern'], from: 'C4', to: 'C3' }]);
    expect(ship.options).not.toContainEqual(order('C3'));
  });

  it('A pirate that has acted stays where it is', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek', 'intern'] } }).move('geek', 'C4', 'C3');
    ship.choose(order('C4')).choose({ do: 'move', room: 'C5' });
    expect(ship.pirate('geek', 'C3').room).toBe('C3');
    expect(ship.pirate('intern', 'C5').room).toBe('C5');
  });

  it('What is in the room is revealed once, and then nothing of it can be taken back', () => {
    const ship = board({ ai: { C3: ['fresh-air'] }, pirates: { C4: ['grunt', 'geek'] } });
    ship.choose(order('C4')).choose({ do: 'move', room: 'C3' });
    expect(ship.told.map(({ kind }) => kind)).toEqual(['moved', 'revealed']);
    expect(undo(breach, ship.match, PIRATES)).toBeNull();
  });

  it('Where nothing was revealed one step back brings all of them back', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek'] } }).choose(order('C4'));
    const before = ship.state;
    ship.choose({ do: 'move', room: 'C3' });
    expect(undo(breach, ship.match, PIRATES)?.match.state).toEqual(before);
  });

  it('Where there is not space for all, the fittest go and the others can still act', () => {
    const ship = board({ pirates: { C4: ['geek', 'grunt'], C3: ['grunt', 'grunt', 'grunt'] } }).choose(order('C4'));
    expect(hints(ship)[0]).toBe('Only 1 of 2 fits: Grunt · 3 pirates · nearer the Bridge');
    ship.choose({ do: 'move', room: 'C3' });
    expect(ship.canOrder('geek', 'C4')).toBe(true);
    expect(ship.state.pirates.filter(({ room }) => room === 'C3')).toHaveLength(4);
  });

  it('As few as destroy it attack a unit, and of those who waste least', () => {
    const unit = { room: 'C3', hurt: 0, acted: false } as const;
    const crew = [
      { ...unit, id: 1, design: 'grunt' },
      { ...unit, id: 2, design: 'intern' },
      { ...unit, id: 3, design: 'geek' },
    ] as const;
    // Door Policy is a turret with Endurance 13; the Grunt takes 2, the Intern 1, the Geek nothing.
    const doorPolicy = (endurance: number) => ({ design: 'door-policy', endurance, security: 0 }) as const;
    const ids = (endurance: number) => attackersOf(crew, doorPolicy(endurance)).map(({ id }) => id);
    expect(ids(12)).toEqual([2]);
    expect(ids(11)).toEqual([1]);
    expect(ids(10)).toEqual([1, 2]);
    expect(ids(0)).toEqual([1, 2]);
  });

  it('Who was not needed to destroy a unit can still act', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'grunt', 'geek'] } });
    ship.choose(order('C3')).choose({ do: 'attack', unit: ship.ai('door-policy', 'C3').id });
    expect(ship.ai('door-policy', 'C3').endurance).toBe(4);
    expect(ship.canOrder('grunt', 'C3')).toBe(false);
    expect(ship.canOrder('geek', 'C3')).toBe(true);
  });

  it('A unit none of them can harm is not offered to all of them', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['geek', 'geek'] } }).choose(order('C3'));
    expect(ship.options.some(({ do: does }) => does === 'attack')).toBe(false);
  });

  it('One of them captures their room, the cheapest, and the others can still act', () => {
    const ship = board({ pirates: { A3: ['grunt', 'stowaway', 'geek'] } }).choose(order('A3'));
    expect(hints(ship)[0]).toBe('Stowaway makes it a breach: +1 ration each round from the next round on');
    ship.choose({ do: 'capture' });
    expect(ship.state.captured).toEqual(['A3']);
    expect(ship.state.pirates.map(({ acted }) => acted)).toEqual([false, true, false]);
  });

  it('That is how the Bridge is captured too', () => {
    const ship = board({ pirates: { C1: ['grunt', 'geek'] } }).choose(order('C1'));
    expect(labels(ship)[0]).toBe('Capture the Bridge');
    expect(ship.choose({ do: 'capture' }).state.ending).toBe('bridge-captured');
  });

  it('One pirate alone is not offered an order for the room', () => {
    const ship = board({ pirates: { C4: ['grunt'], C3: ['geek'] } });
    expect(ship.options.some(({ do: does }) => does === 'order-room')).toBe(false);
  });

  it('There is a way out of it', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek'] } });
    const before = ship.state;
    const { state } = ship.choose(order('C4')).choose({ do: 'back' });
    expect(state).toEqual({ ...before, begun: state.begun });
  });

  it('says who they are, and who would attack', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt', 'grunt', 'geek'] } });
    expect(labels(ship)[1]).toBe('Orders in C3');
    expect(hints(ship)[1]).toBe('2 × Grunt and Geek');
    ship.choose(order('C3'));
    expect(labels(ship)[0]).toBe('Attack Door Policy (13/13)');
    expect(hints(ship)[0]).toBe('Turret: 4 Endurance damage from 2 × Grunt leaves 9 Endurance; 1 other can still act');
  });

  it('says how many can still act when others there have acted', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek', 'intern'], C3: ['optimist'] } });
    expect(labels(ship)).toContain('Orders in C4');
    ship.move('optimist', 'C3', 'C4');
    expect(labels(ship)).toContain('Orders in C4');
  });

  it('One of them alone is chosen there too', () => {
    const ship = board({ pirates: { C4: ['grunt', 'geek'] } }).choose(order('C4'));
    expect(labels(ship)).toEqual(['Move Both to C3', 'Move Both to C5', 'Order Only Grunt', 'Order Only Geek', 'Back']);
    ship.choose({ do: 'order', unit: ship.pirate('geek', 'C4').id });
    expect(ship.choose({ do: 'back' }).decision?.kind).toBe('order-room');
    ship.choose({ do: 'order', unit: ship.pirate('geek', 'C4').id }).choose({ do: 'move', room: 'C3' });
    expect(ship.decision?.kind).toBe('pirate-wave');
    expect(ship.canOrder('grunt', 'C4')).toBe(true);
  });
});
