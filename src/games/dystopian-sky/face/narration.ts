import { joined, type About, type Narrators, type OfKind, type Weight } from '#engine';
import type { Status } from '../content/effects.ts';
import { consumable } from '../content/goods.ts';
import { traumaRow } from '../content/trauma.ts';
import { placeName } from '../map/place.ts';
import { seatOf } from '../state/ids.ts';
import type { Event, Events, Hurt } from '../state/events.ts';
import { changesText, skillName, statusName, weaponName } from './words.ts';
import { seatName } from '../units/names.ts';

/** What took the Health; `by` is the unit that did it, where one is known. */
const CAUSES: Readonly<Record<Hurt, (by: string | null) => string | null>> = {
  hit: (by) => by,
  blast: (by) => (by === null ? 'a blast' : `${by}’s blast`),
  fumble: () => 'its own Critical Fail',
  fall: () => 'the fall',
  arc: () => 'an Arc',
  bleed: () => 'Bleed',
  burn: () => 'Burn',
  poison: () => 'Poison',
  skill: (by) => by,
};

const DID = {
  sprint: 'sprinted',
  ready: 'got ready: +2 to hit',
  defend: 'went on the defensive: attackers need 2 more to hit',
  ambush: 'set an ambush: its next attack Stuns',
  rest: 'rested',
  rearm: 'rearmed: it can use its weapons again',
  brace: 'braced itself',
} as const;

const MOVED = { move: 'moved to', dash: 'dashed to', fear: 'fled to', push: 'was pushed to' } as const;

function number(n: number): string {
  return n < 0 ? `−${String(-n)}` : String(n);
}

const SUFFERS: Readonly<Record<Status, string>> = {
  stun: 'was Stunned',
  arc: 'was hit by an Arc',
  bleed: 'suffers a Bleed',
  burn: 'suffers Burn',
  disarmed: 'was Disarmed',
  fear: 'suffers Fear',
  poison: 'suffers Poison',
  staggered: 'was Staggered',
};

/** One line for each kind of event. `who` and `other` are its units. */
const lines = (who: string, other: string, by: string | null): Narrators<Events> => ({
  mustered: ({ seat }) => `${seatName(seat)} is ready.`,
  crew: ({ seat, name, isNew }) => `${seatName(seat)} ${isNew ? 'founded' : 'brought'} **${name}**.`,
  levelled: ({ level, health }) => `${who} reached level ${String(level)}: ${String(health)} more Health.`,
  order: ({ rolls, order }) =>
    `Turn Order: ${joined(order.map((seat) => `${seatName(seat)} (${String(rolls[seat] ?? 0)})`))}.`,
  zone: ({ seat, zone }) => `${seatName(seat)} chose Starting Zone ${String(zone + 1)}.`,
  deployed: ({ at }) => `${who} was deployed at ${placeName(at)}.`,
  round: ({ round }) => `**Round ${String(round)}.**`,
  turn: ({ seat }) => `**${seatName(seat)}’s Turn.**`,
  activated: () => `${who} began its Phase.`,
  moved: ({ to, why }) => `${who} ${MOVED[why]} ${placeName(to)}.`,
  fell: ({ inches }) => `${who} fell ${String(inches)} ${inches === 1 ? 'inch' : 'inches'}.`,
  did: ({ what }) => `${who} ${DID[what]}.`,
  attacked: ({ weapon, reacting, roll, bonus, against, result }) => {
    const how = `${reacting ? 'struck back at' : 'attacked'} ${other} with ${weapon === null ? 'fists' : `the ${weaponName(weapon)}`}`;
    if (result === 'fumble') return `${who} ${how}: **Critical Fail!** Rolled 1.`;
    if (result === 'critical') return `${who} ${how}: **Critical Hit!** Rolled ${String(roll)}.`;
    const sum = `${String(roll)} ${bonus < 0 ? '−' : '+'} ${String(Math.abs(bonus))} = ${number(roll + bonus)}`;
    return `${who} ${how}: ${result === 'hit' ? 'hit' : 'missed'} (rolled ${sum}, needed ${String(against + 1)}).`;
  },
  thrown: ({ weapon, roll, mark }) => {
    const off = Math.abs(mark - 10);
    const where =
      off === 0
        ? 'a direct hit'
        : `it landed ${String(off)} ${off === 1 ? 'inch' : 'inches'} ${mark < 10 ? 'short' : 'too far'}`;
    return `${who} threw a ${weaponName(weapon)} at ${other}: rolled ${String(roll)}, ${where}.`;
  },
  pushed: () => `${who} pushed ${other}.`,
  skill: ({ unit, skill, target }) =>
    `${who} used ${skillName(skill)}${target === null || target === unit ? '' : ` on ${other}`}.`,
  consumed: ({ unit, item, target }) =>
    `${who} used a ${consumable(item).name}${target === null || target === unit ? '' : ` on ${other}`}.`,
  hurt: ({ by: why, n, health }) => {
    const cause = CAUSES[why](by);
    if (n === 0) return `${who} took no damage${cause === null ? '' : ` from ${cause}`}.`;
    return `${who} lost ${String(n)} Health${cause === null ? '' : ` to ${cause}`}: ${String(health)} left.`;
  },
  healed: ({ n, health }) => `${who} recovered ${String(n)} Health: ${String(health)} now.`,
  inflicted: ({ status }) => `${who} ${SUFFERS[status]}.`,
  resisted: ({ status, roll, chance }) =>
    `${who} resisted ${statusName(status)}: rolled ${String(roll)}, needed ${String(chance)} or less.`,
  cured: () => `${who} was freed from every status.`,
  downed: () => `**${who} was Downed${by === null ? '' : ` by ${by}`}.**`,
  trauma: ({ roll, chance, row }) => {
    const rolled = `rolled ${String(roll)}, needed ${String(chance)} or less`;
    if (row === null) return `${who} escaped without a Trauma: ${rolled}.`;
    const { name, stats, health } = traumaRow(row);
    const change = changesText(stats, health);
    return `${who} carries a Trauma home (${rolled}): **${name}**${change === '' ? '' : `, ${change}`}.`;
  },
  passed: () => `${who} did not react.`,
  conceded: ({ seat }) => `**${seatName(seat)} conceded.**`,
  over: ({ why }) => (why === 'time' ? 'Time ran out.' : 'Only one crew is left standing.'),
});

