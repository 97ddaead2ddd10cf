import { describeGame } from './describe-game.ts';
import { subjectOf } from './subjects.ts';

// A room is used in some three of 60 random games: half as many of them could well miss one.
describeGame(subjectOf('skydock'), { games: 120, seed: 1 });
