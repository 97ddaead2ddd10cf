import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashOf, replay, replayed, ReplayError, type AnyGame, type Entry, type MatchRecord } from '#engine';
import { toy } from '../conformance/toy/game.ts';
import golden from './fixtures/toy-game.json' with { type: 'json' };
import { quarrel, RUBY, says, SEED, whispers, type Deed } from './quarrel.ts';

const GameFile = z.object({
  record: z.object({
    seats: z.number(),
    options: z.unknown(),
    seed: z.string(),
    log: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('answer'), seat: z.number(), decision: z.string(), actions: z.array(z.unknown()) }),
        z.object({ kind: z.literal('undo'), seat: z.number() }),
      ]),
    ),
  }),
});

type Log = readonly Entry<Deed>[];

const answer = (seat: number, ...deeds: readonly Deed[]): Entry<Deed> => ({ kind: 'answer', ...says(seat, ...deeds) });
const takeBack = (seat: number): Entry<Deed> => ({ kind: 'undo', seat });
const goBack = (to: number): Entry<Deed> => ({ kind: 'rewind', seat: 0, to });
const record = (...log: Log): MatchRecord<null, Deed> => ({ seats: 2, options: null, seed: SEED, log });

/** What was done at every position. */
function story(...log: Log): string[] {
  return [...replay(quarrel, record(...log))].map(({ state }) => state.done.join(' '));
}

/** Where and why an untrusted log does not pass. */
function fault(...log: Log): unknown {
  try {
    return [...replay(quarrel, record(...log), 'untrusted')];
  } catch (error) {
    return error instanceof ReplayError ? [error.seq, error.message] : error;
  }
}

describe('a replay', () => {
  it('gives every position, the set-up first', () => {
    expect(story(answer(0, 'step'), answer(0, RUBY), answer(0, 'pass'))).toEqual([
      '',
      'step',
      'step ruby',
      'step ruby pass',
    ]);
  });

  it('follows what was taken back, step by step', () => {
    expect(story(answer(0, 'step'), answer(0, RUBY), takeBack(0), takeBack(0), answer(0, 'look'))).toEqual([
      '',
      'step',
      'step ruby',
      'step',
      '',
      'look',
    ]);
  });

  it('follows a rewind to any earlier entry, and out of it again', () => {
    const log = [
      answer(0, 'look'),
      answer(0, 'pass'),
      answer(1, 'look'),
      goBack(1),
      answer(0, RUBY),
      goBack(3),
      goBack(0),
    ];
    expect(story(...log)).toEqual([
      '',
      'look',
      'look pass',
      'look pass look',
      'look',
      'look ruby',
      'look pass look',
      '',
    ]);
  });

  it('throws other dice after a rewind: the step is another', () => {
    const [, first, , second] = story(answer(0, 'roll'), goBack(0), answer(0, 'roll'));
    expect(second).toMatch(/^roll \d+$/);
    expect(second).not.toBe(first);
  });

  it('is the same whether the log is trusted or judged', () => {
    const log = record(
      answer(0, 'roll'),
      answer(0, 'step'),
      takeBack(0),
      answer(0, RUBY),
      goBack(1),
      answer(0, 'pass'),
    );
    expect([...replay(quarrel, log, 'untrusted')]).toEqual([...replay(quarrel, log, 'trusted')]);
  });

  it('follows what was taken back over what another had done in secret', () => {
    const secret = (done: number): Entry<Deed> => ({ kind: 'answer', ...whispers(1, done) });
    const log = record(
      answer(0, 'step'),
      secret(1),
      answer(0, RUBY),
      secret(2),
      takeBack(0),
      answer(0, 'step'),
      takeBack(0),
      takeBack(0),
    );
    const positions = [...replay(quarrel, log, 'trusted')];
    const judged = [...replay(quarrel, log, 'untrusted')];
    expect(judged.map(({ seq, state }) => ({ seq, state }))).toEqual(
      positions.map(({ seq, state }) => ({ seq, state })),
    );
    // What the log does not say of an undo, the kernel knows.
    expect(judged.at(-1)?.entry).toEqual({ ...takeBack(0), lost: [1, 1] });
    expect(positions.map(({ state }) => [state.done.length, state.whispers[1]])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
      [2, 2],
      [1, 2],
      [0, 0],
    ]);
  });

  it('ends where the match stands', () => {
    expect(replayed(quarrel, record(answer(0, 'look'), answer(0, 'pass')))).toMatchObject({
      seq: 2,
      state: { turn: 1, done: ['look', 'pass'], whispers: [0, 0], over: false },
    });
    expect(replayed(quarrel, record()).seq).toBe(0);
  });

  it('of a game kept in a file leads to the hash it led to then', () => {
    const house: AnyGame = toy;
    const positions = [...replay(house, GameFile.parse(golden).record, 'untrusted')];
    expect(positions.map(({ state }) => hashOf(state))).toEqual(golden.hashes);
  });
});

describe('an untrusted log fails at', () => {
  it('an answer the gate refuses', () => {
    expect(fault(answer(0, 'step'), answer(1, 'step'))).toEqual([2, 'Entry 2 was refused (not-asked).']);
    expect(fault(answer(0, 'stop'), answer(0, 'step'))).toEqual([2, 'Entry 2 was refused (over).']);
  });

  it.each<[what: string, log: Log]>([
    ['an undo of nothing', [takeBack(0)]],
    ['an undo over a die', [answer(0, 'roll'), takeBack(0)]],
    ['an undo over a look', [answer(0, 'look'), takeBack(0)]],
    ['an undo after the turn went on', [answer(0, 'pass'), takeBack(0)]],
    ["an undo of another seat's answer", [answer(0, 'step'), takeBack(1)]],
    ['an undo over a rewind', [answer(0, 'step'), answer(0, 'step'), goBack(1), takeBack(0)]],
  ])('%s', (_what, log) => {
    expect(fault(...log)).toEqual([log.length, expect.stringContaining('may not take back')]);
  });

  it('a rewind to what has not happened', () => {
    expect(fault(answer(0, 'step'), goBack(2))).toEqual([2, 'Entry 2 goes back to entry 2, which it does not follow.']);
    expect(fault(goBack(-1))).toEqual([1, expect.stringContaining('entry -1')]);
  });
});

describe('a trusted log', () => {
  it('fails where nothing is left to take back', () => {
    expect(() => replayed(quarrel, record(takeBack(0)))).toThrow('Entry 1 takes back what never was.');
  });
});
