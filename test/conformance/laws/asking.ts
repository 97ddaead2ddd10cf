import type { Decision } from '#engine';
import { difference, inWords } from '../difference.ts';
import type { Moment } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Who is asked what depends on public facts alone, and what a seat may answer on what that seat knows. */
export function askingTellsNothing({ open, twins }: Moment): void {
  const asked = open.map(publicPart);
  for (const twin of twins) {
    const who = difference(asked, twin.open.map(publicPart));
    if (who) broken('Who is asked what', twin.viewer, inWords(who));
    for (const [i, decision] of open.entries()) {
      if (decision.seat !== twin.viewer) continue;
      const offer = difference(decision, twin.open[i]);
      if (offer) broken(`What ${decision.id} offers`, twin.viewer, inWords(offer));
    }
  }
}

/** What everybody sees of a decision. */
function publicPart({ id, seat, kind, pick, urgency }: Decision<unknown>): unknown {
  return { id, seat, kind, urgency, ...(pick && { pick }) };
}

function broken(what: string, viewer: unknown, how: string): never {
  throw new Violation('asking', `${what} depends on something hidden from ${String(viewer)}: ${how}.`);
}
