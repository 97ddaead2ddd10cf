import { counted } from '#engine';
import { ALERT_ROWS } from '../../content/printed.ts';
import { endingLine } from './ending.ts';
import type { EventOf } from './event-of.ts';
import { seatName, placeName } from '../words/words.ts';

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
  level: ', for the new alert level',
  caught: ', to see what the noise is',
  patrol: ', on patrol',
} as const satisfies Record<EventOf<'guards-placed'>['why'], string>;

/** The rounds, the tracks and the guards. */
export function narrateShip(event: ShipEvent): string {
  switch (event.kind) {
    case 'round':
      return `**Round ${event.round}.** ${counted(event.launch, 'round')} to launch; ${seatName(event.first)} goes first. Everybody plans.`;
    case 'upkeep':
      return `**Upkeep of round ${event.round}.**`;
    case 'launch':
      return event.launch === 0
        ? 'The ship launches!'
        : `The launch token moves: ${counted(event.launch, 'round')} to go.`;
    case 'first-player':
      return event.was === 'claimed'
        ? `${seatName(event.seat)} keeps the first player token, unclaimed again.`
        : `The first player token passes on to ${seatName(event.seat)}.`;
    case 'alert':
      return alert(event);
    case 'guards-placed':
      return `${counted(event.count, 'guard')} placed: ${placeName(event)}${WHY_PLACED[event.why]}.`;
    case 'guards-short':
      return `No guards are left in the supply for ${event.count}: the alert rises instead.`;
    case 'guards-stunned':
      return `${counted(event.count, 'guard')} stunned: ${placeName(event)}.`;
    case 'guards-woke':
      return `${counted(event.count, 'guard')} awake again: ${placeName(event)}.`;
    case 'guards-moved':
      return guardsMoved(event);
    case 'guards-returned':
      return event.why === 'crowd'
        ? `Too many guards in one room (${placeName(event)}): ${event.count} back to the supply.`
        : `${counted(event.count, 'guard')} back to the supply: ${placeName(event)}.`;
    case 'ended':
      return endingLine(event.ending);
  }
}

function guardsMoved({ from, to, rooms, count, why }: EventOf<'guards-moved'>): string {
  const way = [placeName({ spot: from, room: rooms?.[0] }), placeName({ spot: to, room: rooms?.[1] })].join(' → ');
  return `${why === 'patrol' ? 'Patrol: ' : ''}${counted(count, 'guard')}, ${way}.`;
}

function alert({ by, level, space, spaces, rose }: EventOf<'alert'>): string {
  if (by < 0) return `The alert falls by ${-by}.`;
  const name = ALERT_ROWS[level]?.name;
  if (name === undefined) return `The alert rises by ${by}: LOCKDOWN.`;
  if (!rose) return `The alert rises by ${by}, to space ${space} of ${spaces}.`;
  return `The alert rises by ${by}. New level: **${name}**, DC ${ALERT_ROWS[level]?.dc ?? 0}, space ${space} of ${spaces}.`;
}
