import type { Subject } from './subject.ts';
import { toySubject } from './toy/subject.ts';

/** Every game there is a proof for: those of the house, and the toy the proof itself is tested with. */
export const subjects: readonly Subject[] = [toySubject];
