import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../src/sandbox/index.ts';
import { temporaryFolder } from './store/folder.ts';
import { BotProcess } from './whole/bot-process.ts';

const ROOT = join(import.meta.dirname, '..');

/** A project as large as its start needs: what is bundled is the given main module. */
class SmallProject {
  readonly folder = temporaryFolder();

  constructor(main: string) {
    for (const part of ['src/start.js', 'package.json', 'src/bundle', 'src/sandbox'])
      cpSync(join(ROOT, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
    this.write('src/background/worker.ts', 'export {};');
    this.write('src/main.ts', main);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  async start(...args: readonly string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, ['src/start.js', ...args], { cwd: this.folder, stdio: 'pipe' });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(child, 'close');
    return { code: child.exitCode, said };
  }

  /** The bundles there are, each with the time it was written. */
  bundles(): readonly (readonly [string, number])[] {
    const dist = join(this.folder, 'dist');
    return readdirSync(dist).map((name) => [name, statSync(join(dist, name, 'main.js')).mtimeMs]);
  }
}

describe('A start', () => {
  it('bundles the sources once, and again when they have changed', async () => {
    const project = new SmallProject(`console.log('one');`);
    expect(await project.start()).toEqual({ code: 0, said: 'one\n' });
    const before = project.bundles();
    expect(await project.start()).toEqual({ code: 0, said: 'one\n' });
    expect(project.bundles()).toEqual(before);

    project.write('src/main.ts', `console.log('two');`);
    expect(await project.start()).toEqual({ code: 0, said: 'two\n' });
    expect(project.bundles()).toHaveLength(1);
    expect(project.bundles()).not.toEqual(before);
  });

  it('may come twice at a time while there is no bundle', async () => {
    const project = new SmallProject(`console.log('here');`);
    const both = await Promise.all([project.start(), project.start()]);
    expect(both).toEqual([
      { code: 0, said: 'here\n' },
      { code: 0, said: 'here\n' },
    ]);
    expect(project.bundles()).toHaveLength(1);
  });

  it('does not run the bundle where that alone is wanted, and has built the page into it', async () => {
    const project = new SmallProject(`console.log('running');`);
    expect(await project.start('--bundle-only')).toEqual({ code: 0, said: '' });
    const [[name] = ['none']] = project.bundles();
    const page = join(project.folder, 'dist', name, 'page');
    expect(readdirSync(page)).toEqual(expect.arrayContaining(['index.html', 'main.js', 'page.css', 'icon.svg']));
  });

  it('names the lines of the sources where it fails', async () => {
    const project = new SmallProject(
      `interface Gone {\n  readonly types: true;\n}\n\nexport const gone: Gone | null = null;\nthrow new Error('Broken');\n`,
    );
    const { code, said } = await project.start();
    expect(code).toBe(1);
    expect(said).toMatch(/Error: Broken\n.*src\/main\.ts:6:7/);
  });

  it('says in one line which Node it needs', async () => {
    const project = new SmallProject(`console.log('running');`);
    const text = readFileSync(join(ROOT, 'package.json'), 'utf8');
    project.write('package.json', text.replace(/">=\d+\.\d+"/, '">=99.5"'));
    const { code, said } = await project.start();
    expect(said).toBe(
      `Airlock needs Node 99.5 or newer, but this is ${process.versions.node}. Start it with "npm start".\n`,
    );
    expect(code).toBe(1);
  });
});

describe('The bot in its bundle', () => {
  it('draws boards and thinks, and complains of nothing', async () => {
    const sandbox = await startSandbox({ port: 0 });
    const bot = new BotProcess(sandbox, join(temporaryFolder(), 'airlock.db'));
    onTestFinished(async () => {
      await bot.kill();
      await sandbox.close();
    });
    await bot.start();
    const channel = sandbox.channel('table-one');
    const ada = sandbox.persona('Ada');
    await ada.command(channel, 'game new', { game: 'breach', ai: '1' });
    // The A.I. of the ship begins.
    await ada.command(channel, 'game join', { seat: 'Pirates' });
    await ada.command(channel, 'game start');
    const shown = () => ada.messages(channel).flatMap(({ embeds }) => embeds.flatMap(({ image }) => image?.url ?? []));
    await expect.poll(shown, { timeout: 10_000 }).not.toEqual([]);
    await expect.poll(() => bot.logged.join(''), { timeout: 10_000 }).toContain('An AI player has thought');
    expect(bot.logged.join('')).not.toMatch(/"level":[456]0/);
  });
});
