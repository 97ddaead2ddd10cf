import type { Interaction, RepliableInteraction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Shown } from '../../src/sandbox/index.ts';
import { manualClock } from './clock.ts';
import { peerForTest, row } from './peer.ts';
import type { Peer } from './peer.ts';
import { call, complaints } from './rest.ts';
import type { Answer } from './rest.ts';

const PANEL = { type: 4, data: { content: 'a panel', components: [row({ label: 'Go', id: 'go' })] } };

interface Asked {
  readonly peer: Peer;
  readonly interaction: RepliableInteraction;
  readonly shown: Promise<Shown>;
  /** Answers the interaction by hand. */
  readonly callback: (body: unknown) => Promise<Answer>;
  /** The path of the interaction's webhook. */
  readonly hook: string;
  readonly clock: ReturnType<typeof manualClock>;
}

/** Ada types a command, and the bot leaves it to the test to answer. */
async function asked(
  act: (peer: Peer) => Promise<Shown> = (peer) => peer.ada.command(peer.general, 'game'),
): Promise<Asked> {
  const clock = manualClock();
  const peer = await peerForTest({ clock });
  await peer.client.application.commands.set([{ name: 'game', description: 'Play' }]);
  return ask(peer, clock, act);
}

async function ask(peer: Peer, clock: Asked['clock'], act: (peer: Peer) => Promise<Shown>): Promise<Asked> {
  const arrived = new Promise<Interaction>((resolve) => peer.answer(resolve));
  const shown = act(peer);
  const interaction = await arrived;
  if (!interaction.isRepliable()) throw new Error('that interaction takes no reply');
  const callback = (body: unknown) =>
    call(peer.sandbox, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body);
  const hook = `/webhooks/${interaction.applicationId}/${interaction.token}`;
  return { peer, interaction, shown, callback, hook, clock };
}

/** Ada presses a button of a panel the bot gave her, and the bot leaves it to the test to answer. */
async function pressed(): Promise<Asked> {
  const first = await asked();
  await first.callback(PANEL);
  const { message } = await first.shown;
  if (message === null) throw new Error('no panel');
  return ask(first.peer, first.clock, ({ ada }) => ada.press(message, 'Go'));
}

describe('an interaction is answered once and in time', () => {
  test('a second answer is refused', async () => {
    const { callback } = await asked();
    expect((await callback({ type: 4, data: { content: 'one' } })).status).toBe(204);
    expect((await callback({ type: 4, data: { content: 'two' } })).body).toMatchObject({ code: 40060 });
  });

  test('an answer after 3 seconds finds no interaction, and the person is told that it failed', async () => {
    const { callback, clock, shown } = await asked();
    clock.advance(3000);
    expect(await shown).toMatchObject({ kind: 'failed', reason: 'The application did not respond' });
    expect((await callback({ type: 4, data: { content: 'late' } })).body).toMatchObject({ code: 10062 });
  });

  test('a button that is not answered says that the interaction failed', async () => {
    const { clock, shown } = await pressed();
    clock.advance(3000);
    expect(await shown).toMatchObject({ kind: 'failed', reason: 'This interaction failed' });
  });

  test('a refused answer is no answer: the next one counts', async () => {
    const { callback, shown } = await asked();
    expect(complaints(await callback({ type: 4, data: { content: 'x'.repeat(2001) } }))).toEqual([
      'data.content BASE_TYPE_MAX_LENGTH',
    ]);
    await callback({ type: 4, data: { content: 'short' } });
    expect((await shown).message?.content).toBe('short');
  });

  test('an unknown interaction, or one with a wrong token, is refused', async () => {
    const { peer, interaction } = await asked();
    const wrong = await call(peer.sandbox, 'POST', `/interactions/${interaction.id}/wrong/callback`, PANEL);
    expect(wrong).toMatchObject({ status: 404, body: { code: 10062 } });
  });
});

