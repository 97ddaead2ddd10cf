import { chapterOf, canUndo } from '#engine';
import type { Moment, Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Every viewer can tell which chapter it is: it is the same in all states that they cannot tell apart. */
export function chaptersAreSeen({ game, match, twins }: Moment): void {
  const chapter = chapterOf(game, match.state);
  if (!Number.isInteger(chapter) || chapter < 1) throw new Violation('chapters', `The chapter is ${String(chapter)}.`);
  for (const { viewer, state } of twins)
    if (chapterOf(game, state) !== chapter)
      throw new Violation('chapters', `The chapter depends on something hidden from ${String(viewer)}.`);
}

/** Chapters follow each other, and nothing is undone across the beginning of one. */
export function chaptersGoOn({ before, after }: Move): void {
  const { game } = before;
  const [then, now] = [before, after].map(({ match }) => chapterOf(game, match.state));
  if (then === undefined || now === undefined || then === now) return;
  if (now < then) throw new Violation('chapters', `The chapter falls from ${String(then)} to ${String(now)}.`);
  for (let seat = 0; seat < after.match.seats; seat++)
    if (canUndo(after.match, seat)) throw new Violation('undo', 'An answer of an earlier chapter can be taken back.');
}
