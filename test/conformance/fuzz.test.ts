import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz-command.ts';
import { FAULTS } from './toy/faults.ts';
import { toySubject } from './toy/subject.ts';

const said = (...args: string[]) => fuzz(args, [toySubject]);

describe('the fuzz command', () => {
  it('prints its figures when every law is kept', () => {
    const { ok, text } = said('--game', 'toy', '--games', '30', '--seed', '7');
    expect(ok).toBe(true);
    expect(text).toMatch(
      /^toy: every law kept\n {2}games +30\n +5 with 2 seats, length=long\n[^]*? {2}steps +\d+, the longest game \d+\n/,
    );
  });

  it('says which law is broken where, with a command that breaks it again', () => {
    const faulty = FAULTS.filter(({ name }) => name === 'tells all what one seat drew').map(({ subject }) => subject);
    const { ok, text } = fuzz(['--game', 'toy', '--games', '50', '--seed', '7'], faulty);
    expect(ok).toBe(false);
    const [, command = ''] = /Repeat it: npm run fuzz -- (.*)$/.exec(text) ?? [];
    expect(command).toMatch(/^--game toy --games 1 --seed \d+$/);
    expect(fuzz(command.split(' '), faulty)).toEqual({ ok, text });
  });

  it.each([
    [[], '--game is missing; it has to be one of: toy.'],
    [['--game', 'chess'], '--game chess has to be one of: toy.'],
    [['--game', 'toy', '--games', '0'], '--games 0 has to be a whole number from 1 on.'],
    [['--game', 'toy', '--games', 'many'], '--games many has to be a whole number from 1 on.'],
    [['--game', 'toy', '--games', '9999999999'], '--games 9999999999 has to be a whole number from 1 on.'],
    [['--game', 'toy', '--seed=-1'], '--seed -1 has to be a whole number from 0 on.'],
    [['--boat'], "Unknown option '--boat': the command is npm run fuzz -- --game GAME --games 100 --seed 1."],
    [['toy'], "Unexpected argument 'toy': the command is npm run fuzz -- --game GAME --games 100 --seed 1."],
    [
      ['--game'],
      "Option '--game <value>' argument missing: the command is npm run fuzz -- --game GAME --games 100 --seed 1.",
    ],
  ])('answers %j in one sentence', (args, sentence) => {
    expect(said(...args)).toEqual({ ok: false, text: sentence });
  });

  it('runs from the command line and exits with 1 when something is wrong', async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'fuzz.ts'), ...args]);
    expect((await run('--game', 'toy', '--games', '6')).stdout).toContain('every law kept');
    await expect(run('--game', 'chess')).rejects.toMatchObject({ code: 1, stdout: '' });
  });
});
