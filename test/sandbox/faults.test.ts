import type { Interaction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { peerForTest, row } from './peer.ts';
import type { Peer } from './peer.ts';
import { checkExchange } from './schemas.ts';

const POST = { method: 'POST', route: '/channels/{channel_id}/messages' } as const;
const PATCH = { method: 'PATCH', route: '/channels/{channel_id}/messages/{message_id}' } as const;
const CALLBACK = { method: 'POST', route: '/interactions/{interaction_id}/{interaction_token}/callback' } as const;

async function general({ client, general: id }: Peer) {
  const channel = await client.channels.fetch(id);
  if (channel?.isSendable() !== true) throw new Error('#general takes messages');
  return channel;
}

function statuses({ exchanges }: Peer, route: string): number[] {
  return exchanges.flatMap((exchange) =>
    exchange.kind === 'rest' && exchange.route === route ? [exchange.status] : [],
  );
}

describe('Discord answers', () => {
  test('429, and the client comes again when it may', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    peer.sandbox.faults.rateLimit({ ...POST, times: 2 });
    await channel.send('hello');
    expect(statuses(peer, POST.route)).toEqual([429, 429, 200]);
    expect(peer.ada.messages(peer.general)).toHaveLength(1);
  });

  test('500, and the client tries again', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    peer.sandbox.faults.serverError(POST);
    await channel.send('hello');
    expect(statuses(peer, POST.route)).toEqual([500, 200]);
  });

  test('403', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    peer.sandbox.faults.forbid(POST);
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 50001, status: 403 });
  });

  test('30046 for edits of old messages, which a client waits out as a rate limit', async () => {
    const peer = await peerForTest();
    const message = await (await general(peer)).send('hello');
    peer.sandbox.faults.refuseOldEdits(PATCH);
    await message.edit('again');
    expect(statuses(peer, PATCH.route)).toEqual([429, 200]);
  });

  test('nothing for a while', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    const release = peer.sandbox.faults.hang(POST);
    const sent = channel.send('hello');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(peer.ada.messages(peer.general)).toEqual([]);
    release();
    await sent;
    expect(peer.ada.messages(peer.general)).toHaveLength(1);
  });

  test('nothing at all, though it did what was asked', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    peer.sandbox.faults.loseAnswer({ ...POST, times: 10 });
    await expect(channel.send({ content: 'hello', nonce: '7', enforceNonce: true })).rejects.toThrow();
    peer.sandbox.faults.clear();
    await channel.send({ content: 'hello', nonce: '7', enforceNonce: true });
    expect(peer.ada.messages(peer.general)).toHaveLength(1);
  });
});

test('an interaction delivered twice can be answered once', async () => {
  const peer = await peerForTest();
  await peer.client.application.commands.set([{ name: 'game', description: 'Play' }]);
  peer.answer((interaction: Interaction) => interaction.isRepliable() && interaction.reply('once'));
  peer.sandbox.faults.deliverTwice();
  expect(await peer.ada.command(peer.general, 'game')).toMatchObject({ kind: 'reply' });
  await expect.poll(() => peer.thrown).toMatchObject([{ code: 40060 }]);
  expect(statuses(peer, CALLBACK.route)).toEqual([204, 400]);
  expect(peer.ada.messages(peer.general)).toHaveLength(1);
});

