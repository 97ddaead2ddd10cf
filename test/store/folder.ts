import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of a new empty folder, removed with all it holds when the test is over. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'airlock-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
