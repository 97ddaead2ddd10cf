import { expect } from 'vitest';
import { draw, freeRng, ordersOf, type GameEntry, type Rng } from '#engine';
import { games } from '../../src/games/index.ts';
import { exportShape } from '../../src/proof/exported-game.ts';
import { verify } from '../../src/proof/verify.ts';
import { inPlaceOf, OrderDriver, readTableEvent, type LogLine } from '../../src/tables/index.ts';
import { club, text, whispered, type Club } from '../discord/club.ts';
import { checkExchange } from '../sandbox/schemas.ts';
import { leaks, namedIn, type HiddenNames } from './known.ts';
import { RandomPlayer, type Persona, type Shown } from './player.ts';
import { Transcript } from './transcript.ts';
import { gather, stepBack } from './whole-game.ts';

/** Longer than an order waits before it answers, in ms. */
const PAUSE_MS = 10 * 60_000;
/** Turns of pressing between two pauses. */
const BETWEEN_PAUSES = 8;
/** Somebody leaves their seat to an AI player after this many turns of pressing, and again after as many more. */
const FIRST_ABSENCE = 20;
const BETWEEN_ABSENCES = 150;
/** More turns of pressing than any game needs. */
const MOST_TURNS = 20_000;
/** More pauses than an AI player takes to be asked and to answer. */
const MOST_PAUSES = 200;

export interface AbsentGame {
  readonly entry: GameEntry;
  /** The people who play, in seat order. */
  readonly people: readonly string[];
  readonly seed: string;
}

/**
 * Plays a game whose people have standing orders and leave their seats to AI players now and then, with a real client of
 * discord.js, and steps through its replay once it is over. Proves that the replay leads every reader through the same
 * steps, that the result is the replay of the log, that every payload is valid, and that nobody read what they could not
 * know, nor that somebody else has an order. Gives how often each thing happened that this is about: the dice of a table
 * are its own, so a game may be over before it does.
 */
export async function playWithAbsences({ entry, people, seed }: AbsentGame): Promise<Readonly<Record<string, number>>> {
  const names: HiddenNames = entry.proof.hiddenNames ?? new Map();
  const rng = freeRng(seed);
  const at = await club({ games: [entry] });
  const transcript = new Transcript(at.sandbox, at.tables.now);
  const personas = people.map((name) => at.sandbox.persona(name));
  await gather(entry, personas, at.channel);
  const ordering = personas.filter((_, seat) => ordersOf(entry.game, seat).length > 0);
  for (const persona of ordering) await giveOrders(persona, at.channel, rng);
  const { id } = (await at.tables.tableIn(at.channel))?.record ?? { id: '' };
  expect(await at.store.orders(id)).toHaveLength(ordering.length);

  const spectator = at.sandbox.persona('Dee');
  const readers = [...personas, spectator];
  const read = await new Absences(at, transcript, personas, rng, id).play(() => lookBack(readers, at.channel));
  await at.told();

  const log = await at.tables.log(id);
  console.log(
    `${entry.face.name} with ${String(people.length)}: ${String(log.length)} lines, ${String(byOrder(log))} by orders, ${String(answersWhileAway(log))} by AI players in seats left to them`,
  );
  const counts = new Set<number>();
  for (const reader of readers) counts.add(await stepThrough(reader, at.channel));
  expect(counts.size).toBe(1);

  const { message } = await at.ada.command(at.channel, 'game log');
  const response = await fetch(message?.attachments[0]?.url ?? '');
  const game = exportShape.parse(await response.json());
  expect(verify(JSON.stringify(game), games, () => undefined)).toMatchObject({ ok: true });
  expect(transcript.exchanges.flatMap((exchange) => checkExchange(exchange))).toEqual([]);

  // The end uncovers everything on purpose.
  const before = transcript.said.slice(0, read);
  const seatIs = (person: string) => indexOrNull(personas.findIndex((each) => each.id === person));
  expect(leaks(entry, game, before, names, seatIs)).toEqual([]);
  // What one seat read would have been a leak had another one read it: the search can find something.
  const swapped = (person: string) =>
    indexOrNull((personas.findIndex((each) => each.id === person) + 1) % people.length);
  const wouldLeak = leaks(entry, game, before, names, swapped).length;
  const ofOrders = before.filter((said) => /standing order/i.test(said.text));
  expect(ofOrders.filter(({ to }) => to === null || to === spectator.id)).toEqual([]);
  expect(namedIn(at.logged.join(''), names)).toEqual([]);
  return {
    'answers by orders': byOrder(log),
    'answers by AI players in seats left to them': answersWhileAway(log),
    'seats handed back': log.filter((line) => readTableEvent(line)?.kind === 'handed-back').length,
    'texts about one’s own orders': ofOrders.length,
    ...(names.size > 0 && { 'texts that would leak to another seat': wouldLeak }),
  };
}

/** Everybody reads the log and steps through the game so far. */
async function lookBack(readers: readonly Persona[], channel: string): Promise<void> {
  for (const reader of readers) await reader.command(channel, 'game log');
  await stepBack(readers, channel);
}

/** Chooses a value that answers for every order of one's seat. */
async function giveOrders(persona: Persona, channel: string, rng: Rng): Promise<void> {
  const hand = await persona.command(channel, 'game hand');
  const panel = (await persona.press(hand.message ?? '', 'Orders')).message;
  for (const menu of persona.pressable(panel ?? ''))
    if (panel && menu.kind === 'select') await persona.select(panel, menu.customId, [draw(rng, menu.values.slice(1))]);
}

