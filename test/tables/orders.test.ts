import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from '#engine';
import { commands, inPlaceOf, OrderDriver, type Table } from '../../src/tables/index.ts';
import { orderAnswer } from '../../src/tables/orders/auto-answers.ts';
import { toy } from '../conformance/toy/game.ts';
import { CARD_IDS } from '../conformance/toy/state.ts';
import { temporaryFolder } from '../store/folder.ts';
import { ASK_REWIND, answer, asked, bidding, done, house, now, TOY, type House } from './house.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Timed extends House {
  /** Lets time pass, and answers what is due. */
  later(ms: number): Promise<void>;
}

/** A game in which every hand has different cards: a single choice would be answered for its player. */
const VARIED: GameEntry = {
  ...TOY,
  game: {
    ...toy,
    setup: (...given: Parameters<typeof toy.setup>) => {
      const state = toy.setup(...given);
      return { ...state, hands: state.hands.map((hand) => CARD_IDS.slice(0, hand.length)) };
    },
  },
};

async function timed(url?: string, entry: GameEntry = VARIED): Promise<Timed> {
  let time = 1_800_000_000_000;
  const at = await house(url, [entry], () => time);
  const driver = new OrderDriver(at.tables, (error) => {
    throw error;
  });
  return {
    ...at,
    async later(ms) {
      time += ms;
      // A tick answers once at each table.
      for (let tick = 0; tick < 3; tick++) {
        await driver.tick();
        await driver.settled();
      }
    },
  };
}

/** Ada, who has seat 0, chooses. */
const choose = (at: House, { record }: Table, key: string, value: string, person = 'ada', seat = 0) =>
  at.tables.setOrder(record.id, at.press(person), { seat, key, value });

const kinds = (table: Table, person: string) => asked(table, person).map(({ kind }) => kind);

/** A game in which each seat has but one card to bid. */
const oneCard: GameEntry = {
  ...TOY,
  game: {
    ...toy,
    decisions: (state: Parameters<typeof toy.decisions>[0]) =>
      toy
        .decisions(state)
        .map((decision) =>
          decision.kind === 'card' ? { ...decision, options: decision.options.slice(0, 1) } : decision,
        ),
  },
};

