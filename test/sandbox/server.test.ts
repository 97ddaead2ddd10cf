import { request } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PortTakenError, startSandbox } from '../../src/sandbox/index.ts';
import { sandboxForTest } from './peer.ts';
import { call } from './rest.ts';

/** The status of a GET with headers a browser would not let a page choose. */
function statusWith(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a port that is taken stops the start with one line', async () => {
  const { url } = await sandboxForTest();
  const port = Number(new URL(url).port);
  await expect(startSandbox({ port })).rejects.toThrow(new PortTakenError(url, true));
});

test('a foreign name that leads here, and a foreign page, are turned away', async () => {
  const { url, api } = await sandboxForTest();
  const { port } = new URL(url);
  const gateway = `${api}/v10/gateway`;
  expect(await statusWith(gateway, {})).toBe(200);
  expect(await statusWith(gateway, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).toBe(200);
  expect(await statusWith(gateway, { host: 'evil.test' })).toBe(403);
  expect(await statusWith(gateway, { host: `evil.test:${port}` })).toBe(403);
  expect(await statusWith(gateway, { origin: 'https://evil.test' })).toBe(403);
  expect(await statusWith(gateway, { origin: 'null' })).toBe(403);
});

test('a foreign page gets no connection to the gateway either', async () => {
  const { url } = await sandboxForTest();
  const opened = (origin?: string, path = '/gateway') =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, origin === undefined ? {} : { origin });
      socket.once('open', () => resolve(true)).once('error', () => resolve(false));
      socket.once('open', () => socket.terminate());
    });
  expect(await opened()).toBe(true);
  expect(await opened('https://evil.test')).toBe(false);
  expect(await opened(undefined, '/elsewhere')).toBe(false);
});

test('without the bot token everything but interactions and webhooks is refused', async () => {
  const sandbox = await sandboxForTest();
  const refused = await call(sandbox, 'GET', '/users/@me', undefined, { authorization: 'Bot wrong' });
  expect(refused).toMatchObject({ status: 401, body: { code: 0, message: '401: Unauthorized' } });
});

test('an unknown route is not found, and a wrong method not allowed', async () => {
  const sandbox = await sandboxForTest();
  expect(await call(sandbox, 'GET', '/nowhere')).toMatchObject({ status: 404, body: { message: '404: Not Found' } });
  expect(await call(sandbox, 'DELETE', '/users/@me')).toMatchObject({ status: 405 });
});

test('what is uploaded is served as it came, and can run nothing', async () => {
  const sandbox = await sandboxForTest();
  const form = new FormData();
  form.set('payload_json', JSON.stringify({ attachments: [{ id: 0, filename: 'my page.html', description: 'alt' }] }));
  form.set('files[0]', new Blob(['<script>'], { type: 'text/html' }), 'x.html');
  await call(sandbox, 'POST', `/channels/${sandbox.channel('general')}/messages`, form);
  const [attachment] = sandbox.persona('Ada').messages(sandbox.channel('general'))[0]?.attachments ?? [];
  expect(attachment).toMatchObject({
    filename: 'my page.html',
    description: 'alt',
    size: 8,
    content_type: 'text/html',
  });
  const response = await fetch(attachment?.url ?? '');
  expect(await response.text()).toBe('<script>');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});
