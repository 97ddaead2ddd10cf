import { afterLobby, isReserved, mayManage, seatOf, type Table } from '../../../../tables/index.ts';
import { ephemeral, pinging, updateMessage, type Reply } from '../../../reply.ts';
import { inviteScreen, invitationScreen } from '../../../screens/pings/invitation.ts';
import { refusalText } from '../../../screens/names.ts';
import { words } from '../../../words.ts';
import { permissionRefusal } from '../../answers.ts';
import { lookAt, type Invitee, type PressContext, type PressHandler } from '../handler.ts';

/** Opens a menu of people; chosen there, they are pinged in the channel, or one sentence says who cannot be invited. */
export const invite: PressHandler<'invite'> = ({ table: id }, context) =>
  lookAt(context, id, (table) => {
    const { people, asker } = context;
    if (table.record.status !== 'lobby')
      return refused(context, table, refusalText(afterLobby(table, asker.press.person.id), table));
    if (!mayManage(table, asker.press)) return refused(context, table, refusalText({ why: 'not-yours' }, table));
    if (people === null) return ephemeral(inviteScreen(table));
    const problem = people.flatMap((person) => problemWith(table, person, asker.press.person.id) ?? [])[0];
    return problem === undefined
      ? (permissionRefusal(asker) ?? invited(context, table, people))
      : refused(context, table, problem);
  });

async function invited({ tables, asker }: PressContext, table: Table, people: readonly Invitee[]): Promise<Reply> {
  const board = await tables.outbox.message(table.record.id, 'board');
  await tables.outbox.bury(table.record.id, 'board', 1);
  const ids = people.map(({ id }) => id);
  return pinging(invitationScreen(table, asker.press.person.id, ids, board), ids);
}

function refused({ people }: PressContext, table: Table, why: string): Reply {
  return people === null
    ? ephemeral({ content: why, embeds: [], components: [] })
    : updateMessage(inviteScreen(table, why));
}

/** Why this person cannot be invited; `null` when they can. */
function problemWith(table: Table, { id, name, isBot, isMember }: Invitee, presser: string): string | null {
  const seat = seatOf(table, id);
  if (id === presser) return words.invite.yourself;
  if (isBot) return words.invite.bot(name);
  if (!isMember) return words.invite.gone(name);
  return seat && !isReserved(seat) ? words.invite.seated(name) : null;
}
