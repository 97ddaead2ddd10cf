import type { SpotId } from '../../content/board.ts';
import { piratesIn, roomAt } from '../../ship/spots.ts';
import type { Table } from '../../state/state.ts';
import { drawTracks } from './tracks.ts';
import { ICONS, seatLetter } from '../words/words.ts';

/** Characters of a room in a line. */
const WIDTH = 10;
/** Lines of a room: its name, its icons, who is in it. */
const LINES = 3;

export const LEGEND =
  'Icons: `S` scheme · `L` loot · `?` random encounter · `+` guard post. `!` active and `z` stunned guards; pirates by ' +
  'the initial of their colour. Lines are corridors; guards follow the arrows `^` `v` `>` `<`. The bow is at the top, ' +
  'port on the left. On boards: `●` energy marker, `✕` neutralized, `↻` recovering.';

/** Three rooms side by side, or `null`, and the corridors between them, which are drawn on the line of the names. */
type Row = readonly [SpotId | null, string, SpotId | null, string, SpotId | null];

/**
 * The ship as in `content/board.ts`, rows of rooms and the corridors between them. Must agree with the corridors and
 * arrows there.
 */
const PICTURE: readonly (Row | string)[] = [
  [null, '', 'bridge', '', null],
  '        ^/            \\v',
  ['bow-port', '', null, '', 'bow-starboard'],
  '  |^                   /  |v',
  ['port', '--', 'dock', '->', 'starboard'],
  '  |^      /               |v',
  ['aft-port', '', null, '', 'aft-starboard'],
  '        ^\\            /v',
  [null, '', 'engine', '', null],
];

/** The ship drawn with characters, 34 columns wide, and the tracks below it. */
export function drawMap(table: Table): string {
  const ship = PICTURE.flatMap((row) => (typeof row === 'string' ? [row] : drawRow(table, row)));
  return [...ship, '', ...drawTracks(table)].map((line) => line.trimEnd()).join('\n');
}

function drawRow(table: Table, [left, west, middle, east, right]: Row): string[] {
  const cells = [left, middle, right].map((spot) => drawRoom(table, spot));
  return Array.from({ length: LINES }, (_, line) => {
    const [a = '', b = '', c = ''] = cells.map((cell) => (cell[line] ?? '').padEnd(WIDTH));
    const joint = (sign: string) => (line === 0 ? sign : '').padEnd(2);
    return `${a}${joint(west)}${b}${joint(east)}${c}`;
  });
}

function drawRoom(table: Table, spot: SpotId | null): readonly string[] {
  if (spot === null) return [];
  const { name, icons } = roomAt(table, spot);
  const { active, stunned } = table.guards[spot];
  const guards = `${active > 0 ? `!${active}` : ''}${stunned > 0 ? `z${stunned}` : ''}`;
  const pirates = piratesIn(table, spot).map(seatLetter).join('');
  return [
    name.length > WIDTH ? name.replaceAll(' ', '').slice(0, WIDTH + 1) : name,
    `[${icons.map((icon) => ICONS[icon].sign).join('')}]`,
    `${guards} ${pirates}`.trim(),
  ];
}
