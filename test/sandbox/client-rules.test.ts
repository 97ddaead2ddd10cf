import { ComponentType, MessageFlags } from 'discord.js';
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ClientRefusal } from '../../src/sandbox/index.ts';
import type { SeenMessage, Shown } from '../../src/sandbox/index.ts';
import { peerForTest, row } from './peer.ts';
import type { Peer } from './peer.ts';

const TREE = [
  {
    name: 'game',
    description: 'Play',
    options: [
      {
        type: 1,
        name: 'new',
        description: 'Open a table',
        options: [
          {
            type: 3,
            name: 'name',
            description: 'Which',
            required: true,
            choices: [{ name: 'Breach', value: 'breach' }],
          },
          { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 4 },
          { type: 5, name: 'fast', description: 'Fast' },
          { type: 6, name: 'with', description: 'With' },
          { type: 7, name: 'where', description: 'Where' },
          { type: 8, name: 'role', description: 'Role' },
          { type: 9, name: 'any', description: 'Anyone' },
          { type: 10, name: 'odds', description: 'Odds' },
          { type: 11, name: 'map', description: 'Map' },
        ],
      },
    ],
  },
  { name: 'settings', description: 'Settings', default_member_permissions: '32' },
  { name: 'quiet', description: 'Elsewhere', contexts: [1] },
  { name: 'Invite', type: 2 },
];

/** A bot that tells what it was asked, and gives `panel` to everybody who asks for it. */
async function table(): Promise<Peer> {
  const peer = await peerForTest();
  await peer.client.application.commands.set(TREE);
  peer.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: 'public', components: [controls()] });
    else if (interaction.isButton() && interaction.customId === 'mine')
      await interaction.reply({
        content: 'hand',
        components: [row({ label: 'Play', id: 'play' })],
        flags: 'Ephemeral',
      });
    else if (interaction.isButton() && interaction.customId === 'edit')
      await interaction.update({ components: [row({ label: 'New', id: 'new' })] });
    else if (interaction.isButton() && interaction.customId === 'modal') await interaction.showModal(modal());
    else if (interaction.isButton()) await interaction.reply({ content: interaction.customId, flags: 'Ephemeral' });
    else if (interaction.isStringSelectMenu())
      await interaction.reply({ content: interaction.values.join(), flags: 'Ephemeral' });
    else if (interaction.isUserSelectMenu())
      await interaction.reply({
        content: interaction.users.map(({ globalName }) => globalName).join(','),
        flags: 'Ephemeral',
      });
    else if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('text'));
  });
  return peer;
}

const controls = () =>
  row(
    { label: 'Mine', id: 'mine' },
    { label: 'Edit', id: 'edit' },
    { label: 'Modal', id: 'modal' },
    { label: 'Off', id: 'off', disabled: true },
  );

const modal = (): APIModalInteractionResponseCallbackData => ({
  custom_id: 'note',
  title: 'Note',
  components: [
    {
      type: ComponentType.ActionRow,
      components: [
        { type: ComponentType.TextInput, custom_id: 'text', label: 'Text', style: 1, min_length: 2, max_length: 5 },
      ],
    },
  ],
});

async function opened(peer: Peer): Promise<SeenMessage> {
  return messageOf(await peer.ada.command(peer.general, 'game new', { name: 'breach' }));
}

function messageOf({ message }: Shown): SeenMessage {
  if (message === null) throw new Error('nothing was shown');
  return message;
}

