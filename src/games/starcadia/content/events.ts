import type { GadgetId } from './effects.ts';
import type { Designation } from './designations.ts';

/** What the lower half of an event card does (rules: Event Deck). A closed list. */
export type EventEffect =
  /** One more monster comes to a spawn point. */
  | { readonly kind: 'spawn'; readonly who: Designation }
  /** This many gadgets are placed on different slots of that gadget. */
  | { readonly kind: 'gadgets'; readonly gadget: GadgetId; readonly n: number }
  /** This many victory tokens are placed on different terminals. */
  | { readonly kind: 'victory'; readonly n: number }
  /** Every door is closed, or open. */
  | { readonly kind: 'doors'; readonly are: 'closed' | 'open' }
  /** The active player dazes a hero of a rival crew. */
  | { readonly kind: 'daze' }
  /** The active player's heroes lose this many wounds each. */
  | { readonly kind: 'heal'; readonly n: number }
  /** The active player unexhausts every upgrade of one hero. */
  | { readonly kind: 'ready' }
  /** Two portals of one colour open on two terminals; older ones of that colour close. */
  | { readonly kind: 'portals' };

interface EventCard {
  readonly name: string;
  /** The monster that is activated. */
  readonly wakes: Designation;
  readonly effect: EventEffect;
}

/** The 30 event cards. */
export const EVENTS = {
  'shift-change': { name: 'Shift Change', wakes: 'T1', effect: { kind: 'spawn', who: 'T2' } },
  'roll-call': { name: 'Roll Call', wakes: 'T2', effect: { kind: 'spawn', who: 'T1' } },
  'night-watch': { name: 'Night Watch', wakes: 'T3', effect: { kind: 'spawn', who: 'T1' } },
  reinforcements: { name: 'Reinforcements', wakes: 'O1', effect: { kind: 'spawn', who: 'T1' } },
  'surprise-inspection': { name: 'Surprise Inspection', wakes: 'T1', effect: { kind: 'spawn', who: 'O1' } },
  'overtime-orders': { name: 'Overtime Orders', wakes: 'O2', effect: { kind: 'spawn', who: 'T2' } },
  'late-arrival': { name: 'Late Arrival', wakes: 'T2', effect: { kind: 'spawn', who: 'O2' } },
  'the-boss-calls': { name: 'The Boss Calls', wakes: 'V', effect: { kind: 'spawn', who: 'T1' } },
  'vending-machine': { name: 'Vending Machine', wakes: 'T1', effect: { kind: 'gadgets', gadget: 'stimpack', n: 1 } },
  'first-aid-drill': { name: 'First Aid Drill', wakes: 'T2', effect: { kind: 'gadgets', gadget: 'stimpack', n: 2 } },
  'lost-property': { name: 'Lost Property', wakes: 'O1', effect: { kind: 'gadgets', gadget: 'hoverboard', n: 1 } },
  'skate-park': { name: 'Skate Park', wakes: 'T1', effect: { kind: 'gadgets', gadget: 'hoverboard', n: 2 } },
  'fresh-batteries': { name: 'Fresh Batteries', wakes: 'T2', effect: { kind: 'gadgets', gadget: 'recharge', n: 1 } },
  'power-surge': { name: 'Power Surge', wakes: 'O2', effect: { kind: 'gadgets', gadget: 'recharge', n: 2 } },
  'camera-crew': { name: 'Camera Crew', wakes: 'T1', effect: { kind: 'victory', n: 1 } },
  'live-broadcast': { name: 'Live Broadcast', wakes: 'T2', effect: { kind: 'victory', n: 2 } },
  'fan-mail': { name: 'Fan Mail', wakes: 'T3', effect: { kind: 'victory', n: 1 } },
  'award-season': { name: 'Award Season', wakes: 'O1', effect: { kind: 'victory', n: 1 } },
  'fire-drill': { name: 'Fire Drill', wakes: 'T1', effect: { kind: 'doors', are: 'open' } },
  'safety-first': { name: 'Safety First', wakes: 'T2', effect: { kind: 'doors', are: 'closed' } },
  'draughty-corridors': { name: 'Draughty Corridors', wakes: 'V', effect: { kind: 'doors', are: 'open' } },
  curfew: { name: 'Curfew', wakes: 'O1', effect: { kind: 'doors', are: 'closed' } },
  'flashing-lights': { name: 'Flashing Lights', wakes: 'T1', effect: { kind: 'daze' } },
  'brain-teaser': { name: 'Brain Teaser', wakes: 'T2', effect: { kind: 'daze' } },
  'coffee-break': { name: 'Coffee Break', wakes: 'T1', effect: { kind: 'heal', n: 1 } },
  'taco-tuesday': { name: 'Taco Tuesday', wakes: 'T2', effect: { kind: 'heal', n: 2 } },
  'pep-talk': { name: 'Pep Talk', wakes: 'V', effect: { kind: 'ready' } },
  'spare-parts': { name: 'Spare Parts', wakes: 'T3', effect: { kind: 'ready' } },
  'wormhole-test': { name: 'Wormhole Test', wakes: 'O2', effect: { kind: 'portals' } },
  'shortcut-licence': { name: 'Shortcut Licence', wakes: 'T1', effect: { kind: 'portals' } },
} as const satisfies Record<string, EventCard>;

export type EventId = keyof typeof EVENTS;

export function eventCard(id: EventId): EventCard {
  return EVENTS[id];
}
