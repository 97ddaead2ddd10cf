import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { at, freeRng, replay, type GameEntry } from '#engine';
import { words } from '../../src/discord/words.ts';
import { dystopianSkyEntry } from '../../src/games/dystopian-sky/index.ts';
import { READY_MADE } from '../../src/games/dystopian-sky/content/ready-made.ts';
import { games } from '../../src/games/index.ts';
import type { ExportedGame } from '../../src/proof/exported-game.ts';
import { verify } from '../../src/proof/verify.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { checkExchange } from '../sandbox/schemas.ts';
import { temporaryFolder } from '../store/folder.ts';
import { BotProcess } from './bot-process.ts';
import type { HiddenNames } from './known.ts';
import { RandomPlayer, type Persona } from './player.ts';
import { Transcript } from './transcript.ts';
import { exported, gather, play, playWholeGame, resultShown } from './whole-game.ts';

/** The channels of the matches, one after the other. */
const CHANNELS = ['table-one', 'table-two', 'table-three'];

/** The members of ready-made crews: until all are ready, only the player who chose one reads them. */
const MEMBERS: HiddenNames = new Map(READY_MADE.flatMap(({ members }) => members.map(({ name }) => [name, name])));

/** What was chosen and taken back in the muster leaves nothing in the log that would tell what its player has read. */
const TAKEN_BACK = ['Undo', 'Another Crew'];

/** Plays this many presses, or to the end, of a match whose crews nobody else may read before all are ready. */
export async function playSealedMuster(people: readonly string[], presses: number, deaths: number): Promise<void> {
  const names = MEMBERS;
  await playWholeGame({
    entry: dystopianSkyEntry,
    people,
    presses,
    deaths,
    names,
    never: TAKEN_BACK,
    readBySome: true,
    seed: 'sealed',
  });
}

export interface Chain {
  readonly people: readonly string[];
  readonly matches: number;
  /** How often the bot is killed, all along the chain. */
  readonly deaths: number;
  readonly untilDeath: number;
  readonly seed: string;
}

/**
 * Plays matches one after the other, to which everybody brings the same crew, a ready-made one at first, with a bot in a
 * process of its own and a real client of discord.js. Proves that each match was brought what the one before handed out,
 * and that the crews' histories are in the end what a replay of the exported matches alone gives. Returns these matches.
 */
export async function playChain({ people, matches, deaths, untilDeath, seed }: Chain): Promise<ExportedGame[]> {
  const entry = dystopianSkyEntry;
  const rng = freeRng(seed);
  const sandbox = await startSandbox({ port: 0 });
  const bot = new BotProcess(sandbox, join(temporaryFolder(), 'airlock.db'));
  onTestFinished(async () => {
    await bot.kill();
    await sandbox.close();
  });
  const transcript = new Transcript(sandbox);
  await bot.start();
  const personas = people.map((name) => sandbox.persona(name));
  const [host] = personas;
  if (!host) throw new Error('Nobody plays.');

  const histories = personas.map((_, seat): unknown[] => [at(entry.game.keepsake?.readyMade ?? [], seat).kept]);
  const played: ExportedGame[] = [];
  for (const [number, name] of CHANNELS.slice(0, matches).entries()) {
    const channel = sandbox.channel(name);
    await gather(entry, personas, channel, {}, async (board) => {
      for (const [seat, persona] of personas.entries()) await bring(persona, board, number === 0 ? seat : null);
    });
    const players = personas.map((persona) => new RandomPlayer(persona, channel, rng));
    const isOver = () => resultShown(host, channel);
    const look = () => Promise.resolve();
    const diesSoFar = Math.ceil((deaths * (number + 1)) / matches);
    await play({ bot, transcript, players, rng, deaths: diesSoFar, untilDeath, presses: Infinity, isOver, look });
    const game = await exported(host, channel);
    expect(verify(JSON.stringify(game), games, () => undefined)).toMatchObject({ ok: true });
    expect(game.brought).toEqual(histories.map((versions) => versions.at(-1)));
    for (const [seat, kept] of handedOut(entry, game).entries()) at(histories, seat).push(kept);
    played.push(game);
  }

  for (const [seat, persona] of personas.entries()) {
    const { versions } = await exportedCrew(persona, sandbox.channel('table-one'));
    expect(versions.map(({ kept }) => kept)).toEqual(at(histories, seat));
    expect(versions.map(({ match }) => match)).toEqual([null, ...played.map(({ table }) => table)]);
  }
  await bot.stop();
  expect(bot.lives).toBe(deaths + 1);
  expect(transcript.exchanges.flatMap((exchange) => checkExchange(exchange))).toEqual([]);
  return played;
}

/** Brings the ready-made crew of that place, or with `null` the one crew that the player has. */
async function bring(persona: Persona, board: string, ready: number | null): Promise<void> {
  const label = words.buttons.bring('Crew');
  const menu = (await persona.press(board, label)).message ?? '';
  const select = persona.pressable(menu).find((each) => each.kind === 'select');
  const value = ready === null ? select?.values[0] : `ready:${String(ready)}`;
  await persona.select(menu, select?.customId ?? '', [value ?? '']);
}

/** What each seat takes home from an exported match, by nothing but its replay. */
function handedOut({ game }: GameEntry, { seats, options, seed, log, brought }: ExportedGame): readonly unknown[] {
  const entries = log.map(({ entry }) => entry);
  const record = { seats: seats.length, options: game.readOptions(options), seed, log: entries, brought };
  const state = [...replay(game, record)].at(-1)?.state;
  return seats.map(({ seat }) => game.keepsake?.handOut(state, seat));
}

const crewFile = z.object({ versions: z.array(z.object({ match: z.string().nullable(), kept: z.unknown() })) });

/** The one crew of a player with its whole history. */
async function exportedCrew(persona: Persona, channel: string) {
  const [crew] = await persona.autocomplete(channel, 'crew export', { crew: '' }, 'crew');
  const { message } = await persona.command(channel, 'crew export', { crew: String(crew?.value) });
  const response = await fetch(message?.attachments[0]?.url ?? '');
  return crewFile.parse(await response.json());
}
