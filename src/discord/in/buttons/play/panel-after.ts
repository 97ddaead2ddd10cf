import { seatOf, type Done } from '../../../../tables/index.ts';
import { openTurn, tippedPanel } from '../../../out/panels.ts';
import { ephemeralText, withoutWaiting, type Reply } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { takenBack, told } from '../../../screens/story/narration.ts';
import { words } from '../../../words.ts';
import { showPrivately, type PressContext } from '../handler.ts';

/** The presser's panel after what counted, or with why nothing did and what has happened meanwhile. */
export async function panelAfter(context: PressContext, done: Done): Promise<Reply> {
  const { tables, asker } = context;
  const { table } = done;
  if (!table) return ephemeralText(refusalText({ why: 'no-table' }, null));
  if (done.ok) {
    const undone = done.takenBack ? { note: takenBack(table, done.takenBack) } : {};
    return withoutWaiting(
      showPrivately(
        context,
        await tippedPanel(tables, table, asker, {
          told: told(table, done.events),
          toldTitle: words.play.justNow,
          ...undone,
        }),
      ),
    );
  }
  const why = refusalText(done.refusal, table);
  if (!seatOf(table, asker.press.person.id) || !table.play) return ephemeralText(why);
  const warning = `⚠ ${why}`;
  const panel =
    done.refusal.why === 'stale' || done.refusal.why === 'other-step'
      ? await openTurn(tables, table, asker, warning)
      : await tippedPanel(tables, table, asker, { note: warning });
  return withoutWaiting(showPrivately(context, panel));
}
