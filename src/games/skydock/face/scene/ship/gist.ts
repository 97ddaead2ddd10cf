import type { Box, Tone, TypeSize } from '#engine';
import type { Shape } from '../../../content/icons.ts';
import { marksOf, type Effect, type Mark } from '../../../content/effects.ts';

/**
 * What an action takes and gives, as signs: "fist › star 3", "bag −1 › cards 2"; where there is space for harm, also what failing
 * does, and guards that come: "fist › star 3 / star −2". Where there is none, "fist ! star 3" says that there is harm.
 */
export function gist(does: readonly Effect[], line: Box, size: TypeSize, tellsHarm: boolean): Shape[] {
  const costs = does.filter(isCost).flatMap(marksOf);
  const challenge = does.find((effect) => effect.do === 'challenge');
  const before: Mark[] = challenge ? [{ icon: challenge.stat }] : costs;
  const row = rowOn(line, size);
  for (const mark of before) row.mark(mark, challenge ? 'bright' : 'danger');
  const fails = challenge?.fail.flatMap(marksOf) ?? [];
  const harms = [...fails, ...does.filter(isHarm).flatMap(marksOf)];
  const hidesHarm = !tellsHarm && harms.length > 0;
  if (hidesHarm) row.word('!', 'danger');
  else if (before.length > 0) row.word('›', 'quiet');
  const gains = does.filter((effect) => !isCost(effect) && !isHarm(effect)).flatMap(marksOf);
  for (const [i, mark] of gains.entries()) {
    if (i > 0 && isEither(does)) row.word('or', 'quiet');
    row.mark(mark, 'bright');
  }
  if (tellsHarm && fails.length > 0) row.word('/', 'danger');
  if (tellsHarm) for (const mark of harms) row.mark(mark, 'danger');
  return row.shapes;
}

/** Whether it brings guards, whatever else the action does. */
function isHarm(effect: Effect): boolean {
  return effect.do === 'guard';
}

function isCost(effect: Effect): boolean {
  return 'cost' in effect;
}

function isEither(does: readonly Effect[]): boolean {
  return does.some((effect) => effect.do === 'choose' || (effect.do === 'challenge' && isEither(effect.pass)));
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
      at += width + 1;
    },
  };
}
