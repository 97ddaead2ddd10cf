import { describe, expect, it } from 'vitest';
import { starcadiaFace } from '../../../../src/games/starcadia/face/index.ts';
import { starcadia } from '../../../../src/games/starcadia/game.ts';
import { on, world } from '../world.ts';

describe('Resurrect heroes', () => {
  it('offers the space before a Full shuttle in place of the shuttle, beside those Close to the ally (Q30)', () => {
    const test = world({ crews: [[{ at: 'D1' }, { at: null }], [{}]] });
    const [hatch = 0, inner = 0] = test.scenario.layout.shuttles[0]?.spaces ?? [];
    const monsters = [hatch, hatch, inner, inner].map((space, n) => ({
      id: 8 + n,
      kind: 'octocold' as const,
      space,
      wounds: 0,
      dazed: false,
    }));
    test.state = { ...test.state, table: { ...test.table, scenario: { ...test.scenario, monsters } } };
    test.answer({ do: 'rest' }).asks(0, 'resurrect');
    expect(test.offered('place').map(({ space }) => space)).toEqual([on('A2'), on('D1'), on('D2'), on('C1')]);
  });

  it('leaves out Full spaces Close to the ally', () => {
    const test = world({
      crews: [
        [{ at: 'D1' }, { at: null }],
        [{ at: 'D2' }, { at: 'D2' }],
      ],
    });
    test.answer({ do: 'rest' });
    expect(test.offered('place').map(({ space }) => space)).not.toContain(on('D2'));
    expect(test.offered('place').map(({ space }) => space)).toContain(on('C1'));
  });

  it('leaves the hero its upgrades, unexhausted', () => {
    const test = world({ crews: [[{ at: 'D1' }, { at: null, used: ['pulse-blade'] }], [{}]] });
    test.answer({ do: 'rest' }).answer({ do: 'place', space: on('D1') });
    expect(test.hero(0, 1).upgrades).toEqual([{ id: 'pulse-blade', used: false }]);
  });

  it('is not Close to an ally across a closed door', () => {
    const edge = on('D1') * 2 + 1;
    const test = world({
      crews: [[{ at: 'D1' }, { at: null }], [{}]],
      scenario: { doors: [edge], closed: [edge] },
    });
    test.answer({ do: 'rest' });
    expect(test.offered('place').map(({ space }) => space)).not.toContain(on('D2'));
  });
});

describe('Reorganize upgrades', () => {
  const five = ['pulse-blade', 'repeater-pistol', 'blaster-rifle', 'iron-fists', 'red-dot-sight'] as const;

  it('exchanges one token of extra life for another: the hero stays alive', () => {
    const test = world({
      crews: [
        [
          { at: 'B1', id: 'digits', wounds: 4, upgrades: [...five, 'padded-vest'] },
          { at: 'B2', id: 'edge', upgrades: [...five, 'welcome-medal'] },
        ],
        [{}],
      ],
    });
    test.answer({ do: 'rest' }).answer({ do: 'give', hero: 0, token: 5, instead: 5 });
    expect(test.hero(0).upgrades.map(({ id }) => id)).toContain('welcome-medal');
    expect(test.offered('give').some(({ hero, token, instead }) => hero === 0 && token === 5 && instead === 0)).toBe(
      false,
    );
  });

  it('moves any number of tokens, and gadgets besides', () => {
    const test = world({
      crews: [
        [
          { at: 'B1', upgrades: [...five, 'red-shirt'], gadgets: ['stimpack'] },
          { at: 'B2', upgrades: [] },
        ],
        [{ at: 'D3' }],
      ],
    });
    test.answer({ do: 'rest' });
    for (let n = 0; n < 6; n++) test.answer({ do: 'give', hero: 0, token: 0, instead: null });
    for (let n = 0; n < 6; n++) test.answer({ do: 'give', hero: 1, token: 0, instead: null });
    test.answer({ do: 'give-gadget', hero: 0, gadget: 'stimpack' });
    expect(test.hero(0).upgrades).toHaveLength(6);
    expect(test.hero(0, 1).gadgets).toEqual(['stimpack']);
  });

  it('leaves quest tokens and victory tokens where they are', () => {
    const test = world({ crews: [[{ at: 'B1', quest: 2 }, { at: 'B2' }], [{ at: 'D3' }]] });
    test.answer({ do: 'rest' }).asks(1, 'turn');
    expect(test.hero(0).quest).toBe(2);
  });
});

describe('Rest', () => {
  it('moves and attacks nobody: no hero is activated in that turn', () => {
    const test = world({
      crews: [[{ at: 'C3', upgrades: ['pulse-blade'] }, { at: 'B1' }], [{ at: 'C4' }]],
      event: 'fire-drill',
    });
    test.answer({ do: 'rest' }).answer({ do: 'stop' });
    expect(test.happened('activated')).toEqual([]);
    expect(test.happened('attacked')).toEqual([]);
    test.asks(1, 'turn');
  });

  it('is offered with what it brings, and no word of what it does not', () => {
    const hint = (used: readonly 'duck'[]) => {
      const { state, asked } = world({ crews: [[{ at: 'B1', used }, { at: 'B2' }], [{ at: 'C4' }]] });
      const faces = starcadiaFace.options(starcadia.view(state, 0), asked);
      return faces.find(({ label }) => label === 'Rest')?.hint;
    };
    expect(hint([])).toBe('Nobody moves or attacks.');
    expect(hint(['duck'])).toBe('Unexhausts 1 upgrade. Nobody moves or attacks.');
  });

  it('unexhausts nothing of a rival', () => {
    const test = world({ crews: [[{ at: 'B1' }], [{ at: 'B2', used: ['duck'] }]] });
    test.answer({ do: 'rest' });
    expect(test.hero(1).upgrades[0]?.used).toBe(true);
  });

  it('ends the daze of the heroes of the crew alone', () => {
    const test = world({ crews: [[{ at: 'B1', dazed: true }], [{ at: 'B2', dazed: true }]] });
    test.answer({ do: 'rest' });
    expect([test.hero(0).dazed, test.hero(1).dazed]).toEqual([false, true]);
  });
});
