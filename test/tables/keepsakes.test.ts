import { describe, expect, it } from 'vitest';
import { commands, exportOf, seatOf, waitingFor, type Table } from '../../src/tables/index.ts';
import { validateTable } from '../../src/tables/log/validate.ts';
import { verify } from '../../src/proof/verify.ts';
import { newLantern, type Lantern } from '../conformance/toy/kept.ts';
import { answer, done, house, KEPT, PLACE, refusal, type House } from './house.ts';

const KEPT_HOUSE = [':memory:', [KEPT]] as const;

/** A lantern of that person, that was made and never burnt. */
async function lanternOf(at: House, person: string, kept: unknown = newLantern(`${person}'s`)): Promise<string> {
  const id = `lantern of ${person} ${String((await at.store.keepsakesOf(person)).length)}`;
  const versions = [{ match: null, at: 0, kept }] as const;
  await at.store.addKeepsake({ id, person, game: 'toy-kept', imported: false, createdAt: 0, versions }, `new ${id}`);
  return id;
}

async function bring(at: House, table: Table, person: string, id: string | null) {
  return at.tables.do(table.record.id, at.press(person), commands.bring(id));
}

async function begin(at: House, table: Table, person: string): Promise<Table> {
  return done(await at.tables.do(table.record.id, at.press(person), commands.begin));
}

/** Everybody answers with their first option until the game is over. */
async function playedOut(at: House, begun: Table): Promise<Table> {
  let table = begun;
  while (table.record.status === 'playing') {
    const decision = table.play?.open.find(({ seat }) => seat === waitingFor(table)[0]);
    const holder = table.record.seats.find(({ seat }) => seat === decision?.seat);
    if (!decision || !holder) throw new Error('Nobody is waited for.');
    const { seat, id, onTimeout } = decision;
    table =
      holder.ai === null
        ? await answer(at, table, holder.player)
        : done(await at.tables.answerFor(table, { answer: { seat, decision: id, actions: onTimeout }, why: '' }));
  }
  return table;
}

/** What a person's newest keepsake is. */
async function kept(at: House, person: string) {
  const [newest] = await at.store.keepsakesOf(person);
  if (!newest) throw new Error(`${person} has none.`);
  return newest;
}

