import { freeRng, hashOf, taking, type Seat } from '#engine';
import {
  answerOnTimeout,
  HEURISTIC,
  NOTHING_BETTER,
  requestFor,
  sightOf,
  type AiRequest,
  type AiReply,
} from '../../ai/request.ts';
import { THINKING } from '../../ai/times.ts';
import { Heartbeat } from '../../background/heartbeat.ts';
import type { Alarm } from '../../store/store.ts';
import { aiSeatsAsked } from './ai-seats.ts';
import { strengthOf } from '../owner.ts';
import { holderOf, waitingFor, type Table } from '../table.ts';
import type { Tables } from '../tables.ts';

/** Time between two ticks, in ms: AI players are asked, and answer, that much late at most. */
const TICK_MS = 50;
/** Tables looked at in one tick. */
const AT_ONCE = 50;
/** How long a table is left alone after a failure, in ms; twice as long after each that follows. */
const SHORTEST_WAIT = 5_000;
const LONGEST_WAIT = 60 * 60_000;

export interface AiDriverOptions {
  readonly tables: Tables;
  /** Chooses an answer within that time, in ms. Every request is answered. */
  readonly ask: (request: AiRequest, time: number) => Promise<AiReply>;
  /** Resolves once requests can be served; without it they always can. */
  readonly ready?: () => Promise<void>;
  /** Told of what went wrong at a table; it is tried again. */
  readonly onTrouble?: (error: unknown) => void;
}

/** The reply that waits for an alarm to be due. */
interface PendingReply {
  readonly due: number;
  /** When it may be given, in ms since 1970: when it is due, or later where the workers had to be started first. */
  readonly from: number;
  readonly table: Table;
  /** `null`: no AI player answers anything. */
  readonly reply: AiReply | null;
}

/**
 * Asks AI players and gives their answers. The alarm that says when to ask is a row beside the table, written with the
 * change that calls for it, so a restart loses none. No table waits while a reply is computed. Replies go through the same
 * gate as everybody's answers, one at a time at each table; a reply is dropped once its seat sees or is asked anything
 * else, and stands through what the seat cannot see.
 *
 * Replies are computed before the alarm is due and given when it is, so that the clock does not tell whether there was
 * anything to decide.
 */
export class AiDriver {
  readonly #tables: Tables;
  readonly #heartbeat: Heartbeat;
  readonly #ask: AiDriverOptions['ask'];
  readonly #ready: () => Promise<void>;
  readonly #onTrouble: (error: unknown) => void;
  readonly #busy = new Map<string, Promise<void>>();
  /** By table. */
  readonly #pending = new Map<string, PendingReply>();
  /** Tables left alone after a failure: until when, and how long this time, in ms. */
  readonly #rests = new Map<string, { readonly due: number; readonly wait: number }>();

  constructor({ tables, ask, ready = () => Promise.resolve(), onTrouble = () => undefined }: AiDriverOptions) {
    this.#tables = tables;
    this.#ask = ask;
    this.#ready = ready;
    this.#onTrouble = onTrouble;
    this.#heartbeat = new Heartbeat(TICK_MS, () => this.tick(), onTrouble);
  }

  start(): void {
    this.#heartbeat.start();
  }

  /** Asks nobody any more, and waits for those who are answering. */
  async stop(): Promise<void> {
    this.#heartbeat.stop();
    await this.settled();
  }

