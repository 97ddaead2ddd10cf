import { describe, expect, it } from 'vitest';
import { board } from './world.ts';
import { AI_DESIGNS } from '../../../src/games/breach/content/ai-units.ts';

describe('Waves, A.I.', () => {
  it('It attacks after the Pirates have finished a wave', () => {
    const ship = board({ ai: { C3: ['polite-notice'] }, pirates: { C4: ['optimist'] } });
    ship.move('optimist', 'C4', 'C3');
    expect(ship.state).toMatchObject({ phase: 'ai-wave', wave: 1 });
    expect(ship.decision?.seat).toBe(0);
  });

  it('It attacks with as many units as it wants, as many times as it wants', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['door-policy', 'static-carpet'] },
      pirates: { C3: ['optimist'] },
    });
    ship.fire('door-policy', 'C3').spring('static-carpet', 'C3').fire('door-policy', 'C3');
    expect(ship.pirate('optimist', 'C3').hurt).toBe(
      2 * AI_DESIGNS['door-policy'].damage + AI_DESIGNS['static-carpet'].damage,
    );
  });

  it('Each use pays the use cost from the Capacitor', () => {
    const ship = board({ phase: 'ai-wave', ai: { C3: ['fresh-air'] }, pirates: { C3: ['optimist'] } });
    ship.spring('fresh-air', 'C3');
    expect(ship.state).toMatchObject({ capacitor: 5 - AI_DESIGNS['fresh-air'].cost, reactor: 3 });
  });

  it('A unit whose use cost the Capacitor cannot pay is not offered', () => {
    const ship = board({
      phase: 'ai-wave',
      capacitor: 1,
      ai: { C3: ['closing-remark', 'door-policy'] },
      pirates: { C3: ['optimist'] },
    });
    expect(ship.options).toEqual([{ do: 'fire', unit: ship.ai('door-policy', 'C3').id }, { do: 'end' }]);
  });

  it('A unit without a pirate in its room is not offered', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['polite-notice'], B3: ['polite-notice', 'fresh-air'] },
      pirates: { C3: ['optimist'] },
    });
    expect(ship.options).toEqual([{ do: 'fire', unit: ship.ai('polite-notice', 'C3').id }, { do: 'end' }]);
  });

  it('The energy not used stays in the Capacitor', () => {
    const ship = board({ phase: 'ai-wave', capacitor: 3, ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist'] } });
    expect(ship.end().state).toMatchObject({ wave: 2, capacitor: 3 });
  });

  it('The Pirates are told what the A.I. held back, and when it had no energy to strike', () => {
    const spared = board({ phase: 'ai-wave', ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist'] } }).end();
    expect(spared.told[0]).toEqual({
      kind: 'held-back',
      units: [{ design: 'door-policy', room: 'C3' }],
      capacitor: 5,
    });
    const safe = board({ capacitor: 0, ai: { C3: ['door-policy'] }, pirates: { C3: ['optimist'] } }).end();
    expect(safe.told).toMatchObject([
      { kind: 'passed' },
      { kind: 'held-back', units: [], capacitor: 0 },
      { kind: 'wave' },
    ]);
    const alone = board({ capacitor: 0, ai: { C3: ['door-policy'] }, pirates: { C4: ['optimist'] } }).end();
    expect(alone.told).toMatchObject([{ kind: 'passed' }, { kind: 'wave' }]);
  });

  it('Who is destroyed leaves the board at once', () => {
    const ship = board({
      phase: 'ai-wave',
      ai: { C3: ['door-policy'] },
      pirates: { C3: ['grunt', 'geek'] },
      worn: ['C3'],
    });
    ship.fire('door-policy', 'C3', 'geek');
    expect(ship.state.pirates.map(({ design }) => design)).toEqual(['grunt']);
  });
});
