import { describe, expect, it } from 'vitest';
import { healthLeft } from '../../../src/games/breach/battle/battle.ts';
import { board } from './world.ts';
import { AI_DESIGNS } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS } from '../../../src/games/breach/content/pirates.ts';

describe('Battle', () => {
  it('A unit attacks a unit in the same room', () => {
    const ship = board({ ai: { C3: ['polite-notice'] }, pirates: { C4: ['grunt'] } });
    expect(ship.ordersOf('grunt', 'C4')).not.toContain('attack polite-notice');
  });

  it('A turret is fired at one pirate chosen among those in its room', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist', 'union-rep'] } });
    ship.choose({ do: 'fire', unit: ship.ai('door-policy', 'C3').id });
    expect(ship.options).toEqual([
      { do: 'target', unit: ship.pirate('optimist', 'C3').id },
      { do: 'target', unit: ship.pirate('union-rep', 'C3').id },
      { do: 'back' },
    ]);
  });

  it('A trap is simply used', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['fresh-air'] }, pirates: { C3: ['optimist', 'union-rep'] } });
    expect(ship.spring('fresh-air', 'C3').decision?.kind).toBe('ai-wave');
  });
});

describe('Endurance', () => {
  it('Endurance damage destroys a turret', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['grunt'] }, worn: ['C3'] });
    expect(ship.attack('grunt', 'C3', 'door-policy').state.ai).toEqual([]);
    expect(ship.told).toMatchObject([{ kind: 'attacked', target: 'door-policy', left: 0 }, { kind: 'wave' }]);
  });

  it('Security damage does not', () => {
    const ship = board({ ai: { C3: ['door-policy'] }, pirates: { C3: ['geek'] }, worn: ['C3'] });
    expect(ship.attack('geek', 'C3', 'door-policy').ai('door-policy', 'C3').security).toBe(
      PIRATE_DESIGNS.geek.security,
    );
  });
});

describe('Security', () => {
  it('Security damage destroys a trap', () => {
    const ship = board({ ai: { C3: ['terms-of-use'] }, pirates: { C3: ['geek'] }, worn: ['C3'] });
    expect(ship.attack('geek', 'C3', 'terms-of-use').state.ai).toEqual([]);
  });

  it('Endurance damage does not', () => {
    const ship = board({ ai: { C3: ['terms-of-use'] }, pirates: { C3: ['grunt'] }, worn: ['C3'] });
    expect(ship.attack('grunt', 'C3', 'terms-of-use').ai('terms-of-use', 'C3').endurance).toBe(
      PIRATE_DESIGNS.grunt.endurance,
    );
  });
});

describe('Damage', () => {
  it('A turret deals its damage to a single target', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist', 'union-rep'] } });
    ship.fire('door-policy', 'C3', 'optimist');
    expect(ship.pirate('optimist', 'C3').hurt).toBe(AI_DESIGNS['door-policy'].damage);
    expect(ship.pirate('union-rep', 'C3').hurt).toBe(0);
  });

  it('A trap deals its damage to all pirates in the room simultaneously, and to nobody next door', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['static-carpet'] },
      pirates: { C3: ['optimist', 'union-rep'], C4: ['optimist'] },
    });
    ship.spring('static-carpet', 'C3');
    const { damage } = AI_DESIGNS['static-carpet'];
    expect(ship.pirate('optimist', 'C3').hurt).toBe(damage);
    expect(ship.pirate('union-rep', 'C3').hurt).toBe(damage);
    expect(ship.pirate('optimist', 'C4').hurt).toBe(0);
    expect(ship.told).toMatchObject([{ kind: 'used', design: 'static-carpet', room: 'C3', hits: [{}, {}] }]);
  });
});

describe('Pirates', () => {
  it('Health is what they lose to every kind of A.I. unit', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['door-policy', 'static-carpet'] },
      pirates: { C3: ['optimist'] },
    });
    ship.fire('door-policy', 'C3').spring('static-carpet', 'C3');
    expect(healthLeft(ship.pirate('optimist', 'C3'))).toBe(
      PIRATE_DESIGNS.optimist.health - AI_DESIGNS['door-policy'].damage - AI_DESIGNS['static-carpet'].damage,
    );
  });

  it('They specialise in Endurance or in Security damage', () => {
    for (const id of PIRATE_DESIGN_IDS) {
      const { endurance, security } = PIRATE_DESIGNS[id];
      expect(Math.max(endurance, security)).toBeGreaterThan(1);
      expect(Math.min(endurance, security)).toBeLessThan(2);
    }
  });

  it('Units aside from Grunts and Geeks deal 1 damage of the type they’re not specialised in', () => {
    for (const id of PIRATE_DESIGN_IDS.filter((other) => other !== 'grunt' && other !== 'geek')) {
      const { endurance, security } = PIRATE_DESIGNS[id];
      expect(Math.min(endurance, security)).toBe(1);
    }
  });
});
