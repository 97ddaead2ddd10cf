import { at, boxes, type Box } from '#engine';
import type { Space } from '../../board/space.ts';
import { DESIGNATIONS } from '../../content/designations.ts';
import { ICON_TABLE, type Scene, type Shape } from '../../content/icons.ts';
import { monsterCard, monsterRow } from '../../content/monsters.ts';
import type { View } from '../../hidden/view.ts';
import type { Scenario, Table } from '../../state/state.ts';
import { AIM } from '../aim.ts';
import { statusOf } from '../board.ts';
import { MONSTER_LETTERS } from '../words.ts';
import { altOf } from './alt.ts';
import { crewPanels, questPanel } from './crews.ts';
import { campaignSheet } from './sheet.ts';
import { map, near, placeOf } from './map.ts';

const WIDTH = 1000;
const MARGIN = 20;
const TITLE = 48;
const CREWS = 92;
const LINE = 34;
const AIM_LINE = 48;
const GAP = 10;

/** The spaces one can choose now, each with its sign; most have none. */
export type Chosen = ReadonlyMap<Space, string | null>;

/** The board: title, crews, quests, the map, and the monster dashboard below it. */
export function boardScene(view: View, chosen: Chosen = new Map()): Scene {
  const { table } = view;
  const page: Box = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: 10_000 };
  const [title, afterTitle] = boxes.cutTop(page, TITLE, GAP);
  const head: Shape = { kind: 'text', ...title, text: statusOf(view), size: 'title', tone: 'bright' };
  const body =
    table.sheet.length > 0 && !table.scenario ? campaignSheet(table, afterTitle) : played(table, afterTitle, chosen);
  return {
    width: WIDTH,
    height: Math.ceil(body.bottom + MARGIN),
    icons: ICON_TABLE,
    alt: altOf(view),
    shapes: [head, ...body.shapes],
  };
}

/** The map around the spaces that can be chosen, which are marked: all else is on the board. */
export function mapScene(view: View, scenario: Scenario, chosen: ReadonlySet<Space>): Scene {
  const place = placeOf(scenario, { x: MARGIN, y: 4, width: WIDTH - 2 * MARGIN }, near(scenario, chosen));
  return {
    width: WIDTH,
    height: Math.ceil(place.height + MARGIN),
    icons: ICON_TABLE,
    alt: altOf(view),
    shapes: map(view.table, scenario, place, chosen),
  };
}

interface Body {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** The crews, and below them the scenario, or before the first what the game is about. */
function played(table: Table, box: Box, chosen: Chosen): Body {
  const { scenario } = table;
  const [crews, rest] = boxes.cutTop(box, CREWS, GAP);
  const body = scenario ? scenarioShapes(table, scenario, rest, chosen) : aimShapes(rest);
  return { ...body, shapes: [...crewPanels(table, crews), ...body.shapes] };
}

function scenarioShapes(table: Table, scenario: Scenario, box: Box, chosen: Chosen): Body {
  const questHeight = (scenario.quests.length + 1) * LINE;
  const [quests, afterQuests] = boxes.cutTop(box, questHeight, GAP);
  const place = placeOf(scenario, afterQuests);
  const dashboard = { ...afterQuests, y: afterQuests.y + place.height + GAP };
  const cards = cardsOf(scenario);
  const rows = Math.ceil(cards.length / 2);
  const cells = boxes.rows({ ...dashboard, height: rows * LINE }, rows, 2).flatMap((row) => boxes.columns(row, 2, GAP));
  return {
    shapes: [
      ...questPanel(table, quests),
      ...map(table, scenario, place, new Set(chosen.keys())),
      ...[...chosen].flatMap(([space, sign]) => (sign === null ? [] : [signShape(place.boxOf(space), sign)])),
      ...cards.flatMap((text, n): Shape[] => [{ kind: 'text', ...at(cells, n), text, size: 'label', tone: 'danger' }]),
    ],
    bottom: dashboard.y + rows * LINE,
  };
}

function signShape(box: Box, text: string): Shape {
  return { kind: 'text', ...box, text, size: 'heading', tone: 'gold', align: 'center' };
}

/** "W Weeble, trooper: 2 melee, Def 1, Life 2". */
function cardsOf({ dashboard }: Scenario): readonly string[] {
  return DESIGNATIONS.flatMap((designation) => {
    const kind = dashboard[designation];
    if (!kind) return [];
    const card = monsterCard(kind);
    const name = `${MONSTER_LETTERS[kind].toUpperCase()} ${card.name}, ${card.class}`;
    const dice = `${String(card.dice)} ${card.reach}`;
    return [`${name}: ${dice}, Def ${String(card.defense)}, Life ${String(monsterRow(kind).life)}`];
  });
}

/** Before the first scenario: what the game is about. */
function aimShapes(box: Box): Body {
  const shapes = AIM.map((text, n): Shape => ({
    kind: 'text',
    ...box,
    y: box.y + n * AIM_LINE,
    height: AIM_LINE,
    text,
    size: 'heading',
    tone: 'bright',
  }));
  return { shapes, bottom: box.y + AIM.length * AIM_LINE };
}
