import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from './folder.ts';
import { lobby } from './samples.ts';

describe('A backup', () => {
  it('holds what was written until then, while the database is in use', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'airlock.db');
    const store = await openStore(file);
    await store.create(lobby('one'), 'press', []);
    await backUp(file, join(folder, 'copy.db'));
    await store.create(lobby('two', { channel: 'another' }), 'press two', []);
    await store.close();
    const copy = await openStore(join(folder, 'copy.db'));
    expect((await copy.table('one'))?.id).toBe('one');
    expect(await copy.table('two')).toBeNull();
    await copy.close();
  });

  it('never takes the place of another file, and says what is wrong', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'airlock.db');
    await (await openStore(file)).close();
    await backUp(file, join(folder, 'copy.db'));
    await expect(backUp(file, join(folder, 'copy.db'))).rejects.toThrow(/exists already/);
    await expect(backUp(join(folder, 'none.db'), join(folder, 'new.db'))).rejects.toThrow(/no database/);
    await expect(backUp(file, join(folder, 'nowhere', 'copy.db'))).rejects.toThrow(/no folder/);
    expect(existsSync(join(folder, 'new.db'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});
