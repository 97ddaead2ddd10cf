import { counted } from '#engine';
import { OBJECTIVE_TABLE, type ObjectiveId } from '../../content/objectives.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import type { Table } from '../../state/state.ts';
import { inRoom, seatName, seatNames, symbolNames } from './words.ts';

/** What is printed on an objective. */
export function printedObjective(id: ObjectiveId): string {
  const { name, symbols, room, challenge, track, glory } = OBJECTIVE_TABLE[id];
  const needs = [
    symbolNames(symbols),
    room === undefined ? 'in any room' : inRoom(ROOM_TABLE[room].name),
    challenge ? `${challenge.stat} challenge, DC ${challenge.dc}` : '',
    track ? `track of ${counted(track.spaces, 'space')}; advance when you ${track.when}` : '',
  ];
  return `**${name}** (${glory} glory): ${needs.filter((part) => part !== '').join(' · ')}`;
}

/** The objectives in play, with everybody's progress. */
export function objectiveLines({ objectives }: Table): string[] {
  return objectives.map(({ id, done, track }) => {
    const spaces = track
      .map((space, seat) => `${seatName(seat)} ${space}/${OBJECTIVE_TABLE[id].track?.spaces ?? 0}`)
      .join(', ');
    const on = OBJECTIVE_TABLE[id].track ? `. Track: ${spaces}.` : '';
    const tokens = done.length > 0 ? ` · **Completed by ${seatNames(done)}**` : '';
    return `${printedObjective(id)}${on}${tokens}`;
  });
}
