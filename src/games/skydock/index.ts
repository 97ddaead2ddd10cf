export { skydock } from './game.ts';
export { skydockFace } from './face/index.ts';
