import { commands, isReserved, seatOf } from '../../../../tables/index.ts';
import { openedAgainScreen } from '../../../out/panels.ts';
import { ephemeral, ephemeralText } from '../../../reply.ts';
import { joinedText } from '../../../screens/lobby.ts';
import { orRefusal, permissionRefusal } from '../../answers.ts';
import type { PressHandler } from '../handler.ts';

/** Opens the next table of the same players; where another one of them has opened it already, the presser joins it. */
export const again: PressHandler<'again'> = async ({ table }, { tables, asker }) => {
  const { press, place } = asker;
  const refusal = permissionRefusal(asker);
  if (refusal) return refusal;
  const old = await tables.table(table);
  const done = await tables.again(table, place, press);
  const standing = !done.ok && done.refusal.why === 'occupied' ? done.refusal.table : null;
  const own = standing && seatOf(standing, press.person.id);
  if (!standing || !own || !isReserved(own))
    return orRefusal(done, (opened) => ephemeral(openedAgainScreen(opened, old ?? opened)));
  return orRefusal(await tables.do(standing.record.id, press, commands.join(null)), (joined) =>
    ephemeralText(joinedText(joined, press.person.id)),
  );
};
