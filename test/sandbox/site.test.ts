import { AttachmentBuilder, MessageFlags } from 'discord.js';
import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { peerForTest, row, sandboxForTest } from './peer.ts';

/** Does something as the page does it. */
async function act(sandbox: Sandbox, person: string, name: string, body: object) {
  const response = await fetch(`${sandbox.url}/sandbox/people/${person}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer: unknown =
    response.headers.get('content-type')?.startsWith('application/json') === true ? JSON.parse(text) : text;
  return { status: response.status, answer };
}

const NAMED = z.union([z.object({ refused: z.string() }), z.looseObject({ name: z.string() })]);

const DIRECT = z.looseObject({
  people: z.array(z.looseObject({ name: z.string(), directId: z.string().nullable() })),
});

const CHANNEL = z.looseObject({
  earlier: z.number(),
  messages: z.array(z.looseObject({ content: z.string(), components: z.array(z.unknown()) })),
  commands: z.array(z.unknown()),
});

async function channel(sandbox: Sandbox, person: string, id: string) {
  return CHANNEL.parse(await (await fetch(`${sandbox.url}/sandbox/people/${person}/channels/${id}`)).json());
}

test('the page is served as one script, one style sheet and its fonts, and allows nothing from elsewhere', async () => {
  const { url } = await sandboxForTest();
  const page = await fetch(url);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const script = await fetch(`${url}/page/main.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).not.toMatch(/^import /m);
  const style = await (await fetch(`${url}/page/page.css`)).text();
  const [, font = ''] = /url\("(\/page\/[^"]*latin-wght-normal\.woff2)"\)/.exec(style) ?? [];
  expect((await fetch(`${url}${font}`)).headers.get('content-type')).toBe('font/woff2');
});

