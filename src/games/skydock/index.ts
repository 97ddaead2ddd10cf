export { skydock } from './game.ts';
export { skydockFace } from './face/index.ts';
export { skydockTactics } from './ai/index.ts';
