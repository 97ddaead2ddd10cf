import { optionId, ROOM, sameJson, type Decision } from '#engine';
import { shown } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Every decision is well formed: distinct ids, few and distinct options with distinct names, sane bounds, a real seat. */
export function decisionsAreSound({ open, match }: Moment): void {
  const ids = new Set(open.map((decision) => decision.id));
  if (ids.size < open.length) broken('Two open decisions have the same id', [...open.map(({ id }) => id)]);
  for (const decision of open) {
    const { seat, options } = decision;
    if (!Number.isInteger(seat) || seat < 0 || seat >= match.seats) broken('No such seat is asked', decision);
    if (options.length > ROOM.options) broken(`${String(options.length)} options are too many`, decision);
    distinctOptions(decision);
    saneBounds(decision);
  }
}

function distinctOptions(decision: Decision<unknown>): void {
  const { id, options } = decision;
  if (new Set(options.map((option) => optionId(id, option))).size === options.length) return;
  const twice = options.find((option, i) => options.findIndex((other) => sameJson(other, option)) !== i);
  broken(twice === undefined ? 'Two options share a name' : `Option ${shown(twice)} is offered twice`, decision);
}

function saneBounds(decision: Decision<unknown>): void {
  const { options, pick } = decision;
  if (!pick) {
    if (options.length === 0) broken('There is no option', decision);
    return;
  }
  const { min, max } = pick;
  const sane = Number.isInteger(min) && Number.isInteger(max) && 0 <= min && min <= max && 1 <= max;
  if (options.length > ROOM.pick) broken(`A pick of ${String(options.length)} is too long for one menu`, decision);
  if (!sane || max > options.length) broken(`Cannot pick ${String(min)} to ${String(max)}`, decision);
}

function broken(what: string, where: unknown): never {
  throw new Violation('small', `${what}: ${shown(where)}.`);
}