describe('A keepsake', () => {
  it('comes in when the match begins, and goes out in the change that ends it', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    expect(seatOf(done(await bring(at, lobby, 'ada', id)), 'ada')?.keepsake).toMatchObject({ id, version: 1 });
    const table = await begin(at, lobby, 'ada');
    expect(table.play?.match.state).toMatchObject({ lanterns: [{ name: "ada's" }, { name: 'Lantern 2' }] });
    expect(await kept(at, 'ada')).toMatchObject({ at: { table: table.record.id, channel: PLACE.channel } });

    await playedOut(at, table);
    expect(await kept(at, 'ada')).toMatchObject({ id, at: null, version: 2, kept: { name: "ada's", matches: 1 } });
    expect(await at.store.keepsakeVersions(id)).toMatchObject([{ match: null }, { match: table.record.id }]);
  });

  it('is made by the match for each person who brought none, and for no AI player', async () => {
    const at = await house(...KEPT_HOUSE);
    const { record } = await at.lobby('ada', 'bo');
    await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic'));
    await at.tables.do(record.id, at.press('ada'), commands.begin);
    const lent = done(await at.tables.do(record.id, at.press('bo'), commands.handOver('heuristic')));
    const table = await playedOut(at, lent);
    expect(await kept(at, 'ada')).toMatchObject({ version: 1, kept: { matches: 1 } });
    expect(await kept(at, 'bo')).toMatchObject({ version: 1, kept: { matches: 1 } });
    expect(table.record.seats.map(({ keepsake }) => keepsake?.person ?? null)).toEqual(['ada', 'bo', null]);
  });

  it('stays its owner’s though the seat is somebody else’s by the end', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    const table = await begin(at, lobby, 'ada');
    await at.tables.do(table.record.id, at.press('ada'), commands.offer({ id: 'cy', name: 'CY' }));
    const taken = done(await at.tables.do(table.record.id, at.press('cy'), commands.takeOffered(0)));
    await playedOut(at, taken);
    expect(await kept(at, 'ada')).toMatchObject({ id, version: 2, at: null });
    expect(await at.store.keepsakesOf('cy')).toEqual([]);
  });

  it('goes home as it came where the game ends early', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    const table = await begin(at, lobby, 'ada');
    await at.tables.do(table.record.id, at.press('bo'), commands.concede);
    expect(await kept(at, 'ada')).toMatchObject({ id, version: 1, at: null });
    expect(await at.store.keepsakesOf('bo')).toEqual([]);
  });

  it('is not held by a lobby, and so not by one that is cancelled', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    expect(await kept(at, 'ada')).toMatchObject({ at: null });
    await at.tables.do(lobby.record.id, at.press('ada'), commands.cancel);
    expect(await kept(at, 'ada')).toMatchObject({ at: null, version: 1 });
  });

  it('is brought as it is when the match begins, not as it was when it was chosen', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    await at.store.replaceKept(id, 1, newLantern('Renamed'));
    expect((await begin(at, lobby, 'ada')).play?.match.state).toMatchObject({ lanterns: [{ name: 'Renamed' }, {}] });
  });

  it('moves with its player to another seat of the lobby, and is left there with the seat', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    const moved = done(await at.tables.do(lobby.record.id, at.press('ada'), commands.join(3)));
    expect(seatOf(moved, 'ada')).toMatchObject({ seat: 3, keepsake: { id } });
    expect(seatOf(done(await bring(at, lobby, 'ada', null)), 'ada')?.keepsake).toBeNull();
  });

  it('is brought again when they play again, with what it became', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'ada', id);
    const over = await playedOut(at, await begin(at, lobby, 'ada'));
    const again = done(await at.tables.again(over.record.id, PLACE, at.press('ada')));
    const joined = done(await at.tables.do(again.record.id, at.press('bo'), commands.join(null)));
    const next = await begin(at, joined, 'ada');
    expect(next.play?.match.state).toMatchObject({ lanterns: [{ matches: 1 }, { matches: 1 }], scores: [1, 1] });
    await playedOut(at, next);
    expect(await kept(at, 'bo')).toMatchObject({ version: 2, kept: { matches: 2 } });
  });

  it('is refused where it is another one’s, gone, unreadable or at a table', async () => {
    const at = await house(...KEPT_HOUSE);
    const own = await lanternOf(at, 'ada');
    const old = await lanternOf(at, 'ada', { shape: 0 });
    const lobby = await at.lobby('ada', 'bo');
    const refused = async (person: string, id: string) => refusal(await bring(at, lobby, person, id));
    expect(await refused('bo', own)).toEqual({ why: 'keepsake-of-other' });
    expect(await refused('ada', 'nothing')).toEqual({ why: 'no-keepsake' });
    expect(await refused('ada', old)).toMatchObject({ why: 'keepsake-unreadable', problem: /old shape/ });
    expect(await refused('cy', own)).toEqual({ why: 'not-seated' });
    await bring(at, lobby, 'ada', own);
    await begin(at, lobby, 'ada');
    const other = done(await at.tables.create({ ...PLACE, channel: 'other' }, 'toy-kept', at.press('ada')));
    expect(refusal(await bring(at, other, 'ada', own))).toEqual({ why: 'keepsake-away', channel: PLACE.channel });
    expect(await refused('ada', own)).toMatchObject({ why: 'begun' });
  });

  it('that went to another table meanwhile keeps the second game from starting, and nothing changes', async () => {
    const at = await house(...KEPT_HOUSE);
    const id = await lanternOf(at, 'ada');
    const first = await at.lobby('ada', 'bo');
    const second = done(await at.tables.create({ ...PLACE, channel: 'other' }, 'toy-kept', at.press('ada')));
    await at.tables.do(second.record.id, at.press('cy'), commands.join(null));
    for (const table of [first, second]) done(await bring(at, table, 'ada', id));
    await begin(at, first, 'ada');
    const refused = await at.tables.do(second.record.id, at.press('cy'), commands.begin);
    const because = { why: 'keepsake-away', channel: PLACE.channel };
    expect(refusal(refused)).toEqual({ why: 'cannot-bring', seat: 0, because });
    expect((await at.tables.table(second.record.id))?.record.status).toBe('lobby');
  });
});

describe('A match with keepsakes', () => {
  async function over(at: House): Promise<Table> {
    const used: Lantern = { ...newLantern('Used'), matches: 1, points: 3, last: 3 };
    const lobby = await at.lobby('ada', 'bo');
    await bring(at, lobby, 'bo', await lanternOf(at, 'bo', used));
    return playedOut(at, await begin(at, lobby, 'ada'));
  }

  it('replays from its own record alone', async () => {
    const at = await house(...KEPT_HOUSE);
    const table = await over(at);
    for (const { id } of await at.store.keepsakesOf('bo')) await at.store.forgetKeepsake('bo', id);
    expect((await at.tables.positionAfter(table, 0))?.state).toMatchObject({ scores: [0, 1] });
    expect(validateTable(table, await at.tables.log(table.record.id))).toBeNull();
    expect(await at.tables.verifications.of(table, () => undefined)).toMatchObject({ ok: true });
  });

  it('is exported with what was brought, and another one is caught', async () => {
    const at = await house(...KEPT_HOUSE);
    const table = await over(at);
    const exported = exportOf(table, await at.tables.log(table.record.id));
    expect(exported?.brought).toMatchObject([null, { name: 'Used' }]);
    const verdict = (change: object) => verify(JSON.stringify({ ...exported, ...change }), [KEPT], () => undefined);
    expect(verdict({})).toMatchObject({ ok: true });
    expect(verdict({ brought: undefined })).toMatchObject({ ok: false, fault: { why: 'entry' } });
    expect(verdict({ brought: [null] })).toMatchObject({ ok: false, fault: { why: 'set-up' } });
    expect(verdict({ brought: [null, { shape: 7 }] })).toMatchObject({ ok: false, fault: { why: 'set-up' } });
  });
});
