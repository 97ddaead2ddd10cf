import { at, boxes, idsOf, seats, type Box, type Point, type Seat } from '#engine';
import { HEROES } from '../../content/heroes.ts';
import type { Shape } from '../../content/icons.ts';
import { SCENARIOS, type ScenarioId } from '../../content/scenarios.ts';
import { outcomeOf } from '../../setup/outcome.ts';
import type { Result, Table } from '../../state/state.ts';
import { crewName, crewOwner, tokensSoFar } from '../words.ts';

const GAP = 10;
const BANNER = 76;
const ROW = 56;
const NODE = 132;
const NODE_GAP = 16;
/** Room for the arrows between two columns of the tree. */
const ARROWS = 36;
/** Columns and rows of the tree: scenarios 1 to 4, the third of which has three ways to play it. */
const STAGES = 4;
const DEPTH = 3;

/** The campaign sheet: who has won, or leads, and in a campaign the way through the tree of scenarios. */
export function campaignSheet(table: Table, box: Box): { readonly shapes: Shape[]; readonly bottom: number } {
  const isOver = table.ending !== null;
  const [banner, below] = isOver ? boxes.cutTop(box, BANNER, GAP) : [null, box];
  const ranking = rankingOf(table);
  const height = table.crews.length * (ROW + GAP) - GAP;
  const [standings, rest] = boxes.cutTop(below, height, GAP * 2);
  const cells = boxes.rows(standings, table.crews.length, GAP);
  const tree = { ...rest, height: DEPTH * NODE + (DEPTH - 1) * NODE_GAP };
  const hasTree = table.options.play === 'campaign';
  return {
    shapes: [
      ...(banner ? winner(table, banner) : []),
      ...ranking.flatMap(({ seat, place }, n) => standing(table, seat, place, at(cells, n))),
      ...(hasTree ? treeShapes(table, tree) : []),
    ],
    bottom: hasTree ? tree.y + tree.height : standings.y + standings.height,
  };
}

/** The crews, best first: by the outcome once there is one, else by badges and then tokens. */
function rankingOf(table: Table): readonly { readonly seat: Seat; readonly place: number }[] {
  const places = outcomeOf(table)?.places;
  if (places) return places.flatMap((tied, n) => tied.map((seat) => ({ seat, place: n + 1 })));
  const badges = (seat: Seat) => at(table.crews, seat).badges;
  const isBehind = (seat: Seat, other: Seat) =>
    badges(seat) < badges(other) ||
    (badges(seat) === badges(other) && tokensSoFar(table, seat) < tokensSoFar(table, other));
  const all = seats(table.crews.length);
  return all
    .map((seat) => ({ seat, place: 1 + all.filter((other) => isBehind(seat, other)).length }))
    .sort((a, b) => a.place - b.place);
}

function winner(table: Table, box: Box): Shape[] {
  const winners = outcomeOf(table)?.winners ?? [];
  const [first = 0] = winners;
  const names = winners.map(crewName).join(' and ');
  const [left, text] = boxes.cutLeft(boxes.inset(box, 14, 6), 62, 10);
  const of = table.options.play === 'campaign' ? 'the campaign' : 'the scenario';
  return [
    { kind: 'panel', ...box, ground: 'raised', edge: 'gold' },
    { kind: 'icon', ...left, icon: 'badge', tone: 'gold' },
    { kind: 'text', ...text, text: `The ${names} won ${of}`, size: 'display', tone: crewOwner(first) },
  ];
}

