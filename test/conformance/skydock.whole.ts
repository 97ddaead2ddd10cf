import { describeGame } from './describe-game.ts';
import { subjectOf } from './subjects.ts';

// The room used most seldom, the bunks, comes up in some three of a hundred random games: fewer games could well miss it.
describeGame(subjectOf('skydock'), { games: 100, seed: 1 });
