import { parseArgs } from 'node:util';
import { type AnyGame, type GameEntry } from '#engine';
import { STRENGTHS } from '../ai/strengths.ts';
import { games as house } from '../games/index.ts';
import { called, type Contestant } from './contest.ts';

/** Each way to use the command beside what it does, with games of the house as examples. */
const USAGE = waysToUse(house.map(({ game }) => game))
  .map(([args, does]) => `npm run selfplay -- ${args.padEnd(64)}${does}`)
  .join('\n');

/** What a command line of self-play asks for. */
export interface Request {
  readonly entry: GameEntry;
  readonly games: number;
  /** The number of the first deal: use deals that nothing was tuned on. */
  readonly from: number;
  /** Matches of each game, one after the other with what the seats took home. */
  readonly chain: number;
  readonly seats: number | null;
  readonly players: readonly Contestant[];
  /** Lobby choices. */
  readonly choices: Readonly<Record<string, string>>;
}

function waysToUse([first, second = first]: readonly AnyGame[]): (readonly [args: string, does: string])[] {
  if (!first || !second) return [];
  const keeping = house.find(({ game }) => game.keepsake)?.game;
  const choice = [first, second].flatMap(({ id, choices }) =>
    choices.map(({ key, values }) => ({ id, text: `${key}=${values.at(-1) ?? ''}` })),
  )[0];
  return [
    [
      `--game ${first.id} --games 2000 --seats ${first.seats[0]} --players heuristic`,
      'statistics for identical players',
    ],
    [`--game ${second.id} --games 60 --players search,heuristic`, 'win rate of one against the other'],
    [`--game ${second.id} --games 60 --players search --from 500`, 'the same, starting with deal 500'],
    [`--game ${second.id} --players search:96,search:24`, 'with 96 and 24 simulated games per move'],
    ...(keeping
      ? [[`--game ${keeping.id} --games 60 --chain 3`, 'chains of three matches, with what is taken home'] as const]
      : []),
    ...(choice ? [[`--game ${choice.id} --games 60 --choice ${choice.text}`, 'with that game option'] as const] : []),
  ];
}

/** What this command line asks for; or, in a sentence, why nothing can be played, with all ways to use it where it cannot be read. */
export function readRequest(args: readonly string[]): Request | string {
  const request = requestOf(args);
  return request === null ? USAGE : (wrongWith(request) ?? request);
}

function requestOf(args: readonly string[]): Request | null {
  const values = valuesOf(args);
  if (!values) return null;
  const entry = house.find(({ game }) => game.id === values.game);
  const games = Number(values.games);
  const from = Number(values.from);
  const chain = Number(values.chain);
  const names = values.players.split(',');
  const players = names.flatMap((name) => contestantOf(name) ?? []);
  const choices = Object.fromEntries(values.choice.map((text) => keyAndValue(text)));
  const seats = values.seats === undefined ? null : Number(values.seats);
  const numbers = [games, chain, seats ?? 2];
  const sane =
    players.length === names.length && players.length <= 2 && numbers.every((n) => Number.isInteger(n) && n > 0);
  if (!entry || !sane || !Number.isInteger(from) || from < 0) return null;
  return { entry, games, from, chain, seats, players, choices };
}

/** "heuristic", or "search:24" for a search of 24 simulated games per answer; `null` for anything else. */
function contestantOf(text: string): Contestant | null {
  const [, name, thoughtOut] = /^([a-z]+)(?::([1-9][0-9]{0,4}))?$/.exec(text) ?? [];
  const strength = STRENGTHS.find((known) => known === name);
  if (strength === undefined || (thoughtOut !== undefined && strength !== 'search')) return null;
  return { strength, ...(thoughtOut === undefined ? {} : { iterations: Number(thoughtOut) }) };
}

/** "layout=ring" */
function keyAndValue(text: string): readonly [key: string, value: string] {
  const [key = '', ...value] = text.split('=');
  return [key, value.join('=')];
}

/** Why the request is invalid, in a sentence; `null` when it is valid. */
function wrongWith({ entry: { game }, games, chain, seats, players, choices }: Request): string | null {
  const offered = game.choices.flatMap(({ key, values }) => values.map((value) => `${key}=${value}`));
  const unknown = Object.entries(choices).find(([key, value]) => !offered.includes(`${key}=${value}`));
  if (unknown) return `--choice ${unknown.join('=')}: ${game.id} has ${offered.join(', ')}.`;
  if (chain > 1 && !game.keepsake) return `--chain ${String(chain)}: nobody takes anything home from ${game.id}.`;
  const [fewest, most] = game.seats;
  if (seats !== null && (seats < fewest || seats > most))
    return `--seats ${String(seats)}: ${game.id} is for ${String(fewest)} to ${String(most)} players.`;
  if (new Set(players.map(called)).size < 2) return null;
  if (seats !== null && seats !== 2)
    return `--seats ${String(seats)}: two different players always play a game for two.`;
  return games % 2 === 0
    ? null
    : `--games ${String(games)}: use an even number, because every deal is played from both sides.`;
}

/** The parsed command line; `null` when it is invalid. */
function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: house[0]?.game.id ?? '' },
        games: { type: 'string', default: '200' },
        from: { type: 'string', default: '0' },
        chain: { type: 'string', default: '1' },
        seats: { type: 'string' },
        players: { type: 'string', default: 'heuristic' },
        choice: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch {
    return null;
  }
}
