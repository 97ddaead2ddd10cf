import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { temporaryFolder } from './store/folder.ts';

/** What is printed on standard error. */
function printed(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => spy.mockRestore());
  return lines;
}

describe('The log of a player’s machine', () => {
  it('goes to a file, which one line on the screen names at the first warning', () => {
    const lines = printed();
    const file = join(temporaryFolder(), 'airlock.log');
    const log = createLog('warn', file);
    log.info('of no concern');
    expect(existsSync(file)).toBe(false);
    log.warn('The gateway dropped the connection');
    log.error({ err: new Error('out of paint') }, 'A picture failed');
    const written = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(written.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'The gateway dropped the connection',
      'A picture failed',
    ]);
    expect(lines).toEqual([`Something went wrong. The details are in ${file}.`]);
  });

  it('names no file on the screen for what is only told', () => {
    const lines = printed();
    const file = join(temporaryFolder(), 'airlock.log');
    createLog('info', file).info('Airlock is ready');
    expect(readFileSync(file, 'utf8')).toContain('Airlock is ready');
    expect(lines).toEqual([]);
  });

  it('does not stop the game where the file cannot be written, and goes to the screen instead', () => {
    const lines = printed();
    const file = join(temporaryFolder(), 'airlock.log');
    writeFileSync(file, '');
    createLog('warn', join(file, 'not-a-folder.log')).warn('The gateway dropped the connection');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('The gateway dropped the connection');
  });
});
