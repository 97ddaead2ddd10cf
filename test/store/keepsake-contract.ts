import { describe, expect, it } from 'vitest';
import type { KeepsakeChange, SeatKeepsake } from '../../src/store/keepsakes/keepsake-store.ts';
import type { Store, TableRecord } from '../../src/store/store.ts';
import { change, lobby, next, NOON, started } from './samples.ts';

const CREW = { id: 'crew', person: 'ann', game: 'toy', imported: false, createdAt: NOON } as const;
const MADE = { match: null, at: NOON, kept: { name: 'Owls', wins: 0 } };
const BROUGHT = { kind: 'brought', id: 'crew', version: 1 } as const satisfies KeepsakeChange;

/** What a store promises about what belongs to people and outlives its matches. */
export function describeKeepsakes(store: () => Store): void {
  /** A lobby whose player brings that keepsake. */
  async function bringing(id: string, keepsake: SeatKeepsake): Promise<TableRecord> {
    const table = lobby(id);
    const seats = table.seats.map((held) => ({ ...held, keepsake }));
    expect(await store().create({ ...table, seats }, `new ${id}`, [])).toBe('done');
    return { ...table, seats };
  }

  const seated: SeatKeepsake = { id: 'crew', person: 'ann', version: 1, kept: MADE.kept };

  describe('a keepsake', () => {
    it('is read back with its versions, and is found by its owner', async () => {
      const versions = [MADE, { match: 'far', at: NOON + 1, kept: { name: 'Owls', wins: 1 } }] as const;
      expect(await store().addKeepsake({ ...CREW, imported: true, versions }, 'i1')).toBe('done');
      const crew = { ...CREW, imported: true, version: 2, kept: versions[1].kept, at: null };
      expect(await store().keepsake('crew')).toEqual(crew);
      expect(await store().keepsakesOf('ann')).toEqual([crew]);
      expect(await store().keepsakesOf('ben')).toEqual([]);
      expect(await store().keepsakeVersions('crew')).toEqual(versions.map((each, n) => ({ ...each, version: n + 1 })));
      expect(await store().keepsake('other')).toBeNull();
    });

    it('is made once by one interaction', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      expect(await store().addKeepsake({ ...CREW, id: 'twin', versions: [MADE] }, 'i1')).toBe('duplicate');
      expect(await store().keepsake('twin')).toBeNull();
    });

    it('is listed newest first', async () => {
      for (const [n, id] of ['a', 'b', 'c'].entries())
        await store().addKeepsake({ ...CREW, id, createdAt: NOON + n, versions: [MADE] }, `i${id}`);
      expect((await store().keepsakesOf('ann')).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    });

    it('comes to a table with its start, and stands beside the seat as it came', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      const table = await bringing('t1', seated);
      expect(await store().commit(change(started(table), { keepsakes: [BROUGHT] }))).toBe('done');
      expect(await store().keepsake('crew')).toMatchObject({ at: { table: 't1', channel: 'channel of t1' } });
      expect((await store().table('t1'))?.seats.map(({ keepsake }) => keepsake)).toEqual([seated, null]);
    });

    it('is at one table at a time: the second start writes nothing', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      const [first, second] = [await bringing('t1', seated), await bringing('t2', seated)];
      await store().commit(change(started(first), { keepsakes: [BROUGHT] }));
      expect(await store().commit(change(started(second), { keepsakes: [BROUGHT] }))).toBe('stale');
      expect(await store().table('t2')).toEqual(second);
      expect(await store().keepsake('crew')).toMatchObject({ at: { table: 't1' } });
    });

    it('comes only as the version that was chosen', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE, MADE] }, 'i1');
      const table = await bringing('t1', seated);
      expect(await store().commit(change(started(table), { keepsakes: [BROUGHT] }))).toBe('stale');
      expect(await store().keepsake('crew')).toMatchObject({ at: null, version: 2 });
    });

    it('goes home with a new version in the change that ends its match, or as it came', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      const playing = started(await bringing('t1', seated));
      await store().commit(change(playing, { keepsakes: [BROUGHT] }));
      const kept = { name: 'Owls', wins: 1 };
      const over = next(playing, { status: 'finished' });
      const home = { kind: 'handed-out', id: 'crew', person: 'ann', version: 2, kept } as const;
      await store().commit(change(over, { keepsakes: [home] }));
      expect(await store().keepsake('crew')).toMatchObject({ version: 2, kept, at: null });
      expect((await store().keepsakeVersions('crew'))[1]).toEqual({
        version: 2,
        match: 't1',
        at: over.changedAt,
        kept,
      });

      const again = started(await bringing('t2', { ...seated, version: 2 }));
      await store().commit(change(again, { keepsakes: [{ ...BROUGHT, version: 2 }] }));
      await store().commit(change(next(again, { status: 'finished' }), { keepsakes: [{ kind: 'freed', id: 'crew' }] }));
      expect(await store().keepsake('crew')).toMatchObject({ version: 2, at: null });
    });

    it('is made by a match for who brought none', async () => {
      const playing = started(lobby('t1'));
      await store().create(lobby('t1'), 'i1', []);
      await store().commit(change(playing));
      const made = { kind: 'handed-out', id: 'new', person: 'ben', version: 1, kept: { wins: 1 } } as const;
      await store().commit(change(next(playing, { status: 'finished' }), { keepsakes: [made] }));
      expect(await store().keepsakesOf('ben')).toMatchObject([{ id: 'new', game: 'toy', version: 1, imported: false }]);
      expect(await store().keepsakeVersions('new')).toMatchObject([{ match: 't1', kept: { wins: 1 } }]);
    });

    it('is written with its table or not at all', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      const table = await bringing('t1', seated);
      const late = { ...started(table), revision: 9 };
      expect(await store().commit(change(late, { keepsakes: [BROUGHT] }))).toBe('stale');
      expect(await store().keepsake('crew')).toMatchObject({ at: null });
    });

    it('takes other names while it is free and still that version', async () => {
      await store().addKeepsake({ ...CREW, versions: [MADE] }, 'i1');
      const kept = { name: 'Hawks', wins: 0 };
      expect(await store().replaceKept('crew', 2, kept)).toBe(false);
      expect(await store().replaceKept('crew', 1, kept)).toBe(true);
      expect(await store().keepsake('crew')).toMatchObject({ kept, version: 1 });
      await store().commit(change(started(await bringing('t1', seated)), { keepsakes: [BROUGHT] }));
      expect(await store().replaceKept('crew', 1, MADE.kept)).toBe(false);
    });

    it('is deleted with its versions by its owner, but not from a table', async () => {
      for (const id of ['a', 'crew']) await store().addKeepsake({ ...CREW, id, versions: [MADE] }, `i${id}`);
      await store().commit(change(started(await bringing('t1', seated)), { keepsakes: [BROUGHT] }));
      expect(await store().forgetKeepsake('ben', 'a')).toBe(false);
      expect(await store().forgetKeepsake('ann', 'a')).toBe(true);
      expect(await store().keepsake('a')).toBeNull();
      expect(await store().keepsakeVersions('a')).toEqual([]);
      expect(await store().forgetKeepsake('ann', 'crew')).toBe(false);
      expect((await store().keepsakesOf('ann')).map(({ id }) => id)).toEqual(['crew']);
    });
  });
}
