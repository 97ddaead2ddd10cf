import { counted, type Narrators } from '#engine';
import { ALERT_ROWS } from '../../content/printed.ts';
import { ROOM_TABLE } from '../../content/rooms.ts';
import type { Deed, Event, Events } from '../../state/events.ts';
import { alertCauseName, sourceName } from '../words/causes.ts';
import { inRoom, seatName } from '../words/words.ts';
import { endingLine } from './ending.ts';

const WHY_PLACED = {
  effect: '',
  level: ' at the new alert level',
  caught: ' to check the noise',
  patrol: ' to join the patrol',
} as const satisfies Record<Exclude<Event<'guards-placed'>['why'], Deed>, string>;

export const SHIP = {
  round: ({ round, launch, first }) =>
    `**Round ${round}.** ${counted(launch, 'round')} to launch; ${seatName(first)} goes first. Everybody plans.`,
  upkeep: ({ round }) => `**Upkeep of round ${round}.**`,
  launch: ({ launch }) =>
    launch === 0 ? 'The ship launches!' : `The launch token moves: ${counted(launch, 'round')} left.`,
  'first-player': ({ seat, was }) =>
    was === 'claimed'
      ? `${seatName(seat)}, who claimed the first player token, goes first.`
      : `The first player token passes to ${seatName(seat)}, who goes first.`,
  alert: ({ by, level, space, spaces, rose, causes = [] }) => {
    const names = new Set(causes.map(alertCauseName));
    const why = names.size === 0 ? '' : ` (${[...names].join('; ')})`;
    if (by < 0) return `The alert falls by ${-by}${why}.`;
    const row = ALERT_ROWS[level];
    if (row === undefined) return `The alert rises by ${by}${why}: LOCKDOWN.`;
    // The level and the space first: where space is short, the causes are cut.
    if (!rose) return `The alert rises by ${by} to space ${space} of ${spaces} on this level${why}.`;
    // Steps at several times told as one.
    const all = causes.length > 1 ? ' in all' : '';
    const reasons = names.size === 0 ? '' : `: ${[...names].join('; ')}`;
    return `The alert rises by ${by}${all} to **${row.name}** (space ${space} of ${spaces}, challenges now need ${row.dc})${reasons}.`;
  },
  'guards-placed': ({ count, room, why }) => {
    const come = `${count === 1 ? 'comes' : 'come'} to the ${ROOM_TABLE[room].name}`;
    return typeof why === 'string'
      ? `${guards({ count })} ${come}${WHY_PLACED[why]}.`
      : `${deedText(why)}: ${counted(count, 'guard')} ${come}.`;
  },
  'guards-short': ({ count }) => `The supply is ${counted(count, 'guard')} short, so the alert rises instead.`,
  'guards-stunned': (event) =>
    `${guards(event)} ${inRoom(ROOM_TABLE[event.room].name)} ${event.count === 1 ? 'is' : 'are'} stunned.`,
  'guards-woke': (event) =>
    `${guards(event)} ${inRoom(ROOM_TABLE[event.room].name)} ${event.count === 1 ? 'wakes' : 'wake'} up.`,
  'guards-moved': ({ rooms, count, why }) => {
    const [left, entered] = [ROOM_TABLE[rooms[0]].name, ROOM_TABLE[rooms[1]].name];
    const cause = why === 'patrol' ? 'Patrol: ' : why === 'effect' ? '' : `${deedText(why)}: `;
    return `${cause}${counted(count, 'guard')} ${count === 1 ? 'moves' : 'move'} from the ${left} to the ${entered}.`;
  },
  'guards-returned': (event) => {
    const returns = event.count === 1 ? 'returns' : 'return';
    return event.why === 'crowd'
      ? `Too many guards ${inRoom(ROOM_TABLE[event.room].name)}: ${event.count} ${returns} to the supply.`
      : `${guards(event)} ${returns} from the ${ROOM_TABLE[event.room].name} to the supply.`;
  },
  ended: ({ ending }) => endingLine(ending),
} satisfies Partial<Narrators<Events>>;

/** "Cargo Panic (Green)". */
function deedText({ seat, of }: Deed): string {
  return `${sourceName(of)} (${seatName(seat)})`;
}

/** "A guard", "2 guards". */
function guards({ count }: { readonly count: number }): string {
  return count === 1 ? 'A guard' : `${count} guards`;
}
