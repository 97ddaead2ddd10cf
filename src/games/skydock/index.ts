export { skydock } from './game.ts';
