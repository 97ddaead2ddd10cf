import { AttachmentBuilder, Routes } from 'discord.js';
import type { ChatInputCommandInteraction, Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import type { Exchange, RestExchange } from '../../src/sandbox/index.ts';
import { peerForTest, row } from './peer.ts';
import { checkExchange } from './schemas.ts';

const COMMANDS = [
  {
    name: 'game',
    description: 'Play a game',
    default_member_permissions: '2048',
    options: [
      {
        type: 1,
        name: 'new',
        description: 'Open a table',
        options: [
          { type: 3, name: 'name', description: 'Which game', required: true, autocomplete: true },
          { type: 6, name: 'with', description: 'The opponent' },
          { type: 4, name: 'rounds', description: 'How long', min_value: 1, max_value: 10 },
        ],
      },
      {
        type: 2,
        name: 'admin',
        description: 'For moderators',
        options: [{ type: 1, name: 'end', description: 'End the game' }],
      },
    ],
  },
  { name: 'note', description: 'A modal', name_localizations: { de: 'notiz' } },
];

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR4nGNgYGD4D8UMDAwAEAEB/7k4uHIAAAAASUVORK5CYII=',
  'base64',
);

function board(text: string) {
  return {
    content: text,
    embeds: [
      {
        title: 'Board',
        description: text,
        color: 0x5865f2,
        fields: [{ name: 'A1', value: 'empty', inline: true }],
        image: { url: 'attachment://board.png' },
        footer: { text: 'Round 1' },
        timestamp: new Date(0).toISOString(),
      },
    ],
    files: [new AttachmentBuilder(PNG, { name: 'board.png', description: 'The board' })],
  };
}

const select = {
  type: 1,
  components: [
    {
      type: 3,
      custom_id: 'pick',
      placeholder: 'Pick',
      min_values: 1,
      max_values: 2,
      options: [
        { label: 'One', value: '1' },
        { label: 'Two', value: '2', description: 'two' },
      ],
    },
  ],
} as const;

async function answerCommand(interaction: ChatInputCommandInteraction): Promise<void> {
  if (interaction.commandName === 'note') {
    await interaction.showModal({
      custom_id: 'note',
      title: 'A note',
      components: [
        { type: 1, components: [{ type: 4, custom_id: 'text', label: 'Text', style: 2, max_length: 100 }] },
        {
          type: 18,
          label: 'Colour',
          component: { type: 3, custom_id: 'colour', options: [{ label: 'Red', value: 'red' }] },
        },
      ],
    });
    return;
  }
  await interaction.reply({
    ...board('a table'),
    components: [row({ label: 'Go', id: 'go' }, { label: 'Wait', id: 'wait' }), select],
  });
  await interaction.followUp({ content: 'for your eyes', flags: 'Ephemeral' });
  const more = await interaction.followUp('and for all');
  await interaction.webhook.editMessage(more, 'for all, again');
  await interaction.webhook.fetchMessage(more.id);
  await interaction.deleteReply(more);
  await interaction.fetchReply();
  await interaction.editReply({ ...board('an open table'), attachments: [] });
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Breach', value: 'breach' }]);
  else if (interaction.isChatInputCommand()) await answerCommand(interaction);
  else if (interaction.isModalSubmit())
    await interaction.reply({ content: interaction.fields.getTextInputValue('text') });
  else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: interaction.values.join() });
  } else if (interaction.isButton() && interaction.customId === 'wait') {
    await interaction.deferReply({ flags: 'Ephemeral', withResponse: true });
    await interaction.editReply('done');
    await interaction.deleteReply();
  } else if (interaction.isButton()) await interaction.update({ content: 'gone', withResponse: true });
}

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';

function routesOf(exchanges: readonly Exchange[]): string[] {
  const rest = exchanges.filter((exchange): exchange is RestExchange => exchange.kind === 'rest');
  return [...new Set(rest.map(({ method, route }) => `${method} ${route ?? '?'}`))].toSorted();
}

