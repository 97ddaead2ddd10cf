import { describe, expect, it, vi } from 'vitest';
import { eventsFor } from '#engine';
import { commands, readEntry, readEvents, StoreError, Tables, waitingFor } from '../../src/tables/index.ts';
import { murmur } from '../engine/quarrel.ts';
import { ASK_REWIND, answer, answerTo, bidding, done, house, now, refusal, TOY } from './house.ts';

const MURMUR = { ...TOY, game: { ...murmur, readOptions: () => ({}) }, face: { ...TOY.face, narrate: () => null } };

describe('Consent', () => {
  it('ends the game once everybody still playing agrees', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    const asked = done(await at.tables.do(record.id, at.press('ada'), commands.end));
    expect(asked.proposal).toEqual({ kind: 'end', made: asked.record.revision, agreed: [0] });
    expect(asked.record.status).toBe('playing');
    const over = done(await at.tables.do(record.id, at.press('bo'), commands.agree(asked.record.revision)));
    expect(over.record.status).toBe('finished');
    expect(over.ending).toEqual({ kind: 'agreed' });
  });

  it('plays on when somebody declines', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    const { revision } = done(await at.tables.do(record.id, at.press('ada'), commands.end)).record;
    expect(done(await at.tables.do(record.id, at.press('bo'), commands.decline(revision))).proposal).toBeNull();
    expect(refusal(await at.tables.do(record.id, at.press('bo'), commands.agree(revision))).why).toBe('no-proposal');
  });

  it('is given to the proposal somebody read, never to one made since', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const read = done(await at.tables.do(table.record.id, at.press('ada'), commands.end)).record.revision;
    await at.tables.do(table.record.id, at.press('ada'), commands.decline(read));
    const other = done(await at.tables.do(table.record.id, at.press('ada'), commands.end));
    expect(refusal(await at.tables.do(table.record.id, at.press('bo'), commands.agree(read))).why).toBe('no-proposal');
    expect(refusal(await at.tables.do(table.record.id, at.press('bo'), commands.decline(read))).why).toBe(
      'no-proposal',
    );
    expect(
      done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(other.record.revision))).record.status,
    ).toBe('finished');
  });

  it('answers one proposal before the next is made', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const played = await answer(at, table, 'ada', { do: 'swap', slot: 0 });
    await at.tables.do(played.record.id, at.press('bo'), commands.end);
    expect(refusal(await at.tables.do(played.record.id, at.press('ada'), ASK_REWIND)).why).toBe('proposal-stands');
  });

  it('undoes the step that was the newest when it was offered, and no later one of the same seat', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const swapped = await answer(at, table, 'ada', { do: 'swap', slot: 0 });
    const offered = commands.askRewind(swapped.record.revision);
    const later = await answer(at, await answer(at, swapped, 'bo'), 'ada');
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), offered)).why).toBe('other-step');
    expect((await now(at, table)).record.revision).toBe(later.record.revision);
    // What the others do meanwhile makes it no other step.
    const newest = commands.askRewind(later.record.revision);
    await answer(at, later, 'bo');
    expect(done(await at.tables.do(table.record.id, at.press('ada'), newest)).proposal).toMatchObject({ to: 2 });
  });

  it('is heard once from everybody', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    const asked = done(await at.tables.do(record.id, at.press('ada'), commands.end));
    expect(refusal(await at.tables.do(record.id, at.press('ada'), commands.end)).why).toBe('already-agreed');
    expect((await at.tables.table(record.id))?.record.revision).toBe(asked.record.revision);
  });

  it('hears nobody without a seat', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('eve'), commands.end)).why).toBe('not-seated');
  });

  it('goes back beyond the line of undo when all others agree', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    const swapped = await answer(at, table, 'ada', { do: 'swap', slot: 0 });
    await answer(at, swapped, 'bo');
    const { revision } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND)).record;
    const back = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(revision)));
    expect(back.play?.match.state).toEqual(table.play?.match.state);
    expect(waitingFor(back)).toEqual([0]);
    expect(back.play?.match.seq).toBe(3);
  });

  it('goes back to where the match stood once somebody had taken something back over a secret of another', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo');
    const thought = (person: string) => answerTo(at, table, person, 'mind');
    table = await thought('ada');
    table = await thought('bo');
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    table = await answerTo(at, back, 'bo', 'peek');
    const { revision } = done(await at.tables.do(table.record.id, at.press('bo'), ASK_REWIND)).record;
    const agreed = done(await at.tables.do(table.record.id, at.press('ada'), commands.agree(revision)));
    expect(agreed.play?.match.state).toEqual(back.play?.match.state);
  });

  it('goes back to where the match stood once two had taken something back, each over a secret of the other', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo');
    for (const person of ['ada', 'bo', 'bo']) table = await answerTo(at, table, person, 'mind');
    await at.tables.do(table.record.id, at.press('ada'), commands.undo(null));
    const back = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    table = await answerTo(at, back, 'ada', 'peek');
    const { revision } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND)).record;
    const agreed = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(revision)));
    expect(agreed.play?.match.state).toEqual(back.play?.match.state);
  });

  it('says who loses something from before the step, where the match never stood without the one and with the other', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo', 'cy');
    const before = table;
    for (const person of ['ada', 'bo', 'cy']) table = await answerTo(at, table, person, 'mind');
    // While a wish names an entry of the log, what is taken back stays there.
    const wish = done(await at.tables.do(table.record.id, at.press('bo'), ASK_REWIND));
    await at.tables.do(table.record.id, at.press('ada'), commands.undo(null));
    await at.tables.do(table.record.id, at.press('bo'), commands.decline(wish.record.revision));
    const { proposal, record } = done(await at.tables.do(table.record.id, at.press('cy'), ASK_REWIND));
    expect(proposal).toMatchObject({ kind: 'rewind', lost: [1] });
    await at.tables.do(table.record.id, at.press('ada'), commands.agree(record.revision));
    const agreed = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(record.revision)));
    expect(agreed.play?.match.state).toEqual(before.play?.match.state);
    expect((await at.tables.log(table.record.id)).at(-1)?.entry).toMatchObject({ kind: 'rewind', seat: 2, lost: [1] });
  });

  it('knows how much somebody lost when another took a step back', async () => {
    const at = await house(':memory:', [MURMUR]);
    let table = await answerTo(at, await at.game('ada', 'bo'), 'ada', 'act');
    table = await answerTo(at, table, 'bo', 'note');
    for (const each of ['whisper', 'whisper']) table = await answerTo(at, table, 'bo', each);
    const back = done(await at.tables.do(table.record.id, at.press('ada'), commands.undo(null)));
    expect((await at.tables.log(table.record.id)).at(-1)?.entry).toMatchObject({ lost: [1, 1] });
    const asked = done(await at.tables.do(table.record.id, at.press('bo'), ASK_REWIND));
    expect(asked.proposal).toMatchObject({ kind: 'rewind', to: 0, made: asked.record.revision, agreed: [1] });
    await at.tables.do(table.record.id, at.press('bo'), commands.decline(asked.record.revision));
    table = await answerTo(at, await now(at, table), 'ada', 'act');
    const { revision } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND)).record;
    const agreed = done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(revision)));
    expect(agreed.play?.match.state).toEqual(back.play?.match.state);
  });

  it('tells its author the outcome, unless they withdrew it', async () => {
    const at = await house();
    const begun = await at.game('ada', 'bo', 'cy');
    let table = await answer(at, begun, 'ada', { do: 'swap', slot: 0 });
    for (const person of ['bo', 'cy', 'ada']) table = await answer(at, table, person);
    const { id } = table.record;
    const due = async (wanted: string) =>
      (await at.store.dueNotices(Infinity, 9)).filter(({ kind }) => kind === wanted);
    for (const notice of await at.store.dueNotices(Infinity, 9)) await at.store.settleNotice(notice);
    done(await at.tables.do(id, at.press('ada'), ASK_REWIND));
    await answer(at, await now(at, table), 'bo');
    // Going on with the game closes the request.
    expect(await due('outcome')).toMatchObject([{ seats: [0] }]);
    for (const notice of await due('outcome')) await at.store.settleNotice(notice);
    const asked = done(await at.tables.do(id, at.press('ada'), ASK_REWIND));
    expect(await due('outcome')).toEqual([]);
    done(await at.tables.do(id, at.press('bo'), commands.decline(asked.record.revision)));
    expect(await due('outcome')).toMatchObject([{ seats: [0] }]);
    // One ping tells the outcome and whose turn it is.
    expect(await due('turn')).toEqual([]);
    const own = done(await at.tables.do(id, at.press('ada'), ASK_REWIND));
    for (const notice of await due('outcome')) await at.store.settleNotice(notice);
    done(await at.tables.do(id, at.press('ada'), commands.decline(own.record.revision)));
    expect(await due('outcome')).toEqual([]);
  });

  it('is told in the log as the step of the player who asked, no matter who agreed last', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    await answer(at, await answer(at, table, 'ada', { do: 'swap', slot: 0 }), 'bo');
    const { revision } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND)).record;
    done(await at.tables.do(table.record.id, at.press('bo'), commands.agree(revision)));
    expect((await at.tables.log(table.record.id)).at(-1)?.entry).toMatchObject({ kind: 'rewind', seat: 0 });
  });

  it('names the step to undo and what goes with it, as everybody was told of them', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo', 'cy');
    for (const person of ['ada', 'bo']) table = await answer(at, table, person);
    const asked = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    const log = await at.tables.log(table.record.id);
    const told = log.slice(-3, -1).map((line) => eventsFor(readEvents(line), 'public'));
    expect(asked.proposal).toMatchObject({
      undone: [
        { seat: 0, events: told[0] },
        { seat: 1, events: told[1] },
      ],
    });
  });

  it('leaves out of what goes with a step what was undone already', async () => {
    const at = await house();
    let table = await bidding(at, 'ada', 'bo', 'cy');
    for (const person of ['ada', 'bo']) table = await answerTo(at, table, person, 'mind');
    await at.tables.do(table.record.id, at.press('bo'), commands.undo(null));
    const { proposal } = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    expect(proposal).toMatchObject({ undone: [{ seat: 0 }] });
  });

  it('forgets a wish to go back once the game goes on', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    await answer(at, table, 'ada', { do: 'swap', slot: 0 });
    const asked = done(await at.tables.do(table.record.id, at.press('ada'), ASK_REWIND));
    expect((await answer(at, asked, 'bo')).proposal).toBeNull();
  });

  it('has nothing to take back before somebody has played', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    expect(refusal(await at.tables.do(record.id, at.press('bo'), ASK_REWIND)).why).toBe('nothing-to-undo');
  });
});

