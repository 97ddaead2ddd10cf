import { commands, type Table } from '../../../../tables/index.ts';
import { openPanel } from '../../../out/panels.ts';
import { ephemeral, ephemeralText, withoutWaiting } from '../../../reply.ts';
import { refusalText } from '../../../screens/names.ts';
import { button, buttonRows, type Screen } from '../../../screens/screen.ts';
import { takenBack } from '../../../screens/story/narration.ts';
import { words } from '../../../words.ts';
import { isAlone } from '../../confirm.ts';
import { tableCommand } from '../command.ts';

export const undo = tableCommand({
  name: 'undo',
  description: 'Undo your last step',
  options: {},
  run: async ({ tables, table, asker }) => {
    const done = await tables.do(table.record.id, asker.press, commands.undo(null));
    if (done.ok)
      return withoutWaiting(ephemeral(openPanel(done.table, asker, { note: takenBack(done.table, done.takenBack) })));
    if (done.refusal.why === 'needs-consent') return ephemeral(consentScreen(table, asker.press.person.id));
    return ephemeralText(refusalText(done.refusal, done.table));
  },
});

/** That the others have to agree, with the button that asks them; where there is nobody to ask, it undoes at once. */
function consentScreen(table: Table, person: string): Screen {
  const { id } = table.record;
  const alone = isAlone(table, person);
  const label = alone ? words.buttons.goBack : words.buttons.askBack;
  return {
    content: alone ? words.back.alone : words.back.ask,
    embeds: [],
    components: buttonRows([
      button({ verb: 'ask-back', table: id }, label, 'choice'),
      button({ verb: 'keep', table: id }, words.buttons.keep, 'quiet'),
    ]),
  };
}
