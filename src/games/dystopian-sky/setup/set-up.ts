import { at, automatic, doing, only, roll, seats, type Seat } from '#engine';
import { skirmishMap } from '../content/maps.ts';
import { columnOf, placeAt, rowOf, type Place } from '../map/place.ts';
import { healthOf, type Roster } from '../roster/roster.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, changeUnit, emit, pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import { unitId } from '../state/ids.ts';
import type { Table, Unit } from '../state/state.ts';
import { stat, terrainIn, unitIn } from '../units/units.ts';
import { beginTurn } from '../turn/turn.ts';

/** Inches along a side of a Starting Zone (rules: Starting Zone). */
const ZONE = 3;

/** A unit as a match begins: unhurt (D24), not yet on the map. */
export function freshUnits(seat: Seat, roster: Roster): readonly Unit[] {
  return roster.members.map((member, slot) => ({
    id: unitId(seat, slot),
    place: null,
    health: healthOf(member),
    done: false,
    fled: 0,
    weapons: member.weapons,
    consumables: member.consumables,
    used: {},
    ready: false,
    defending: false,
    ambush: null,
    disarmed: false,
    bleeds: [],
    burn: null,
    poison: null,
    fear: null,
    stance: 'strike',
    xp: 0,
    trauma: null,
  }));
}

/** The parts of a match: Turn Order and Starting Zones, deployment, Turns (rules: Determine Turn Order). */
export const match: Rule<'match'> = automatic((draft, frame) => {
  const last = draft.table.order.toReversed();
  switch (frame.stage) {
    case 'zones':
      rollOrder(draft);
      replace(draft, { ...frame, stage: 'deployment' });
      push(draft, { kind: 'zones', order: draft.table.order.toReversed() });
      return;
    case 'deployment':
      replace(draft, { ...frame, stage: 'play' });
      push(draft, { kind: 'deployment', order: last });
      return;
    case 'play':
      if (draft.table.round > 0) throw new Error('The Turns follow one another.');
      draft.table.round = 1;
      emit(draft, { kind: 'round', round: 1 });
      beginTurn(draft, at(draft.table.order, 0));
  }
});

/** D20 and the Captain's Agility, highest first; those who tie roll again (D1). */
function rollOrder(draft: Draft): void {
  const { table, rng } = draft;
  const count = table.crews.length;
  let rolls: readonly number[];
  do rolls = seats(count).map((seat) => roll(rng, 20) + stat(table, unitId(seat, 0), 'agility'));
  while (new Set(rolls).size < count);
  table.order = seats(count).toSorted((a, b) => at(rolls, b) - at(rolls, a));
  emit(draft, { kind: 'order', rolls, order: table.order });
}

/** The crew that acts last chooses its Starting Zone first, and so on; the only one left needs no choice (rules: Determine Turn Order). */
export const zones: Rule<'zones'> = {
  run(draft, frame) {
    if (frame.order.length === 0) pop(draft);
    else {
      const [zone, ...others] = freeZones(draft.table);
      if (zone === undefined || others.length > 0) return 'ask';
      take(draft, frame, zone);
    }
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, at(frame.order, 0), 'zone', {
      options: freeZones(table).map((zone): Action => ({ do: 'zone', zone })),
    }),
  ],
  answer(draft, frame, answer) {
    take(draft, frame, doing(only(answer), 'zone').zone);
  },
};

function take(draft: Draft, frame: Frame<'zones'>, zone: number): void {
  const seat = at(frame.order, 0);
  changeCrew(draft, seat, { zone });
  emit(draft, { kind: 'zone', seat, zone });
  replace(draft, { ...frame, order: frame.order.slice(1) });
}

/** As many zones as crews play, less those taken. */
function freeZones({ crews }: Table): readonly number[] {
  return seats(crews.length).filter((zone) => crews.every((crew) => crew.zone !== zone));
}

/** Each crew puts its units into its Starting Zone, in the order in which the zones were chosen. */
export const deployment: Rule<'deployment'> = {
  run(draft, frame) {
    const [seat, ...rest] = frame.order;
    if (seat === undefined) {
      pop(draft);
      return 'on';
    }
    if (undeployed(draft.table, seat) !== undefined) return 'ask';
    replace(draft, { ...frame, order: rest });
    return 'on';
  },
  ask: ({ table }, frame) => {
    const seat = at(frame.order, 0);
    return [
      question(frame, seat, 'deploy', {
        options: placesToDeploy(table, seat).map((to): Action => ({ do: 'deploy', to })),
        part: undeployed(table, seat)?.id ?? 0,
      }),
    ];
  },
  answer(draft, frame, answer) {
    const unit = undeployed(draft.table, at(frame.order, 0));
    if (!unit) throw new Error('Every unit is deployed.');
    const { to } = doing(only(answer), 'deploy');
    changeUnit(draft, unit.id, { place: to });
    emit(draft, { kind: 'deployed', unit: unit.id, at: to });
  },
};

function undeployed({ crews }: Table, seat: Seat): Unit | undefined {
  return at(crews, seat).units.find(({ place }) => place === null);
}

/** Free places of the seat's Starting Zone. */
function placesToDeploy(table: Table, seat: Seat): readonly Place[] {
  const { zone } = at(table.crews, seat);
  const first = at(skirmishMap(table.options.map).zones, zone ?? 0);
  const terrain = terrainIn(table);
  return seats(ZONE * ZONE)
    .map((n) => placeAt(columnOf(first) + (n % ZONE), rowOf(first) + Math.floor(n / ZONE)))
    .filter((place) => terrain.standable[place] === true && unitIn(table, place) === null);
}
