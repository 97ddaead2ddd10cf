import { proof } from '../../../src/games/starcadia/proof.ts';
import { starcadia } from '../../../src/games/starcadia/game.ts';
import { describeGame } from '../../conformance/describe-game.ts';

describeGame({ game: starcadia, ...proof, content: { ids: [] } }, { games: 2, seed: 2 });
