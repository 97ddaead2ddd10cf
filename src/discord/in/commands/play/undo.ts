import { commands } from '../../../../tables/index.ts';
import { openPanel } from '../../../out/panels.ts';
import { ephemeral, ephemeralText, withoutWaiting } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { takenBack } from '../../../screens/story/narration.ts';
import { consentScreen } from '../../confirm.ts';
import { tableCommand } from '../command.ts';

export const undo = tableCommand({
  name: 'undo',
  description: 'Undo your last step',
  options: {},
  run: async ({ tables, table, asker }) => {
    const done = await tables.do(table.record.id, asker.press, commands.undo(null));
    if (done.ok)
      return withoutWaiting(ephemeral(openPanel(done.table, asker, { note: takenBack(done.table, done.takenBack) })));
    if (done.refusal.why === 'needs-consent')
      return ephemeral(await consentScreen(tables, done.table ?? table, asker.press.person.id));
    return ephemeralText(refusalText(done.refusal, done.table));
  },
});
