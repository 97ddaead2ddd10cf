import Database from 'better-sqlite3';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freeRng, replay, type AnyGame, type Rng } from '../../src/engine/index.ts';
import { AI_DESIGNS, type AiDesignId } from '../../src/games/breach/content/ai-units.ts';
import { AI_DESIGN_IDS } from '../../src/games/breach/designs.ts';
import { breach } from '../../src/games/breach/index.ts';
import { games } from '../../src/games/index.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { exportShape, type ExportedGame } from '../../src/tables/export.ts';
import { verify } from '../../src/tables/verify.ts';
import { checkExchange } from '../sandbox/schemas.ts';
import { temporaryFolder } from '../store/folder.ts';
import { BotProcess } from './bot-process.ts';
import { RandomPlayer, type Persona } from './player.ts';
import { Transcript, type Said } from './transcript.ts';

const DEATHS = 10;
/** More presses than any game needs. */
const MOST_PRESSES = 5000;

describe('A whole game of Breach, its bot killed ten times', () => {
  it('loses no press, counts none twice, replays to the same end and tells nobody what is hidden', async () => {
    const rng = freeRng('whole game 1');
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
    const [ada, bo] = [sandbox.persona('Ada'), sandbox.persona('Bo')];
    await gather(ada, bo, channel);

    const players = [ada, bo].map((persona) => new RandomPlayer(persona, channel, rng));
    const counted = await play({ bot, transcript, players, rng, isOver: () => resultShown(ada, channel) });
    const game = await exported(ada, channel);
    await bot.stop();

    expect(bot.lives).toBe(DEATHS + 1);
    const verdict = verify(JSON.stringify(game), games, () => undefined);
    expect(verdict).toMatchObject({ ok: true });

    const handled = handledInteractions(database);
    const lost = [...counted].filter((id) => !handled.has(id));
    expect(lost).toEqual([]);
    // Opening, two seats and the start are no entries of the match.
    expect(game.log).toHaveLength(handled.size - 4);

    const problems = transcript.exchanges.flatMap((exchange) => checkExchange(exchange));
    expect(problems).toEqual([]);

    // The names are told all the time, to the A.I. at once and to the others after a unit was seen: never before.
    const naming = transcript.said.filter(({ text }) => namedIn(text).length > 0);
    expect(naming.some(({ to }) => to === ada.id) && naming.some(({ to }) => to !== ada.id)).toBe(true);
    expect(leaks(game, transcript.said, bo.id)).toEqual([]);
    const logs = bot.logged.join('');
    expect(namedIn(logs)).toEqual([]);
    for (const secret of [game.secret, game.seed, sandbox.token]) expect(logs).not.toContain(secret);
    console.log(
      `${String(transcript.sent.size)} interactions, ${String(handled.size)} counted, ${String(transcript.sent.size - transcript.answered.size)} without an answer; ` +
        `${String(bot.lives - 1)} deaths; ${String(transcript.exchanges.length)} exchanges valid; ${String(naming.length)} texts name a unit`,
    );
  }, 240_000);
});

async function gather(ada: Persona, bo: Persona, channel: string): Promise<void> {
  await ada.command(channel, 'game new', { game: 'breach' });
  await expect.poll(() => lobby(ada, channel)).toBeDefined();
  const message = lobby(ada, channel) ?? '';
  await ada.press(message, 'Play A.I.');
  await bo.press(message, 'Play Pirates');
  await ada.press(message, 'Start Game');
}

function lobby(persona: Persona, channel: string) {
  return persona
    .messages(channel)
    .find((message) => message.embeds.some((embed) => embed.title?.includes('players wanted')));
}

function resultShown(persona: Persona, channel: string): boolean {
  return persona.messages(channel).some((message) => message.mentions.length === 2);
}

interface Playing {
  readonly bot: BotProcess;
  readonly transcript: Transcript;
  readonly players: readonly RandomPlayer[];
  readonly rng: Rng;
  readonly isOver: () => boolean;
}

/** Plays to the end, killing the bot at moments nobody chose; gives the presses that were acknowledged as counted. */
async function play({ bot, transcript, players, rng, isOver }: Playing): Promise<Set<string>> {
  const counted = new Set<string>();
  let untilDeath = 5 + rng.int(20);
  for (let press = 0; !isOver(); press++) {
    if (press > MOST_PRESSES) throw new Error('This game does not end.');
    const player = players[press % 2];
    if (!player) break;
    const dying = bot.lives <= DEATHS && --untilDeath < 0;
    const death = dying ? killed(bot, rng) : null;
    const before = new Set(transcript.sent.keys());
    const result = await player.press();
    if (result === 'counted')
      for (const id of transcript.sent.keys()) if (!before.has(id) && transcript.answered.has(id)) counted.add(id);
    if (!death) continue;
    await death;
    await bot.start();
    untilDeath = 5 + rng.int(20);
  }
  return counted;
}

/** Death some time within the few milliseconds a press takes. */
async function killed(bot: BotProcess, rng: Rng): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, rng.int(5)));
  await bot.kill();
}

async function exported(persona: Persona, channel: string): Promise<ExportedGame> {
  const shown = await persona.command(channel, 'game log');
  const [file] = shown.message?.attachments ?? [];
  const response = await fetch(file?.url ?? '');
  return exportShape.parse(await response.json());
}

function handledInteractions(file: string): Set<string> {
  const database = new Database(file, { readonly: true });
  try {
    return new Set(
      z
        .array(z.object({ id: z.string() }))
        .parse(database.prepare('select id from interactions').all())
        .map(({ id }) => id),
    );
  } finally {
    database.close();
  }
}

/** The A.I.'s designs whose names stand in a text. */
function namedIn(text: string): AiDesignId[] {
  return AI_DESIGN_IDS.filter((design) => text.includes(AI_DESIGNS[design].name));
}

/** What the public or the Pirates were told of a design before any unit of it had been seen. */
function leaks(game: ExportedGame, said: readonly Said[], pirate: string): string[] {
  const seenAt = firstSeen(game);
  return said
    .filter(({ to }) => to === null || to === pirate)
    .flatMap(({ at, text }) => namedIn(text).filter((design) => at < (seenAt.get(design) ?? Infinity)));
}

/** As far as it matters here: the public is told a unit's design once it was seen. */
const publicView = z.object({ ai: z.array(z.object({ design: z.string().nullable() })) });

/** When a unit of each design was first seen. */
function firstSeen(game: ExportedGame): Map<string, number> {
  const rules: AnyGame = breach;
  const times = new Map<string, number>();
  const { seed, seats, log } = game;
  const record = {
    seats: seats.length,
    options: rules.readOptions(game.options),
    seed,
    log: log.map(({ entry }) => entry),
  };
  for (const { seq, state } of replay(rules, record))
    for (const { design } of publicView.parse(rules.view(state, 'public')).ai)
      if (design !== null && !times.has(design)) times.set(design, log[seq - 1]?.at ?? 0);
  return times;
}
