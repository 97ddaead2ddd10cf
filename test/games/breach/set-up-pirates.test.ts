import { describe, expect, it } from 'vitest';
import { board, newGame } from './world.ts';
import { PIRATE_DESIGNS, PIRATE_DESIGN_IDS } from '../../../src/games/breach/content/pirates.ts';

describe('Set-Up of the Pirates', () => {
  it('Each round the rations are set to 10', () => {
    const ship = newGame().end().choose({ do: 'hire', design: 'grunt' });
    expect(ship.endUntil('pirate-set-up').state).toMatchObject({ round: 2, rations: 10 });
  });

  it('and 1 more for each captured room', () => {
    const ship = board({ wave: 3, captured: ['A3', 'E3'] }).end();
    expect(ship.state).toMatchObject({ round: 2, rations: 12 });
  });

  it.each(PIRATE_DESIGN_IDS)('A pirate (%s) is paid for in rations', (design) => {
    const ship = newGame().end().choose({ do: 'hire', design });
    expect(ship.state.rations).toBe(10 - PIRATE_DESIGNS[design].cost);
    expect(ship.secrets.public).toEqual([
      { kind: 'hired', unit: 1, design, room: 'C5', rations: 10 - PIRATE_DESIGNS[design].cost },
    ]);
  });

  it('A pirate that costs more than the rations is not offered', () => {
    const ship = board({ phase: 'pirate-set-up', wave: 0, rations: 2 });
    const offered = ship.options.filter((option) => option.do === 'hire').map(({ design }) => design);
    expect(offered).toEqual(PIRATE_DESIGN_IDS.filter((design) => PIRATE_DESIGNS[design].cost <= 2));
  });

  it('As many are placed as rations and breaches allow', () => {
    const ship = newGame().end();
    for (let i = 0; i < 4; i++) ship.choose({ do: 'hire', design: 'stowaway' });
    expect(ship.state.pirates).toHaveLength(4);
    expect(ship.options).toEqual([{ do: 'end' }]);
  });

  it('Where there is but one breach to come through, it is not asked for', () => {
    const ship = newGame().end().choose({ do: 'hire', design: 'grunt' });
    expect(ship.decision?.kind).toBe('pirate-set-up');
  });
});
