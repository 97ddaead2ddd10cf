import { boxes, type Box, type Seat } from '#engine';
import type { Shape } from '../../content/icons.ts';
import { OBJECTIVE_TABLE, type Objective } from '../../content/objectives.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import type { ObjectiveInPlay, Table } from '../../state/state.ts';
import { ownerOf, pirate } from './signs.ts';

const GAP = 8;
/** Height of a line with signs beside the words on a track: no lower, or the signs are too small on a phone. */
const LINE = 28;
/** Side of an icon or token, its distance to the next, and the width of a place on a track with its owner. */
const SIDE = 30;
const TOKEN = 35;
const STEP = 77;

/** Height of one objective. */
export const OBJECTIVE_HEIGHT = 116;

/** What the ship was boarded for: what each objective asks, brings, and who has got how far with it; one below another. */
export function objectives(table: Table, box: Box): Shape[] {
  return inEach(table, boxes.rows(box, table.objectives.length, GAP));
}

/** The same, side by side. */
export function objectivesAcross(table: Table, box: Box): Shape[] {
  return inEach(table, boxes.columns(box, table.objectives.length, GAP));
}

function inEach(table: Table, cards: readonly Box[]): Shape[] {
  return table.objectives.flatMap((objective, i) => {
    const card = cards[i];
    return card ? drawn(objective, card) : [];
  });
}

function drawn({ id, done, track }: ObjectiveInPlay, box: Box): Shape[] {
  const objective: Objective = OBJECTIVE_TABLE[id];
  const { name, glory } = objective;
  const inner = boxes.inset(box, 12, 3);
  const height = objective.track ? LINE : inner.height / 3;
  const [first, below] = boxes.cutTop(inner, height);
  const [second, rest] = boxes.cutTop(below, height);
  const [when, last] = boxes.cutTop(rest, objective.track ? rest.height - LINE : 0);
  return [
    { kind: 'panel', ...box, ground: 'room', ...(done.length > 0 ? { edge: 'gold' } : {}) },
    { kind: 'text', ...{ ...first, width: first.width - 64 }, text: name, size: 'label', tone: 'bright' },
    { kind: 'counter', ...right(first, 60), icon: 'glory', text: `${glory}`, tone: 'gold', size: 'heading' },
    ...demands(objective, second),
    ...completed(done, last),
    ...(objective.track
      ? [advancesWhen(objective.track, when), ...progress(track, objective.track.spaces, last, done)]
      : []),
  ];
}

/** The symbols to be discarded, then the room and the challenge. */
function demands({ symbols, room, challenge }: Objective, line: Box): Shape[] {
  const shown: Shape[] = symbols.map((symbol, i): Shape => ({
    kind: 'icon',
    ...square(line, i * TOKEN),
    icon: symbol,
    tone: 'gold',
  }));
  let x = line.x + symbols.length * TOKEN + 4;
  if (room) {
    const width = 102;
    shown.push({ kind: 'text', ...line, x, width, text: ROOM_TABLE[room].name, size: 'label', tone: 'bright' });
    x += width + 6;
  }
  if (challenge) {
    shown.push({
      kind: 'counter',
      ...line,
      x,
      width: Math.min(94, line.x + line.width - x),
      icon: challenge.stat,
      text: `DC ${challenge.dc}`,
      tone: 'bright',
    });
  }
  return shown;
}

/** The tokens of those who have completed it, from the right, behind a tick. */
function completed(done: readonly Seat[], line: Box): Shape[] {
  if (done.length === 0) return [];
  const from = line.width - done.length * TOKEN;
  return [
    { kind: 'icon', ...square(line, from - TOKEN), icon: 'check', tone: 'gold' },
    ...done.map((seat, i) => pirate(seat, square(line, from + 4 + i * TOKEN))),
  ];
}

/** What advances a pirate on a track. */
function advancesWhen({ when }: NonNullable<Objective['track']>, line: Box): Shape {
  return { kind: 'text', ...line, text: `Track: ${when}`, size: 'body', tone: 'quiet' };
}

/** The place on the track of everybody who has not completed it yet. */
function progress(track: readonly number[], spaces: number, line: Box, done: readonly Seat[]): Shape[] {
  const open = [...track.entries()].filter(([seat]) => !done.includes(seat));
  return open.flatMap(([seat, space], i): Shape[] => [
    pirate(seat, square(line, i * STEP), space >= spaces ? 'full' : 'spent'),
    {
      kind: 'text',
      ...{ ...line, x: line.x + i * STEP + TOKEN, width: STEP - TOKEN - 2 },
      text: `${space}/${spaces}`,
      size: 'label',
      tone: space > 0 ? ownerOf(seat) : 'quiet',
    },
  ]);
}

function square({ x, y, height }: Box, from: number): Box {
  const side = Math.min(SIDE, height);
  return { x: x + from, y: y + (height - side) / 2, width: side, height: side };
}

function right({ x, y, width, height }: Box, wide: number): Box {
  return { x: x + width - wide, y, width: wide, height };
}
