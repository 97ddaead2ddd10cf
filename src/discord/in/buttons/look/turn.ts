import { openTurn } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../press.ts';

/** `Take Turn` below a public message, `Refresh` in a panel. */
export const turn: PressHandler<'turn'> = ({ table: id }, press) =>
  lookAt(press, id, async (table) => {
    const panel = showPrivately(press, await openTurn(press.tables, table, press.asker));
    // A player who refreshes wants to see how things stand; one who takes a turn wants to begin.
    return press.isPrivate ? panel : withoutWaiting(panel);
  });
