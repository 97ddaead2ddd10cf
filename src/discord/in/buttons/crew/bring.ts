import {
  afterLobby,
  commands,
  isReserved,
  seatOf,
  type KeepsakeRefusal,
  type Press,
  type Table,
  type Tables,
} from '../../../../tables/index.ts';
import { ephemeralText, type Reply } from '../../../reply.ts';
import { bringingText, bringScreen, NOTHING, readyIn } from '../../../screens/crew/bring.ts';
import { refusalText } from '../../../screens/names.ts';
import { lookAt, showPrivately, type PressContext, type PressHandler } from '../handler.ts';

/** Opens a menu of what the presser can bring; chosen there, they bring it, or one sentence above it says why not. */
export const bring: PressHandler<'bring'> = ({ table: id }, context) =>
  lookAt(context, id, async (table) => {
    const { tables, asker, values } = context;
    const { person } = asker.press;
    const own = seatOf(table, person.id);
    if (table.record.status !== 'lobby') return ephemeralText(refusalText(afterLobby(table, person.id), table));
    if (!own || isReserved(own)) return ephemeralText(refusalText({ why: 'not-seated' }, table));
    const [value] = values;
    if (value === undefined) return menu(context, table);
    const chosen = await keepsakeFor(tables, table, asker.press, value);
    if (chosen !== null && typeof chosen !== 'string') return menu(context, table, refusalText(chosen, table));
    const done = await tables.do(id, asker.press, commands.bring(chosen));
    return done.ok ? menu(context, done.table) : menu(context, table, refusalText(done.refusal, table));
  });

/** The id that a value of the menu stands for; what is ready-made is made first. */
async function keepsakeFor(
  tables: Tables,
  { game }: Table,
  press: Press,
  value: string,
): Promise<string | null | KeepsakeRefusal> {
  if (value === NOTHING) return null;
  const ready = readyIn(value);
  if (ready === null) return value;
  // An interaction counts once, and this one has yet to change the table.
  const making = { ...press, interaction: `${press.interaction} made` };
  const made = await tables.keepsakes.make(making, game.id, ready);
  return 'why' in made ? made : made.record.id;
}

/** The menu, below what the presser brings now or why that has not changed. */
async function menu(context: PressContext, table: Table, refusal?: string): Promise<Reply> {
  const { tables, asker } = context;
  const person = asker.press.person.id;
  const of = tables.keepsakes.games.find(({ game }) => game.id === table.game.id);
  if (!of) return ephemeralText(refusalText({ why: 'no-keepsake' }, table));
  const own = (await tables.keepsakes.of(person)).filter(({ game }) => game.id === table.game.id);
  const said = refusal === undefined ? bringingText(table, of, person) : `⚠ ${refusal}`;
  return showPrivately(context, bringScreen(table, of, own, person, said));
}
