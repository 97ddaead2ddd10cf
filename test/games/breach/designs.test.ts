import { describe, expect, it } from 'vitest';
import { healthLeft, toughnessLeft } from '../../../src/games/breach/battle/battle.ts';
import { board } from './world.ts';
import { AI_DESIGNS, AI_DESIGN_IDS } from '../../../src/games/breach/content/ai-units.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS } from '../../../src/games/breach/content/pirates.ts';

/** Figures are rules: changing one here also means raising the rules number. */
const AI_FIGURES = {
  'polite-notice': ['turret', 6, 3, 1],
  'door-policy': ['turret', 13, 1, 1],
  'final-reminder': ['turret', 9, 7, 2],
  'closing-remark': ['turret', 10, 9, 3],
  'static-carpet': ['trap', 8, 1, 1],
  'fresh-air': ['trap', 7, 3, 2],
  'fire-drill': ['trap', 5, 5, 3],
  'terms-of-use': ['trap', 12, 1, 2],
} as const;

/** Cost, Health, Endurance damage, Security damage. */
const PIRATE_FIGURES = {
  grunt: [2, 3, 2, 0],
  geek: [2, 2, 0, 3],
  stowaway: [1, 1, 2, 1],
  'fuse-lighter': [3, 2, 5, 1],
  optimist: [4, 6, 2, 1],
  'hull-opener': [5, 5, 5, 1],
  intern: [1, 1, 1, 2],
  'password-guesser': [3, 2, 1, 5],
  'union-rep': [4, 5, 1, 3],
  'ghost-writer': [5, 4, 1, 6],
} as const;

describe.each(AI_DESIGN_IDS)('A.I. unit %s', (id) => {
  const [type, toughness, damage, cost] = AI_FIGURES[id];

  it(`is a ${type} of ${toughness} that does ${damage} for ${cost} energy`, () => {
    expect(AI_DESIGNS[id]).toMatchObject({ type, toughness, damage, cost });
  });

  it(`hits ${type === 'trap' ? 'everybody' : 'one pirate'} in its room and pays for it`, () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: [id] }, pirates: { C3: ['optimist', 'hull-opener'] } });
    if (type === 'trap') ship.spring(id, 'C3');
    else ship.fire(id, 'C3', 'optimist');
    const struck = ['optimist', 'hull-opener'].filter((name) => {
      const unit = ship.state.pirates.find(({ design }) => design === name);
      return !unit || unit.hurt === damage;
    });
    expect(struck).toEqual(type === 'trap' ? ['optimist', 'hull-opener'] : ['optimist']);
    expect(ship.state.capacitor).toBe(5 - cost);
  });

  it(`lasts until its ${type === 'trap' ? 'Security' : 'Endurance'} is used up`, () => {
    const attacker = type === 'trap' ? 'geek' : 'grunt';
    const blow = type === 'trap' ? PIRATE_DESIGNS.geek.security : PIRATE_DESIGNS.grunt.endurance;
    const ship = board({ capacitor: 0, ai: { C3: [id] }, pirates: { C3: [attacker] } });
    for (let left = toughness - blow; left > 0; left -= blow) {
      ship.attack(attacker, 'C3', id);
      expect(toughnessLeft(ship.ai(id, 'C3'))).toBe(left);
      ship.endUntil('pirate-wave', (ship.state.wave % 3) + 1);
    }
    expect(ship.attack(attacker, 'C3', id).state.ai).toEqual([]);
  });
});

describe.each(PIRATE_DESIGN_IDS)('Pirate %s', (id) => {
  const [cost, health, endurance, security] = PIRATE_FIGURES[id];

  it(`costs ${cost}, has Health ${health} and does ${endurance} Endurance and ${security} Security damage`, () => {
    expect(PIRATE_DESIGNS[id]).toMatchObject({ cost, health, endurance, security });
  });

  it('does its damage to turrets and to traps', () => {
    const ship = board({ ai: { C3: ['door-policy'], B3: ['terms-of-use'] }, pirates: { C3: [id], B3: [id] } });
    ship.attack(id, 'C3', 'door-policy').attack(id, 'B3', 'terms-of-use');
    expect(toughnessLeft(ship.ai('door-policy', 'C3'))).toBe(AI_DESIGNS['door-policy'].toughness - endurance);
    expect(toughnessLeft(ship.ai('terms-of-use', 'B3'))).toBe(AI_DESIGNS['terms-of-use'].toughness - security);
  });

  it('is destroyed by as much damage as it has Health, and not by less', () => {
    const ship = board({ phase: 'ai-wave', capacitor: 99, ai: { C3: ['door-policy'] }, pirates: { C3: [id] } });
    for (let left = health - 1; left > 0; left--) {
      expect(healthLeft(ship.fire('door-policy', 'C3').pirate(id, 'C3'))).toBe(left);
    }
    expect(ship.fire('door-policy', 'C3').state.pirates).toEqual([]);
  });
});
