import { D20 } from '../content/printed.ts';
import { doing, asking, at, automatic, only, roll, emit, withAt, type Seat } from '#engine';
import { trigger } from '../cards/armed.ts';
import { abilityIn, slotNumbered, slotsWhere } from '../characters/characters.ts';
import { countAchievement } from '../characters/achievements.ts';
import { changePirate, pirateOf, pop, push, replace, type Draft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { Rule } from '../state/rule.ts';
import { question } from '../state/question.ts';
import type { Pirate, Table } from '../state/state.ts';

/** What the log says of the cause. */
type Why = Pick<Event<'neutralized'>, 'crowd'>;

/** Gives neutralization tokens to these seats in order; a seat listed twice gains two. */
export function neutralize(draft: Draft, queue: readonly Seat[], why: Why = {}): void {
  if (queue.length > 0) push(draft, { kind: 'neutralize', queue, ...why });
}

export const neutralizing: Rule<'neutralize'> = automatic((draft, frame) => {
  const [seat, ...queue] = frame.queue;
  if (queue.length === 0) pop(draft);
  else replace(draft, { ...frame, queue });
  if (seat !== undefined) gainToken(draft, seat, whyOf(frame));
});

/**
 * Whether the ability in that slot is neutralized and cannot be used. An action begins by removing its marker, so a token
 * that arrives before stops it (sheet: Neutralization Tokens).
 */
export function isNeutralized(table: Table, seat: Seat, slot: number): boolean {
  return abilityIn(table, seat, slot).neutralized !== 'no';
}

/** The slots of abilities that are not neutralized. */
function uncovered(pirate: Pirate): number[] {
  return slotsWhere(pirate.board, ({ neutralized }) => neutralized === 'no');
}

/** Rolls for the slot. If it is covered or empty, the player chooses another (S12); with none left, nothing happens. */
function gainToken(draft: Draft, seat: Seat, why: Why): void {
  const pirate = pirateOf(draft, seat);
  const thrown = roll(draft.rng, D20);
  const slot = slotNumbered(pirate, thrown);
  const free = uncovered(pirate);
  const [last, ...others] = free;
  if (last === undefined) emit(draft, { kind: 'spared', seat, roll: thrown });
  else if (free.includes(slot)) cover(draft, seat, slot, { roll: thrown, how: 'rolled', ...why });
  else if (others.length === 0) cover(draft, seat, last, { roll: thrown, how: 'last', ...why });
  else push(draft, { kind: 'displace', seat, roll: thrown, ...why });
}

type Covered = Pick<Event<'neutralized'>, 'roll' | 'how' | 'crowd'>;

function cover(draft: Draft, seat: Seat, slot: number, covered: Covered): void {
  const held = abilityIn(draft.table, seat, slot);
  const { board } = pirateOf(draft, seat);
  changePirate(draft, seat, { board: withAt(board, slot, { ...held, neutralized: 'assigned' }) });
  emit(draft, { kind: 'neutralized', seat, ability: held.ability, ...covered });
  countAchievement(draft, seat, 'neutralized');
  trigger(draft, 'you-neutralized', (other) => other === seat);
}

export const displacing: Rule<'displace'> = asking({
  ask({ table }, frame) {
    const options = uncovered(at(table.pirates, frame.seat)).map((slot) => ({ do: 'cover', slot }) as const);
    return [question(frame, frame.seat, 'displace', { options })];
  },
  answer(draft, frame, answer) {
    const action = doing(only(answer), 'cover');
    pop(draft);
    cover(draft, frame.seat, action.slot, { roll: frame.roll, how: 'chosen', ...whyOf(frame) });
  },
});

function whyOf({ crowd }: Why): Why {
  return crowd ? { crowd } : {};
}

/** Removes a neutralization token from an ability. */
export function recover(draft: Draft, seat: Seat, slot: number, how: Pick<Event<'recovered'>, 'by' | 'how'>): void {
  const held = abilityIn(draft.table, seat, slot);
  changePirate(draft, seat, { board: withAt(pirateOf(draft, seat).board, slot, { ...held, neutralized: 'no' }) });
  emit(draft, { kind: 'recovered', seat, ability: held.ability, ...how });
}

/** Flips assigned tokens to the recovering side. */
export function brace(draft: Draft, seat: Seat): void {
  const { board } = pirateOf(draft, seat);
  const count = slotsWhere(board, ({ neutralized }) => neutralized === 'assigned').length;
  if (count === 0) return;
  changePirate(draft, seat, {
    board: board.map((slot) => (slot?.neutralized === 'assigned' ? { ...slot, neutralized: 'recovering' } : slot)),
  });
  emit(draft, { kind: 'braced', seat, count });
}
