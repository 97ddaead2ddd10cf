import { games } from '../../src/games/index.ts';
import type { Subject } from './subject.ts';
import { toySubject } from './toy/subject.ts';

/** Every game there is a proof for: those of the house, and the toy the proof itself is tested with. */
export const subjects: readonly Subject[] = [...games.map((entry) => ({ ...entry, ...entry.proof })), toySubject];

/** The game of that id, to be proven. */
export function subjectOf(id: string): Subject {
  const subject = subjects.find(({ game }) => game.id === id);
  if (!subject) throw new Error(`There is no game ${id}.`);
  return subject;
}
