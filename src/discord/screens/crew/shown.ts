import type { KeepingGame, Kept, SeatRecord, Table } from '../../../tables/index.ts';
import { escapeMarkdown } from '../../escape.ts';

/** A keepsake and its words. */
type Shown = Pick<Kept, 'keepsake' | 'face' | 'kept'>;

/** A keepsake as texts show it: its names are its owner's, and must format nothing. */
export function escaped({ keepsake, kept }: Pick<Kept, 'keepsake' | 'kept'>): unknown {
  return keepsake.renamed(kept, keepsake.names(kept).map(escapeMarkdown));
}

/** Its own name, as its owner gave it. */
export function nameOf({ keepsake, kept }: Pick<Kept, 'keepsake' | 'kept'>): string {
  return keepsake.names(kept)[0] ?? '';
}

/** Its own name and what it has become, for texts. */
export function nameAndLine(of: Shown): readonly [name: string, line: string] {
  const kept = escaped(of);
  return [nameOf({ ...of, kept }), of.face.line(kept)];
}

/** What the player of a seat brings, or `null`. */
export function broughtBy(table: Table, { keepsake: brought }: SeatRecord): Shown | null {
  const of = keepingOf(table);
  return of && brought?.kept ? { ...of, kept: brought.kept } : null;
}

/** What the owner of the keepsake at a seat takes home from a match that is over, or `null`. */
export function takenFrom(table: Table, { keepsake: held, seat }: SeatRecord): Shown | null {
  const of = keepingOf(table);
  const kept = of && held && table.play ? of.keepsake.handOut(table.play.match.state, seat) : null;
  return of && kept !== null ? { ...of, kept } : null;
}

function keepingOf({ game, face }: Table): Pick<KeepingGame, 'keepsake' | 'face'> | null {
  return game.keepsake && face.keepsake ? { keepsake: game.keepsake, face: face.keepsake } : null;
}
