import { describe, expect, it } from 'vitest';
import { breach } from '../../../src/games/breach/index.ts';
import { orders } from '../../../src/games/breach/orders.ts';
import { board, type Situation, type World } from './world.ts';

const END = { do: 'end' };

/** What the Ship’s order with that value answers to the question at hand; `null` where it asks its player. */
function answer(ship: World, value: string) {
  const order = orders.find(({ key }) => key === 'strike');
  const { decision } = ship;
  if (!decision || !order?.kinds.includes(decision.kind) || !order.values.includes(value))
    throw new Error(`No order strike=${value} for ${decision?.kind ?? 'nothing'}.`);
  return order.answer(breach.view(ship.state, decision.seat), decision, value);
}

/** The Ship's part of a wave. */
const wave = (situation: Situation) => board({ phase: 'ai-wave', capacitor: 9, ...situation });

describe('The order to strike back', () => {
  it('all: uses the unit that does the most for its energy', () => {
    // 3 damage for 1 energy, 9 for 3 and 7 for 2.
    const ai = ['polite-notice', 'closing-remark', 'final-reminder'] as const;
    const ship = wave({ ai: { C3: ai }, pirates: { C3: ['hull-opener', 'optimist'] } });
    const fire = { do: 'fire', unit: ship.ai('final-reminder', 'C3').id };
    // The two strong ones destroy an Optimist; what the pirate cost counts too.
    expect(answer(ship, 'all')).toEqual([fire]);
  });

  it('all: a trap counts what it does to everybody in its room', () => {
    const pirates = ['optimist', 'optimist', 'optimist'] as const;
    const ship = wave({ ai: { C3: ['door-policy', 'static-carpet'] }, pirates: { C3: pirates } });
    expect(answer(ship, 'all')).toEqual([{ do: 'spring', unit: ship.ai('static-carpet', 'C3').id }]);
  });

  it('all: strikes while anything can be paid for, then ends the wave', () => {
    const ship = wave({ capacitor: 1, ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist'] } });
    const [strike] = answer(ship, 'all') ?? [];
    expect(strike).toEqual({ do: 'fire', unit: ship.ai('door-policy', 'C3').id });
    const empty = wave({ capacitor: 1, ai: { C3: ['closing-remark'] }, pirates: { C3: ['optimist'] } });
    expect(empty.options).toEqual([END]);
    expect(answer(empty, 'all')).toEqual([END]);
  });

  it('kill: uses only a unit that destroys a pirate', () => {
    const ship = wave({ ai: { C3: ['door-policy', 'final-reminder'] }, pirates: { C3: ['optimist'] } });
    expect(answer(ship, 'kill')).toEqual([{ do: 'fire', unit: ship.ai('final-reminder', 'C3').id }]);
  });

  it('kill: ends the wave where none would', () => {
    const ship = wave({ ai: { C3: ['door-policy', 'static-carpet'] }, pirates: { C3: ['optimist'] } });
    expect(answer(ship, 'kill')).toEqual([END]);
  });

  it('hold: ends the wave, also where a pirate could be destroyed', () => {
    const ship = wave({ ai: { C3: ['final-reminder'] }, pirates: { C3: ['stowaway'] } });
    expect(answer(ship, 'hold')).toEqual([END]);
  });

  it.each(['all', 'kill', 'hold'] as const)(
    '%s: a turret that was fired hits the pirate whose loss is worth the most',
    (value) => {
      const ship = wave({ ai: { C3: ['final-reminder'] }, pirates: { C3: ['stowaway', 'optimist', 'grunt'] } });
      ship.fire('final-reminder', 'C3');
      expect(ship.decision?.kind).toBe('target');
      expect(answer(ship, value)).toEqual([{ do: 'target', unit: ship.pirate('optimist', 'C3').id }]);
    },
  );

  it.each(['all', 'kill', 'hold'] as const)('%s: a kill comes before more damage', (value) => {
    const ship = wave({ ai: { C3: ['polite-notice'] }, pirates: { C3: ['optimist', 'geek'] } });
    ship.fire('polite-notice', 'C3');
    expect(answer(ship, value)).toEqual([{ do: 'target', unit: ship.pirate('geek', 'C3').id }]);
  });
});
