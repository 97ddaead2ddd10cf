import { describeGame } from './describe-game.ts';
import { keptSubject } from './toy/kept.ts';
import { allOpen, faceDown } from './toy/open.ts';
import { toySubject } from './toy/subject.ts';

describeGame(toySubject, { games: 60, seed: 1 });
describeGame({ ...toySubject, game: allOpen }, { games: 60, seed: 1 });
describeGame({ ...toySubject, game: faceDown }, { games: 60, seed: 1 });
describeGame(keptSubject, { games: 24, seed: 1 });
