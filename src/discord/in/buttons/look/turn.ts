import { openTurn } from '../../../out/panels.ts';
import { withoutWaiting } from '../../../reply.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** `Take Turn` below a public message, `Refresh` in a panel. */
export const turn: PressHandler<'turn'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) => {
    const panel = showPrivately(context, await openTurn(context.tables, table, context.asker));
    // A player who refreshes wants to see how things stand; one who takes a turn wants to begin.
    return context.isPrivate ? panel : withoutWaiting(panel);
  });
