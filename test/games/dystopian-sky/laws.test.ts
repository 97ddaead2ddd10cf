import { dystopianSkyFace } from '../../../src/games/dystopian-sky/face/index.ts';
import { dystopianSky } from '../../../src/games/dystopian-sky/game.ts';
import { proof } from '../../../src/games/dystopian-sky/proof.ts';
import { describeGame } from '../../conformance/describe-game.ts';

// Until the game is offered, and proven with all others.
describeGame({ game: dystopianSky, face: dystopianSkyFace, ...proof, content: { ids: [] } }, { games: 3, seed: 1 });