export function narrate(event: Event): string | null {
  const { unit = 'A unit', target = 'a unit', by } = event.names ?? {};
  return tell(event, lines(unit, target, by ?? null));
}

function tell<K extends keyof Events>(event: OfKind<Events, K>, narrators: Narrators<Events>): string | null {
  return narrators[event.kind](event);
}

const WEIGHTS: Readonly<Record<keyof Events, Weight>> = {
  mustered: 'minor',
  crew: 'usual',
  levelled: 'usual',
  order: 'usual',
  zone: 'minor',
  deployed: 'minor',
  round: 'heading',
  turn: 'heading',
  activated: 'minor',
  moved: 'minor',
  fell: 'usual',
  did: 'minor',
  attacked: 'usual',
  thrown: 'usual',
  pushed: 'usual',
  skill: 'usual',
  consumed: 'usual',
  hurt: 'usual',
  healed: 'usual',
  inflicted: 'usual',
  resisted: 'minor',
  cured: 'usual',
  downed: 'major',
  trauma: 'usual',
  passed: 'minor',
  conceded: 'major',
  over: 'major',
};

export function weight(event: Event): Weight {
  // An escape is not worth telling before what happened.
  return event.kind === 'trauma' && event.row === null ? 'minor' : WEIGHTS[event.kind];
}

/** What happens to a unit: its crew did not do it. */
const SUFFERED: readonly (keyof Events)[] = ['hurt', 'inflicted', 'downed', 'trauma', 'fell', 'resisted'];

export function about(event: Event): About {
  if (event.kind === 'round') return { opens: 'round' };
  if (event.kind === 'turn') return { by: event.seat, opens: 'turn' };
  if ('seat' in event) return { by: event.seat };
  if (!('unit' in event)) return {};
  const seat = seatOf(event.unit);
  if (SUFFERED.includes(event.kind)) return { to: [seat] };
  const target = 'target' in event && event.target !== null ? seatOf(event.target) : seat;
  return { by: seat, ...(target !== seat && { to: [target] }) };
}

/** What a unit does first in its Phase tells that the Phase began, and several movements are one. */
export function merge(earlier: Event, later: Event): Event | null {
  if (!('unit' in earlier) || !('unit' in later) || earlier.unit !== later.unit) return null;
  if (earlier.kind === 'activated') return DONE.includes(later.kind) ? later : null;
  const isOneWay = earlier.kind === 'moved' && later.kind === 'moved' && earlier.why === 'move' && later.why === 'move';
  return isOneWay ? { ...later, from: earlier.from } : null;
}

const DONE: readonly (keyof Events)[] = ['moved', 'attacked', 'thrown', 'did', 'skill', 'consumed', 'pushed'];
