import { once } from 'node:events';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isRecord } from '../../src/sandbox/guards.ts';
import { logIn, peerForTest, sandboxForTest } from './peer.ts';
import type { Peer } from './peer.ts';

async function withEcho(): Promise<Peer> {
  const peer = await peerForTest();
  await peer.client.application.commands.set([{ name: 'echo', description: 'Echo' }]);
  peer.answer((interaction: Interaction) => interaction.isChatInputCommand() && interaction.reply('echo'));
  return peer;
}

test('a client finds its guild, its channels and itself', async () => {
  const { client, sandbox } = await peerForTest();
  const guild = client.guilds.cache.get(sandbox.guildId);
  expect(guild?.available).toBe(true);
  expect(guild?.channels.cache.map(({ name }) => name)).toEqual(['general', 'table-one', 'table-two', 'table-three']);
  expect(guild?.members.me?.id).toBe(client.user.id);
  expect(client.application.id).toBe(client.user.id);
  expect(sandbox.connected).toBe(true);
});

test('a broken connection is resumed, and what happened meanwhile is told then', async () => {
  const { client, sandbox, ada, general } = await withEcho();
  const resumed = once(client, Events.ShardResume);
  sandbox.faults.gateway.drop();
  const shown = ada.command(general, 'echo');
  expect(await shown).toMatchObject({ kind: 'reply', message: { content: 'echo' } });
  await resumed;
});

test('a client asked to reconnect resumes', async () => {
  const { client, sandbox, ada, general } = await withEcho();
  const resumed = once(client, Events.ShardResume);
  sandbox.faults.gateway.askToReconnect();
  await resumed;
  expect(await ada.command(general, 'echo')).toMatchObject({ kind: 'reply' });
});

test('a client told that its session may go on resumes it', async () => {
  const { client, sandbox, ada, general } = await withEcho();
  const resumed = once(client, Events.ShardResume);
  sandbox.faults.gateway.invalidate({ resumable: true });
  await resumed;
  expect(await ada.command(general, 'echo')).toMatchObject({ kind: 'reply' });
});

test('a session that cannot be resumed is started again', async () => {
  const { client, sandbox, ada, general } = await withEcho();
  const ready = once(client, Events.ShardReady);
  sandbox.faults.gateway.drop({ resumable: false });
  await ready;
  expect(await ada.command(general, 'echo')).toMatchObject({ kind: 'reply' });
});

test('with the Guilds intent alone a bot hears of channels and interactions, and of no message', async () => {
  const { sandbox, ada, bo, general, exchanges } = await withEcho();
  await ada.command(general, 'echo');
  bo.say(general, 'chat');
  sandbox.faults.deleteMessage(bo.messages(general)[0]?.id ?? '');
  sandbox.faults.deleteChannel(sandbox.addChannel('gone'));
  sandbox.faults.revoke(general, 'EmbedLinks');
  const events = exchanges.flatMap((exchange) => (exchange.kind === 'dispatch' ? [exchange.event] : []));
  expect(events).toEqual([
    'READY',
    'GUILD_CREATE',
    'INTERACTION_CREATE',
    'CHANNEL_CREATE',
    'CHANNEL_DELETE',
    'CHANNEL_UPDATE',
  ]);
});

test('with the messages intent it hears of messages, but reads only its own', async () => {
  const sandbox = await sandboxForTest();
  const client = await logIn(sandbox, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
  const heard: string[] = [];
  client.on(Events.MessageCreate, ({ author, content }) => heard.push(`${author.username}: ${content}`));
  sandbox.persona('Bo').say(sandbox.channel('general'), 'secret');
  const channel = await client.channels.fetch(sandbox.channel('general'));
  if (channel?.isSendable() !== true) throw new Error('#general takes messages');
  await channel.send('open');
  await expect.poll(() => heard).toEqual(['bo: ', 'airlock: open']);
});

test('a wrong token is turned away', async () => {
  const sandbox = await sandboxForTest();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.api } });
  await expect(client.login('wrong')).rejects.toThrow();
  await client.destroy();
});

test('a privileged intent is refused: the application has none', async () => {
  const sandbox = await sandboxForTest();
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent];
  const client = new Client({ intents, rest: { api: sandbox.api } });
  await expect(client.login(sandbox.token)).rejects.toThrow('disallowed intents');
  await client.destroy();
});

/** Speaks to the gateway by hand: sends those payloads and gives the code the connection is then closed with. */
async function closeCode(url: string, ...payloads: readonly unknown[]): Promise<number> {
  const socket = new WebSocket(`${url}/?v=10&encoding=json`);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.once('open', () => {
    for (const payload of payloads) socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  });
  return closed;
}

test('whatever is no payload of a client ends the connection with its reason', async () => {
  const sandbox = await sandboxForTest();
  const url = `${sandbox.url.replace('http', 'ws')}/gateway`;
  const identify = { op: 2, d: { token: sandbox.token, intents: 1 } };
  expect(await closeCode(url, 'no json')).toBe(4002);
  expect(await closeCode(url, { op: 99 })).toBe(4001);
  expect(await closeCode(url, { op: 2, d: { token: 'wrong', intents: 1 } })).toBe(4004);
  expect(await closeCode(url, { op: 2, d: { token: sandbox.token } })).toBe(4013);
  expect(await closeCode(url, identify, identify)).toBe(4005);
  expect(await closeCode(url, { op: 6, d: { token: 'wrong' } })).toBe(4004);
});

test('a heartbeat is acknowledged, and an unknown session cannot be resumed', async () => {
  const sandbox = await sandboxForTest();
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`);
  const heard: unknown[] = [];
  socket.on('message', (data) => {
    const payload: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '');
    if (isRecord(payload)) heard.push(payload.op);
  });
  socket.once('open', () => {
    socket.send(JSON.stringify({ op: 1, d: null }));
    socket.send(JSON.stringify({ op: 6, d: { token: sandbox.token, session_id: 'none', seq: 3 } }));
  });
  await expect.poll(() => heard).toEqual([10, 11, 9]);
  socket.terminate();
});
