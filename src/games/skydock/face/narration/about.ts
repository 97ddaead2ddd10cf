import type { About } from '#engine';
import type { Event } from '../../state/events.ts';

/** The seats an event concerns. */
export function about(event: Event): About {
  switch (event.kind) {
    case 'round':
      return { opens: 'round' };
    case 'turn':
      return { by: event.seat, opens: 'turn' };
    // The patrol is no part of the last turn.
    case 'upkeep':
      return { opens: 'turn' };
    case 'first-player':
      return { to: [event.seat] };
    // It rises for each pirate in a room with guards.
    case 'alert':
      return { to: event.causes?.flatMap((cause) => (cause.from === 'patrol' ? cause.pirates : [])) ?? [] };
    case 'guards-placed':
    case 'guards-moved':
      return { to: event.pirates };
    // Another player's card or the ship may cause these as well; a player who can only skip is not asked.
    case 'drew':
    case 'support':
    case 'neutralized':
    case 'spared':
    case 'missed':
    case 'charged':
    case 'braced':
    case 'encounter':
    case 'random-half':
    case 'in-vain':
    case 'dropped':
      return { by: event.seat, to: [event.seat] };
    case 'played':
      return { by: event.seat, to: event.how === 'armed' ? [event.seat] : [] };
    // Told as one with the challenge.
    case 'glory':
      return { by: event.seat, to: event.byRoll === true ? [event.seat] : [] };
    case 'lent':
      return { by: event.seat, to: [event.to] };
    case 'recovered':
      return { by: event.by, to: [event.seat] };
    case 'agreed':
      return { by: event.helper, to: [event.seat] };
    case 'refused':
      return { by: event.seat, to: [event.asker] };
    case 'challenge': {
      const helper = event.cause.from === 'objective' ? event.cause.helper : null;
      return { by: event.seat, to: helper === null ? [event.seat] : [event.seat, helper] };
    }
    case 'fell-short':
    case 'completed':
      return { by: event.seat, to: event.helper === null ? [] : [event.helper] };
    default:
      return 'seat' in event ? { by: event.seat } : {};
  }
}

/**
 * Two events as one: steps on one track, of the alert, or in glory; cards that the reader drew; a challenge and the glory or ability
 * it brought or cost.
 */
export function merge(earlier: Event, later: Event): Event | null {
  if (earlier.kind === 'track' && later.kind === 'track')
    return earlier.seat === later.seat && earlier.objective === later.objective ? later : null;
  if (earlier.kind === 'alert' && later.kind === 'alert')
    return earlier.by > 0 && later.by > 0
      ? {
          ...later,
          by: earlier.by + later.by,
          rose: earlier.rose || later.rose,
          ...(earlier.causes && later.causes && { causes: [...earlier.causes, ...later.causes] }),
        }
      : null;
  if (earlier.kind === 'glory' && later.kind === 'glory')
    return earlier.seat === later.seat && Math.sign(earlier.by) === Math.sign(later.by)
      ? { ...later, by: earlier.by + later.by, several: true }
      : null;
  if (earlier.kind === 'challenge' && later.kind === 'glory')
    return later.byRoll === true && earlier.seat === later.seat
      ? { ...earlier, changed: { by: later.by + (earlier.changed?.by ?? 0), glory: later.glory } }
      : null;
  if (earlier.kind === 'challenge' && later.kind === 'neutralized') {
    const costsAbility = earlier.cause.from === 'patrol' || earlier.cause.from === 'attack';
    return costsAbility && earlier.seat === later.seat && !earlier.passed ? { ...later, failed: earlier } : null;
  }
  if (earlier.kind === 'drew' && later.kind === 'drew' && earlier.cards !== null && later.cards !== null)
    return { ...later, count: earlier.count + later.count, cards: [...earlier.cards, ...later.cards] };
  return null;
}
