import { ROOM, seats, type AnyGame } from '#engine';
import { difference, inWords, shown } from '../difference.ts';
import { frozenPlain } from '../plain.ts';
import { demand } from '../violation.ts';

/** Values no table could have chosen or stored; a game may fill in defaults or refuse, but never fail. */
const NONSENSE: readonly unknown[] = [null, undefined, 0, 'x', true, [], [1], { unheard: 'of' }];

/** What a game says of itself holds: its id, rules number, seats, sides, choices, private options and standing orders. */
export function statesTruly(game: AnyGame): void {
  demand(
    'statement',
    nameFault(game) ??
      seatsFault(game) ??
      choicesFault(game) ??
      optionsFault(game) ??
      reasonsFault(game) ??
      ordersFault(game),
  );
}

function nameFault({ id, rules }: AnyGame): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return `The id "${id}" is not lower case with hyphens.`;
  return Number.isInteger(rules) && rules >= 1 ? null : `The rules number is ${String(rules)}.`;
}

function seatsFault({ seats: [min, max], sides }: AnyGame): string | null {
  const sane = Number.isInteger(min) && Number.isInteger(max) && 1 <= min && min <= max;
  if (!sane) return `It is for ${String(min)} to ${String(max)} seats.`;
  if (sides === null) return null;
  if (sides.length !== max) return `It has ${String(sides.length)} sides for ${String(max)} seats.`;
  return new Set(sides).size === seats(max).length ? null : 'Two sides have the same id.';
}

function choicesFault({ choices }: AnyGame): string | null {
  if (new Set(choices.map(({ key }) => key)).size < choices.length) return 'Two choices have the same key.';
  const doubled = choices.find(({ values }) => new Set(values).size < values.length);
  return doubled ? `The choice ${doubled.key} has a value twice.` : null;
}

function reasonsFault({ privateOptions }: AnyGame): string | null {
  const bare = Object.entries(privateOptions).find(([, reason]) => reason.trim() === '');
  return bare ? `The options of ${bare[0]} are private without a reason.` : null;
}

function ordersFault({ orders = [], sides }: AnyGame): string | null {
  if (orders.length > ROOM.orders) return `It has ${String(orders.length)} standing orders.`;
  if (new Set(orders.map(({ key }) => key)).size < orders.length) return 'Two standing orders have the same key.';
  const odd = orders.find(
    ({ key, values }) =>
      !/^[a-z][a-z0-9-]*$/.test(key) ||
      key.length > ROOM.orderKey ||
      values.length < 2 ||
      values.length > ROOM.values ||
      new Set(values).size < values.length,
  );
  if (odd) return `The key or the values of the standing order ${odd.key} are not sound.`;
  const sideless = orders.find(
    ({ seats: own }) =>
      own && (own.length === 0 || new Set(own).size < own.length || own.some((seat) => sides?.[seat] === undefined)),
  );
  return sideless ? `The seats of the standing order ${sideless.key} are no sides of the game.` : null;
}

function optionsFault(game: AnyGame): string | null {
  for (const raw of NONSENSE) readSafely(game, raw);
  const defaults = game.readOptions({});
  if (defaults === null) return 'Options without any choice are refused.';
  for (const { key, values } of game.choices) {
    const byDefault = difference(game.readOptions({ [key]: values[0] }), defaults);
    if (byDefault) return `The first value of ${key} is not its default: ${inWords(byDefault)}.`;
    if (game.readOptions({ [key]: 'no such value' }) !== null) return `The choice ${key} takes any value.`;
    for (const value of values) {
      const options = game.readOptions({ [key]: value });
      if (options === null) return `The choice ${key}=${value} is refused.`;
      const flaw = frozenPlain(options);
      if (flaw !== null) return `The options of ${key}=${value} are not plain JSON: ${flaw}.`;
      const stored = difference(options, game.readOptions(options));
      if (stored) return `Options do not read as they were stored: ${inWords(stored)}.`;
    }
  }
  return null;
}

function readSafely(game: AnyGame, raw: unknown): void {
  try {
    game.readOptions(raw);
  } catch {
    demand('statement', `readOptions fails on ${shown(raw)}.`);
  }
}
