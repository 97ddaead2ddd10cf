import { skydock } from '../../../src/games/skydock/index.ts';
import type { Subject } from '../../conformance/subject.ts';

export const skydockSubject: Subject = { game: skydock, maxSteps: 12_000 };
