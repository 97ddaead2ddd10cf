import { describe, expect, it } from 'vitest';
import { at, draw, freeRng, sameJson, seats, type Rng } from '#engine';
import { affiliation } from '../../../../src/games/dystopian-sky/content/affiliations.ts';
import { attachment, consumable, gear } from '../../../../src/games/dystopian-sky/content/goods.ts';
import { weapon } from '../../../../src/games/dystopian-sky/content/weapons.ts';
import { dystopianSky } from '../../../../src/games/dystopian-sky/game.ts';
import type { Kept } from '../../../../src/games/dystopian-sky/roster/kept.ts';
import { problemOf } from '../../../../src/games/dystopian-sky/roster/problem.ts';
import type { Member } from '../../../../src/games/dystopian-sky/roster/roster.ts';
import { playedOut, readyMade } from '../matches.ts';

const MUTANTS = 10_000;

/** A version of a crew, and the one before it; `null` for the first. */
interface Version {
  readonly before: Kept | null;
  readonly after: Kept;
}

/** Everything that two crews went through in three matches. */
function versions(): readonly Version[] {
  const found: Version[] = [];
  let crews: readonly Kept[] = [readyMade(0), readyMade(3)];
  for (const after of crews) found.push({ before: null, after });
  for (const match of seats(3)) {
    const home = playedOut(crews, `mutants ${String(match)}`);
    home.forEach((after, seat) => found.push({ before: at(crews, seat), after }));
    crews = home;
  }
  return found;
}

/** The same with one thing changed somewhere in it: a number, a word, a line too many or too few. */
function mutated(value: unknown, rng: Rng, words: readonly string[]): unknown {
  if (Array.isArray(value)) return mutatedList(value, rng, words);
  if (typeof value === 'object' && value !== null) {
    const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
    const chosen = rng.int(entries.length);
    return Object.fromEntries(entries.map(([key, part], n) => [key, n === chosen ? mutated(part, rng, words) : part]));
  }
  if (typeof value === 'number') return value + draw(rng, [-250, -25, -1, 1, 25, 250]);
  return typeof value === 'string' ? draw(rng, words) : 0;
}

function mutatedList(list: readonly unknown[], rng: Rng, words: readonly string[]): readonly unknown[] {
  if (list.length === 0) return [draw(rng, words)];
  const place = rng.int(list.length);
  switch (rng.int(6)) {
    case 0:
      return list.toSpliced(place, 1);
    case 1:
      return [...list, list[place]];
    default:
      return list.with(place, mutated(list[place], rng, words));
  }
}

/** Every word in it: ids in the wrong place are the likeliest forgeries. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** The books of one member of the crew, kept apart from the rules: what it had, earned and spent. */
function booksAreRight({ before, after: { last, roster } }: Version, slot: number): boolean {
  const now = at(roster.members, slot);
  const then = before === null ? null : at(before.roster.members, slot);
  const levels = then === null ? 0 : now.level - then.level;
  const funds = then === null ? (slot === 0 ? 850 : 600) : then.credits + 250 * levels;
  const bought = last.bought.flatMap((purchase) => (purchase.slot === slot ? [purchase.article] : []));
  const values = (then?.weapons ?? []).map(({ id, upgrades }) => weapon(id).value * 2 ** upgrades);
  let spent = 0;
  let learned = 0;
  for (const article of bought)
    switch (article.kind) {
      case 'weapon':
        values.push(weapon(article.id).value);
        spent += weapon(article.id).value;
        break;
      case 'upgrade': {
        const value = at(values, article.weapon);
        values[article.weapon] = 2 * value;
        spent += value;
        break;
      }
      case 'attachment':
        spent += attachment(article.id).value;
        break;
      case 'gear':
        spent += gear(article.id).value;
        break;
      case 'consumable':
        spent += consumable(article.id).value;
        break;
      case 'skill':
        learned++;
    }
  const result = last.results?.[slot];
  const price = seats(levels).reduce((sum, n) => sum + 5 + (then?.level ?? 1) + n, 0);
  const known = then?.skills.length ?? 1;
  const lost = (result?.thrown.length ?? 0) + (result?.consumed.length ?? 0);
  const owned = ({ weapons, consumables }: Member) => weapons.length + consumables.length;
  const got = bought.filter(({ kind }) => kind === 'weapon' || kind === 'consumable').length;
  return (
    spent <= funds + last.lent &&
    now.credits === Math.min(funds, funds + last.lent - spent) &&
    now.points === (then?.points ?? 1) + levels - learned &&
    now.skills.length === known + learned &&
    (then !== null || now.skills[0] === affiliation(now.affiliation).bonus) &&
    now.xp === (then?.xp ?? 0) - price + (result?.xp ?? 0) &&
    owned(now) === (then === null ? 0 : owned(then)) + got - lost
  );
}

describe('A mutated crew', () => {
  it(`is refused or its books are right, in ${String(MUTANTS)} mutants of crews that played three matches`, () => {
    const all = versions();
    const words = [...new Set(all.flatMap(({ after }) => wordsIn(after)))];
    const rng = freeRng('mutants');
    let [unread, refused, right] = [0, 0, 0];
    for (let n = 0; n < MUTANTS; n++) {
      const { before, after } = draw(rng, all);
      const changes = 1 + rng.int(2);
      let mutant: unknown = after;
      for (let change = 0; change < changes; change++) mutant = mutated(mutant, rng, words);
      const read = dystopianSky.keepsake?.read(mutant);
      if (!read?.ok) {
        unread++;
        continue;
      }
      const problem = problemOf(before, read.kept);
      if (problem !== null) {
        expect(problem).toMatch(/\.$/);
        refused++;
        continue;
      }
      if (!sameJson(read.kept, after)) right++;
      for (const slot of seats(4)) expect(booksAreRight({ before, after: read.kept }, slot)).toBe(true);
    }
    expect(Math.min(unread, refused, right)).toBeGreaterThan(100);
  });

  it('keeps right books where nothing was changed', () => {
    for (const version of versions()) {
      expect(problemOf(version.before, version.after)).toBeNull();
      for (const slot of seats(4)) expect(booksAreRight(version, slot)).toBe(true);
    }
  });
});
