import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freeRng, type GameEntry, type Rng } from '#engine';
import { words } from '../../src/discord/words.ts';
import { games } from '../../src/games/index.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { exportShape, type ExportedGame } from '../../src/proof/exported-game.ts';
import { verify } from '../../src/proof/verify.ts';
import { checkExchange } from '../sandbox/schemas.ts';
import { temporaryFolder } from '../store/folder.ts';
import { BotProcess } from './bot-process.ts';
import { leaks, namedIn, type HiddenNames } from './known.ts';
import { RandomPlayer, type Persona } from './player.ts';
import { Transcript, type Said } from './transcript.ts';

/** More presses than any game needs. */
const MOST_PRESSES = 20_000;
/** One press in this many is followed by a pause, in ms: time for the bot to show what waits until nobody presses. */
const THOUGHT_ABOUT = 100;
const THOUGHT_MS = 250;
/** After this many presses in a row that answered nothing, nobody has anything to answer. */
const NOTHING_TO_DO = 20;
/** After each of these numbers of presses everybody looks at their hand. */
const HANDS_AT: readonly number[] = [10, 30];
/** After each of these numbers of presses, and once the game is over, everybody steps through the game so far. */
const LOOK_BACK_AT: readonly number[] = [60, 600, 2000];

export interface WholeGame {
  readonly entry: GameEntry;
  /** The people who play, in seat order. */
  readonly people: readonly string[];
  /** How often the bot is killed while they play, or less often where the game is over before. */
  readonly deaths: number;
  readonly seed: string;
  /** After that many presses the first player gives up, which ends a game of two; otherwise they play to the end. */
  readonly presses?: number;
  /** Choices of the lobby by key; those of a brief game if absent. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Most turns of pressing between two deaths; 25 if absent. */
  readonly untilDeath?: number;
  /** What is hidden at first; that of the game's proof if absent. */
  readonly names?: HiddenNames;
  /** Set where some may never come to read any of them, by what they choose. */
  readonly readBySome?: true;
  /** The labels of buttons that nobody presses. */
  readonly never?: readonly string[];
  /** Set where no seat knows more than another: what is hidden is hidden from all, like a deck. */
  readonly noHands?: true;
}

/** How a whole game went. */
export interface Told {
  readonly game: ExportedGame;
  /** The messages that everybody can read, in order. */
  readonly messages: readonly Message[];
}

type Message = ReturnType<Persona['messages']>[number];

/**
 * Plays a game from `/game new` to its result: a bot in a process of its own, a real client of discord.js, people who
 * press only what a client would let them press. Proves that no press was lost or counted twice, that the result is the
 * replay of the log, that every payload is valid, and that nobody read what they could not know.
 */
