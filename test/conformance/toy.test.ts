import { describeGame } from './describe-game.ts';
import { toySubject } from './toy/subject.ts';

describeGame(toySubject, { games: 60, seed: 1 });