test.each([
  '/page/main.tsx',
  '/page/tsconfig.json',
  '/page/style/base.css',
  '/page/..%2Fsandbox.ts',
  '/page/.',
  '/nowhere',
])('%s is not served', async (path) => {
  const { url } = await sandboxForTest();
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('the page does what a persona does, and is told what came of it', async () => {
  const peer = await peerForTest();
  const { sandbox, ada, bo, general } = peer;
  await peer.client.application.commands.set([
    {
      name: 'game',
      description: 'Play',
      options: [
        {
          type: 1,
          name: 'new',
          description: 'New',
          options: [{ type: 3, name: 'name', description: 'Name', autocomplete: true }],
        },
      ],
    },
  ]);
  peer.answer(async (interaction: Interaction) => {
    if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Breach', value: 'breach' }]);
    else if (interaction.isChatInputCommand())
      await interaction.reply({
        content: 'hand',
        flags: 'Ephemeral',
        components: [
          row({ label: 'Ask', id: 'ask' }),
          { type: 1, components: [{ type: 3, custom_id: 'pick', options: [{ label: 'A', value: 'a' }] }] },
        ],
      });
    else if (interaction.isButton())
      await interaction.showModal({
        custom_id: 'm',
        title: 'Ask',
        components: [{ type: 1, components: [{ type: 4, custom_id: 'q', label: 'Q', style: 1 }] }],
      });
    else if (interaction.isStringSelectMenu()) await interaction.update(interaction.values.join());
    else if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('q'));
  });

  expect((await channel(sandbox, ada.id, general)).commands).toMatchObject([
    { typed: 'game new', options: [{ name: 'name', type: 3, autocomplete: true }] },
  ]);
  expect(
    await act(sandbox, ada.id, 'autocomplete', {
      channelId: general,
      typed: 'game new',
      values: { name: 'b' },
      focused: 'name',
    }),
  ).toEqual({ status: 200, answer: [{ name: 'Breach', value: 'breach' }] });
  const opened = await act(sandbox, ada.id, 'command', { channelId: general, typed: 'game new', values: {} });
  const { message } = z
    .object({ kind: z.literal('reply'), message: z.looseObject({ id: z.string() }) })
    .parse(opened.answer);
  const messageId = message.id;
  expect((await channel(sandbox, ada.id, general)).messages).toMatchObject([
    {
      id: messageId,
      content: 'hand',
      ephemeral: true,
      answers: { person: { id: ada.id, name: 'Ada' }, command: 'game new' },
      components: [{ components: [{ custom_id: 'ask', label: 'Ask', style: 1 }] }, { type: 1 }],
    },
  ]);
  expect((await channel(sandbox, bo.id, general)).messages).toEqual([]);
  const asked = await act(sandbox, ada.id, 'press', { messageId, customId: 'ask' });
  const { modal } = z
    .object({ kind: z.literal('modal'), modal: z.looseObject({ id: z.string(), title: z.literal('Ask') }) })
    .parse(asked.answer);
  expect(await act(sandbox, ada.id, 'submit', { modalId: modal.id, values: { q: 'why' } })).toMatchObject({
    status: 200,
    answer: { kind: 'reply' },
  });
  expect(await act(sandbox, ada.id, 'select', { messageId, customId: 'pick', values: ['a'] })).toMatchObject({
    answer: { kind: 'update', message: { id: messageId } },
  });
  expect(await act(sandbox, ada.id, 'dismiss', { messageId })).toEqual({ status: 200, answer: null });
  expect(await act(sandbox, bo.id, 'say', { channelId: general, content: 'hello' })).toEqual({
    status: 200,
    answer: null,
  });
  expect((await channel(sandbox, ada.id, general)).messages.map(({ content }) => content)).toEqual(['why', 'hello']);
});

test('the page is told of everything a message can hold, in Discord’s words', async () => {
  const { sandbox, client, ada, general } = await peerForTest();
  const target = await client.channels.fetch(general);
  if (target?.isSendable() !== true) throw new Error('#general takes messages');
  const file = (name: string) => new AttachmentBuilder(Buffer.from('x'), { name, description: `the ${name}` });
  await target.send({
    embeds: [
      {
        title: 'Board',
        color: 255,
        fields: [{ name: 'A', value: 'b' }],
        image: { url: 'attachment://board.png' },
        footer: { text: 'foot' },
      },
    ],
    files: [file('board.png'), file('log.json')],
    components: [
      {
        type: 1,
        components: [
          { type: 2, style: 5, label: 'Rules', url: 'https://a.test/' },
          { type: 2, style: 4, custom_id: 'x', emoji: { name: '🎲' } },
        ],
      },
      { type: 1, components: [{ type: 5, custom_id: 'who' }] },
    ],
  });
  await target.send({
    flags: MessageFlags.IsComponentsV2,
    components: [
      { type: 10, content: 'text' },
      {
        type: 17,
        accent_color: 255,
        components: [
          {
            type: 9,
            components: [{ type: 10, content: 'a' }],
            accessory: { type: 11, media: { url: 'https://a.test/a.png' } },
          },
          { type: 12, items: [{ media: { url: 'https://a.test/b.png' }, description: 'b' }] },
          { type: 14, spacing: 2 },
        ],
      },
    ],
  });
  expect((await channel(sandbox, ada.id, general)).messages).toMatchObject([
    {
      embeds: [
        {
          title: 'Board',
          color: 255,
          fields: [{ inline: false }],
          image: { description: 'the board.png' },
          footer: { text: 'foot' },
        },
      ],
      attachments: [{ filename: 'log.json', size: 1 }],
      components: [
        { components: [{ url: 'https://a.test/' }, { emoji: { name: '🎲' }, style: 4 }] },
        { components: [{ type: 5, custom_id: 'who' }] },
      ],
    },
    {
      components: [
        { content: 'text' },
        {
          accent_color: 255,
          components: [
            { components: [{ content: 'a' }], accessory: { media: { url: 'https://a.test/a.png' } } },
            { items: [{ description: 'b' }] },
            { spacing: 2 },
          ],
        },
      ],
    },
  ]);
});

test('what a client would not do is refused with its reason, and what is no act at all is turned away', async () => {
  const sandbox = await sandboxForTest();
  const [ada, channelId] = [sandbox.persona('Ada').id, sandbox.channel('general')];
  expect(await act(sandbox, ada, 'press', { messageId: '1', customId: 'x' })).toEqual({
    status: 409,
    answer: { refused: 'Ada sees no such message' },
  });
  expect(await act(sandbox, ada, 'say', { channelId, content: 'x'.repeat(2001) })).toMatchObject({ status: 409 });
  expect((await act(sandbox, ada, 'say', { channelId })).status).toBe(400);
  expect((await act(sandbox, ada, 'fly', {})).status).toBe(404);
  expect((await act(sandbox, ada, 'toString', {})).status).toBe(404);
  expect((await act(sandbox, '1', 'say', { channelId, content: 'x' })).status).toBe(404);
  const asForm = await fetch(`${sandbox.url}/sandbox/people/${ada}/say`, {
    method: 'POST',
    body: JSON.stringify({ channelId, content: 'x' }),
  });
  expect(asForm.status).toBe(415);
  expect(sandbox.persona('Ada').messages(channelId)).toEqual([]);
});

test('the page uploads a file as bytes, and in no other form', async () => {
  const sandbox = await sandboxForTest();
  const upload = (person: string, body: string, type = 'application/octet-stream') =>
    fetch(`${sandbox.url}/sandbox/people/${person}/files/${encodeURIComponent('my game.json')}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  const { id } = sandbox.persona('Ada');
  const taken = await upload(id, 'a game');
  expect(await taken.json()).toEqual({ id: expect.stringMatching(/^\d+$/) as unknown });
  expect((await upload(id, 'a game', 'text/plain')).status).toBe(415);
  expect((await upload('1', 'a game')).status).toBe(404);
  const large = await upload(id, 'x'.repeat(10 * 1024 * 1024 + 1));
  expect([large.status, await large.json()]).toEqual([
    409,
    { refused: 'Your files are too powerful. Max file size: 10 MB' },
  ]);
});

test('the page hears at once what has changed, but not what it says', async () => {
  const sandbox = await sandboxForTest();
  const window = new WebSocket(`${sandbox.url.replace('http', 'ws')}/sandbox/live`);
  await new Promise((resolve) => window.addEventListener('open', resolve));
  const told = new Promise((resolve) => window.addEventListener('message', ({ data }) => resolve(data)));
  sandbox.persona('Ada').say(sandbox.channel('general'), 'secret');
  expect(await told).toBe(JSON.stringify({ kind: 'channel', channelId: sandbox.channel('general'), viewer: null }));
  window.close();
});

test('a channel and a person are added by name, once each, and the name is written as Discord would', async () => {
  const sandbox = await sandboxForTest();
  const add = async (what: string, name: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${sandbox.url}/sandbox/${what}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name }),
    });
    return NAMED.parse(await response.json());
  };
  expect(await add('channels', ' The Long Game! ')).toMatchObject({ name: 'the-long-game' });
  expect(sandbox.channel('the-long-game')).not.toBe('');
  expect(await add('channels', 'the long game')).toEqual({ refused: 'The name the-long-game is already taken' });
  expect(await add('channels', '!!!')).toMatchObject({
    refused: expect.stringContaining('Channel names can only contain') as string,
  });
  expect(await add('people', 'Eve')).toMatchObject({ name: 'Eve' });
  expect(await add('people', 'Eve')).toEqual({ refused: 'The name Eve is already taken' });
  expect(await add('people', ' ')).toEqual({ refused: 'Enter a name of 1 to 32 characters' });
});

test('what others wrote is new to a person until it is read, and calls are counted', async () => {
  const sandbox = await sandboxForTest();
  const [ada, bo, channel] = [sandbox.persona('Ada'), sandbox.persona('Bo'), sandbox.channel('general')];
  const first = ada.say(channel, 'hello');
  expect(ada.unread()).toEqual([]);
  expect(bo.unread()).toEqual([{ channelId: channel, readTo: null, pings: 0 }]);
  bo.read(first);
  ada.say(channel, `<@${bo.id}>, your turn`);
  ada.say(channel, 'are you there?');
  expect(bo.unread()).toEqual([{ channelId: channel, readTo: first.id, pings: 1 }]);
  const last = ada.say(channel, 'well');
  expect(await act(sandbox, bo.id, 'read', { messageId: last.id })).toEqual({ status: 200, answer: null });
  bo.read(first);
  expect(bo.unread()).toEqual([]);
});

test('a direct message of the bot is a ping to its reader, whose channel of them the page is told of, and nobody else’s', async () => {
  const { sandbox, client } = await peerForTest();
  const [ada, bo] = [sandbox.persona('Ada'), sandbox.persona('Bo')];
  const directIds = async () => {
    const state: unknown = await (await fetch(`${sandbox.url}/sandbox/state`)).json();
    return DIRECT.parse(state).people.flatMap(({ name, directId }) => (directId === null ? [] : [[name, directId]]));
  };
  expect(await directIds()).toEqual([]);
  const { id, channelId } = await (await client.users.fetch(ada.id)).send('your turn');
  expect(await directIds()).toEqual([['Ada', channelId]]);
  expect(ada.unread()).toEqual([{ channelId, readTo: null, pings: 1 }]);
  expect(bo.unread()).toEqual([]);
  expect((await channel(sandbox, ada.id, channelId)).messages).toMatchObject([{ content: 'your turn' }]);
  expect((await channel(sandbox, bo.id, channelId)).messages).toEqual([]);
  await act(sandbox, ada.id, 'read', { messageId: id });
  expect(ada.unread()).toEqual([]);
});

test('the page is told what a newcomer may start, and which person types each command', async () => {
  const commands = [{ type: 'game new game:breach' }, { type: 'game join', other: 1 }];
  const sandbox = await sandboxForTest({ welcome: [{ label: 'Play', hint: 'A game', commands }] });
  const state: unknown = await (await fetch(`${sandbox.url}/sandbox/state`)).json();
  expect(state).toMatchObject({
    welcome: [{ label: 'Play', hint: 'A game', commands }],
  });
});

test('the end of a long channel is shown, and more of it when more is asked for', async () => {
  const sandbox = await sandboxForTest();
  const [ada, id] = [sandbox.persona('Ada'), sandbox.channel('general')];
  for (let n = 1; n <= 70; n += 1) ada.say(id, `message ${n}`);
  const end = await channel(sandbox, ada.id, id);
  expect([end.earlier, end.messages.length, end.messages[0]?.content]).toEqual([10, 60, 'message 11']);
  expect((await channel(sandbox, ada.id, `${id}?count=200`)).messages).toHaveLength(70);
});