/** One crew: its place, its heroes, its badges and its victory tokens over the whole campaign. */
function standing(table: Table, seat: Seat, place: number, box: Box): Shape[] {
  const { heroes, badges } = at(table.crews, seat);
  const owner = crewOwner(seat);
  const isFirst = place === 1;
  const [rank, afterRank] = boxes.cutLeft(boxes.inset(box, 12, 6), 46, 4);
  const [piece, afterPiece] = boxes.cutLeft(afterRank, 44, 10);
  const [name, afterName] = boxes.cutLeft(afterPiece, 160, 10);
  const [who, figures] = boxes.cutLeft(afterName, 370, 10);
  const [left, right] = boxes.columns(figures, 2, 10);
  const names = heroes.map(({ id }) => HEROES[id].name).join(', ');
  return [
    { kind: 'panel', ...box, ground: isFirst ? 'raised' : 'hull', ...(isFirst && { edge: owner }) },
    { kind: 'text', ...rank, text: `${String(place)}.`, size: 'heading', tone: isFirst ? 'gold' : 'bright' },
    { kind: 'piece', ...piece, owner, letter: initial(seat), look: 'full' },
    { kind: 'text', ...name, text: crewName(seat), size: 'heading', tone: owner },
    { kind: 'text', ...who, text: names, size: 'label', tone: 'quiet' },
    ...(left && right
      ? ([
          { kind: 'counter', ...left, icon: 'badge', text: String(badges), tone: 'bright', size: 'heading' },
          {
            kind: 'counter',
            ...right,
            icon: 'token',
            text: String(tokensSoFar(table, seat)),
            tone: 'gold',
            size: 'heading',
          },
        ] as const)
      : []),
  ];
}

function initial(seat: Seat): string {
  return crewName(seat).charAt(0);
}

/** The tree of scenarios, with the way that was taken. */
function treeShapes(table: Table, box: Box): Shape[] {
  const places = new Map(idsOf(SCENARIOS).map((id) => [id, placeOf(id, box)]));
  const played = table.sheet.map(({ scenario }) => scenario);
  const links = [...places].flatMap(([id, from]) =>
    SCENARIOS[id].next.map((next) => ({ id, next, from, to: places.get(next) ?? from })),
  );
  const isTaken = ({ id, next }: (typeof links)[number]) => played.includes(id) && played.includes(next);
  const [open, taken] = [links.filter((link) => !isTaken(link)), links.filter(isTaken)];
  return [
    ...open.map((link): Shape => ({ kind: 'link', ...endsOf(link.from, link.to), look: 'corridor' })),
    ...taken.map((link): Shape => ({ kind: 'link', ...endsOf(link.from, link.to), look: 'route' })),
    ...[...places].flatMap(([id, place]) =>
      node(
        table,
        id,
        table.sheet.find(({ scenario }) => scenario === id),
        place,
      ),
    ),
  ];
}

function endsOf(from: Box, to: Box): { readonly from: Point; readonly to: Point } {
  return { from: boxes.middle(from, 'right'), to: boxes.middle(to, 'left') };
}

/** A column for each stage; the scenarios of one stage are centred in it. */
function placeOf(id: ScenarioId, box: Box): Box {
  const { stage } = SCENARIOS[id];
  const alike = idsOf(SCENARIOS).filter((other) => SCENARIOS[other].stage === stage);
  const column = at(boxes.columns(box, STAGES, ARROWS), stage - 1);
  const top = ((DEPTH - alike.length) / 2) * (NODE + NODE_GAP);
  return { ...column, y: column.y + top + alike.indexOf(id) * (NODE + NODE_GAP), height: NODE };
}

/** A scenario: its title and, once played, each crew's victory tokens; its edge has the colour of the crew that won it. */
function node(table: Table, id: ScenarioId, result: Result | undefined, box: Box): Shape[] {
  const inner = boxes.inset(box, 10, 6);
  const [head, below] = boxes.cutTop(inner, 52, 4);
  const title: Shape = {
    kind: 'text',
    ...head,
    text: `${id.toUpperCase()} ${SCENARIOS[id].title}`,
    size: 'label',
    tone: result ? 'bright' : 'quiet',
    wrap: true,
  };
  if (!result) return [{ kind: 'panel', ...box, ground: 'deep', edge: 'quiet', dashed: true }, title];
  const cells = boxes.rows(below, 2, 2).flatMap((row) => boxes.columns(row, 2, 6));
  return [
    { kind: 'panel', ...box, ground: 'room', edge: crewOwner(at(result.order, 0)) },
    title,
    ...seats(table.crews.length).flatMap((seat): Shape[] => {
      const [piece, text] = boxes.cutLeft(at(cells, seat), 30, 8);
      const won = at(result.order, 0) === seat;
      return [
        { kind: 'piece', ...piece, owner: crewOwner(seat), letter: initial(seat), look: 'full' },
        {
          kind: 'text',
          ...text,
          text: String(at(result.tokens, seat)),
          size: 'label',
          tone: won ? 'gold' : 'bright',
        },
      ];
    }),
  ];
}