export async function playWholeGame({
  entry,
  people,
  deaths,
  seed,
  presses = Infinity,
  choices,
  untilDeath = 25,
  names = entry.proof.hiddenNames ?? new Map(),
  never,
  readBySome,
  noHands,
}: WholeGame): Promise<Told> {
  const rng = freeRng(seed);
  const sandbox = await startSandbox({ port: 0 });
  const database = join(temporaryFolder(), 'airlock.db');
  const bot = new BotProcess(sandbox, database);
  onTestFinished(async () => {
    await bot.kill();
    await sandbox.close();
  });
  const transcript = new Transcript(sandbox);
  await bot.start();

  const channel = sandbox.channel('table-one');
  const personas = people.map((name) => sandbox.persona(name));
  const [host] = personas;
  if (!host) throw new Error('Nobody plays.');
  await gather(entry, personas, channel, choices);
  const players = personas.map((persona) => new RandomPlayer(persona, channel, rng, never));
  const isOver = () => resultShown(host, channel);
  // The last person of the server watches, unless they play.
  const readers = [...new Set([...people, 'Dee'])].map((name) => sandbox.persona(name));
  const look = async (pressed: number) => {
    if (HANDS_AT.includes(pressed)) for (const reader of readers) await reader.command(channel, 'game hand');
    if (LOOK_BACK_AT.includes(pressed)) await stepBack(readers, channel);
  };
  const counted = await play({ bot, transcript, players, rng, deaths, untilDeath, presses, isOver, look });
  const givesUp = !isOver() && (await giveUp(host, channel));
  await stepBack(readers, channel);
  const game = await exported(host, channel);
  await bot.stop();

  expect(verify(JSON.stringify(game), games, () => undefined)).toMatchObject({ ok: true });

  const { handled, revision } = whatCounted(database);
  const longestLife = untilDeath + 1;
  const leastDeaths = givesUp ? deaths : Math.min(deaths, Math.floor(handled.size / longestLife));
  expect(bot.lives - 1).toBeGreaterThanOrEqual(leastDeaths);
  expect(bot.lives - 1).toBeLessThanOrEqual(deaths);
  expect([...counted].filter((id) => !handled.has(id))).toEqual([]);
  // Every press that counted changed the table once, also where it left no entry: what is changed back in secret leaves none.
  expect(revision).toBe(handled.size);
  // Opening, the other seats, the start and giving up are no entries of the match.
  expect(game.log.length).toBeLessThanOrEqual(handled.size - (people.length - 1) - (givesUp ? 3 : 2));
  expect(transcript.exchanges.flatMap((exchange) => checkExchange(exchange))).toEqual([]);

  const seatOf = (person: string) => indexOrNull(personas.findIndex(({ id }) => id === person));
  const naming = transcript.said.filter(({ text }) => namedIn(text, names).length > 0);
  // Where the seats are sides, one alone may have secrets: what the other learns depends on where it goes.
  const isPrivy = ({ id }: Persona) => naming.some(({ to }) => to === id);
  if (names.size > 0 && !noHands)
    expect(entry.game.sides || readBySome ? personas.some(isPrivy) : personas.every(isPrivy)).toBe(true);
  // The last board and the result uncover everything on purpose, and so does a replay once the game is over.
  const end = game.log.at(-1)?.at ?? Infinity;
  const uncovers = ({ at, text }: Said) =>
    text.includes(words.over.headline(entry.face.name)) || (at >= end && text.includes(words.replay.all));
  const before = transcript.said.filter((said) => !uncovers(said));
  expect(leaks(entry, game, before, names, seatOf)).toEqual([]);
  // What one seat read would have been a leak had the next one read it: the search can find something.
  const swapped = (person: string) => nextSeat(seatOf(person), people.length);
  if (names.size > 0 && !noHands) expect(leaks(entry, game, before, names, swapped).length).toBeGreaterThan(0);
  // Where seats know the same, so would have been what anybody read, had they read it when the game began.
  const tooEarly = before.map((said) => ({ ...said, at: 0 }));
  if (names.size > 0 && noHands) expect(leaks(entry, game, tooEarly, names, seatOf).length).toBeGreaterThan(0);
  const logs = bot.logged.join('');
  expect(namedIn(logs, names)).toEqual([]);
  for (const secret of [game.secret, game.seed, sandbox.token]) expect(logs).not.toContain(secret);
  console.log(
    `${entry.face.name} with ${String(people.length)}: ${String(transcript.sent.size)} interactions, ${String(handled.size)} counted, ` +
      `${String(transcript.sent.size - transcript.answered.size)} without an answer; ${String(bot.lives - 1)} deaths; ` +
      `${String(transcript.shownAgain)} panels shown again; ${String(transcript.exchanges.length)} exchanges valid; ${String(naming.length)} texts name something hidden at first`,
  );
  return { game, messages: host.messages(channel).filter(({ ephemeral }) => !ephemeral) };
}

function nextSeat(seat: number | null, seats: number): number | null {
  return seat === null ? null : (seat + 1) % seats;
}

function indexOrNull(index: number): number | null {
  return index < 0 ? null : index;
}

/** Opens a table, fills its seats and starts the game; its choices are those of a brief game if none are given. */
export async function gather(
  { game, face, proof }: GameEntry,
  personas: readonly Persona[],
  channel: string,
  choices = proof.brief ?? {},
  beforeStart?: (board: string) => Promise<void>,
) {
  const [host] = personas;
  await host?.command(channel, 'game new', { game: game.id });
  await expect.poll(() => host && lobby(host, channel)).toBeDefined();
  const message = host && lobby(host, channel);
  if (!host || !message) throw new Error('There is no lobby.');
  for (const [seat, persona] of [...personas.entries()].slice(1))
    await persona.press(message, game.sides ? `Play ${face.seat(seat)}` : 'Join');
  // The story is told in a thread as well, so that its lines are searched for leaks too.
  await choose(host, message.id, 'table.tell', 'turn');
  for (const [key, value] of Object.entries(choices)) await choose(host, message.id, key, value);
  await beforeStart?.(message.id);
  await host.press(message, 'Start Game');
}

/** Chooses one of the lobby's options. */
async function choose(host: Persona, board: string, key: string, value: string): Promise<void> {
  const panel = (await host.press(board, 'Options')).message ?? '';
  const isWanted = ({ customId }: { customId: string }) => customId.includes(`|${key}|`);
  while (!host.pressable(panel).some(isWanted)) await host.press(panel, 'Next');
  await host.select(panel, host.pressable(panel).find(isWanted)?.customId ?? '', [value]);
}

