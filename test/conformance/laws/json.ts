import { difference, inWords } from '../difference.ts';
import { frozenPlain } from '../plain.ts';
import { Violation } from '../violation.ts';
import type { Moment, Move } from '../moment.ts';

const LARGEST_STATE = 32 * 1024;

/**
 * A state is plain JSON, reads back from its text as it was, and is at most 32 KB. Returns the text; the state is frozen
 * from here on, so that code that changes it is caught.
 */
export function survivesJson(state: unknown): string {
  const flaw = frozenPlain(state);
  if (flaw !== null) throw new Violation('json', `The state is not plain JSON: ${flaw}.`);
  const text = JSON.stringify(state);
  const bytes = Buffer.byteLength(text);
  if (bytes > LARGEST_STATE) throw new Violation('json', `The state is ${String(bytes)} bytes large.`);
  return text;
}

/** Reading the state back from its text gives the same state. */
export function readsBack({ match, copy }: Moment): void {
  const differing = difference(match.state, copy);
  if (differing) throw new Violation('json', `The state read back from its text differs: ${inWords(differing)}.`);
}

/** Views and decisions are plain JSON too. */
export function showsJson({ views, open }: Moment): void {
  for (const [viewer, view] of views) demandPlain(`The view of ${String(viewer)}`, view);
  for (const decision of open) demandPlain(`The decision ${decision.id}`, decision);
}

/** Events are plain JSON. */
export function tellsJson({ events }: Move): void {
  for (const told of events) demandPlain('An event', told);
}

function demandPlain(what: string, value: unknown): void {
  const flaw = frozenPlain(value);
  if (flaw !== null) throw new Violation('json', `${what} is not plain JSON: ${flaw}.`);
}
