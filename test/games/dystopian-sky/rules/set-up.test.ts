import { describe, expect, it } from 'vitest';
import { at } from '#engine';
import { skirmishMap } from '../../../../src/games/dystopian-sky/content/maps.ts';
import { outcomeOf } from '../../../../src/games/dystopian-sky/end/outcome.ts';
import { takeHome } from '../../../../src/games/dystopian-sky/end/take-home.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import { stat } from '../../../../src/games/dystopian-sky/units/units.ts';
import { mustering } from '../matches.ts';
import { world } from '../world.ts';

const begun = () => mustering([null, null, null]).everybodyReady();

describe('Determine Turn Order', () => {
  it('is a D20 and the Captain’s Agility, the highest first (D1)', () => {
    const game = begun();
    const rolled = game.events.find((event) => event.kind === 'order');
    if (rolled?.kind !== 'order') throw new Error('No order was rolled.');
    const sums = rolled.order.map((seat) => at(rolled.rolls, seat));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    rolled.rolls.forEach((sum, seat) => {
      const die = sum - stat(game.state.table, seat * 4, 'agility');
      expect(die).toBeGreaterThanOrEqual(1);
      expect(die).toBeLessThanOrEqual(20);
    });
    expect(new Set(sums).size).toBe(3);
  });

  it('lets the crew that acts last choose its Starting Zone first', () => {
    const game = begun();
    const { order } = game.state.table;
    for (const seat of order.toReversed().slice(0, 2)) {
      const [open] = dystopianSky.decisions(game.state);
      expect(open).toMatchObject({ seat, kind: 'zone' });
      game.answer(seat, at(game.asked(seat).options, 0));
    }
    expect(new Set(game.state.table.crews.map(({ zone }) => zone)).size).toBe(3);
  });

  it('has as many Starting Zones as crews: of four on the map two crews choose between the first two', () => {
    const game = mustering([null, null], { map: 'market-street' }).everybodyReady();
    const last = at(game.state.table.order, 1);
    expect(game.asked(last).options).toEqual([
      { do: 'zone', zone: 0 },
      { do: 'zone', zone: 1 },
    ]);
  });

  it('asks nobody for the only zone that is left', () => {
    const game = mustering([null, null, null, null]).everybodyReady();
    const { order } = game.state.table;
    const [last, ...others] = order.toReversed();
    for (const seat of [last, ...others.slice(0, 2)]) game.answer(seat ?? 0, at(game.asked(seat ?? 0).options, 0));
    expect(game.asked(last ?? 0).kind).toBe('deploy');
    expect(new Set(game.state.table.crews.map(({ zone }) => zone))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('then has each crew put its units into its zone of 3 × 3 inches', () => {
    const game = begun();
    const { order } = game.state.table;
    for (const seat of order.toReversed().slice(0, 2)) game.answer(seat, at(game.asked(seat).options, 0));
    for (const seat of order.toReversed())
      for (let unit = 0; unit < 4; unit++) {
        const { kind, options } = game.asked(seat);
        expect(kind).toBe('deploy');
        expect(options).toHaveLength(9 - unit);
        game.answer(seat, at(options, 0));
      }
    const { crews, options } = game.state.table;
    for (const { zone, units } of crews) {
      const first = at(skirmishMap(options.map).zones, zone ?? 0);
      for (const { place } of units) {
        expect(((place ?? 0) % 24) - (first % 24)).toBeLessThan(3);
        expect(Math.floor((place ?? 0) / 24) - Math.floor(first / 24)).toBeLessThan(3);
      }
    }
    expect(dystopianSky.decisions(game.state)[0]).toMatchObject({ seat: order[0], kind: 'unit' });
  });
});

describe('Game End Condition', () => {
  const over = (mine: Parameters<typeof world>[0][number], theirs: Parameters<typeof world>[0][number]) => {
    const game = world([mine, theirs]);
    for (let n = 0; n < 16; n++) game.endTurn();
    return outcomeOf(game.table);
  };

  it('gives the victory to the crew with the most units standing when the time is up (D15)', () => {
    expect(over([{ at: 'A1' }, { at: 'A2' }], [{ at: 'X24' }])).toMatchObject({ winners: [0], reason: 'time' });
  });

  it('of those tied to the one with the most Health left, in percent', () => {
    expect(over([{ at: 'A1' }], [{ at: 'X24', unit: { health: 20 } }])).toMatchObject({ winners: [0] });
  });

  it('or to both, if that is equal, too', () => {
    expect(over([{ at: 'A1' }], [{ at: 'X24' }])).toMatchObject({ winners: [0, 1], places: [[0, 1]] });
  });
});

describe('Conceding', () => {
  const losing = () => world([[{ at: 'A1' }, { at: 'A2' }], [{ at: 'X24' }]]);

  it('is offered once half of the crew is Downed', () => {
    expect(losing().offers({ do: 'concede' })).toBe(true);
    expect(world([[{ at: 'A1' }, { at: 'A2' }, { at: 'A3' }], [{ at: 'X24' }]]).offers({ do: 'concede' })).toBe(false);
  });

  it('takes the crew off the map without Trauma, and ends a match of two (D32)', () => {
    const game = losing().answer({ do: 'concede' });
    expect(game.unit(0)).toMatchObject({ place: null, trauma: null });
    expect(game.happened('trauma')).toEqual([]);
    expect(outcomeOf(game.table)).toMatchObject({ winners: [1], reason: 'last-standing' });
  });

  it('leaves the others to go on in a match of more', () => {
    const game = world([[{ at: 'A1' }], [{ at: 'X24' }], [{ at: 'X1' }]]).answer({ do: 'concede' });
    game.asks(1, 'unit');
  });
});

describe('Experience Points', () => {
  it('are not given for standing to a crew that conceded (D32)', () => {
    const game = world([[{ at: 'A1' }], [{ at: 'X24' }]]).answer({ do: 'concede' });
    // The world has no muster, without which nothing is taken home.
    const crews = game.table.crews.map((crew) => ({
      ...crew,
      change: { founding: null, lent: 0, bought: [], grown: [] },
    }));
    const state = { ...game.state, table: { ...game.table, crews } };
    expect(takeHome(state, 0)?.last.results?.[0]?.xp).toBe(1);
    expect(takeHome(state, 1)?.last.results?.[0]?.xp).toBe(2);
    // Three of them were Downed from the beginning.
    expect(takeHome(state, 1)?.last.results?.[1]?.xp).toBe(1);
  });

  it('are nothing before the match is over', () => {
    expect(takeHome(world([[{ at: 'A1' }], [{ at: 'X24' }]]).state, 0)).toBeNull();
  });
});
