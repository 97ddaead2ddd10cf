import { describe, expect, it } from 'vitest';
import { commands, holderOf, seatOf } from '../../src/tables/index.ts';
import { bidding, done, house, now } from './house.ts';

const person = (id: string) => ({ id, name: id.toUpperCase() });

describe('A seat that its player offers', () => {
  it('to everyone, is taken at one press by the first person without a seat, with everything it knows', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const { id } = table.record;
    const before = table.game.view(table.play?.match.state, 1);
    expect(done(await at.tables.do(id, at.press('bo'), commands.offer(null))).record.seats[1]?.offered).toBe(
      'everyone',
    );
    const taken = done(await at.tables.do(id, at.press('cy'), commands.takeOffered(1)));
    expect(taken.record.seats[1]).toMatchObject({ player: 'cy', name: 'CY', offered: null, ai: null });
    expect(taken.game.view(taken.play?.match.state, 1)).toEqual(before);
    expect(seatOf(taken, 'bo')).toBeNull();
    expect(await at.tables.do(id, at.press('dee'), commands.takeOffered(1))).toMatchObject({
      ok: false,
      refusal: { why: 'not-offered' },
    });
  });

  it('to one person, is refused to everybody else', async () => {
    const at = await house();
    const { record } = await bidding(at, 'ada', 'bo');
    done(await at.tables.do(record.id, at.press('bo'), commands.offer(person('cy'))));
    expect(await at.tables.do(record.id, at.press('dee'), commands.takeOffered(1))).toMatchObject({
      refusal: { why: 'offered-to', player: 'cy' },
    });
    done(await at.tables.do(record.id, at.press('cy'), commands.takeOffered(1)));
  });

  it('is still played by its player, who can keep it', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    const { id } = table.record;
    done(await at.tables.do(id, at.press('bo'), commands.offer(null)));
    expect(seatOf(await now(at, table), 'bo')?.seat).toBe(1);
    expect(await at.tables.do(id, at.press('bo'), commands.offer(null))).toMatchObject({
      refusal: { why: 'already-offered' },
    });
    done(await at.tables.do(id, at.press('bo'), commands.withdrawOffer));
    expect(await at.tables.do(id, at.press('cy'), commands.takeOffered(1))).toMatchObject({
      refusal: { why: 'not-offered' },
    });
    expect(await at.tables.do(id, at.press('bo'), commands.withdrawOffer)).toMatchObject({
      refusal: { why: 'not-offered' },
    });
  });

  it('cannot go to somebody at the table, nor be offered by somebody without one', async () => {
    const at = await house();
    const { record } = await bidding(at, 'ada', 'bo');
    expect(await at.tables.do(record.id, at.press('bo'), commands.offer(person('ada')))).toMatchObject({
      refusal: { why: 'already-seated', seat: 0 },
    });
    expect(await at.tables.do(record.id, at.press('cy'), commands.offer(null))).toMatchObject({
      refusal: { why: 'not-seated' },
    });
    const lobby = await (await house()).lobby('ada');
    expect(lobby.record.seats[0]?.offered).toBeNull();
  });

  it('comes back from an AI player with it', async () => {
    const at = await house();
    const { record } = await bidding(at, 'ada', 'bo');
    done(await at.tables.do(record.id, at.press('bo'), commands.handOver('heuristic')));
    done(await at.tables.do(record.id, at.press('bo'), commands.offer(null)));
    const taken = done(await at.tables.do(record.id, at.press('cy'), commands.takeOffered(1)));
    expect(holderOf(taken, 1)).toMatchObject({ player: 'cy', ai: null });
  });

  it('ends a proposal, because those who had to agree are no longer the same', async () => {
    const at = await house();
    const { record } = await bidding(at, 'ada', 'bo', 'cy');
    done(await at.tables.do(record.id, at.press('ada'), commands.end));
    done(await at.tables.do(record.id, at.press('bo'), commands.offer(null)));
    expect(done(await at.tables.do(record.id, at.press('dee'), commands.takeOffered(1))).proposal).toBeNull();
  });
});

describe('A player who has left the server', () => {
  it('has their seat offered to everyone at every table, once', async () => {
    const at = await house();
    const table = await bidding(at, 'ada', 'bo');
    await at.tables.playerGone('guild', 'bo');
    const gone = await now(at, table);
    expect(gone.record.seats.map(({ offered }) => offered)).toEqual([null, 'everyone']);
    await at.tables.playerGone('guild', 'bo');
    expect((await now(at, table)).record.revision).toBe(gone.record.revision);
  });
});

describe('The host', () => {
  it('of a lobby is the next person seated once they leave', async () => {
    const at = await house();
    const { record } = await at.lobby('ada', 'bo');
    const left = done(await at.tables.do(record.id, at.press('ada'), commands.leave));
    expect(left.record.host).toBe('bo');
    done(
      await at.tables.do(
        record.id,
        at.press('bo'),
        commands.choose(left.game.choices[0]?.key ?? '', left.game.choices[0]?.values[1] ?? ''),
      ),
    );
  });

  it('of an empty lobby stays, to come back', async () => {
    const at = await house();
    const { record } = await at.lobby('ada');
    expect(done(await at.tables.do(record.id, at.press('ada'), commands.leave)).record.host).toBe('ada');
  });

  it('of a game passes on when the host concedes or gives the seat away', async () => {
    const at = await house();
    const { record } = await bidding(at, 'ada', 'bo', 'cy');
    expect(done(await at.tables.do(record.id, at.press('ada'), commands.concede)).record.host).toBe('bo');
    done(await at.tables.do(record.id, at.press('bo'), commands.offer(null)));
    expect(done(await at.tables.do(record.id, at.press('dee'), commands.takeOffered(1))).record.host).toBe('dee');
  });
});
