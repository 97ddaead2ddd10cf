export { breach } from './game.ts';
export { breachFace } from './face/index.ts';
export { breachTactics } from './ai/index.ts';
