import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SandboxError, startSandbox } from '../../src/sandbox/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { call } from './rest.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'data', 'sandbox.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a sandbox on the file, lets something happen, and stops it. */
async function during<T>(happen: (sandbox: Sandbox) => T | Promise<T>): Promise<T> {
  const sandbox = await startSandbox({ port: 0, file });
  try {
    return await happen(sandbox);
  } finally {
    await sandbox.close();
  }
}

function upload(sandbox: Sandbox, name: string, bytes: string) {
  const form = new FormData();
  const embeds = [{ title: 'Board', image: { url: `attachment://${name}` } }];
  form.set('payload_json', JSON.stringify({ embeds, attachments: [{ id: '0', filename: name }] }));
  form.set('files[0]', new Blob([bytes], { type: 'image/png' }), name);
  return call(sandbox, 'POST', `/channels/${sandbox.channel('table-one')}/messages`, form);
}

function picture(sandbox: Sandbox): string | undefined {
  return sandbox.persona('Ada').messages(sandbox.channel('table-one'))[0]?.embeds[0]?.image?.url;
}

test('channels, messages, commands, people and files are there at the next start, at the new address', async () => {
  await during(async (sandbox) => {
    sandbox.addPersona('Eve').say(sandbox.addChannel('more'), 'hello');
    await upload(sandbox, 'board.png', 'a picture');
    const [id = ''] = Buffer.from(sandbox.token.split('.')[0] ?? '', 'base64')
      .toString()
      .split('.');
    await call(sandbox, 'PUT', `/applications/${id}/commands`, [{ name: 'game', description: 'Play' }]);
  });
  await during(async (sandbox) => {
    const eve = sandbox.persona('Eve');
    expect(eve.messages(sandbox.channel('more'))).toMatchObject([{ content: 'hello', author: { name: 'Eve' } }]);
    expect(eve.commands(sandbox.channel('more')).map(({ name }) => name)).toEqual(['game']);
    const url = picture(sandbox) ?? '';
    expect(url.startsWith(sandbox.url)).toBe(true);
    expect(await (await fetch(url)).text()).toBe('a picture');
    expect(BigInt(eve.say(sandbox.channel('more'), 'again').id)).toBeGreaterThan(BigInt(eve.id));
  });
});

test('what was read stays read at the next start', async () => {
  const channel = (sandbox: Sandbox) => sandbox.channel('general');
  const first = await during((sandbox) => {
    const said = sandbox.persona('Ada').say(channel(sandbox), 'one');
    sandbox.persona('Bo').read(said);
    sandbox.persona('Ada').say(channel(sandbox), 'two');
    return said.id;
  });
  await during((sandbox) => {
    expect(sandbox.persona('Bo').unread()).toEqual([{ channelId: channel(sandbox), readTo: first, pings: 0 }]);
  });
});

test('the ids of guild, channels and people are the same at every start', async () => {
  const ids = (sandbox: Sandbox) => [
    sandbox.guildId,
    sandbox.channel('table-one'),
    sandbox.persona('Bo').id,
    sandbox.token,
  ];
  expect(await during(ids)).toEqual(await during(ids));
});

test('what happened is on disk a moment later, without a proper end', async () => {
  await during(async (sandbox) => {
    sandbox.persona('Ada').say(sandbox.channel('general'), 'first');
    await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8').includes('first')).toBe(true);
  });
});

test('files of deleted messages are deleted', async () => {
  await during(async (sandbox) => {
    await upload(sandbox, 'one.png', 'one');
    const two = await upload(sandbox, 'two.png', 'two');
    sandbox.faults.deleteMessage(String(two.body.id));
  });
  expect(readdirSync(`${file}.files`)).toHaveLength(1);
});

test('a file that got lost leaves a message without a picture', async () => {
  await during((sandbox) => upload(sandbox, 'board.png', 'a picture'));
  rmSync(`${file}.files`, { recursive: true });
  await during(async (sandbox) => {
    expect((await fetch(picture(sandbox) ?? '')).status).toBe(404);
  });
});

test.each([
  ['no JSON', '{'],
  ['of another version', '{"version":99}'],
])('a file that is %s stops the start with one line that names it', async (_, text) => {
  await during(() => undefined);
  writeFileSync(file, text);
  await expect(startSandbox({ port: 0, file })).rejects.toThrow(SandboxError);
  await expect(startSandbox({ port: 0, file })).rejects.toThrow(`${file} is not a sandbox file of this version.`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
