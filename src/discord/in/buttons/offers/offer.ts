import { commands, seatOf } from '../../../../tables/index.ts';
import { sentence } from '../../../out/panels.ts';
import { giveAwayScreen } from '../../../screens/pings/offer.ts';
import { seatName } from '../../../screens/names.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { showPrivately, type Invitee, type PressHandler } from '../handler.ts';

/** Offers the presser's seat to the person chosen in the menu, or with the button to everyone. */
export const offer: PressHandler<'offer'> = async ({ table: id }, context) => {
  const { tables, asker, people } = context;
  const [person = null] = people ?? [];
  const problem = person && problemWith(person, asker.press.person.id);
  const standing = problem !== null ? await tables.table(id) : null;
  const own = standing && seatOf(standing, asker.press.person.id);
  if (standing && own && problem !== null) return showPrivately(context, giveAwayScreen(standing, own, problem));
  return orRefusal(await tables.do(id, asker.press, commands.offer(person)), (table) => {
    const seat = seatName(table, seatOf(table, asker.press.person.id)?.seat ?? 0);
    return showPrivately(context, sentence(words.offer.done(seat, person?.name ?? null)));
  });
};

/** Why the seat cannot be given to this person; `null` when it can. */
function problemWith({ id, name, isBot, isMember }: Invitee, presser: string): string | null {
  if (id === presser) return words.offer.yourself;
  if (isBot) return words.offer.bot(name);
  return isMember ? null : words.invite.gone(name);
}
