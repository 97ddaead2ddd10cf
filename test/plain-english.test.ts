import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What Airlock's texts do not say, and a plainer wording. Any white space or comment sign may stand between two words. */
const IDIOMS: readonly (readonly [idiom: string, better: string])[] = [
  ['whoever', 'the player who, the presser, everybody who'],
  ['whom', 'who, or name the person'],
  ['anew', 'again'],
  ['afresh', 'again'],
  ['once more', 'again'],
  ['so many', 'this many, or the number'],
  ['no person', 'an AI player'],
  ['no people', 'AI players'],
  ['rules? of thumb', 'heuristic'],
  ['by lot', 'at random'],
  ['think(?:s|ing)? ahead', 'search, Strong'],
  ['thought out', 'simulated'],
  ['for good', 'permanently, or leave it out'],
  ['as good as', 'almost, or leave it out'],
  ['ask to take it back', 'Ask to Undo'],
];

/** The idioms of a text, each with its line and the wording to use instead. */
function idiomsIn(text: string): string[] {
  return IDIOMS.flatMap(([idiom, better]) =>
    [...text.matchAll(new RegExp(`\\b${idiom.replaceAll(' ', '[\\s*/>]+')}\\b`, 'gi'))].map(
      ({ index, 0: found }) =>
        `${String(text.slice(0, index).split('\n').length)}: "${found.replace(/[\s*/>]+/g, ' ')}" (write: ${better})`,
    ),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
}

/** This file: it lists the idioms and quotes one to show that it is found. */
const OWN = relative(ROOT, fileURLToPath(import.meta.url));

const FILES = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ...['src', 'docs', 'bench', 'test'].flatMap(filesBelow).filter((file) => file !== OWN),
];

it('Texts and comments are plain English', () => {
  expect(
    FILES.flatMap((file) => idiomsIn(readFileSync(join(ROOT, file), 'utf8')).map((where) => `${file}:${where}`)),
  ).toEqual([]);
});

it('An idiom is found across the lines of a comment, with its line', () => {
  expect(idiomsIn('/**\n * Drawn by\n * lot.\n */')).toEqual(['2: "by lot" (write: at random)']);
});
