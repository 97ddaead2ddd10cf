import { at, doing, leftOf, only, seats } from '#engine';
import { endIfDecided, hurt, rolled } from '../combat/damage.ts';
import { unitsStanding } from '../end/outcome.ts';
import { lineLength, PARTS } from '../map/measure.ts';
import { columnOf, rowOf } from '../map/place.ts';
import { heightAt } from '../map/terrain.ts';
import { relocate } from '../movement/move.ts';
import { placesAway } from '../movement/straight-away.ts';
import type { Action } from '../state/actions.ts';
import { changeCrew, changeUnit, emit, pop, push, question, replace, type Draft, type Rule } from '../state/draft.ts';
import { unitId, type UnitId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { isStanding, placeOf, stat, terrainIn, unitIn, unitOf } from '../units/units.ts';
import { CREW_SIZE } from '../roster/roster.ts';
import { beginPhase } from './phase.ts';

/** How far a unit flees at least, in inches (rules: Fear). */
const FLIGHT = 5;

/** The Turn of a crew: statuses, then a Phase for each unit in any order, then Poison (rules: Turn Structure; D18). */
export const turn: Rule<'turn'> = {
  run(draft, frame) {
    const { seat, stage, due } = frame;
    const [unit, ...rest] = due;
    if (stage !== 'units' && unit !== undefined) {
      replace(draft, { ...frame, due: rest });
      if (isStanding(draft.table, unit)) (stage === 'begin' ? suffer : poison)(draft, unit);
      return 'on';
    }
    if (stage === 'begin') {
      replace(draft, { ...frame, stage: 'units' });
      return 'on';
    }
    if (stage === 'units') {
      const [next, ...others] = waiting(draft.table, seat);
      if (next !== undefined && (others.length > 0 || mayConcede(draft.table, seat))) return 'ask';
      if (next === undefined) replace(draft, { ...frame, stage: 'end', due: crewOf(seat) });
      else beginPhase(draft, next);
      return 'on';
    }
    pop(draft);
    endTurn(draft, seat);
    return 'on';
  },
  ask: ({ table }, frame) => [
    question(frame, frame.seat, 'unit', {
      options: [
        ...waiting(table, frame.seat).map((unit): Action => ({ do: 'activate', unit })),
        ...(mayConcede(table, frame.seat) ? [{ do: 'concede' } as const] : []),
      ],
      part: waiting(table, frame.seat).length,
    }),
  ],
  answer(draft, frame, answer) {
    const action = only(answer);
    if (action.do === 'concede') concede(draft, frame.seat);
    else beginPhase(draft, doing(action, 'activate').unit);
  },
};

/** Whether it is the Turn of a seat. */
export function isTurnOf({ stack }: Table, seat: number): boolean {
  return stack.some((frame) => frame.kind === 'turn' && frame.seat === seat);
}

/** A crew may give up once half of it is Downed. */
function mayConcede(table: Table, seat: number): boolean {
  return unitsStanding(table, seat) * 2 <= CREW_SIZE;
}

/** The units of a crew that gives up leave the map; they roll for no Trauma (D32). */
function concede(draft: Draft, seat: number): void {
  emit(draft, { kind: 'conceded', seat });
  changeCrew(draft, seat, { conceded: true });
  for (const unit of crewOf(seat)) changeUnit(draft, unit, { place: null });
  endIfDecided(draft);
}

function crewOf(seat: number): readonly UnitId[] {
  return seats(CREW_SIZE).map((slot) => unitId(seat, slot));
}

/** The units whose Phase is still to come. */
function waiting(table: Table, seat: number): readonly UnitId[] {
  return crewOf(seat).filter((unit) => isStanding(table, unit) && !unitOf(table, unit).done);
}

/** Begins the Turn of a crew: what lasted until then ends (rules: Ready; Defend; D19), then statuses act in Roster order. */
export function beginTurn(draft: Draft, seat: number): void {
  emit(draft, { kind: 'turn', seat });
  for (const unit of crewOf(seat)) {
    const { poison } = unitOf(draft.table, unit);
    changeUnit(draft, unit, {
      done: false,
      fled: 0,
      ready: false,
      defending: false,
      poison: poison && { ...poison, due: true },
    });
  }
  push(draft, { kind: 'turn', seat, stage: 'begin', due: crewOf(seat) });
}

/** Fear, Bleed and Burn at the beginning of a Turn (rules: Status Effects; D8). */
function suffer(draft: Draft, unit: UnitId): void {
  const { fear, bleeds, burn } = unitOf(draft.table, unit);
  if (fear !== null) flee(draft, unit, fear);
  for (const by of bleeds) hurt(draft, unit, 1, 'bleed', by);
  if (!burn) return;
  changeUnit(draft, unit, { burn: burn.turns > 1 ? { ...burn, turns: burn.turns - 1 } : null });
  hurt(draft, unit, rolled(draft.rng, { n: 1, sides: 6 }), 'burn', burn.by);
}

/**
 * A frightened unit moves at least 5 inches straight away from who frightened it, out of its movement, as far as the ground
 * is level and free; nothing happens when that unit is gone (rules: Fear; D8; D34).
 */
function flee(draft: Draft, unit: UnitId, from: UnitId): void {
  changeUnit(draft, unit, { fear: null });
  if (!isStanding(draft.table, from)) return;
  const { table } = draft;
  const terrain = terrainIn(table);
  const start = placeOf(table, unit);
  const most = stat(table, unit, 'agility') * PARTS;
  let end = start;
  for (const next of placesAway(placeOf(table, from), start, FLIGHT)) {
    const isLevel = terrain.standable[next] === true && heightAt(terrain, next) === heightAt(terrain, start);
    if (!isLevel || unitIn(table, next) !== null || length(start, next) > most) break;
    end = next;
  }
  if (end === start) return;
  changeUnit(draft, unit, { fled: Math.floor(length(start, end) / (PARTS / 100)) });
  relocate(draft, unit, end, 'fear');
}

function length(from: number, to: number): number {
  return lineLength(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from));
}

/** Poison acts at the end of the next Turn after it was inflicted, once (rules: Poison). */
function poison(draft: Draft, unit: UnitId): void {
  const { poison: inflicted } = unitOf(draft.table, unit);
  if (!inflicted?.due) return;
  changeUnit(draft, unit, { poison: null });
  hurt(draft, unit, rolled(draft.rng, { n: 1, sides: 8 }), 'poison', inflicted.by);
}

/** The next crew in Turn Order that has a unit standing; a round ends where the order begins again (D15). */
function endTurn(draft: Draft, seat: number): void {
  for (const unit of crewOf(seat)) {
    // An ambush lasts until the crew's next Turn ends (D28).
    const { ambush } = unitOf(draft.table, unit);
    changeUnit(draft, unit, { ambush: ambush === 'this-turn' ? 'last-turn' : null });
  }
  const { table } = draft;
  if (table.ending !== null) return;
  let place = table.order.indexOf(seat);
  do {
    place = leftOf(table.order.length, place);
    if (place === 0 && !nextRound(draft)) return;
  } while (!crewOf(at(table.order, place)).some((unit) => isStanding(table, unit)));
  beginTurn(draft, at(table.order, place));
}

/** Whether there is another round; otherwise the match is over. */
function nextRound(draft: Draft): boolean {
  const { table } = draft;
  if (table.round === Number(table.options.length)) {
    table.ending = 'time';
    emit(draft, { kind: 'over', why: 'time' });
    return false;
  }
  table.round++;
  emit(draft, { kind: 'round', round: table.round });
  return true;
}