describe('Conceding', () => {
  it('of two players gives the other the game', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo');
    const over = done(await at.tables.do(record.id, at.press('ada'), commands.concede));
    expect(over.record.status).toBe('finished');
    expect(over.ending).toEqual({ kind: 'conceded', winners: [1] });
  });

  it('of several players leaves the seat to the heuristic, and the others play on', async () => {
    const heuristic = vi.fn((...asked: Parameters<typeof TOY.tactics.heuristic>) => TOY.tactics.heuristic(...asked));
    const at = await house(':memory:', [{ ...TOY, tactics: { ...TOY.tactics, heuristic } }]);
    const table = await at.game('ada', 'bo', 'cy');
    const left = done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
    expect(left.record.status).toBe('playing');
    expect(waitingFor(left)).toEqual([1]);
    const given = (await at.tables.log(table.record.id, 1)).flatMap((line) => readEntry(line) ?? []);
    expect(given).toMatchObject([heuristic.mock.results[0]?.value]);
    expect(refusal(await at.tables.do(table.record.id, at.press('ada'), commands.concede)).why).toBe('gave-up');
    const next = await answer(at, left, 'bo');
    const bidding = await answer(at, next, 'cy');
    expect(waitingFor(bidding)).toEqual([1, 2]);
  });

  it.each(['refuses to answer', 'answers what is not offered', 'throws'])(
    'leaves the seat to its time-out answers where the heuristic %s',
    async (fault) => {
      const heuristic: typeof TOY.tactics.heuristic = (_view, open) => {
        if (fault === 'throws') throw new Error('No idea.');
        const [first] = open;
        return fault === 'refuses to answer' || !first
          ? null
          : { seat: first.seat, decision: first.id, actions: [{ do: 'nonsense' }] };
      };
      const at = await house(':memory:', [{ ...TOY, tactics: { ...TOY.tactics, heuristic } }]);
      const table = await at.game('ada', 'bo', 'cy');
      const left = done(await at.tables.do(table.record.id, at.press('ada'), commands.concede));
      expect(waitingFor(left)).toEqual([1]);
    },
  );

  it('is followed by the heuristic’s answer also when the process died in between', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo', 'cy');
    const { store } = at;
    const dying = new Tables({
      store: {
        ...store,
        commit: (change) =>
          change.interaction === null ? Promise.reject(new StoreError('full', 'Full.')) : store.commit(change),
      },
      games: [TOY],
    });
    const left = done(await dying.do(table.record.id, at.press('ada'), commands.concede));
    expect(waitingFor(left)).toEqual([0]);
    const next = new Tables({ store, games: [TOY] });
    await next.resume();
    expect(waitingFor((await next.table(table.record.id)) ?? left)).toEqual([1]);
  });
});
