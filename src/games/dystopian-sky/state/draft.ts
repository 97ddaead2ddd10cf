import {
  at,
  draftOf,
  emit as emitEvent,
  pop as popFrame,
  push as pushFrame,
  question as questionOf,
  replace as replaceFrame,
  withAt,
  type Decision,
  type Draft as KitDraft,
  type OfKind,
  type Rng,
  type Rule as KitRule,
  type Rules as KitRules,
  type Seat,
  type Writable,
} from '#engine';
import type { Action, Kind } from './actions.ts';
import type { Event, Happening } from './events.ts';
import type { Frame, Frames } from './frames.ts';
import { unitName } from '../units/names.ts';
import { seatOf, slotOf, type UnitId } from './ids.ts';
import type { Crew, Hidden, State, Table, Unit } from './state.ts';

/** A step in progress: copies of both parts of the state, whose fields can be assigned. */
export interface Draft extends KitDraft<Event> {
  readonly table: Writable<Table>;
  readonly hidden: Writable<Hidden>;
}

export type Rule<K extends keyof Frames> = KitRule<Draft, State, Action, Frame<K>>;
export type Rules = KitRules<Frames, Draft, State, Action>;

export function begin({ table, hidden }: State, rng: Rng): Draft {
  return draftOf({ table: { ...table }, hidden: { ...hidden } }, rng);
}

export function changeCrew(draft: Draft, seat: Seat, changes: Partial<Crew>): void {
  const { crews } = draft.table;
  draft.table.crews = withAt(crews, seat, { ...at(crews, seat), ...changes });
}

export function changeUnit(draft: Draft, unit: UnitId, changes: Partial<Unit>): void {
  const { units } = at(draft.table.crews, seatOf(unit));
  changeCrew(draft, seatOf(unit), { units: withAt(units, slotOf(unit), { ...at(units, slotOf(unit)), ...changes }) });
}

export function emit(draft: Draft, event: Happening): void {
  const name = (unit: UnitId | null) =>
    unit === null || !at(draft.table.crews, seatOf(unit)).roster ? undefined : unitName(draft.table, unit);
  const names = {
    ...('unit' in event && { unit: name(event.unit) }),
    ...('target' in event && { target: name(event.target) }),
    ...(event.kind === 'downed' && { by: name(event.by) }),
    ...(event.kind === 'hurt' && { by: name(event.from) }),
  };
  const known = Object.entries(names).filter(([, text]) => text !== undefined);
  emitEvent(draft, { ...event, ...(known.length > 0 && { names: Object.fromEntries(known) }) });
}

export function push(draft: Draft, frame: OfKind<Frames>): void {
  pushFrame(draft.table, frame);
}

export function pop(draft: Draft): void {
  popFrame(draft.table);
}

export function replace(draft: Draft, frame: Frame): void {
  replaceFrame(draft.table, frame);
}

type Asked = Parameters<typeof questionOf<Action>>[3];

/** A decision of that kind for a seat, made by a frame. */
export const question: (frame: Pick<Frame, 'no'>, seat: Seat, kind: Kind, asked: Asked) => Decision<Action> =
  questionOf;
