import type { AnyGame, Seat } from '#engine';
import { difference } from './difference.ts';
import { Violation } from './violation.ts';

/**
 * The game with every failure put down to the law it breaks: the states handed in are frozen, so a rule that changes its
 * input fails, and is told from one that fails for another reason by giving it a state that can be changed.
 */
export function guarded(game: AnyGame): AnyGame {
  const watch = <R>(what: () => string, state: unknown, call: (state: unknown) => R): R => {
    try {
      return call(state);
    } catch (error) {
      if (changesInput(state, call)) throw new Violation('json', `${what()} changes the state it is given.`);
      throw new Violation('ends', `${what()} fails: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const { keepsake } = game;
  return {
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    sides: game.sides,
    dice: game.dice,
    choices: game.choices,
    privateOptions: game.privateOptions,
    ...(game.orders && { orders: game.orders }),
    readOptions: (raw) => game.readOptions(raw),
    setup: (seats, options, rng, brought) =>
      watch(
        () => 'setup',
        options,
        (given) => game.setup(seats, given, rng, brought),
      ),
    ...(keepsake && {
      keepsake: {
        ...keepsake,
        handOut: (state: unknown, seat: Seat) =>
          watch(
            () => `handOut to ${String(seat)}`,
            state,
            (given) => keepsake.handOut(given, seat),
          ),
      },
    }),
    decisions: (state) =>
      watch(
        () => 'decisions',
        state,
        (given) => game.decisions(given),
      ),
    apply: (state, answer, rng) =>
      watch(
        () => `apply of ${JSON.stringify(answer)}`,
        state,
        (given) => game.apply(given, answer, rng),
      ),
    ...(game.chapter && {
      chapter: (state: unknown) =>
        watch(
          () => 'chapter',
          state,
          (given) => game.chapter?.(given) ?? 1,
        ),
    }),
    outcome: (state) =>
      watch(
        () => 'outcome',
        state,
        (given) => game.outcome(given),
      ),
    view: (state, viewer) =>
      watch(
        () => `view of ${String(viewer)}`,
        state,
        (given) => game.view(given, viewer),
      ),
    resample: (state, viewer, rng) =>
      watch(
        () => `resample for ${String(viewer)}`,
        state,
        (given) => game.resample(given, viewer, rng),
      ),
  };
}

function changesInput(state: unknown, call: (state: unknown) => unknown): boolean {
  const text = JSON.stringify(state);
  const copy: unknown = JSON.parse(text);
  try {
    call(copy);
  } catch {
    // It may fail on the copy too, before or after changing it.
  }
  return difference(copy, JSON.parse(text)) !== null;
}