describe('a client offers only commands that exist, filled in as they ask', () => {
  test.each<[string, string, Record<string, string | number | boolean>, string]>([
    ['an unknown command', 'chess', {}, 'There is no command /chess'],
    ['an unknown subcommand', 'game old', {}, 'There is no command /game old'],
    ['half a command', 'game', {}, '/game is not a whole command'],
    ['a required option left out', 'game new', {}, '/game new needs "name"'],
    ['an unknown option', 'game new', { name: 'breach', colour: 'red' }, 'There is no option "colour"'],
    ['a choice not offered', 'game new', { name: 'chess' }, '"name" does not offer chess'],
    ['a number out of bounds', 'game new', { name: 'breach', seats: 5 }, '"seats" is out of bounds: 5'],
    ['a broken number', 'game new', { name: 'breach', seats: 2.5 }, '"seats" takes a number, not 2.5'],
    ['a text for a number', 'game new', { name: 'breach', odds: '1' }, '"odds" takes a number, not 1'],
    ['a text for a yes', 'game new', { name: 'breach', fast: 'yes' }, '"fast" takes true or false, not yes'],
    ['somebody who is not here', 'game new', { name: 'breach', with: '1' }, '"with" takes somebody here, not 1'],
    ['a file that was not uploaded', 'game new', { name: 'breach', map: '1' }, '"map" takes an uploaded file, not 1'],
    ['a menu entry', 'Invite', {}, 'There is no command /Invite'],
    ['a command for elsewhere', 'quiet', {}, 'There is no command /quiet'],
  ])('%s is not sent', async (_, typed, values, reason) => {
    const { ada, general, exchanges } = await table();
    const before = exchanges.length;
    await expect(ada.command(general, typed, values)).rejects.toThrow(new ClientRefusal(reason));
    expect(exchanges).toHaveLength(before);
  });

  test('what is filled in arrives, with the people, roles and channels it names', async () => {
    const peer = await table();
    const { ada, bo, general, sandbox } = peer;
    const heard = Promise.withResolvers<unknown[]>();
    peer.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { options } = interaction;
      heard.resolve([
        options.getSubcommand(),
        options.getString('name'),
        options.getInteger('seats'),
        options.getBoolean('fast'),
        options.getUser('with')?.globalName,
        options.getMember('with') !== null,
        options.getChannel('where')?.name,
        options.getRole('role')?.name,
        options.getMentionable('any') !== null,
        options.getNumber('odds'),
        interaction.inGuild() && interaction.memberPermissions.has('SendMessages'),
        interaction.appPermissions.has('EmbedLinks'),
      ]);
      await interaction.reply('ok');
    });
    const [role] = [sandbox.guildId];
    await ada.command(general, 'game new', {
      name: 'breach',
      seats: 2,
      fast: true,
      with: bo.id,
      where: general,
      role,
      any: bo.id,
      odds: 0.5,
    });
    expect(await heard.promise).toEqual([
      'new',
      'breach',
      2,
      true,
      'Bo',
      true,
      'general',
      '@everyone',
      true,
      0.5,
      true,
      true,
    ]);
  });

  test('a file that was uploaded arrives by its name, and the bot can fetch it', async () => {
    const peer = await table();
    const heard = Promise.withResolvers<unknown[]>();
    peer.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { name, size, contentType, url } = interaction.options.getAttachment('map', true);
      heard.resolve([name, size, contentType, await (await fetch(url)).text()]);
      await interaction.reply('ok');
    });
    const bytes = new Uint8Array(Buffer.from('a map'));
    const map = peer.ada.upload({ name: 'my map.txt', type: 'text/plain', bytes });
    await peer.ada.command(peer.general, 'game new', { name: 'breach', map });
    expect(await heard.promise).toEqual(['my map.txt', 5, 'text/plain', 'a map']);
  });

  test('a file larger than Discord takes is not uploaded', async () => {
    const { ada } = await table();
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(() => ada.upload({ name: 'map', type: 'text/plain', bytes })).toThrow(
      new ClientRefusal('Your files are too powerful. Max file size: 10 MB'),
    );
  });

  test('a command for moderators is offered to the owner and not to others', async () => {
    const { ada, bo, general } = await table();
    expect(ada.commands(general).map(({ name }) => name)).toEqual(['game', 'settings']);
    expect(bo.commands(general).map(({ name }) => name)).toEqual(['game']);
  });
});