describe('A standing order', () => {
  it('set while its question is open answers it after one to ten minutes', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    expect(await choose(at, table, 'bid', 'highest')).toBeNull();
    await at.later(MINUTE - SECOND);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    await at.later(9 * MINUTE + SECOND);
    expect(kinds(await now(at, table), 'ada')).toContain('stake');
    expect(kinds(await now(at, table), 'bo')).toContain('card');
  });

  it('is marked in the log as given in the place of its player', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'lowest');
    await at.later(10 * MINUTE);
    const [line] = await at.tables.log(table.record.id, 1);
    expect(line && inPlaceOf(line)).toBe('order');
    const after = await now(at, table);
    const last = await at.tables.lastActionBy(after, 'ada');
    expect(await at.tables.positionAt(after, last)).not.toBeNull();
  });

  it('answers what is asked later, and again in the next round', async () => {
    const at = await timed();
    const begun = await at.game('ada', 'bo');
    await choose(at, begun, 'bid', 'highest');
    let table = await answer(at, begun, 'ada');
    table = await answer(at, table, 'bo');
    await at.later(10 * MINUTE);
    table = await now(at, table);
    expect(kinds(table, 'ada')).toContain('stake');
  });

  it('leaves its player the time to answer first', async () => {
    const at = await timed();
    let table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    table = await answer(at, table, 'ada');
    const { revision } = table.record;
    await at.later(10 * MINUTE);
    expect((await now(at, table)).record.revision).toBe(revision);
    expect(await at.store.dueAutoAnswers(Infinity, 9)).toEqual([]);
  });

  it('whose answer its player takes back does not give it again', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    await at.later(10 * MINUTE);
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect(kinds(back, 'ada')).toContain('card');
    await at.later(20 * MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
  });

  it('rests while an AI player holds the seat, and answers once its player is back', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    done(await at.tables.do(table.record.id, at.press('ada'), commands.handOver('heuristic')));
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    expect(await choose(at, table, 'bid', 'lowest')).toEqual({ why: 'held-by-ai' });
    done(await at.tables.do(table.record.id, at.press('ada'), commands.takeBack));
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('stake');
  });

  it('is not kept by a seat that goes to somebody else', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    done(await at.tables.do(table.record.id, at.press('ada'), commands.offer(null)));
    const taken = done(await at.tables.do(table.record.id, at.press('cy'), commands.takeOffered(0)));
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, taken), 'cy')).toContain('card');
    expect(await choose(at, taken, 'bid', 'lowest', 'ada')).toEqual({ why: 'not-seated' });
    expect(await choose(at, taken, 'bid', 'lowest', 'cy')).toBeNull();
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, taken), 'cy')).toContain('stake');
  });

  it('waits while the players are asked whether to go back', async () => {
    const at = await timed();
    let table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    table = await answer(at, table, 'bo');
    done(await at.tables.do(table.record.id, at.press('bo'), ASK_REWIND));
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    done(
      await at.tables.do(
        table.record.id,
        at.press('ada'),
        commands.decline((await now(at, table)).proposal?.made ?? 0),
      ),
    );
    await at.later(MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('stake');
  });

  it('outlives a restart, with its questions and their times', async () => {
    const url = join(temporaryFolder(), 'airlock.db');
    const first = await timed(url);
    const table = await bidding(first, 'ada', 'bo');
    await choose(first, table, 'bid', 'highest');
    const due = await first.store.dueAutoAnswers(Infinity, 9);
    const second = await timed(url);
    expect(await second.store.dueAutoAnswers(Infinity, 9)).toEqual(due);
    await second.later(10 * MINUTE);
    await first.later(10 * MINUTE);
    expect(kinds(await now(second, table), 'ada')).toContain('stake');
  });

  it('whose question no longer exists does not answer another one of its kind', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    const [orders] = await at.store.orders(table.record.id);
    const waiting = await at.store.dueAutoAnswers(Infinity, 9);
    const gone = { table: table.record.id, seat: 0, decision: 'card of an earlier round', due: 0 };
    if (orders) await at.store.saveOrders(orders, [gone]);
    await at.later(0);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    expect(await at.store.dueAutoAnswers(Infinity, 9)).toEqual(waiting);
  });

  it('whose question is gone with the game answers nothing, and none can be set any more', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    const over = done(await at.tables.do(table.record.id, at.press('bo'), commands.concede));
    expect(await at.store.dueAutoAnswers(Infinity, 9)).toHaveLength(1);
    await at.later(10 * MINUTE);
    expect((await now(at, table)).record.revision).toBe(over.record.revision);
    expect(await at.store.dueAutoAnswers(Infinity, 9)).toEqual([]);
    expect(await choose(at, over, 'bid', 'lowest')).toEqual({ why: 'not-playing' });
  });

  it('answers once where the clock jumps back an hour', async () => {
    const at = await timed();
    const table = await bidding(at, 'ada', 'bo');
    await choose(at, table, 'bid', 'highest');
    await at.later(-60 * MINUTE);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    await at.later(70 * MINUTE);
    const { revision } = (await now(at, table)).record;
    expect(revision).toBe(table.record.revision + 1);
    await at.later(-60 * MINUTE);
    await at.later(70 * MINUTE);
    expect((await now(at, table)).record.revision).toBe(revision);
  });

  it('that the game has no longer answers nothing', async () => {
    const at = await timed();
    const table = await at.game('ada', 'bo');
    const chosen = { bid: 'middle', dance: 'always' };
    await at.store.saveOrders({ table: table.record.id, seat: 0, player: 'ada', chosen }, []);
    const after = await answer(at, await answer(at, table, 'ada'), 'bo');
    expect(await at.store.dueAutoAnswers(Infinity, 9)).toEqual([]);
    expect(kinds(after, 'ada')).toContain('card');
  });

  it.each([
    ['no such order', 'dance', 'always', 'ada', 0, { why: 'no-such-order' }],
    ['no such value', 'bid', 'middle', 'ada', 0, { why: 'no-such-order' }],
    ['another seat', 'bid', 'highest', 'bo', 0, { why: 'not-your-seat', seat: 0 }],
    ['nobody’s seat', 'bid', 'highest', 'cy', 0, { why: 'not-seated' }],
  ] as const)('is refused for %s', async (_name, key, value, person, seat, why) => {
    const at = await timed();
    const table = await at.game('ada', 'bo');
    expect(await choose(at, table, key, value, person, seat)).toEqual(why);
  });

  it('belongs to its side: the other one can neither set it nor have it answered', async () => {
    const own = toy.orders?.map((order) => ({ ...order, seats: [1] }));
    const at = await timed(undefined, { ...VARIED, game: { ...VARIED.game, ...(own && { orders: own }) } });
    const table = await at.game('ada', 'bo');
    expect(await choose(at, table, 'bid', 'highest')).toEqual({ why: 'no-such-order' });
    expect(await choose(at, table, 'bid', 'highest', 'bo', 1)).toBeNull();
    // As a version of the game left it in which every side had it.
    await at.store.saveOrders({ table: table.record.id, seat: 0, player: 'ada', chosen: { bid: 'highest' } }, []);
    const after = await answer(at, await answer(at, table, 'ada'), 'bo');
    await at.later(10 * MINUTE);
    expect(kinds(await now(at, after), 'ada')).toContain('card');
    expect(kinds(await now(at, after), 'bo')).not.toContain('card');
  });

  it('answers in seconds where everybody knows what may be answered, and spares the ping', async () => {
    const at = await timed();
    let table = await bidding(at, 'ada', 'bo');
    for (const [person, seat] of [
      ['ada', 0],
      ['bo', 1],
    ] as const)
      await choose(at, table, 'die', 'keep', person, seat);
    expect(await at.tables.orders.sparedFromPings(table)).toEqual([]);
    for (const person of ['ada', 'ada', 'bo', 'bo'] as const) {
      const [kind] = kinds(table, person).filter((each) => each === 'card' || each === 'stake');
      table = await answer(
        at,
        table,
        person,
        asked(table, person).find((each) => each.kind === kind)?.options[0] ?? {},
      );
    }
    const [roller] = table.play?.open ?? [];
    expect(roller?.kind).toBe('die');
    expect(await at.tables.orders.sparedFromPings(table)).toEqual([roller?.seat]);
    expect(orderAnswer(table, roller?.seat ?? 0, await at.tables.orders.of(table))).toMatchObject({
      actions: [{ do: 'keep' }],
    });
    await at.later(4 * SECOND);
    expect((await now(at, table)).play?.open[0]?.kind).toBe('die');
    await at.later(16 * SECOND);
    expect((await now(at, table)).play?.open[0]?.kind).toBe('card');
  });
});

