import { clipped, optionId } from '#engine';
import { commands, seatOf, type PanelPress, type Table, type Tables } from '../../../../tables/index.ts';
import { openPanel, openTurn } from '../../../out/panels.ts';
import { ephemeral, ephemeralText, withoutWaiting, type Reply } from '../../../reply.ts';
import { confirmScreen } from '../../../screens/panel/confirm.ts';
import { refusalText } from '../../../screens/names.ts';
import { told } from '../../../screens/story/narration.ts';
import { words } from '../../../words.ts';
import type { Asker } from '../../asker.ts';
import { tableCommand, type Choice } from '../command.ts';
import { suggestAtTable, text } from '../options.ts';

/** Characters of what somebody typed that are said back to them. */
const MOST_ECHOED = 60;
/** The choice that only opens the panel, for what is answered there. */
const IN_PANEL = 'panel';

export const act = tableCommand({
  name: 'act',
  description: 'Take your turn',
  options: {
    choice: text('Your move – leave empty to see your choices', { suggest: suggestAtTable(openChoices) }),
  },
  run: async ({ tables, table, asker }, option) =>
    withoutWaiting(await answerOrOpen(tables, table, asker, option('choice'))),
});

async function answerOrOpen(tables: Tables, table: Table, asker: Asker, choice: string | undefined): Promise<Reply> {
  const own = seatOf(table, asker.press.person.id);
  if (choice === undefined || choice === IN_PANEL || !own) return ephemeral(await openTurn(tables, table, asker));
  const panel = readChoice(choice, own.seat);
  if (!panel) return ephemeralText(words.oops.notAChoice(clipped(choice, MOST_ECHOED)));
  const question = confirmScreen(table, asker.press.person.id, panel, panel.option);
  if (question) return ephemeral(question);
  const done = await tables.do(table.record.id, asker.press, commands.act(panel, [panel.option]));
  if (!done.table) return ephemeralText(refusalText({ why: 'no-table' }, null));
  return ephemeral(
    done.ok
      ? openPanel(done.table, asker, { told: told(done.table, done.events) })
      : openPanel(done.table, asker, { note: `⚠ ${refusalText(done.refusal, done.table)}` }),
  );
}

function openChoices(table: Table, person: string): Choice[] {
  const { face, game, play, record } = table;
  const own = seatOf(table, person);
  // An AI answers for a seat that is handed over.
  if (own?.ai !== null || !play || record.status !== 'playing') return [];
  const view = game.view(play.match.state, own.seat);
  return play.open
    .filter((decision) => decision.seat === own.seat)
    .flatMap((decision) =>
      // Several at once cannot be typed as one choice.
      decision.pick
        ? [{ name: words.play.inPanel(face.prompt(view, decision)), value: IN_PANEL }]
        : face.options(view, decision).map(({ label }, at) => ({
            name: label,
            value: `${String(record.revision)} ${optionId(decision.id, decision.options[at])}`,
          })),
    );
}

/** A choice as autocomplete named it, or `null` when somebody typed something else. */
function readChoice(value: string, seat: number): (PanelPress & { readonly option: string }) | null {
  const [, revision, option] = /^(\d{1,9}) ([0-9a-z]{1,11})$/.exec(value) ?? [];
  return revision === undefined || option === undefined ? null : { seat, revision: Number(revision), option };
}
