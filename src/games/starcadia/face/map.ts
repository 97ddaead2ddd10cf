import { boardOf, type Board } from '../board/board.ts';
import { columnOf, edgeOf, rowOf, spaceAt, type Space } from '../board/space.ts';
import { charactersIn, heroOf, isHero, monsterOf } from '../characters/characters.ts';
import type { TokenKind } from '../state/ids.ts';
import type { Scenario, Table } from '../state/state.ts';
import { HERO_LETTERS, MONSTER_LETTERS } from './words.ts';

const TOKEN_SIGNS: Readonly<Record<TokenKind, string>> = {
  stimpack: '+',
  hoverboard: '=',
  recharge: '*',
  victory: '$',
  quest: '?',
};

export const LEGEND = [
  'Capital letters: heroes. Small letters: monsters. `|` and `--` wall, `#` closed door, `:` open door.',
  '`+` Stimpack, `=` Hoverboard, `*` Recharge, `$` victory token, `?` quest token, `!` marked terminal, `^` spawn point, `%` armory upgrade, `1` to `3` portals.',
].join('\n');

/** The columns and rows that the board takes up. */
export function extent({ layout }: Scenario): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  const { spaces } = boardOf(layout);
  const [columns, rows] = [spaces.map(columnOf), spaces.map(rowOf)];
  return { left: Math.min(...columns), top: Math.min(...rows), right: Math.max(...columns), bottom: Math.max(...rows) };
}

/** The board drawn with characters: two for each space, one between them. */
export function drawMap(table: Table): string {
  const { scenario } = table;
  if (!scenario) return '';
  const board = boardOf(scenario.layout);
  const { left, top, right, bottom } = extent(scenario);
  const columns = Array.from({ length: right - left + 1 }, (_, n) => left + n);
  const head = `  ${columns.map((column) => `${String.fromCharCode(65 + column)}  `).join('')}`.trimEnd();
  const lines = [head];
  for (let row = top; row <= bottom; row++) {
    lines.push(spacesLine(table, scenario, board, columns, row));
    if (row < bottom) lines.push(wallsLine(scenario, board, columns, row));
  }
  return lines.join('\n');
}

function spacesLine(table: Table, scenario: Scenario, board: Board, columns: readonly number[], row: number): string {
  const cells = columns.map((column) => {
    const space = spaceAt(column, row);
    return `${cell(table, scenario, board, space)}${border(scenario, board, space, 'right')}`;
  });
  return `${String(row + 1).padStart(2)}${cells.join('')}`.trimEnd();
}

function wallsLine(scenario: Scenario, board: Board, columns: readonly number[], row: number): string {
  const cells = columns.map((column) => border(scenario, board, spaceAt(column, row), 'bottom').repeat(2));
  return `  ${cells.join(' ')}`.trimEnd();
}

function cell(table: Table, scenario: Scenario, board: Board, space: Space): string {
  if (!board.spaces.includes(space)) return '  ';
  const there = charactersIn(table, space).map((id) =>
    isHero(id) ? HERO_LETTERS[heroOf(table, id).id] : MONSTER_LETTERS[monsterOf(table, id).kind],
  );
  if (there.length > 0) return there.slice(0, 2).join('').padEnd(2);
  return `.${thing(scenario, board, space)}`;
}

/** What lies or is printed in an empty space. */
function thing(scenario: Scenario, board: Board, space: Space): string {
  const token = scenario.tokens.find((each) => each.space === space);
  if (token) return TOKEN_SIGNS[token.kind];
  if (scenario.armory?.space === space) return '%';
  const portal = scenario.portals.find((each) => each.space === space);
  if (portal) return String(portal.colour);
  if (scenario.marks.includes(space)) return '!';
  return board.prints.get(space) === 'spawn' ? '^' : ' ';
}

/** What is between a space and the next: a wall, a door, or nothing. */
function border(scenario: Scenario, board: Board, space: Space, side: 'right' | 'bottom'): string {
  const edge = edgeOf(space, side);
  const other = side === 'right' ? space + 1 : space + 16;
  if (scenario.doors.includes(edge)) return scenario.closed.includes(edge) ? '#' : ':';
  if (board.ways.has(edge)) return ' ';
  const isWall = board.spaces.includes(space) || board.spaces.includes(other);
  return isWall ? (side === 'right' ? '|' : '-') : ' ';
}