function lobby(persona: Persona, channel: string) {
  return persona
    .messages(channel)
    .find((message) => message.embeds.some((embed) => embed.title?.includes('players wanted')));
}

/** Only the result asks for another game. */
export function resultShown(persona: Persona, channel: string): boolean {
  return persona.messages(channel).some((message) => JSON.stringify(message.embeds).includes('Play again?'));
}

interface Playing {
  readonly bot: BotProcess;
  readonly transcript: Transcript;
  readonly players: readonly RandomPlayer[];
  readonly rng: Rng;
  readonly deaths: number;
  readonly untilDeath: number;
  readonly presses: number;
  readonly isOver: () => boolean;
  /** What everybody looks at after that number of presses. */
  readonly look: (pressed: number) => Promise<void>;
}

/** Plays this many presses, or to the end, killing the bot at moments nobody chose; gives the presses that were acknowledged as counted. */
export async function play({
  bot,
  transcript,
  players,
  rng,
  deaths,
  untilDeath: mostUntilDeath,
  presses: most,
  isOver,
  look,
}: Playing): Promise<Set<string>> {
  const counted = new Set<string>();
  const tillNext = () => 5 + rng.int(mostUntilDeath - 5);
  let untilDeath = tillNext();
  let presses = 0;
  let idle = 0;
  for (let turn = 0; !isOver() && presses < most; turn++) {
    if (presses > MOST_PRESSES) throw new Error('This game does not end.');
    const player = players[turn % players.length];
    if (!player) break;
    if (rng.int(THOUGHT_ABOUT) === 0) await setTimeout(THOUGHT_MS);
    const dying = bot.lives <= deaths && --untilDeath < 0;
    const death = dying ? ended(bot, rng) : null;
    const before = new Set(transcript.sent.keys());
    const result = await player.press();
    if (result !== 'nothing to press') presses += 1;
    idle = result === 'counted' ? 0 : idle + 1;
    // With nothing to answer people stop pressing, and what waits until nobody presses, such as the result, is shown.
    if (idle % NOTHING_TO_DO === NOTHING_TO_DO - 1) await setTimeout(THOUGHT_MS);
    if (result === 'counted')
      for (const id of transcript.sent.keys()) if (!before.has(id) && transcript.answered.has(id)) counted.add(id);
    if (result !== 'nothing to press') await look(presses);
    if (!death) continue;
    await death;
    await bot.start();
    untilDeath = tillNext();
  }
  return counted;
}

/** Each of these people steps through the game so far. */
export async function stepBack(readers: readonly Persona[], channel: string): Promise<void> {
  for (const reader of readers) {
    const replay = (await reader.command(channel, 'game replay')).message;
    for (const label of ['Back', 'First', 'Forward', 'Next Turn']) {
      const isThere = replay && reader.pressable(replay).some((each) => each.kind === 'button' && each.label === label);
      if (isThere) await reader.press(replay, label);
    }
  }
}

/** Whether there was a game left to give up: the last press may have ended it, and its result is posted a moment later. */
async function giveUp(persona: Persona, channel: string): Promise<boolean> {
  const asked = (await persona.command(channel, 'game concede')).message ?? '';
  const isAsked = persona.pressable(asked).some((each) => each.kind === 'button' && each.label === 'Concede');
  if (isAsked) await persona.press(asked, 'Concede');
  else await expect.poll(() => resultShown(persona, channel), { timeout: 20_000 }).toBe(true);
  return isAsked;
}

/** How often the bot dies for each time it is stopped in good order. */
const DEATHS_FOR_A_STOP = 3;

/** Death, or now and then an orderly end, some time within the few milliseconds a press takes. */
async function ended(bot: BotProcess, rng: Rng): Promise<void> {
  await setTimeout(rng.int(5));
  await (bot.lives % DEATHS_FOR_A_STOP === 0 ? bot.stop() : bot.kill());
}

export async function exported(persona: Persona, channel: string): Promise<ExportedGame> {
  const shown = await persona.command(channel, 'game log');
  const [file] = shown.message?.attachments ?? [];
  const response = await fetch(file?.url ?? '');
  return exportShape.parse(await response.json());
}

/** The interactions that counted, and the revision of the one table they led to. */
function whatCounted(file: string): { handled: Set<string>; revision: number } {
  const database = new Database(file, { readonly: true });
  try {
    const rows = z.array(z.object({ id: z.string() })).parse(database.prepare('select id from interactions').all());
    const { revision } = z.object({ revision: z.number() }).parse(database.prepare('select revision from games').get());
    return { handled: new Set(rows.map(({ id }) => id)), revision };
  } finally {
    database.close();
  }
}
