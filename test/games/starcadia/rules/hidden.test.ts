import { describe, expect, it } from 'vitest';
import { at, freeRng, seats } from '#engine';
import { starcadia } from '../../../../src/games/starcadia/game.ts';
import { Played } from '../played.ts';

/** Others as they may be for that seat, which cannot tell them from the game at hand. */
const drawnAgain = (game: Played, seat: number) =>
  seats(12).map((n) => starcadia.resample(game.state, seat, freeRng(`again ${String(n)}`)));

const drafting = () => new Played(3, { play: '2a' }).until('hand-draft');

/** Everybody has picked from the first hands, which lie before their left neighbours now. */
function passed(): Played {
  const game = drafting();
  for (const decision of game.open) game.answer(decision, ...decision.options.slice(0, 2));
  return game;
}

describe('The draft from hands', () => {
  it('shows a seat its own hand, and nothing passed on before the first pass is over', () => {
    const game = drafting();
    for (const seat of seats(3)) {
      const view = starcadia.view(game.state, seat);
      expect(view.hand).toEqual(at(game.state.hidden.hands, seat));
      expect(view.passed).toEqual([]);
    }
  });

  it('lets a seat know what it passed on to the left, and nobody’s but that', () => {
    const game = passed();
    const [mine, left, right] = game.state.hidden.hands;
    expect(starcadia.view(game.state, 0)).toMatchObject({ hand: mine, passed: left });
    const others = drawnAgain(game, 0);
    for (const { hidden } of others) expect([hidden.hands[0], hidden.hands[1]]).toEqual([mine, left]);
    // The third hand it has not seen: with two known, what is in it is known too, but not its order.
    for (const { hidden } of others) expect([...(hidden.hands[2] ?? [])].sort()).toEqual([...(right ?? [])].sort());
  });

  it('lets a seat know its own picks, sealed from others', () => {
    const game = drafting();
    const [decision] = game.open;
    if (decision) game.answer(decision, ...decision.options.slice(0, 2));
    const picked = game.state.hidden.picked[0];
    expect(picked).toHaveLength(2);
    expect(starcadia.view(game.state, 0).picked).toEqual(picked);
    expect(starcadia.view(game.state, 1).picked).toEqual([]);
    for (const { hidden } of drawnAgain(game, 0)) expect(hidden.picked[0]).toEqual(picked);
    const forAnother = drawnAgain(game, 1).map(({ hidden }) => String(hidden.picked[0]));
    expect(new Set(forAnother).size).toBeGreaterThan(1);
  });
});

describe('The event deck', () => {
  it('may lie in any order for everybody, with the same cards', () => {
    const game = new Played(2, { play: '1' }).until('turn');
    const deck = game.state.hidden.events;
    for (const seat of seats(2)) {
      const others = drawnAgain(game, seat).map(({ hidden }) => hidden.events);
      expect(new Set(others.map((events) => events.join())).size).toBe(others.length);
      for (const events of others) expect([...events].sort()).toEqual([...deck].sort());
    }
  });
});