describe('a client presses only what it shows', () => {
  test('a button that is disabled, unknown, or was replaced by an edit cannot be pressed', async () => {
    const peer = await table();
    const { ada } = peer;
    const board = await opened(peer);
    await expect(ada.press(board, 'Off')).rejects.toThrow('The button "Off" is disabled');
    await expect(ada.press(board, 'Nothing')).rejects.toThrow(
      'The message has changed and has no button "Nothing" now',
    );
    expect(ada.pressable(board).map(({ customId }) => customId)).toEqual(['mine', 'edit', 'modal']);
    await ada.press(board, 'Edit');
    await expect(ada.press(board, 'Mine')).rejects.toThrow(ClientRefusal);
    expect(messageOf(await ada.press(board, { customId: 'new' })).content).toBe('new');
  });

  test('an ephemeral message is seen, pressed and dismissed by its owner only', async () => {
    const peer = await table();
    const { ada, bo, general } = peer;
    const board = await opened(peer);
    const hand = messageOf(await ada.press(board, 'Mine'));
    expect(hand.ephemeral).toBe(true);
    expect(bo.messages(general).map(({ id }) => id)).toEqual([board.id]);
    await expect(bo.press(hand, 'Play')).rejects.toThrow('Bo sees no such message');
    expect(() => bo.dismiss(hand)).toThrow('Bo sees no such message');
    expect(() => ada.dismiss(board)).toThrow('Only ephemeral messages can be dismissed');
    expect(messageOf(await ada.press(hand, 'Play')).content).toBe('play');
    ada.dismiss(hand);
    expect(ada.message(hand)).toBeUndefined();
    await expect(ada.press(hand, 'Play')).rejects.toThrow('Ada sees no such message');
  });

  test('a message that was deleted cannot be pressed', async () => {
    const peer = await table();
    const board = await opened(peer);
    peer.sandbox.faults.deleteMessage(board.id);
    await expect(peer.ada.press(board, 'Mine')).rejects.toThrow('Ada sees no such message');
  });
});

describe('a client chooses only what a select offers', () => {
  async function choosing() {
    const peer = await table();
    const channel = await peer.client.channels.fetch(peer.general);
    if (channel?.isSendable() !== true) throw new Error('#general takes messages');
    const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
    const posted = await channel.send({
      components: [
        { type: 1, components: [{ type: 3, custom_id: 'pick', options, min_values: 1, max_values: 2 }] },
        { type: 1, components: [{ type: 3, custom_id: 'off', options, disabled: true }] },
        { type: 1, components: [{ type: 5, custom_id: 'who' }] },
      ],
    });
    return { ...peer, id: posted.id };
  }

  test.each<[string, string, string[], string]>([
    ['a value not offered', 'pick', ['d'], 'The select "pick" does not offer "d"'],
    ['too few', 'pick', [], 'The select "pick" takes 1 to 2 choices'],
    ['too many', 'pick', ['a', 'b', 'c'], 'The select "pick" takes 1 to 2 choices'],
    ['one value twice', 'pick', ['a', 'a'], 'Nothing can be chosen twice'],
    ['anything in a disabled one', 'off', ['a'], 'The select "off" is disabled'],
    ['anything in an unknown one', 'gone', ['a'], 'The message has changed and has no such menu now'],
    ['somebody who is not here', 'who', ['1'], 'The select "who" does not offer "1"'],
  ])('%s cannot be chosen', async (_, select, values, reason) => {
    const { ada, id } = await choosing();
    await expect(ada.select(id, select, values)).rejects.toThrow(new ClientRefusal(reason));
  });

  test('what is chosen arrives', async () => {
    const { ada, bo, id } = await choosing();
    expect(messageOf(await ada.select(id, 'pick', ['a', 'c'])).content).toBe('a,c');
    expect(messageOf(await ada.select(id, 'who', [bo.id])).content).toBe('Bo');
    expect(ada.pressable(id)).toEqual([
      { kind: 'select', customId: 'pick', placeholder: '', values: ['a', 'b', 'c'], min: 1, max: 2 },
    ]);
  });
});