  /** Computes the replies of alarms that are due soon, and gives those whose alarm is due. */
  async tick(): Promise<void> {
    for (const alarm of await this.#tables.alarms.dueAlarms(this.#tables.now() + THINKING.ahead, AT_ONCE)) {
      const { table } = alarm;
      const rest = this.#rests.get(table);
      if (this.#busy.has(table) || (rest && rest.due > this.#tables.now())) continue;
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
    let pending = this.#pending.get(alarm.table);
    if (pending?.due !== alarm.due) {
      const from = Math.max(alarm.due, await this.#earliest());
      const table = await this.#tables.table(alarm.table);
      // A game this installation does not know (any more): perhaps a later one does.
      if (!table) return alarms.delayAlarm(alarm, this.#tables.now() + LONGEST_WAIT);
      pending = { due: alarm.due, from, table, reply: await this.#replyOf(table) };
      this.#pending.set(alarm.table, pending);
    }
    if (pending.from > this.#tables.now()) return;
    this.#pending.delete(alarm.table);
    await this.#tables.scheduler.turn();
    // Where its seat sees or is asked anything else by now, it is asked again.
    if (pending.reply) await this.#tables.answerFor(pending.table, pending.reply);
    else await alarms.settleAlarm(alarm);
    this.#rests.delete(alarm.table);
  }

  /**
   * When a reply that is computed from now on may be given, in ms since 1970. Workers may have to be started, which takes
   * as long as a reply, and presses go first; a request has its whole time all the same.
   */
  async #earliest(): Promise<number> {
    const { now, scheduler } = this.#tables;
    const began = now();
    await this.#ready();
    await scheduler.turn();
    return now() - began > TICK_MS ? now() + THINKING.ahead : 0;
  }

  /** The table is left alone for a while, also where that cannot be written down. */
  async #putOff(alarm: Alarm, error: unknown): Promise<void> {
    this.#onTrouble(error);
    this.#pending.delete(alarm.table);
    const wait = Math.min(LONGEST_WAIT, 2 * (this.#rests.get(alarm.table)?.wait ?? SHORTEST_WAIT / 2));
    const due = this.#tables.now() + wait;
    this.#rests.set(alarm.table, { wait, due });
    await this.#tables.alarms.delayAlarm(alarm, due);
  }

  /** The reply of the first AI player that answers something; `null` when none does until something happens. */
  async #replyOf(table: Table): Promise<AiReply | null> {
    for (const seat of aiSeatsAsked(table)) {
      const request = requestOf(table, seat);
      if (!request) continue;
      const needed = waitingFor(table).includes(seat);
      const reply = await this.#ask(request, needed ? THINKING.needed : THINKING.optional);
      const offered = this.#offered(table, request, reply, needed);
      if (offered) return offered;
    }
    return null;
  }

  /** The reply if its answer is offered; else the answer on time-out where it is required, the heuristic's where it is called. */
  #offered(table: Table, request: AiRequest, reply: AiReply, needed: boolean): AiReply | null {
    const { answer } = reply;
    if (isOffered(table, answer)) return reply;
    if (answer || needed) this.#onTrouble(new Error(`A player of ${request.game} gave an answer that is not offered.`));
    if (needed) return { answer: answerOnTimeout(sightOf(table, request)), why: NOTHING_BETTER };
    return heuristicReply(table, request);
  }
}

function isOffered(table: Table, answer: AiReply['answer']): boolean {
  return answer !== null && typeof taking(table.play?.open ?? [], answer) !== 'string';
}

/**
 * What the heuristic says to a call when thinking gave nothing: another player hopes for an answer. `null` when the seat is
 * not called.
 */
function heuristicReply(table: Table, request: AiRequest): AiReply | null {
  const { view, open } = sightOf(table, request);
  const calls = open.filter(({ urgency }) => urgency === 'called');
  const answer = calls.length > 0 ? table.tactics.heuristic(view, calls, freeRng(request.key)) : null;
  return isOffered(table, answer) ? { answer, why: HEURISTIC } : null;
}

/** What the AI player of a seat is asked. */
function requestOf(table: Table, seat: Seat): AiRequest | null {
  const { game, record, play } = table;
  const holder = holderOf(table, seat);
  if (!holder || !play) return null;
  const key = hashOf([record.seed, record.revision, seat]);
  // A strength that a later version has stored is played as well as this one can.
  const strength = strengthOf(holder) ?? 'heuristic';
  return requestFor(game, { seat, state: play.match.state, strength, key });
}
