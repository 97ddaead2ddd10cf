import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import Database from 'better-sqlite3';
import { startSandbox } from '../src/sandbox/index.ts';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './store/folder.ts';

/** What the start says before it gives up: its exit code and everything on its standard error. */
async function started(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['src/start.js'], {
    env: {
      PATH: process.env.PATH ?? '',
      SANDBOX_PORT: '0',
      DATABASE_URL: join(temporaryFolder(), 'airlock.db'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said };
}

/** That the start fails with exactly one line like this. */
async function refuses(environment: Readonly<Record<string, string>>, line: RegExp): Promise<void> {
  const { code, said } = await started(environment);
  expect(said).toMatch(line);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('A start that cannot succeed ends with one line that says what to do', () => {
  it('a wrong setting', () =>
    refuses({ SANDBOX_PORT: 'many' }, /^SANDBOX_PORT is invalid: "many" is not a port number/));

  it('a database that is none', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, 'Remember the milk. '.repeat(100));
    await refuses({ DATABASE_URL: file }, /notes\.txt is not an SQLite database; name another file/);
  });

  it('a database of a newer version', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    await (await openStore(file)).close();
    const database = new Database(file);
    database.exec(`insert into airlock_migrations values ('9999_from_the_future')`);
    database.close();
    await refuses({ DATABASE_URL: file }, /written by a newer version of the bot.*update the bot/);
  });

  it('a database somebody else has locked', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    await (await openStore(file)).close();
    const database = new Database(file);
    database.exec('begin exclusive');
    onTestFinished(() => void database.close());
    await refuses({ DATABASE_URL: file }, /is locked by another process; stop that one/);
  });

  it('a port that another program has taken', async () => {
    const server = createServer((_, response) => response.end('Not found')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    await refuses(
      { SANDBOX_PORT: port },
      new RegExp(
        `^Port ${port} is taken. If Airlock is .* http://127.0.0.1:${port} .*: SANDBOX_PORT=0 npm start$`,
        'm',
      ),
    );
  });

  it('a port that an Airlock has taken', async () => {
    const sandbox = await startSandbox({ port: 0 });
    onTestFinished(() => sandbox.close());
    await refuses(
      { SANDBOX_PORT: new URL(sandbox.url).port },
      new RegExp(
        `^Airlock is already running. Open ${sandbox.url} in a browser.* SANDBOX_PORT=0 DATABASE_URL=\\S+ npm start$`,
        'm',
      ),
    );
  });

  it('a token Discord does not know, which is not repeated', async () => {
    const sandbox = await startSandbox({ port: 0 });
    onTestFinished(() => sandbox.close());
    const token = 'bm90.YS50.b2tlbg';
    await refuses(
      { DISCORD_TOKEN: token, DISCORD_API_URL: sandbox.api, LOG_LEVEL: 'silent' },
      /^DISCORD_TOKEN is wrong: Discord does not accept it/,
    );
    const { said } = await started({ DISCORD_TOKEN: token, DISCORD_API_URL: sandbox.api, LOG_LEVEL: 'trace' });
    expect(said).not.toContain(token);
  });

  it('a Discord that is not there', () =>
    refuses(
      { DISCORD_TOKEN: 'x', DISCORD_API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' },
      /^Discord at http:\/\/127\.0\.0\.1:9 cannot be reached.*DISCORD_API_URL/,
    ));
});

describe('The tools of the house', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

  it('replay a file that is no game with one line', () => {
    const file = join(temporaryFolder(), 'game.json');
    writeFileSync(file, '{}');
    for (const [args, line] of [
      [[], /npm run replay -- FILE/],
      [['/nowhere.json'], /cannot be read/],
      [[file], /not a game exported by Airlock/],
    ] as const) {
      const { status, stderr } = run('src/tools/replay.ts', ...args);
      expect(stderr).toMatch(line);
      expect(status).toBe(1);
    }
  });

  it('validate a database that is none with one line, and an empty one as it is', async () => {
    const file = join(temporaryFolder(), 'airlock.db');
    expect(run('src/tools/validate.ts').stderr).toMatch(/npm run validate -- DATABASE/);
    expect(run('src/tools/validate.ts', file).stderr).toMatch(/does not exist/);
    await (await openStore(file)).close();
    expect(run('src/tools/validate.ts', file)).toMatchObject({ status: 0, stdout: '0 games replayed, 0 differ.\n' });
  });
});