describe('a client sends a modal as it asks to be filled in', () => {
  async function asking() {
    const peer = await table();
    const shown = await peer.ada.press(await opened(peer), 'Modal');
    if (shown.kind !== 'modal') throw new Error('no modal');
    return { ...peer, modal: shown.modal };
  }

  test.each<[string, Record<string, string>, string]>([
    ['a question left out', {}, 'text has to be filled in'],
    ['too short an answer', { text: 'x' }, 'text takes 2 to 5 characters'],
    ['too long an answer', { text: 'xxxxxx' }, 'text takes 2 to 5 characters'],
    ['an answer nobody asked for', { text: 'xxx', more: 'x' }, 'The modal has no field more'],
  ])('%s is not sent', async (_, values, reason) => {
    const { ada, modal: open } = await asking();
    await expect(ada.submit(open, values)).rejects.toThrow(new ClientRefusal(reason));
  });

  test('it is sent once, by the one who opened it', async () => {
    const { ada, bo, modal: open } = await asking();
    await expect(bo.submit(open, { text: 'mine' })).rejects.toThrow('That modal is not open');
    expect(messageOf(await ada.submit(open, { text: 'mine' })).content).toBe('mine');
    await expect(ada.submit(open, { text: 'mine' })).rejects.toThrow('That modal is not open');
  });
});

test('a modal of labels is filled in with texts and choices', async () => {
  const peer = await table();
  const { ada, general } = peer;
  const options = [
    { label: 'Red', value: 'red' },
    { label: 'Blue', value: 'blue' },
  ];
  peer.answer(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.showModal({
        custom_id: 'm',
        title: 'Seat',
        components: [
          { type: ComponentType.TextDisplay, content: 'Choose well.' },
          {
            type: ComponentType.Label,
            label: 'Name',
            component: { type: ComponentType.TextInput, custom_id: 'name', style: 1, required: false },
          },
          {
            type: ComponentType.Label,
            label: 'Colour',
            component: { type: ComponentType.StringSelect, custom_id: 'colour', options },
          },
        ],
      });
    else if (interaction.isModalSubmit())
      await interaction.reply(interaction.fields.getStringSelectValues('colour').join());
  });
  const shown = await ada.command(general, 'game new', { name: 'breach' });
  if (shown.kind !== 'modal') throw new Error('no modal');
  await expect(ada.submit(shown.modal, { colour: ['green'] })).rejects.toThrow('colour does not offer that');
  await expect(ada.submit(shown.modal, { colour: ['red', 'blue'] })).rejects.toThrow('colour takes 1 to 1 choices');
  expect(messageOf(await ada.submit(shown.modal, { colour: 'blue' })).content).toBe('blue');
});

test('a message made of parts is pressed wherever a button stands', async () => {
  const peer = await table();
  const channel = await peer.client.channels.fetch(peer.general);
  if (channel?.isSendable() !== true) throw new Error('#general takes messages');
  const button = (custom_id: string) =>
    ({ type: ComponentType.Button, style: 2, label: custom_id, custom_id }) as const;
  const posted = await channel.send({
    flags: MessageFlags.IsComponentsV2,
    components: [
      { type: ComponentType.TextDisplay, content: '# Board' },
      {
        type: ComponentType.Container,
        components: [
          {
            type: ComponentType.Section,
            components: [{ type: ComponentType.TextDisplay, content: 'A1' }],
            accessory: button('inside'),
          },
          { type: ComponentType.ActionRow, components: [button('below')] },
        ],
      },
    ],
  });
  expect(peer.ada.pressable(posted.id)).toMatchObject([{ customId: 'inside' }, { customId: 'below' }]);
  expect(messageOf(await peer.ada.press(posted.id, 'inside')).content).toBe('inside');
});

test('a persona talks in the channel, unless it may not', async () => {
  const { ada, general } = await table();
  ada.say(general, 'hello');
  expect(ada.messages(general)).toMatchObject([{ content: 'hello', author: { name: 'Ada', bot: false } }]);
});

test('a persona who joins later plays like the others', async () => {
  const peer = await table();
  const eve = peer.sandbox.addPersona('Eve');
  expect(messageOf(await eve.command(peer.general, 'game new', { name: 'breach' })).answers?.person.name).toBe('Eve');
});
