import { ROOM, type AnyFace, type Box, type Decision, type Point, type Scene, type Shape, type Viewer } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { frozen, frozenPlain } from '../plain.ts';
import { Violation } from '../violation.ts';

/** A rounding error is no way out of the canvas. */
const EPSILON = 0.01;

/** Every picture of a moment, for every viewer: made from the view alone, the same whenever it is made, and whole. */
export function picturesShowAndHide(moment: Moment): void {
  const { face } = moment.subject;
  if (!face) return;
  for (const [viewer, view] of moment.views) sound(face, viewer, view, asked(moment, viewer));
  for (const { viewer, view } of moment.twins) {
    const open = asked(moment, viewer);
    const leak = difference(scenes(face, moment.views.get(viewer), open), scenes(face, view, open));
    if (leak) broken(`What ${String(viewer)} sees drawn depends on something hidden from it`, inWords(leak));
  }
}

/** The open decisions of a viewer. */
function asked({ open }: Moment, viewer: Viewer): Decision<unknown>[] {
  return open.filter(({ seat }) => seat === viewer);
}

function sound(face: AnyFace, viewer: Viewer, view: unknown, open: readonly Decision<unknown>[]): void {
  const drawn = scenes(face, frozen(view), open);
  const flaw = frozenPlain(drawn);
  if (flaw !== null) broken(`The scenes of ${String(viewer)} are not plain JSON`, flaw);
  const again = difference(drawn, scenes(face, view, open));
  if (again) broken(`The scenes of ${String(viewer)} are not the same when made again`, inWords(again));
  if (viewer === 'public' && drawn.hand) broken('Who holds nothing', 'has a hand drawn');
  whole('board', drawn.board);
  if (drawn.hand) whole('hand', drawn.hand);
  for (const choice of drawn.choices) if (choice) whole('choice', choice);
}

interface Scenes {
  readonly board: Scene;
  readonly hand: Scene | null;
  readonly choices: readonly (Scene | null)[];
}

function scenes(face: AnyFace, view: unknown, open: readonly Decision<unknown>[]): Scenes {
  try {
    const choices = open.map((decision) => face.choiceScene(view, decision));
    return { board: face.scene(view), hand: face.handScene(view), choices };
  } catch (error) {
    broken('The face fails at a scene', error instanceof Error ? error.message : String(error));
  }
}

/** Something is drawn, all of it on the canvas, and in words as well. */
export function whole(what: string, scene: Scene): void {
  const { alt, shapes } = scene;
  if (alt.trim() === '') broken(`The picture of the ${what}`, 'has no words');
  if (alt.length > ROOM.alt) broken(`The words of the picture of the ${what} are too long`, alt);
  if (shapes.length === 0) broken(`The picture of the ${what}`, 'is empty');
  for (const shape of shapes) {
    const outside = pointsOf(shape).find((point) => !isIn(scene, point));
    if (outside) broken(`The picture of the ${what} reaches beyond its canvas`, JSON.stringify(shape));
    if ('icon' in shape && !(shape.icon in scene.icons))
      broken(`The picture of the ${what} brings no icon`, shape.icon);
    if (shape.kind === 'text' && shape.text.trim() === '') broken(`A text of the ${what}`, 'is empty');
  }
}

/** The corners of a shape. */
function pointsOf(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case 'hull':
      return shape.points;
    case 'link':
      return [shape.from, shape.to];
    default:
      return cornersOf(shape);
  }
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  // A box turned inside out has nothing in it.
  if (width <= 0 || height <= 0) return [{ x: -1, y: -1 }];
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

function isIn({ width, height }: Scene, { x, y }: Point): boolean {
  return x >= -EPSILON && y >= -EPSILON && x <= width + EPSILON && y <= height + EPSILON;
}

function broken(what: string, where: string): never {
  throw new Violation('pictures', `${what}: ${where}.`);
}