describe('A question of a private kind with one possible answer', () => {
  it('is answered in its player’s place, as long after as an order', async () => {
    const at = await timed(undefined, oneCard);
    const table = await bidding(at, 'ada', 'bo');
    expect([...(await at.tables.orders.answersInPlace(table, 0)).values()]).toEqual(['only']);
    // A player who is called with everybody else is pinged like everybody else.
    expect(await at.tables.orders.sparedFromPings(table)).toEqual([]);
    await at.later(MINUTE - SECOND);
    expect(kinds(await now(at, table), 'ada')).toContain('card');
    await at.later(9 * MINUTE + SECOND);
    expect(kinds(await now(at, table), 'ada')).toContain('stake');
    expect(kinds(await now(at, table), 'bo')).toContain('stake');
  });
});

describe('A question with one possible answer beside a hand', () => {
  const EVERY_CARD = CARD_IDS.map((card) => ({ do: 'card', card }) as const);
  /** Each seat has one public answer, and may do something with its hand, which leads somewhere or does not. */
  const besideHand = (tone: 'idle' | 'choice', choice: 'beside a choice' | 'alone' = 'alone'): GameEntry => ({
    ...TOY,
    face: {
      ...TOY.face,
      options: (view, decision) =>
        decision.urgency === 'optional'
          ? decision.options.map((option) => ({ label: JSON.stringify(option), tone }))
          : TOY.face.options(view, decision),
    },
    game: {
      ...toy,
      privateOptions: { mind: 'What the hand allows.' },
      decisions: (state: Parameters<typeof toy.decisions>[0]) =>
        toy.decisions(state).flatMap((decision) =>
          decision.kind === 'card'
            ? [
                { ...decision, options: decision.options.slice(0, 1) },
                { ...decision, id: `${decision.id}-hand`, kind: 'mind' as const, urgency: 'optional' as const },
                // A hand may hold cards of one kind alone: the choice has all kinds.
                ...(choice === 'alone' ? [] : [{ ...decision, id: `${decision.id}-choice`, options: EVERY_CARD }]),
              ]
            : [decision],
        ),
    },
  });

  it('is answered in its player’s place only where nothing in the hand leads anywhere', async () => {
    for (const tone of ['idle', 'choice'] as const) {
      const at = await timed(undefined, besideHand(tone));
      const table = await bidding(at, 'ada', 'bo');
      const inPlace = await at.tables.orders.answersInPlace(table, 0);
      expect([...inPlace.values()]).toEqual(tone === 'idle' ? ['only'] : []);
      await at.later(MINUTE - SECOND);
      expect(kinds(await now(at, table), 'ada')).toContain('card');
      await at.later(9 * MINUTE + SECOND);
      expect(kinds(await now(at, table), 'ada').includes('card')).toBe(tone === 'choice');
    }
  });

  it('is left to its player beside another question that is a choice', async () => {
    const at = await timed(undefined, besideHand('idle', 'beside a choice'));
    const table = await bidding(at, 'ada', 'bo');
    expect([...(await at.tables.orders.answersInPlace(table, 0)).values()]).toEqual([]);
  });
});
