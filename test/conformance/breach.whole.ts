import { describeGame } from './describe-game.ts';
import { subjectOf } from './subjects.ts';

describeGame(subjectOf('breach'), { games: 60, seed: 1 });
