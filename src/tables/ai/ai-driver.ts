import { hashOf, taking, type Seat } from '#engine';
import {
  answerOnTimeout,
  NOTHING_BETTER,
  questionFor,
  sightOf,
  type Question,
  type Thought,
} from '../../ai/question.ts';
import { THINKING } from '../../ai/times.ts';
import type { Alarm } from '../../store/store.ts';
import { aiSeatsAsked } from './ai-seats.ts';
import { strengthOf } from '../owner.ts';
import { holderOf, waitingFor, type Table } from '../table.ts';
import type { Tables } from '../tables.ts';

/** How often it is looked which players are due, in ms: they begin to think, and speak, that much late at most. */
const HEARTBEAT = 50;
/** Tables looked at in one beat. */
const AT_ONCE = 50;
/** How long a table is left alone after a failure, in ms; twice as long after each that follows. */
const SHORTEST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;

export interface CrewOptions {
  readonly tables: Tables;
  /** Whoever thinks, for so many ms: every question is answered. */
  readonly think: (question: Question, time: number) => Promise<Thought>;
  /** Resolves once there is somebody to think; without it there always is. */
  readonly ready?: () => Promise<void>;
  /** Told of what went wrong at a table; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

/** What the players of a table have made up their minds to say when that alarm is due. */
interface Mind {
  readonly due: number;
  /** When it may be said, in ms since 1970: when it is due, or later where whoever thinks had to be fetched first. */
  readonly from: number;
  readonly table: Table;
  /** `null`: nobody has anything to say. */
  readonly thought: Thought | null;
}

/**
 * The players who are no people. When they are to be asked is a row beside their table, written with what called them,
 * so they go on where an earlier process was ended. They think without the table waiting, and answer through the same
 * gate as everybody, one at a time at each table; what they thought is forgotten once their seat sees or is asked anything
 * else, and stands through what it cannot see.
 *
 * They begin to think before their time and speak when it comes, so that nobody can tell from the clock whether there
 * was anything to think about.
 */
export class Crew {
  readonly #tables: Tables;
  readonly #think: CrewOptions['think'];
  readonly #ready: () => Promise<void>;
  readonly #onTrouble: (error: unknown) => void;
  readonly #busy = new Map<string, Promise<void>>();
  readonly #minds = new Map<string, Mind>();
  /** Tables left alone after a failure: until when, and how long this time, in ms. */
  readonly #rests = new Map<string, { readonly due: number; readonly wait: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor({ tables, think, ready = () => Promise.resolve(), onTrouble = () => undefined }: CrewOptions) {
    this.#tables = tables;
    this.#think = think;
    this.#ready = ready;
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

  /** Asks everybody whose time is near, and lets those speak whose time has come. */
  async beat(): Promise<void> {
    for (const alarm of await this.#tables.alarms.due(AT_ONCE, THINKING.ahead)) {
      const { table } = alarm;
      const rest = this.#rests.get(table);
      if (this.#busy.has(table) || (rest && !this.#tables.alarms.isDue(rest))) continue;
      const work = this.#serve(alarm)
        .catch((error: unknown) => this.#putOff(alarm, error))
        .catch(this.#onTrouble)
        .finally(() => this.#busy.delete(table));
      this.#busy.set(table, work);
    }
  }

  /** Waits for those who are answering. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  async #serve(alarm: Alarm): Promise<void> {
    const { alarms } = this.#tables;
    let mind = this.#minds.get(alarm.table);
    if (mind?.due !== alarm.due) {
      const from = Math.max(alarm.due, await this.#earliest());
      const table = await this.#tables.table(alarm.table);
      // A game this installation does not know (any more): perhaps a later one does.
      if (!table) return alarms.delay(alarm, LONGEST_WAIT);
      mind = { due: alarm.due, from, table, thought: await this.#thoughtOf(table) };
      this.#minds.set(alarm.table, mind);
    }
    if (!alarms.isDue({ due: mind.from })) return;
    this.#minds.delete(alarm.table);
    await this.#tables.scheduler.turn();
    // Where its seat sees or is asked anything else by now, they are asked again.
    if (mind.thought) await this.#tables.answerFor(mind.table, mind.thought);
    else await alarms.settle(alarm);
    this.#rests.delete(alarm.table);
  }

  /**
   * When anything may be said that is thought about from now on, in ms since 1970. After a rest whoever thinks has to be
   * fetched, which takes as long as thinking does, and presses may keep them from beginning; they have their whole time
   * once they can.
   */
  async #earliest(): Promise<number> {
    const { alarms } = this.#tables;
    const began = alarms.now();
    await this.#ready();
    await this.#tables.scheduler.turn();
    const late = alarms.now() - began > HEARTBEAT;
    return late ? alarms.now() + THINKING.ahead : 0;
  }

  /** The table is left alone for a while, also where that cannot be written down. */
  async #putOff(alarm: Alarm, error: unknown): Promise<void> {
    const { alarms } = this.#tables;
    this.#onTrouble(error);
    this.#minds.delete(alarm.table);
    const wait = Math.min(LONGEST_WAIT, 2 * (this.#rests.get(alarm.table)?.wait ?? SHORTEST_WAIT / 2));
    this.#rests.set(alarm.table, { wait, due: alarms.now() + wait });
    await alarms.delay(alarm, wait);
  }

  /** What the first says who has something to say; `null` when nobody has until something happens. */
  async #thoughtOf(table: Table): Promise<Thought | null> {
    for (const seat of aiSeatsAsked(table)) {
      const question = questionOf(table, seat);
      if (!question) continue;
      const needed = waitingFor(table).includes(seat);
      const thought = await this.#think(question, needed ? THINKING.needed : THINKING.optional);
      const sound = this.#sound(table, question, thought, needed);
      if (sound) return sound;
    }
    return null;
  }

  /** The thought if it can be said; else what the rules say for whoever is waited for, or is called. */
  #sound(table: Table, question: Question, thought: Thought, needed: boolean): Thought | null {
    const { answer } = thought;
    if (answer && typeof taking(table.play?.open ?? [], answer) !== 'string') return thought;
    if (answer || needed)
      this.#onTrouble(new Error(`A player of ${question.game} gave an answer that is not offered.`));
    if (needed) return { answer: answerOnTimeout(sightOf(table, question)), why: NOTHING_BETTER };
    // Somebody hopes for an answer to a call: silence would be waited for.
    const call = table.play?.open.find(({ seat, urgency }) => seat === question.seat && urgency === 'called');
    return (
      (call && {
        answer: { seat: call.seat, decision: call.id, actions: call.onTimeout },
        why: NOTHING_BETTER,
      }) ??
      null
    );
  }
}

/** What the player of a seat is asked. */
function questionOf(table: Table, seat: Seat): Question | null {
  const { game, record, play } = table;
  const holder = holderOf(table, seat);
  if (!holder || !play) return null;
  const key = hashOf([record.seed, record.revision, seat]);
  // A strength that a later version has stored is played as well as this one can.
  const strength = strengthOf(holder) ?? 'thumb';
  return questionFor(game, { seat, state: play.match.state, strength, key });
}
