import { describeGame } from './describe-game.ts';
import { halfOfGames } from './halves.ts';

// Sixty random games are enough for most games to show all their content.
for (const subject of halfOfGames(1)) describeGame(subject, { games: subject.games ?? 60, seed: 1 });
