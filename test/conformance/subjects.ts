import { games } from '../../src/games/index.ts';
import { breachKnowledge } from './breach.ts';
import { skydockKnowledge } from './skydock.ts';
import type { Knowledge, Subject } from './subject.ts';
import { toySubject } from './toy/subject.ts';

/** What a game is held to of which nothing more is known. */
const UNKNOWN: Knowledge = { maxSteps: 5000 };

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = {
  breach: breachKnowledge,
  skydock: skydockKnowledge,
};

/** Every game there is a proof for: those of the house, and the toy the proof itself is tested with. */
export const subjects: readonly Subject[] = [
  ...games.map((entry) => ({ ...entry, ...(KNOWLEDGE[entry.game.id] ?? UNKNOWN) })),
  toySubject,
];

/** The game of that id, to be proven. */
export function subjectOf(id: string): Subject {
  const subject = subjects.find(({ game }) => game.id === id);
  if (!subject) throw new Error(`There is no game ${id}.`);
  return subject;
}
