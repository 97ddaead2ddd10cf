import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canonical, freeRng, hashOf, newOptions, start, submit, undo, type Entry, type GameEntry } from '#engine';
import { Workers } from '../../src/background/workers.ts';
import { games } from '../../src/games/index.ts';
import { commitmentOf, newSecret, seedOf } from '../../src/proof/dice.ts';
import { verifyPacked, type PackedGame, type Progress } from '../../src/proof/packed-game.ts';
import { randomAnswer } from '../conformance/random-play.ts';

const MANY = 3000;
/** A worker gets a twentieth of a processor that others want as well. */
const SOME = 200;
/** Steps undone before one stands. */
const TO_AND_FRO = 60;

const NOTHING: PackedGame = {
  table: '',
  game: '',
  rules: 1,
  options: null,
  seats: [],
  secret: '',
  commitment: '',
  seed: '',
  log: new Uint8Array(),
  match: new Uint8Array(),
};

interface Line {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry<unknown>;
  readonly hash: string;
}

/** A game with this many entries, half of them steps undone, as it is stored; fewer where it is over before. */
function longGame({ game }: GameEntry, entries: number): { packed: PackedGame; lines: Line[]; entries: number } {
  const rng = freeRng(`a long game of ${game.id}`);
  const secret = newSecret();
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => ({ seat, name: `P${seat}`, joined: `i${seat}` }));
  const seed = seedOf(secret, seats);
  const options: unknown = newOptions(game);
  let match = start(game, seats.length, game.readOptions(options), seed);
  const lines: Line[] = [];
  const add = (entry: Entry<unknown>) => {
    lines.push({ seq: match.seq, at: 1_800_000_000_000 + match.seq, entry, hash: hashOf(match.state) });
  };
  let fro = 0;
  while (lines.length < entries) {
    const open = game.decisions(match.state);
    if (open.length === 0) break;
    const answer = randomAnswer(open, rng);
    const given = submit(game, match, seed, answer, open);
    if (!given.ok) throw new Error(given.refusal);
    const undone = fro < TO_AND_FRO ? undo(game, given.match, answer.seat) : null;
    fro = undone ? fro + 1 : 0;
    match = given.match;
    add(given.entry);
    if (!undone) continue;
    match = undone.match;
    add(undone.entry);
  }
  const packed = {
    table: '0123456789',
    game: game.id,
    rules: game.rules,
    options,
    seats,
    secret,
    commitment: commitmentOf('0123456789', secret),
    seed,
    log: packedLines(lines),
    match: deflateRawSync(JSON.stringify({ state: canonical(match.state) })),
  };
  return { packed, lines, entries: lines.length };
}

function packedLines(lines: readonly object[]): Buffer {
  return deflateRawSync(JSON.stringify(lines));
}

/** The processor time of this process that the work takes, in ms: the least of three runs, as Node may collect garbage in one. */
async function cpuOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  while (times.length < 3) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

describe('A worker that verifies', () => {
  it('says how far it is, and takes no time of the thread that answers', async () => {
    const [entry] = games;
    if (!entry) throw new Error('There is no game.');
    const { packed, entries } = longGame(entry, SOME);
    const workers = new Workers();
    onTestFinished(() => workers.close());
    await workers.ready();
    const said: Progress[] = [];
    const here = await cpuOf(() => verifyPacked(packed, games, () => undefined));
    const beside = await cpuOf(async () => {
      expect(await workers.verify(packed, (progress) => said.push(progress))).toMatchObject({ ok: true, entries });
    });
    expect(said[0]).toEqual({ entries: 0, of: entries });
    expect(beside).toBeLessThan(here / 2);
  });

  it('draws and thinks for others meanwhile, and is left alone while it says how far it is', async () => {
    const workers = new Workers({
      module: new URL('./faulty-worker.ts', import.meta.url),
      timeoutMs: 3000,
      idleMs: 20,
    });
    onTestFinished(() => workers.close());
    await workers.ready();
    const order: string[] = [];
    const verified = workers
      .verify({ ...NOTHING, table: '4500' }, () => order.push('said'))
      .then(() => order.push('verified'));
    await workers.draw({ width: 20, height: 20, alt: '0', shapes: [], icons: {} }).then(() => order.push('drawn'));
    await verified;
    expect(order.indexOf('drawn')).toBeLessThan(order.lastIndexOf('said'));
    expect(order.at(-1)).toBe('verified');
    await expect(workers.verify({ ...NOTHING, table: 'Infinity' }, () => undefined)).rejects.toThrow();
  });
});

describe.each(games)('A finished game of $game.id with 3,000 entries, if it lasts so long', (entry) => {
  const { packed, lines } = longGame(entry, MANY);
  const verdict = (change: Partial<PackedGame>) => verifyPacked({ ...packed, ...change }, games, () => undefined);

  it('is verified to its last position', () => {
    if (entry.proof.maxSteps >= MANY) expect(lines.length).toBeGreaterThanOrEqual(MANY);
    expect(verdict({})).toEqual({ ok: true, entries: lines.length, hash: lines.at(-1)?.hash });
  });

  it('is found out where the answer of an entry was changed', () => {
    const changed = lines.findIndex(({ entry: { kind } }, at) => kind === 'answer' && at > lines.length / 2);
    const log = packedLines(lines.map((line, at) => (at === changed ? { ...line, entry: lines[0]?.entry } : line)));
    expect(verdict({ log })).toMatchObject({ ok: false, fault: { why: 'entry', seq: changed + 1 } });
  });

  it('is found out where an entry is missing, the seed is another, or the last position is', () => {
    const without = packedLines(lines.filter((_, at) => at !== 7));
    expect(verdict({ log: without })).toMatchObject({ ok: false, fault: { why: 'entry', seq: 8 } });
    expect(verdict({ seed: '0'.repeat(64) })).toMatchObject({ ok: false, fault: { why: 'seed' } });
    expect(verdict({ secret: '0'.repeat(64) })).toMatchObject({ ok: false, fault: { why: 'seal' } });
    const match = deflateRawSync(JSON.stringify({ state: '{}' }));
    expect(verdict({ match })).toMatchObject({ ok: false, fault: { why: 'end' } });
  });
});
