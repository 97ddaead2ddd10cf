import { describeGame } from './describe-game.ts';
import { halfOfGames } from './halves.ts';

// That all content comes up takes the long runs of `npm run test:whole`.
for (const subject of halfOfGames(0))
  describeGame({ ...subject, content: { ids: [] } }, { games: subject.shortGames ?? 4, seed: 1 });
