/** Everything that can be done at a table, for `Tables.do`. */
export { addAi, removeAi, setStrength } from './ai-lobby.ts';
export { bring } from './bring.ts';
export { agree, askRewind, decline, end, stop } from './consent.ts';
export { begin, cancel, choose, join, leave } from './lobby.ts';
export { offer, takeOffered, withdrawOffer } from './offer.ts';
export { askIn, handOver, takeBack } from './replace.ts';
export { setting } from './settings.ts';
export { keepOpen } from '../clock/sleep.ts';
export { setWord } from './own-word.ts';
export { act, concede, pass, suggested, surprise, undo } from './turn.ts';