test('whatever a discord.js client calls and the sandbox answers is valid by the schemas Discord publishes', async () => {
  const peer = await peerForTest();
  const { sandbox, client, ada, general, exchanges, thrown } = peer;
  peer.answer(answer);

  const { application, rest } = client;
  const guild = await client.guilds.fetch(sandbox.guildId);
  await application.fetch();
  await guild.commands.set(COMMANDS);
  const registered = await application.commands.set(COMMANDS);
  const one = registered.first();
  if (one === undefined) throw new Error('nothing was registered');
  await application.commands.fetch();
  await application.commands.fetch(one.id);
  await application.commands.edit(one.id, { description: 'Play another game' });
  await application.commands.create({ name: 'extra', description: 'One more' });
  await application.commands.delete(one.id);
  await rest.get(Routes.user('@me'));
  await rest.get(Routes.user(ada.id));
  await rest.get(Routes.oauth2CurrentApplication());
  await rest.get(Routes.gateway());
  await rest.get(Routes.guildChannels(sandbox.guildId));
  await guild.roles.fetch();
  await guild.members.fetch(ada.id);
  const channel = await client.channels.fetch(general, { force: true });
  if (channel?.isSendable() !== true) throw new Error('#general takes messages');
  const posted = await channel.send({ ...board('hello'), nonce: '1', enforceNonce: true });
  await posted.edit({ ...board('hello again'), attachments: [] });
  await posted.reply('to myself');
  await channel.messages.fetch(posted.id);
  await channel.messages.fetch({ limit: 10 });
  await posted.delete();

  expect(await ada.autocomplete(general, 'game new', { name: 'br' }, 'name')).toEqual([
    { name: 'Breach', value: 'breach' },
  ]);
  const table = await ada.command(general, 'game new', { name: 'breach', with: sandbox.persona('Bo').id, rounds: 3 });
  if (table.message === null) throw new Error('no reply');
  await ada.select(table.message, 'pick', ['1', '2']);
  await ada.press(table.message, 'Wait');
  await ada.press(table.message, 'Go');
  const note = await ada.command(general, 'note');
  if (note.kind !== 'modal') throw new Error('no modal');
  expect((await ada.submit(note.modal, { text: 'a note', colour: 'red' })).message?.content).toBe('a note');
  sandbox.addChannel('new');
  sandbox.faults.revoke(general, 'EmbedLinks');
  await expect(channel.send(board('not allowed'))).rejects.toMatchObject({ code: 50013 });
  await expect(rest.get('/nowhere')).rejects.toMatchObject({ status: 404 });

  expect(thrown).toEqual([]);
  const known = exchanges.filter((exchange) => exchange.kind === 'dispatch' || exchange.route !== null);
  expect(known.flatMap(checkExchange)).toEqual([]);
  expect(routesOf(exchanges)).toMatchSnapshot();
});

/** A rest exchange that went well, to be spoilt. */
const sent: RestExchange = {
  kind: 'rest',
  method: 'POST',
  path: '/channels/1/messages',
  route: '/channels/{channel_id}/messages',
  query: {},
  request: { content: 'hello' },
  files: [],
  status: 400,
  response: {
    code: 50035,
    message: 'Invalid Form Body',
    errors: { content: { _errors: [{ code: 'X', message: 'x' }] } },
  },
  hint: undefined,
};

test('an exchange that is well has no problems', () => {
  expect(checkExchange(sent)).toEqual([]);
});

test.each<[string, Partial<RestExchange>, string]>([
  ['a request with too long a title', { request: { embeds: [{ title: 'x'.repeat(257) }] } }, 'request embeds.0.title'],
  [
    'a request with a button of a strange style',
    { request: { components: [row({ label: 'x', id: 'y' }), { type: 1, components: [{ type: 2, style: 99 }] }] } },
    'request components.1',
  ],
  ['an answer that is no message', { status: 200, response: { id: '1' } }, 'answer 200 content'],
  [
    'an answer with a number for an id',
    { method: 'GET', route: '/gateway', status: 200, response: { url: 5 } },
    'answer 200 url',
  ],
  ['a refusal without a code', { response: { message: 'no' } }, 'answer 400 code'],
  [
    'a refusal whose details say nothing',
    { response: { code: 1, message: 'no', errors: { content: { _errors: [] } } } },
    'answer 400 errors.content._errors',
  ],
  ['a rate limit without a time', { status: 429, response: { code: 0, message: 'slow' } }, 'answer 429 retry_after'],
  [
    'a body where there is none',
    { method: 'DELETE', route: '/channels/{channel_id}/messages/{message_id}', status: 204, response: {} },
    'there should be no body',
  ],
  ['a route Discord does not have', { route: null }, 'is no route'],
  ['a fault of the sandbox itself', { status: 500, hint: 'the sandbox failed: Error' }, 'the sandbox failed'],
  [
    'a modal without a title',
    { route: CALLBACK, request: { type: 9, data: { custom_id: 'm', components: [] } } },
    'request data.title',
  ],
  ['an answer of an unknown type', { route: CALLBACK, request: { type: 99 } }, 'request type'],
  [
    'a command that is no list',
    { method: 'PUT', route: '/applications/{application_id}/commands', request: {} },
    'is no list',
  ],
  [
    'a command with a strange option',
    {
      method: 'PUT',
      route: '/applications/{application_id}/commands',
      request: [{ name: 'a', description: 'b', options: [{ type: 3, name: 'c' }] }],
    },
    '0.options.0',
  ],
])('%s is caught', (_, spoilt, problem) => {
  expect(checkExchange({ ...sent, ...spoilt }).join('\n')).toContain(problem);
});

test.each<[string, string, object]>([
  ['an event Discord does not have', 'BOARD_UPDATE', {}],
  ['a message without an author', 'MESSAGE_CREATE', { id: '1' }],
  ['an interaction without a member', 'INTERACTION_CREATE', { type: 2, guild_id: '1199000000000000002' }],
])('%s is caught', (_, event, data) => {
  expect(checkExchange({ kind: 'dispatch', event, data })).not.toEqual([]);
});