describe('a moderator', () => {
  test('deletes a message, and edits of it are refused', async () => {
    const peer = await peerForTest();
    const message = await (await general(peer)).send('hello');
    peer.sandbox.faults.deleteMessage(message.id);
    await expect(message.edit('again')).rejects.toMatchObject({ code: 10008 });
  });

  test('deletes a channel, and what is said there is refused', async () => {
    const peer = await peerForTest();
    const channel = await general(peer);
    peer.sandbox.faults.deleteChannel(peer.general);
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 10003 });
  });

  test.each([
    ['ViewChannel', 50001, undefined],
    ['SendMessages', 50013, 'missing SendMessages'],
    ['EmbedLinks', 50013, 'missing EmbedLinks'],
    ['AttachFiles', 50013, 'missing AttachFiles'],
  ] as const)('takes away %s, and gives it back', async (permission, code, hint) => {
    const peer = await peerForTest();
    const channel = await general(peer);
    const message = {
      content: 'x',
      embeds: [{ title: 'x' }],
      files: [{ name: 'a.txt', attachment: Buffer.from('a') }],
    };
    peer.sandbox.faults.revoke(peer.general, permission);
    await expect(channel.send(message)).rejects.toMatchObject({ code });
    const last = peer.exchanges.findLast((exchange) => exchange.kind === 'rest');
    expect(last?.kind === 'rest' ? last.hint : '').toBe(hint);
    peer.sandbox.faults.restore(peer.general, permission);
    await channel.send(message);
  });

  test('takes away a permission, and interactions tell', async () => {
    const peer = await peerForTest();
    await peer.client.application.commands.set([{ name: 'game', description: 'Play' }]);
    peer.sandbox.faults.revoke(peer.general, 'EmbedLinks');
    const may = Promise.withResolvers<boolean>();
    peer.answer(async (interaction: Interaction) => {
      may.resolve(interaction.appPermissions.has('EmbedLinks'));
      if (interaction.isRepliable()) await interaction.reply('ok');
    });
    await peer.ada.command(peer.general, 'game');
    expect(await may.promise).toBe(false);
  });
});

describe('a forger', () => {
  test('presses a button nobody was shown', async () => {
    const peer = await peerForTest();
    peer.answer((interaction: Interaction) => interaction.isButton() && interaction.reply(interaction.customId));
    const { sandbox, bo } = peer;
    const shown = await sandbox.forge(bo, { kind: 'press', customId: 'a:b:c', channelId: peer.general });
    expect(shown).toMatchObject({ kind: 'reply', message: { content: 'a:b:c' } });
  });

  test("presses a button of somebody else's panel", async () => {
    const peer = await peerForTest();
    await peer.client.application.commands.set([{ name: 'game', description: 'Play' }]);
    peer.answer(async (interaction: Interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'mine', components: [row({ label: 'Go', id: 'go' })], flags: 'Ephemeral' });
      else if (interaction.isButton())
        await interaction.reply(`${interaction.user.globalName ?? ''} on ${interaction.message.content}`);
    });
    const { message } = await peer.ada.command(peer.general, 'game');
    const forgery = { kind: 'press', customId: 'go', channelId: peer.general, messageId: message?.id ?? '' } as const;
    expect((await peer.sandbox.forge(peer.bo, forgery)).message?.content).toBe('Bo on mine');
  });

  test('chooses, submits and types what no client would send', async () => {
    const peer = await peerForTest();
    peer.answer(async (interaction: Interaction) => {
      if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join());
      else if (interaction.isModalSubmit()) await interaction.reply(interaction.fields.getTextInputValue('text'));
      else if (interaction.isChatInputCommand()) await interaction.reply(interaction.options.getSubcommand());
    });
    const { sandbox, bo, general: channelId } = peer;
    const forge = async (forgery: Parameters<typeof sandbox.forge>[1]) =>
      (await sandbox.forge(bo, forgery)).message?.content;
    expect(await forge({ kind: 'select', customId: 's', values: ['x', 'x'], channelId })).toBe('x,x');
    expect(await forge({ kind: 'submit', customId: 'm', values: { text: 'hi' }, channelId })).toBe('hi');
    expect(await forge({ kind: 'command', typed: 'nothing such', channelId })).toBe('such');
    expect(peer.exchanges.flatMap(checkExchange)).toEqual([]);
  });

  test('writes to the bot directly, where there is no guild', async () => {
    const peer = await peerForTest();
    await peer.client.application.commands.set([
      { name: 'game', description: 'Play', options: [{ type: 1, name: 'new', description: 'New' }] },
    ]);
    peer.answer(
      (interaction: Interaction) =>
        interaction.isChatInputCommand() &&
        interaction.reply(`guild: ${String(interaction.inGuild())}, ${interaction.user.username}`),
    );
    const shown = await peer.sandbox.forge(peer.bo, { kind: 'command', typed: 'game new' });
    expect(shown.message?.content).toBe('guild: false, bo');
    expect(peer.exchanges.flatMap(checkExchange)).toEqual([]);
  });
});
