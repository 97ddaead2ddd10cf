import type { Box, Tone, TypeSize } from '#engine';
import type { IconName, Shape } from '../../../content/icons.ts';
import type { Effect } from '../../../content/effects.ts';

/** An effect as a sign with a number, such as a star and "3". */
interface Mark {
  readonly icon: IconName;
  readonly text?: string;
  readonly isCost?: boolean;
}

/** What an action takes and gives, as signs: "fist › star 2", "bag −1 › cards 2". A failed challenge is left out. */
export function gist(does: readonly Effect[], line: Box, size: TypeSize): Shape[] {
  const marks = does.flatMap(marksOf);
  const costs = marks.filter(({ isCost }) => isCost);
  const challenge = does.find((effect) => effect.do === 'challenge');
  const before: Mark[] = challenge ? [{ icon: challenge.stat }] : costs;
  const gains = marks.filter(({ isCost }) => !isCost);
  const row = rowOn(line, size);
  for (const mark of before) row.mark(mark, challenge ? 'bright' : 'danger');
  if (before.length > 0) row.word('›', 'quiet');
  for (const [i, mark] of gains.entries()) {
    if (i > 0 && isEither(does)) row.word('/', 'quiet');
    row.mark(mark, 'bright');
  }
  return row.shapes;
}

function isEither(does: readonly Effect[]): boolean {
  return does.some((effect) => effect.do === 'choose' || (effect.do === 'challenge' && isEither(effect.pass)));
}

function marksOf(effect: Effect): Mark[] {
  const isCost = 'cost' in effect;
  switch (effect.do) {
    case 'glory':
      return [{ icon: 'glory', text: amount(effect.n), isCost }];
    case 'draw':
      return [{ icon: effect.deck, text: amount(effect.n) }];
    case 'sift':
    case 'fetch':
      return [{ icon: effect.deck, text: '1' }];
    case 'discard':
      return [{ icon: effect.deck, text: amount(-effect.n), isCost }];
    case 'support':
      return [{ icon: 'support', text: '1' }];
    case 'alert':
      return [{ icon: 'alert', text: `+${effect.n}` }];
    case 'calm':
      return [{ icon: 'alert', text: amount(-effect.n) }];
    case 'stun':
      return [{ icon: 'guard-stunned', text: amount(effect.n) }];
    case 'dismiss':
      return [{ icon: 'guard', text: amount(-1) }];
    case 'recover':
      return [{ icon: 'heal', text: amount(effect.n) }];
    case 'brace':
      return [{ icon: 'recover' }];
    case 'charge':
      return [{ icon: 'energy', text: '1' }];
    case 'upgrade':
      return [{ icon: 'upgrade' }];
    case 'step':
    case 'jump':
      return [{ icon: 'move' }];
    case 'bonus':
      return [{ icon: 'bonus', text: `+${effect.n}` }];
    case 'track':
      return [{ icon: 'track', text: '1' }];
    case 'claim':
      return [{ icon: 'first' }];
    case 'challenge':
      return effect.pass.flatMap(marksOf);
    case 'choose':
      return effect.options.flatMap(({ does }) => does.flatMap(marksOf));
    // What happens to others, and guards, is in the words of the action.
    case 'guard':
    case 'shoo':
    case 'lure':
    case 'march':
    case 'neutralize':
    case 'lend':
    case 'crew':
      return [];
  }
}

function amount(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** Width of a digit relative to the height of the line, and the gaps after a sign and after a mark, in pixels. */
const DIGIT = 0.46;
const GAP = { icon: 3, mark: 7 } as const;

/** Shapes set side by side on a line, from its left. */
function rowOn({ x, y, height }: Box, size: TypeSize) {
  const shapes: Shape[] = [];
  let at = x;
  const side = height - 3;
  const digits = (text: string) => text.length * height * DIGIT;
  return {
    shapes,
    mark({ icon, text }: Mark, tone: Tone) {
      shapes.push({ kind: 'icon', x: at, y: y + 1.5, width: side, height: side, icon, tone });
      at += side;
      if (text !== undefined) {
        const width = digits(text);
        shapes.push({ kind: 'text', x: at + GAP.icon, y, width, height, text, size, tone });
        at += GAP.icon + width;
      }
      at += GAP.mark;
    },
    word(text: string, tone: Tone) {
      const width = digits(text);
      shapes.push({ kind: 'text', x: at, y, width, height, text, size, tone });
      at += width + 2;
    },
  };
}
