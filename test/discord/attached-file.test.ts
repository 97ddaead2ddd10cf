import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attachedFilesOf } from '../../src/discord/in/attached-file.ts';

/** A server on this machine; gives its origin. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
}

describe('An attached file', () => {
  it('is read from the host of an API that is not Discord’s', async () => {
    const origin = await serving((_, response) => response.end('the file'));
    const read = attachedFilesOf(`${origin}/api`);
    expect(await read({ url: `${origin}/attachments/1`, size: 8 }, 100)).toEqual({ bytes: Buffer.from('the file') });
  });

  it('is read from no other host, which hears nothing of it', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await serving(({ url }, response) => {
      asked.push(url);
      response.end('a secret of this network');
    });
    const elsewhere = [
      `${origin}/attachments/1`,
      `${origin.replace('http:', 'ftp:')}/file`,
      `http://cdn.discordapp.com@${origin.slice('http://'.length)}/file`,
      'http://cdn.discordapp.com/file',
      'https://cdn.discordapp.com.example/file',
      'file:///etc/hostname',
      'data:text/plain,file',
      'no address',
    ];
    for (const api of ['https://discord.com/api', 'https://canary.discord.com/api', 'http://127.0.0.1:1/api'])
      for (const url of elsewhere)
        expect(await attachedFilesOf(api)({ url, size: 1 }, 100)).toEqual({ why: 'unreachable' });
    expect(asked).toEqual([]);
  });

  it('is not followed to where its host sends on', async () => {
    const asked: (string | undefined)[] = [];
    const inside = await serving(({ url }, response) => {
      asked.push(url);
      response.end('a secret of this network');
    });
    const origin = await serving((_, response) => response.writeHead(302, { location: `${inside}/secret` }).end());
    expect(await attachedFilesOf(origin)({ url: `${origin}/1`, size: 1 }, 100)).toEqual({ why: 'unreachable' });
    expect(asked).toEqual([]);
  });

  it('is too large by what Discord says of it, or by what comes', async () => {
    let asked = 0;
    const origin = await serving((_, response) => {
      asked++;
      response.end('x'.repeat(101));
    });
    const read = attachedFilesOf(origin);
    expect(await read({ url: `${origin}/1`, size: 101 }, 100)).toEqual({ why: 'too-large' });
    expect(asked).toBe(0);
    expect(await read({ url: `${origin}/1`, size: 1 }, 100)).toEqual({ why: 'too-large' });
  });

  it('cannot be had where it is gone, or where nobody answers', async () => {
    const origin = await serving((_, response) => response.writeHead(404).end('gone'));
    expect(await attachedFilesOf(origin)({ url: `${origin}/1`, size: 4 }, 100)).toEqual({ why: 'unreachable' });
    const nobody = 'http://127.0.0.1:9';
    expect(await attachedFilesOf(nobody)({ url: `${nobody}/1`, size: 4 }, 100)).toEqual({ why: 'unreachable' });
  });
});
