import { freeRng, hashOf, type Seat } from '../engine/index.ts';
import { answerOnTimeout, sightOf, type Question, type Thought } from '../players/question.ts';
import type { Alarm } from '../store/store.ts';
import { aiSeatsAsked, strengthOf } from './ai-seats.ts';
import { holderOf, type Table } from './table.ts';
import type { Tables } from './tables.ts';

/** How often it is looked which players are due, in ms. */
const HEARTBEAT = 100;
/** Tables looked at in one beat. */
const AT_ONCE = 50;

export interface CrewOptions {
  readonly tables: Tables;
  /** Whoever thinks: every question is answered. */
  readonly think: (question: Question) => Promise<Thought>;
  /** Told of what went wrong at a table; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

/**
 * The players who are no people. When they are to be asked is a row beside their table, written with what called them,
 * so they go on where an earlier process was ended. They think without the table waiting, and answer through the same
 * gate as everybody, one at a time at each table; what they thought about a table that has moved on is forgotten.
 */
export class Crew {
  readonly #tables: Tables;
  readonly #think: CrewOptions['think'];
  readonly #onTrouble: (error: unknown) => void;
  readonly #busy = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;

  constructor({ tables, think, onTrouble = () => undefined }: CrewOptions) {
    this.#tables = tables;
    this.#think = think;
    this.#onTrouble = onTrouble;
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.beat().catch(this.#onTrouble);
    }, HEARTBEAT);
  }

  /** Asks nobody any more, and waits for those who are answering. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.settled();
  }

  /** Asks everybody whose time has come. */
  async beat(): Promise<void> {
    for (const alarm of await this.#tables.alarms.due(AT_ONCE)) {
      const { table } = alarm;
      if (this.#busy.has(table)) continue;
      const work = this.#serve(alarm)
        .catch(this.#onTrouble)
        .finally(() => this.#busy.delete(table));
      this.#busy.set(table, work);
    }
  }

  /** Waits for those who are answering. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** The first who has something to say says it; when nobody has, nobody is asked until something has happened. */
  async #serve(alarm: Alarm): Promise<void> {
    const table = await this.#tables.table(alarm.table);
    for (const seat of table ? aiSeatsAsked(table) : []) {
      const question = table && questionFor(table, seat);
      if (!question) continue;
      const thought = await this.#think(question);
      if (!thought.answer) continue;
      const done = await this.#tables.answerFor(table, thought);
      if (done.ok || done.refusal.why !== 'refused') return;
      this.#onTrouble(new Error(`A player of ${question.game} gave an answer that is not offered.`));
      const answer = answerOnTimeout(sightOf(table, question));
      if (answer) await this.#tables.answerFor(table, { answer, why: 'It knew nothing better.' });
      return;
    }
    await this.#tables.alarms.settle(alarm);
  }
}

/** What the player of a seat is asked: in an imagined state, so that it cannot know more than its seat. */
function questionFor(table: Table, seat: Seat): Question | null {
  const { game, record, play } = table;
  const holder = holderOf(table, seat);
  const strength = holder && strengthOf(holder);
  if (!strength || !play) return null;
  const key = hashOf([record.seed, record.revision, seat]);
  const state = game.resample(play.match.state, seat, freeRng(`imagined ${key}`));
  return { game: game.id, seat, state, strength, key };
}