describe('an answer is of a kind the interaction takes', () => {
  test.each([
    ['an update of no message', { type: 7, data: { content: 'x' } }, ['type BASE_TYPE_CHOICES']],
    ['suggestions nobody asked for', { type: 8, data: { choices: [] } }, ['type BASE_TYPE_CHOICES']],
    ['nothing at all', {}, ['type BASE_TYPE_REQUIRED']],
    [
      'a modal with a title of 46 characters',
      { type: 9, data: { custom_id: 'm', title: 'x'.repeat(46), components: [question('a')] } },
      ['data.title BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'a modal of 6 questions',
      {
        type: 9,
        data: { custom_id: 'm', title: 'x', components: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => question(id)) },
      },
      ['data.components BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'a modal that asks the same twice',
      { type: 9, data: { custom_id: 'm', title: 'x', components: [question('a'), question('a')] } },
      ['data.components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'a modal of a button',
      { type: 9, data: { custom_id: 'm', title: 'x', components: [row({ label: 'Go', id: 'go' })] } },
      ['data.components.0.components.0.type UNION_TYPE_CHOICES'],
    ],
    [
      'a modal that takes at least more than at most',
      { type: 9, data: { custom_id: 'm', title: 'x', components: [question('a', { min_length: 5, max_length: 4 })] } },
      ['data.components.0.components.0.min_length TEXT_INPUT_MIN_LENGTH'],
    ],
    [
      'a deferred answer with more than a choice of who sees it',
      { type: 5, data: { flags: 4 } },
      ['data.flags MESSAGE_FLAGS_INVALID'],
    ],
  ])('%s is refused', async (_, body, expected) => {
    const { callback } = await asked();
    expect(complaints(await callback(body))).toEqual(expected);
  });

  test('a modal cannot be answered by another modal', async () => {
    const first = await asked();
    await first.callback({ type: 9, data: { custom_id: 'm', title: 'x', components: [question('a')] } });
    const shown = await first.shown;
    if (shown.kind !== 'modal') throw new Error('no modal');
    const second = await ask(first.peer, first.clock, ({ ada }) => ada.submit(shown.modal, { a: 'text' }));
    expect(
      complaints(await second.callback({ type: 9, data: { custom_id: 'm', title: 'x', components: [question('a')] } })),
    ).toEqual(['type BASE_TYPE_CHOICES']);
  });

  test('26 suggestions, or suggestions of another type, are refused', async () => {
    const peer = await peerForTest();
    await peer.client.application.commands.set([
      {
        name: 'dice',
        description: 'Roll',
        options: [{ type: 4, name: 'sides', description: 'n', autocomplete: true }],
      },
    ]);
    const refused: string[][] = [];
    peer.answer(async (interaction) => {
      const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
      const suggest = (choices: readonly object[]) => call(peer.sandbox, 'POST', path, { type: 8, data: { choices } });
      refused.push(complaints(await suggest(Array.from({ length: 26 }, (_, value) => ({ name: `${value}`, value })))));
      refused.push(complaints(await suggest([{ name: 'six', value: 'six' }])));
      await suggest([{ name: 'six', value: 6 }]);
    });
    expect(await peer.ada.autocomplete(peer.general, 'dice', { sides: '6' }, 'sides')).toEqual([
      { name: 'six', value: 6 },
    ]);
    expect(refused).toEqual([['data.choices BASE_TYPE_MAX_LENGTH'], ['data.choices.0.value NUMBER_TYPE_COERCE']]);
  });
});

describe('the token of an answered interaction', () => {
  test('reaches nothing before the answer', async () => {
    const { peer, hook } = await asked();
    expect((await call(peer.sandbox, 'POST', hook, { content: 'early' })).body).toMatchObject({ code: 10015 });
  });

  test('edits and deletes the answer, and posts more', async () => {
    const { peer, callback, shown, hook } = await asked();
    await callback({ type: 4, data: { content: 'one', flags: 64 } });
    await shown;
    expect((await call(peer.sandbox, 'PATCH', `${hook}/messages/@original`, { content: 'two' })).status).toBe(200);
    const more = await call(peer.sandbox, 'POST', hook, { content: 'three', flags: 64 });
    expect(peer.ada.messages(peer.general).map(({ content, ephemeral }) => [content, ephemeral])).toEqual([
      ['two', true],
      ['three', true],
    ]);
    expect(peer.bo.messages(peer.general)).toEqual([]);
    await call(peer.sandbox, 'DELETE', `${hook}/messages/@original`);
    await call(peer.sandbox, 'DELETE', `${hook}/messages/${String(more.body.id)}`);
    expect(peer.ada.messages(peer.general)).toEqual([]);
    expect((await call(peer.sandbox, 'PATCH', `${hook}/messages/@original`, { content: 'x' })).body.code).toBe(10008);
  });

  test('is worth nothing after 15 minutes', async () => {
    const { peer, callback, hook, clock } = await asked();
    await callback({ type: 4, data: { content: 'one' } });
    clock.advance(15 * 60_000 - 1);
    expect((await call(peer.sandbox, 'GET', `${hook}/messages/@original`)).status).toBe(200);
    clock.advance(1);
    const late = await call(peer.sandbox, 'PATCH', `${hook}/messages/@original`, { content: 'two' });
    expect(late).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  test('is forgotten with its interaction, and still answers as worthless', async () => {
    const first = await asked();
    await first.callback({ type: 4, data: { content: 'one' } });
    first.clock.advance(15 * 60_000);
    await ask(first.peer, first.clock, ({ ada, general }) => ada.command(general, 'game'));
    expect((await call(first.peer.sandbox, 'POST', first.hook, { content: 'x' })).body).toMatchObject({ code: 50027 });
    expect((await first.callback({ type: 4, data: { content: 'x' } })).body).toMatchObject({ code: 10062 });
  });

  test('posts for all in answer to an ephemeral message, and tells nobody what that one said', async () => {
    const { peer, callback, shown, hook } = await asked();
    await callback({ type: 4, data: { content: 'secret', flags: 64 } });
    await shown;
    const { body } = await call(peer.sandbox, 'POST', hook, { content: 'public' });
    expect(body).toMatchObject({ content: 'public', referenced_message: null });
    expect(peer.bo.messages(peer.general)).toMatchObject([{ content: 'public', answers: null }]);
  });

  test('reaches no message of another interaction', async () => {
    const one = await asked();
    await one.callback({ type: 4, data: { content: 'one' } });
    const { message } = await one.shown;
    const two = await ask(one.peer, one.clock, ({ bo, general }) => bo.command(general, 'game'));
    await two.callback({ type: 4, data: { content: 'two' } });
    const other = `${two.hook}/messages/${message?.id ?? ''}`;
    expect((await call(one.peer.sandbox, 'PATCH', other, { content: 'x' })).body.code).toBe(10008);
  });

  test('leaves an ephemeral message out of reach of the channel', async () => {
    const { peer, callback, shown, general } = await asked().then((all) => ({ ...all, general: all.peer.general }));
    await callback({ type: 4, data: { content: 'secret', flags: 64 } });
    const { message } = await shown;
    const path = `/channels/${general}/messages/${message?.id ?? ''}`;
    expect((await call(peer.sandbox, 'GET', path)).body.code).toBe(10008);
    expect((await call(peer.sandbox, 'GET', `/channels/${general}/messages`)).body).toEqual({ list: [] });
  });
});

describe('what the person is shown', () => {
  test('a reply is a new message for all, which says what it answers', async () => {
    const { peer, callback, shown } = await asked();
    await callback({ type: 4, data: { content: 'hello' } });
    const { message } = await shown;
    expect(message).toMatchObject({
      content: 'hello',
      ephemeral: false,
      answers: { person: { name: 'Ada' }, command: 'game' },
    });
    expect(peer.bo.messages(peer.general)).toEqual([message]);
  });

  test('an update changes the message of the button', async () => {
    const { callback, shown } = await pressed();
    await callback({ type: 7, data: { content: 'pressed', components: [] } });
    expect(await shown).toMatchObject({
      kind: 'update',
      message: { content: 'pressed', components: [], edited: '2026-01-05T12:00:00.000Z' },
    });
  });

  test('an edit leaves alone what it does not name, and null clears', async () => {
    const { callback, shown } = await pressed();
    await callback({ type: 7, data: { embeds: [{ title: 'Board' }], content: null } });
    expect((await shown).message).toMatchObject({
      content: '',
      embeds: [{ title: 'Board' }],
      components: [{ type: 1 }],
    });
  });

  test('a deferred answer thinks until it is filled in, and the first follow-up fills it in', async () => {
    const { peer, callback, shown, hook } = await asked();
    await callback({ type: 5, data: { flags: 64 } });
    expect(peer.ada.messages(peer.general)).toMatchObject([{ thinking: true, ephemeral: true }]);
    await call(peer.sandbox, 'POST', hook, { content: 'at last' });
    expect(await shown).toMatchObject({
      kind: 'reply',
      message: { content: 'at last', thinking: false, ephemeral: true },
    });
    expect(peer.ada.messages(peer.general)).toHaveLength(1);
  });

  test('a deferred answer that is never filled in has failed when its token is worth nothing', async () => {
    const { callback, shown, clock } = await asked();
    await callback({ type: 5 });
    await Promise.resolve();
    clock.advance(15 * 60_000);
    expect(await shown).toMatchObject({ kind: 'failed', reason: 'The application did not respond' });
  });

  test('a deferred update leaves the message as it is until it is edited', async () => {
    const { peer, callback, shown, hook } = await pressed();
    await callback({ type: 6 });
    expect(await shown).toMatchObject({ kind: 'acknowledged', message: { content: 'a panel' } });
    await call(peer.sandbox, 'PATCH', `${hook}/messages/@original`, { content: 'changed' });
    expect(peer.ada.messages(peer.general)).toMatchObject([{ content: 'changed' }]);
  });

  test('a reply to a button points at the message of the button', async () => {
    const { peer, callback, shown } = await pressed();
    await callback({ type: 4, data: { content: 'heard' } });
    const [panel] = peer.ada.messages(peer.general);
    expect((await shown).message?.repliesTo).toBe(panel?.id);
  });

  test('an update of a message a moderator has deleted is refused', async () => {
    const { peer, callback } = await pressed();
    peer.sandbox.faults.deleteMessage(peer.ada.messages(peer.general)[0]?.id ?? '');
    expect((await callback({ type: 7, data: { content: 'x' } })).body.code).toBe(10008);
  });
});

function question(id: string, more: object = {}) {
  return { type: 1, components: [{ type: 4, style: 1, custom_id: id, label: 'Text', ...more }] };
}
