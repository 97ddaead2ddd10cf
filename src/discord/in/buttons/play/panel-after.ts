import { seatOf, type Done, type Table } from '../../../../tables/index.ts';
import { openTurn, tippedPanel } from '../../../out/panels.ts';
import { ephemeralText, withoutWaiting, type Reply } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { chosen, takenBack, told, type Told } from '../../../screens/story/narration.ts';
import { words } from '../../../words.ts';
import { showPrivately, type PressContext } from '../handler.ts';

/** The presser's panel after what counted, or with why nothing did and what has happened meanwhile. */
export async function panelAfter(context: PressContext, done: Done): Promise<Reply> {
  const { tables, asker } = context;
  const { table } = done;
  if (!table) return ephemeralText(refusalText({ why: 'no-table' }, null));
  if (done.ok) {
    const happened = told(table, done.events);
    const note = noteOn(table, done, happened);
    const extras = { told: happened, toldTitle: words.play.justNow, ...(note !== null && { note }) };
    return withoutWaiting(showPrivately(context, await tippedPanel(tables, table, asker, extras)));
  }
  const why = refusalText(done.refusal, table);
  if (!seatOf(table, asker.press.person.id) || !table.play) return ephemeralText(why);
  const warning = `⚠ ${why}`;
  const panel =
    done.refusal.why === 'stale' || done.refusal.why === 'other-step'
      ? await openTurn(tables, table, asker, warning)
      : await tippedPanel(tables, table, asker, { note: warning });
  const opens = panel.opens && { ...panel.opens, warning };
  return withoutWaiting(showPrivately(context, { ...panel, ...(opens && { opens }) }));
}

/** What was taken back; or what was chosen, where nothing that happened tells of it. */
function noteOn(
  table: Table,
  { takenBack: undone, answered }: Extract<Done, { ok: true }>,
  happened: readonly Told[],
): string | null {
  if (undone) return takenBack(table, undone);
  return answered && happened.length === 0 ? chosen(table, answered) : null;
}
