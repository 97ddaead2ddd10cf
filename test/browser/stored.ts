import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { LOOK } from './windows.ts';

const FOLDER = 'test/browser/pictures';
const MADE_WITH = join(FOLDER, 'made-with.txt');

const HIDE_TIMES = `for (const time of document.querySelectorAll('time')) time.style.visibility = 'hidden'`;

/** Of all pixels: the caret, and the machine's own monospaced font. */
const MAY_DIFFER = 0.001;

/** Whether stored pictures can be compared with what this browser draws: another one draws letters in another way. */
export function isComparable(version: string): boolean {
  if (!existsSync(MADE_WITH)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(MADE_WITH, `${version}\n`);
  }
  return readFileSync(MADE_WITH, 'utf8').trim() === version;
}

/**
 * What is wrong with the page when it is compared with its stored picture, or null. What is new is stored and has to be
 * looked at; a picture that is to change is deleted first.
 */
export async function difference(page: Page, name: string): Promise<string | null> {
  await page.evaluate(HIDE_TIMES);
  // Hiding the caret would be done with a style of its own, which the page does not allow.
  const now = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  const file = join(FOLDER, `${name}.png`);
  if (!existsSync(file)) {
    writeFileSync(file, now);
    return `${file} is new: look at it`;
  }
  const [stored, drawn] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(now)];
  const { width, height } = stored;
  if (drawn.width !== width || drawn.height !== height) return `${file} is ${width} × ${height}`;
  const marked = new PNG({ width, height });
  const differing = pixelmatch(stored.data, drawn.data, marked.data, width, height, { threshold: 0.2 });
  if (differing <= width * height * MAY_DIFFER) return null;
  mkdirSync(LOOK, { recursive: true });
  writeFileSync(join(LOOK, `${name}-now.png`), now);
  writeFileSync(join(LOOK, `${name}-differs.png`), PNG.sync.write(marked));
  return `${file}: ${differing} of ${width * height} pixels differ, see ${LOOK}/${name}-differs.png`;
}
