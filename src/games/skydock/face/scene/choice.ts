import { altText, boxes, CANVAS, type Decision, type Seat } from '#engine';
import type { SpotId } from '../../content/board.ts';
import { ICON_TABLE, type Scene } from '../../content/icons.ts';
import type { Action, Kind } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { roomSigns } from '../asked/ways.ts';
import { frameOf, pirateOf } from '../words/reading.ts';
import { objectiveLines } from '../words/objectives.ts';
import { mapInWords } from './alt.ts';
import { handScene } from './hand/hand.ts';
import { roomKey } from './key.ts';
import { OBJECTIVE_HEIGHT, objectivesAcross } from './objectives.ts';
import { layoutIn } from './ship/layout.ts';
import { planScene } from './plan.ts';
import type { RoomLook, RoomSize } from './ship/room.ts';
import { ship } from './ship/ship.ts';
import { ownerOf } from './signs.ts';

const MAP = { width: 1000, height: 592 } as const;
const [SHIP, KEY] = boxes.cutTop({ x: 6, y: 4, width: MAP.width - 12, height: MAP.height - 8 }, 552);
const LAYOUT = layoutIn(SHIP, { x: 56, y: 38 });
const GOALS = { width: CANVAS.width, height: OBJECTIVE_HEIGHT + 16 } as const;
/** What is chosen in the set-up with an eye to the objectives. */
const WITH_GOALS: readonly string[] = ['character', 'backer', 'ability'] satisfies readonly Kind[];
const ROOM_SIZE: RoomSize = { name: 40, line: 34, pirates: 34, type: 'heading', tellsHarm: true };

/**
 * The map, where the decision is about rooms or about the plan for the round; the own board, where it is about its rows; the
 * objectives, where it is about what one begins with.
 */
export function choiceScene(view: View, decision: Decision<Action>): Scene | null {
  const signs = roomSigns(decision.options);
  if (signs.size > 0) return numberedMap(view, decision.seat, signs);
  if (decision.kind === 'row' && view.viewer === decision.seat) return handScene(view);
  if (WITH_GOALS.includes(decision.kind)) return goals(view);
  const plans = frameOf(view, 'planning') !== null && view.viewer === decision.seat;
  return plans && view.own !== null ? planScene(view, decision.seat, view.own) : null;
}

/** The objectives side by side. */
function goals({ table }: View): Scene {
  const lines = objectiveLines(table).map((line) => line.replaceAll('*', ''));
  return {
    ...GOALS,
    icons: ICON_TABLE,
    alt: altText(['Objectives.', ...lines]),
    shapes: objectivesAcross(table, boxes.inset({ x: 0, y: 0, ...GOALS }, 8, 8)),
  };
}

/** The ship with the rooms that are offered, numbered like the options. */
function numberedMap(view: View, seat: Seat, signs: ReadonlyMap<SpotId, string>): Scene {
  const here = pirateOf(view, seat).spot;
  const look = (spot: SpotId): RoomLook => {
    const sign = signs.get(spot);
    return {
      ground: sign !== undefined ? 'raised' : 'hull',
      ...(sign !== undefined && { sign }),
      ...(spot === here && { edge: ownerOf(seat) }),
    };
  };
  return {
    ...MAP,
    icons: ICON_TABLE,
    alt: altText(
      mapInWords(view, seat, { signs, patrol: true, action: true }),
      mapInWords(view, seat, { signs, action: true }),
      mapInWords(view, seat, { signs, patrol: true }),
    ),
    shapes: [...ship(view.table, LAYOUT, ROOM_SIZE, look), ...roomKey(KEY)],
  };
}
