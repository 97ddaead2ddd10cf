import { counted } from '#engine';
import { ALERT_ROWS } from '../../content/printed.ts';
import { endingLine } from './ending.ts';
import type { EventOf } from './event-of.ts';
import { inRoom, placeName, seatName } from '../words/words.ts';

type ShipEvent = EventOf<
  | 'round'
  | 'upkeep'
  | 'alert'
  | 'guards-placed'
  | 'guards-short'
  | 'guards-stunned'
  | 'guards-woke'
  | 'guards-moved'
  | 'guards-returned'
  | 'first-player'
  | 'launch'
  | 'ended'
>;

const WHY_PLACED = {
  effect: '',
  level: ' for the new alert level',
  caught: ' to check the noise',
  patrol: ' to join the patrol',
} as const satisfies Record<EventOf<'guards-placed'>['why'], string>;

export function narrateShip(event: ShipEvent): string {
  switch (event.kind) {
    case 'round':
      return `**Round ${event.round}.** ${counted(event.launch, 'round')} to launch; ${seatName(event.first)} goes first. Everybody plans.`;
    case 'upkeep':
      return `**Upkeep of round ${event.round}.**`;
    case 'launch':
      return event.launch === 0
        ? 'The ship launches!'
        : `The launch token moves: ${counted(event.launch, 'round')} left.`;
    case 'first-player':
      return event.was === 'claimed'
        ? `${seatName(event.seat)} stays first player.`
        : `The first player token passes to ${seatName(event.seat)}.`;
    case 'alert':
      return alert(event);
    case 'guards-placed':
      return `${guards(event)} ${event.count === 1 ? 'comes' : 'come'} to the ${placeName(event)}${WHY_PLACED[event.why]}.`;
    case 'guards-short':
      return `The supply is ${counted(event.count, 'guard')} short, so the alert rises instead.`;
    case 'guards-stunned':
      return `${guards(event)} ${inRoom(placeName(event))} ${event.count === 1 ? 'is' : 'are'} stunned.`;
    case 'guards-woke':
      return `${guards(event)} ${inRoom(placeName(event))} ${event.count === 1 ? 'wakes' : 'wake'} up.`;
    case 'guards-moved':
      return guardsMoved(event);
    case 'guards-returned':
      return event.why === 'crowd'
        ? `Too many guards ${inRoom(placeName(event))}: ${event.count} ${event.count === 1 ? 'returns' : 'return'} to the supply.`
        : `${guards(event)} ${event.count === 1 ? 'returns' : 'return'} from the ${placeName(event)} to the supply.`;
    case 'ended':
      return endingLine(event.ending);
  }
}

function guardsMoved({ from, to, rooms, count, why }: EventOf<'guards-moved'>): string {
  const [left, entered] = [placeName({ spot: from, room: rooms?.[0] }), placeName({ spot: to, room: rooms?.[1] })];
  const patrol = why === 'patrol' ? 'Patrol: ' : '';
  return `${patrol}${counted(count, 'guard')} ${count === 1 ? 'moves' : 'move'} from the ${left} to the ${entered}.`;
}

/** "A guard", "2 guards". */
function guards({ count }: { readonly count: number }): string {
  return count === 1 ? 'A guard' : `${count} guards`;
}

function alert({ by, level, space, spaces, rose }: EventOf<'alert'>): string {
  if (by < 0) return `The alert falls by ${-by}.`;
  const name = ALERT_ROWS[level]?.name;
  if (name === undefined) return `The alert rises by ${by}: LOCKDOWN.`;
  if (!rose) return `The alert rises by ${by} to space ${space} of ${spaces}.`;
  return `The alert rises by ${by}. New level: **${name}** (space ${space} of ${spaces}). Challenges need ${ALERT_ROWS[level]?.dc ?? 0}.`;
}
