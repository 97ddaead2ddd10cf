import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '../src/games/index.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const exists = (file: string) => existsSync(new URL(`../${file}`, import.meta.url));

const Package = z.object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) });
const { scripts, engines } = Package.parse(JSON.parse(read('package.json')));

const README = read('README.md');
const GUIDE = read('docs/hosting.md');
const GAME_DOCUMENTS = games.map(({ game }) => `src/games/${game.id}/README.md`).filter(exists);
/** All that is written for readers. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('../docs', import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...GAME_DOCUMENTS,
  'src/sandbox/README.md',
];
/** A tutorial names files of a game that its reader makes. */
const YET_TO_BE_MADE = 'pearls';
const CONTAINER = read('docs/Containerfile');
const UNIT = read('docs/airlock.service');

/** What the lines of a Containerfile that begin with that word say. */
function said(word: string): string[] {
  return [...CONTAINER.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
}

/** What is set to what in a file of settings. */
function setting(name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(read('.env.example'))?.[1];
}

describe('What is written down', () => {
  it('names the start buttons of the page as they are', () => {
    for (const { label, hint } of games.flatMap(({ starts }) => starts))
      expect(README.replaceAll(/ +/g, ' ')).toContain(`| **${label}** | ${hint} |`);
  });

  it('names no command of npm that does not exist', () => {
    const named = DOCUMENTS.flatMap((file) => [...read(file).matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name = '') => !(name in scripts))).toEqual([]);
  });

  it('names one version of Node', () => {
    const named = [README, GUIDE].flatMap((text) => [...text.matchAll(/Node ([\d.]+) or newer/g)]);
    expect(named.map(([, version]) => `>=${String(version)}`)).toEqual([engines.node, engines.node]);
    const [image = ''] = said('FROM');
    expect(Number(/node:(\d+)/.exec(image)?.[1])).toBeGreaterThan(Number.parseFloat(engines.node.slice(2)));
  });

  it.each(DOCUMENTS)('%s leads to no file and shows no picture that does not exist', (file) => {
    const links = [...read(file).matchAll(/\]\(([^):#]+)\)/g)].map(([, link = '']) =>
      posix.join(posix.dirname(file), link),
    );
    expect(links.filter((link) => !exists(link))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names no file or folder of the project that does not exist', (file) => {
    const named = [...read(file).matchAll(/\b(?:src|test|bench|docs|migrations)\/[\w./-]*\w/g)].map(([path]) => path);
    expect(named.filter((path) => !exists(path) && !path.includes(YET_TO_BE_MADE))).toEqual([]);
  });

  it.each(GAME_DOCUMENTS)('%s names no test that does not exist', (file) => {
    const tests = [...read(file).matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, name = '']) => name);
    expect(tests.filter((name) => !exists(file.replace('src', 'test').replace('README.md', name)))).toEqual([]);
  });

  it.each(GAME_DOCUMENTS)('%s names no function that its file does not have', (file) => {
    const named = [...read(file).matchAll(/`(\w+)` in \[[^\]]*\]\(([^)#]+)\)/g)];
    const missing = named.filter(
      ([, name = '', link = '']) => !read(posix.join(posix.dirname(file), link)).includes(`function ${name}(`),
    );
    expect(missing.map(([row]) => row)).toEqual([]);
  });
});

describe('The container of the hosting guide', () => {
  const [workdir = ''] = said('WORKDIR');
  const [volume = ''] = said('VOLUME');

  it('keeps the database of the settings the guide has copied on its volume, which its user may write to', () => {
    // What is in .env comes before anything the image sets.
    expect(GUIDE).toContain('--env-file .env');
    const database = posix.resolve(workdir, setting('DATABASE_URL') ?? '');
    expect(posix.dirname(database)).toBe(volume);
    expect(said('ENV').join()).not.toContain('DATABASE_URL');
    expect(CONTAINER).toContain(
      `mkdir ${posix.relative(workdir, volume)} && chown node: ${posix.relative(workdir, volume)}`,
    );
  });

  it('is run with that volume wherever the guide runs it', () => {
    const runs = [...GUIDE.matchAll(/podman run .*/g)].map(([line]) => line);
    expect(runs).toHaveLength(2);
    for (const run of runs) expect(run).toContain(`-v airlock-data:${volume} `);
  });

  it('copies what is there, and is started as the bot is', () => {
    const copied = said('COPY').flatMap((rest) => rest.split(' ').slice(0, -1));
    expect(copied.filter((file) => !exists(file))).toEqual([]);
    expect(said('CMD')).toEqual([JSON.stringify(scripts.start?.split(' ')).replaceAll(',', ', ')]);
  });
});

describe('The service of the hosting guide', () => {
  it('runs where the guide has put the bot, as the user it has made, and may write there', () => {
    expect(GUIDE).toMatch(/git clone <this repository> \/opt\/airlock\/app$/m);
    expect(GUIDE).toMatch(/useradd .* airlock$/m);
    expect(UNIT).toMatch(/^WorkingDirectory=\/opt\/airlock\/app$/m);
    expect(UNIT).toMatch(/^ReadWritePaths=\/opt\/airlock$/m);
    expect(UNIT).toMatch(/^User=airlock$/m);
  });
});
