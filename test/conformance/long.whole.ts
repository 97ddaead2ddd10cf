import { games } from '../../src/games/index.ts';
import { describeGame } from './describe-game.ts';
import { subjectOf } from './subjects.ts';

/** Random games enough for most games to show all their content. */
const USUAL = 60;

for (const { game, proof } of games) describeGame(subjectOf(game.id), { games: proof.games ?? USUAL, seed: 1 });
