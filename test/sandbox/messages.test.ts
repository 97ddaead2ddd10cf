import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { sandboxForTest } from './peer.ts';
import { call } from './rest.ts';

/** A sandbox, and what the bot can do in #general by hand. */
async function channel() {
  const sandbox = await sandboxForTest();
  const id = sandbox.channel('general');
  const path = `/channels/${id}/messages`;
  return {
    sandbox,
    id,
    ada: sandbox.persona('Ada'),
    bo: sandbox.persona('Bo'),
    post: (body: unknown) => call(sandbox, 'POST', path, body),
    edit: (message: string, body: unknown) => call(sandbox, 'PATCH', `${path}/${message}`, body),
    remove: (message: string) => call(sandbox, 'DELETE', `${path}/${message}`),
    list: async (query = '') => {
      const { body } = await call(sandbox, 'GET', `${path}${query}`);
      return z.array(z.looseObject({ id: z.string(), content: z.string() })).parse(body.list);
    },
  };
}

function withFiles(payload: object, ...names: readonly string[]): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  names.forEach((name, index) => form.set(`files[${index}]`, new Blob([name], { type: 'image/png' }), name));
  return form;
}

function fetched(sandbox: Sandbox, url: string): Promise<number> {
  return fetch(new URL(url, sandbox.url)).then(({ status }) => status);
}

describe('the messages of a channel', () => {
  test('are listed from the newest, before or after one of them', async () => {
    const { post, list } = await channel();
    const ids: string[] = [];
    for (const content of ['1', '2', '3', '4']) ids.push(String((await post({ content })).body.id));
    const contents = async (query: string) => (await list(query)).map(({ content }) => content);
    expect(await contents('')).toEqual(['4', '3', '2', '1']);
    expect(await contents('?limit=2')).toEqual(['4', '3']);
    expect(await contents(`?before=${ids[2] ?? ''}`)).toEqual(['2', '1']);
    expect(await contents(`?after=${ids[0] ?? ''}&limit=2`)).toEqual(['3', '2']);
  });

  test('have ids that rise, even within one millisecond', async () => {
    const { bo, id } = await channel();
    const ids = Array.from({ length: 50 }, () => BigInt(bo.say(id, 'x').id));
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(ids).size).toBe(50);
  });

  test('are edited by their author only, and deleted by others only with permission', async () => {
    const { bo, id, edit, remove } = await channel();
    const said = bo.say(id, 'mine');
    expect((await edit(said.id, { content: 'yours' })).body.code).toBe(50005);
    expect((await remove(said.id)).body.code).toBe(50013);
    expect((await remove('1')).body.code).toBe(10008);
  });

  test('reply to one another', async () => {
    const { bo, id, post } = await channel();
    const said = bo.say(id, 'question');
    const { body } = await post({ content: 'answer', message_reference: { message_id: said.id } });
    expect(body).toMatchObject({
      type: 19,
      message_reference: { message_id: said.id },
      referenced_message: { content: 'question' },
    });
    expect((await post({ content: 'x', message_reference: { message_id: '1' } })).body.code).toBe(10008);
  });

  test('with one nonce are one message, if the bot asks for that', async () => {
    const { post, list } = await channel();
    const [one, two] = [
      await post({ content: 'x', nonce: 7, enforce_nonce: true }),
      await post({ content: 'x', nonce: 7, enforce_nonce: true }),
    ];
    expect(two.body.id).toBe(one.body.id);
    await post({ content: 'x', nonce: 7 });
    expect(await list()).toHaveLength(2);
  });
});

describe('a message pings', () => {
  test.each<[string, object, object]>([
    ['everybody it names, unless told otherwise', {}, { users: ['Ada', 'Bo'], everyone: true }],
    ['nobody', { allowed_mentions: { parse: [] } }, { users: [], everyone: false }],
    ['the users it names', { allowed_mentions: { parse: ['users'] } }, { users: ['Ada', 'Bo'], everyone: false }],
    ['only those it allows', { allowed_mentions: { users: ['BO'] } }, { users: ['Bo'], everyone: false }],
  ])('%s', async (_, more, { users, everyone }: { users?: string[]; everyone?: boolean }) => {
    const { ada, bo, post } = await channel();
    const text = JSON.stringify({ content: `<@${ada.id}> <@!${bo.id}> @everyone`, ...more }).replace('BO', bo.id);
    const { body } = await post(JSON.parse(text));
    expect(body).toMatchObject({ mentions: users?.map((name) => ({ global_name: name })), mention_everyone: everyone });
  });
});

describe('the files of a message', () => {
  test('are listed beside it, unless an embed shows them', async () => {
    const { sandbox, post } = await channel();
    const embeds = [{ title: 'Board', image: { url: 'attachment://board.png' } }];
    const { body } = await post(withFiles({ embeds }, 'board.png', 'log.png'));
    expect(body).toMatchObject({ attachments: [{ filename: 'log.png', size: 7 }] });
    const { embeds: shown } = z
      .looseObject({ embeds: z.array(z.object({ image: z.looseObject({ url: z.string() }) }).loose()) })
      .parse(body);
    expect(await fetched(sandbox, shown[0]?.image.url ?? '')).toBe(200);
  });

  test('stay through an edit that does not speak of them, and go with one that leaves them out', async () => {
    const { sandbox, post, edit } = await channel();
    const { body } = await post(withFiles({ content: 'x' }, 'a.png', 'b.png'));
    const { id, attachments } = z
      .looseObject({ id: z.string(), attachments: z.array(z.looseObject({ id: z.string(), url: z.string() })) })
      .parse(body);
    expect((await edit(id, { content: 'y' })).body).toMatchObject({ attachments: [{}, {}] });
    const [first, second] = attachments;
    expect((await edit(id, { attachments: [{ id: first?.id, description: 'alt' }] })).body).toMatchObject({
      attachments: [{ filename: 'a.png', description: 'alt' }],
    });
    const replaced = await edit(id, withFiles({ attachments: [{ id: '0', filename: 'c.png' }] }, 'c.png'));
    expect(replaced.body).toMatchObject({ attachments: [{ filename: 'c.png' }] });
    // Clients that were shown the message a moment ago may still be fetching them, but not for ever.
    expect(await fetched(sandbox, first?.url ?? '')).toBe(200);
    for (let n = 0; n < 50; n++)
      await edit(id, withFiles({ attachments: [{ id: '0', filename: `${n}.png` }] }, `${n}.png`));
    expect(await fetched(sandbox, first?.url ?? '')).toBe(404);
    expect(await fetched(sandbox, second?.url ?? '')).toBe(404);
  });

  test('are ten at most', async () => {
    const { post } = await channel();
    const names = Array.from({ length: 11 }, (_, index) => `${index}.png`);
    expect((await post(withFiles({ content: 'x' }, ...names))).body.code).toBe(50035);
  });
});
