import { games } from '../../src/games/index.ts';
import { describeGame } from './describe-game.ts';
import { subjectOf } from './subjects.ts';

// That all content comes up takes the long runs of `npm run test:whole`.
for (const { game, proof } of games)
  describeGame({ ...subjectOf(game.id), content: { ids: [] } }, { games: proof.shortGames ?? 20, seed: 1 });
