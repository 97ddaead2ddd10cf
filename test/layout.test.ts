import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** More than a reader takes in at a glance. */
const MOST_FILES = 12;

describe.each(['src', 'bench'])('The folders of %s', (top) => {
  const entries = readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const folderOf = (parent: string) => relative(ROOT, parent);

  it('are chapters of at most twelve files, but for tables of content', () => {
    const counts = Map.groupBy(files, ({ parentPath }) => folderOf(parentPath));
    const crowded = [...counts].filter(([folder, list]) => list.length > MOST_FILES && !folder.includes('content'));
    expect(crowded.map(([folder, list]) => `${String(list.length)} files in ${folder}`)).toEqual([]);
  });

  it('and their files are named in kebab-case', () => {
    const odd = entries.filter(({ name }) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) && name !== 'README.md');
    expect(odd.map(({ parentPath, name }) => join(folderOf(parentPath), name))).toEqual([]);
  });
});