/** The people at the table. */
class Absences {
  readonly #at: Club;
  readonly #transcript: Transcript;
  readonly #personas: readonly Persona[];
  readonly #rng: Rng;
  readonly #table: string;
  readonly #players: RandomPlayer[];
  readonly #orders: OrderDriver;

  constructor(at: Club, transcript: Transcript, personas: readonly Persona[], rng: Rng, table: string) {
    this.#at = at;
    this.#transcript = transcript;
    this.#personas = personas;
    this.#rng = rng;
    this.#table = table;
    this.#players = personas.map((persona) => new RandomPlayer(persona, at.channel, rng));
    this.#orders = new OrderDriver(at.tables, (error) => {
      throw error;
    });
  }

  /** Presses in turn to the end, with pauses and absences, and a look back after each; gives how much had been said when the game still went on for certain. */
  async play(lookBack: () => Promise<void>): Promise<number> {
    let said = 0;
    for (let turn = 0; await this.#isPlayed(); turn++) {
      if (turn > MOST_TURNS) throw new Error('This game does not end.');
      said = this.#transcript.said.length;
      // People leave to an order what it can answer.
      if (turn % BETWEEN_PAUSES === 0 || (await this.#isOrdered())) await this.#pause();
      await this.#press(turn % this.#players.length);
      // The press may have ended the game: nobody can leave a seat then.
      if (turn % BETWEEN_ABSENCES !== FIRST_ABSENCE || !(await this.#isPlayed())) continue;
      await this.#leave(Math.floor(turn / BETWEEN_ABSENCES) % this.#personas.length);
      await lookBack();
    }
    return said;
  }

  async #isPlayed(): Promise<boolean> {
    return (await this.#at.tables.table(this.#table))?.record.status === 'playing';
  }

  async #isOrdered(): Promise<boolean> {
    return (await this.#at.store.dueAutoAnswers(Infinity, 1)).length > 0;
  }

  async #press(seat: number): Promise<void> {
    if ((await this.#players[seat]?.press()) === 'nothing to press') await told(this.#at);
  }

  /** Lets time pass; orders and AI players answer. */
  async #pause(): Promise<void> {
    this.#at.pass(PAUSE_MS);
    await this.#orders.tick();
    await this.#orders.settled();
    await told(this.#at);
  }

  /** Leaves a seat to an AI player until it has answered; the others play on. */
  async #leave(seat: number): Promise<void> {
    const persona = this.#personas[seat];
    if (!persona) return;
    const { channel } = this.#at;
    const asked = await persona.command(channel, 'game replace', { strength: 'heuristic' });
    await persona.press(asked.message ?? '', 'Let AI Play');
    const before = await this.#answersByAi();
    for (let pauses = 0; (await this.#isPlayed()) && (await this.#answersByAi()) === before; pauses++) {
      if (pauses > MOST_PAUSES) throw new Error('The AI player does not answer.');
      for (const other of this.#players.keys()) if (other !== seat) await this.#press(other);
      await this.#pause();
    }
    await persona.command(channel, 'game replace');
    // The panels of before the absence are put aside.
    this.#players[seat] = new RandomPlayer(persona, channel, this.#rng);
  }

  async #answersByAi(): Promise<number> {
    return answersWhileAway(await this.#at.tables.log(this.#table));
  }
}

/** Waits until what is due has been told. */
async function told(at: Club): Promise<void> {
  await expect.poll(() => at.store.dueNotices(at.tables.now(), 1), { timeout: 20_000 }).toEqual([]);
}

/** How often a standing order answered. */
function byOrder(log: readonly LogLine[]): number {
  return log.filter((line) => inPlaceOf(line) === 'order').length;
}

/** How often an AI player answered in a seat that its player had left. */
function answersWhileAway(log: readonly LogLine[]): number {
  const away = new Set<number>();
  let answers = 0;
  for (const line of log) {
    const event = readTableEvent(line);
    if (event?.kind === 'handed-over') away.add(event.seat);
    if (event?.kind === 'handed-back') away.delete(event.seat);
    if (line.seq !== null && away.has((line.entry as { seat: number }).seat) && line.player === null) answers++;
  }
  return answers;
}

/** Steps through the whole replay of a game that is over, forwards, and gives the number of its steps. */
async function stepThrough(reader: Persona, channel: string): Promise<number> {
  let shown: Shown = await reader.command(channel, 'game replay');
  expect(whispered(shown)).toContain('Everything that was hidden is shown.');
  const replay = shown.message ?? '';
  const canPress = (label: string) =>
    reader.pressable(replay).some((each) => each.kind === 'button' && each.label === label);
  let steps = 0;
  for (; canPress('Forward'); steps++) {
    expect(placeOf(shown)).toBe(steps);
    shown = await reader.press(replay, 'Forward');
  }
  expect(placeOf(shown)).toBe(steps);
  expect(text(shown.message)).toContain(`Step ${String(steps)} of ${String(steps)}`);
  shown = await reader.press(replay, 'First');
  expect(placeOf(shown)).toBe(0);
  return steps;
}

/** The number of the step that a replay shows; 0 at its start. */
function placeOf({ message }: Shown): number {
  return Number(/Step (\d+) of \d+/.exec(text(message))?.[1] ?? 0);
}

function indexOrNull(index: number): number | null {
  return index < 0 ? null : index;
}
