import { REST } from 'discord.js';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { Boards } from '../../src/discord/boards.ts';
import { Post } from '../../src/discord/post.ts';
import type { Painter } from '../../src/pictures/painter.ts';
import { answer, done, house } from '../tables/house.ts';

/** A Discord that takes every edit and keeps its words. */
function discord() {
  const edits: string[] = [];
  const rest = new REST({
    makeRequest: (_url, { body }) => {
      edits.push(typeof body === 'string' ? body : '');
      return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
    },
  }).setToken('a-token');
  return { edits, post: new Post(rest, pino({ level: 'silent' }), new AbortController().signal) };
}

it('A board that was drawn while a press on it was answered with a newer one is not shown any more', async () => {
  const at = await house();
  const table = await answer(at, await at.game('ada', 'bo'), 'ada');
  const { id, channel } = table.record;
  await at.tables.outbox.saveMessage({
    ...{ table: id, kind: 'board', channel, message: '5', buried: 0, revision: 1, seats: [] },
  });
  const { edits, post } = discord();
  const drawings: (() => void)[] = [];
  const painter: Painter = {
    draw: () => new Promise((resolve) => drawings.push(() => resolve(null))),
    known: () => null,
    idle: true,
    close: () => Promise.resolve(),
  };
  const boards = new Boards(at.tables, post, painter, new AbortController().signal);
  const show = async (pressed: boolean) => {
    const [notice] = (await at.store.dueNotices(Infinity, 9)).filter(({ kind }) => kind === 'board');
    const now = await at.tables.table(id);
    if (!notice || !now) throw new Error('There is nothing to show.');
    const showing = boards.show(notice, now);
    await vi.waitFor(() => expect(drawings).toHaveLength(1));
    if (pressed) {
      const declined = done(await at.tables.decline(id, at.press('bo'), now.record.revision));
      boards.pressed(id, declined.record.revision);
    }
    drawings.pop()?.();
    await showing;
  };
  done(await at.tables.askRewind(id, at.press('ada')));
  await show(true);
  expect(edits).toEqual([]);
  await show(false);
  expect(edits).toHaveLength(1);
  expect(edits[0]).not.toContain('Decline');
});
