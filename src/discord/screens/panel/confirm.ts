import { findOption, optionIds, type OptionFace } from '#engine';
import { seatOf, type PanelPress, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { button, buttonRows, COLOURS, type Screen } from '../screen.ts';

/**
 * The question that is asked before an option is played, with a button that plays it and one back to the panel; `null`
 * for an option that is played at once, and for somebody who is not offered it.
 */
export function confirmScreen(table: Table, person: string, panel: PanelPress, option: string): Screen | null {
  const shown = seatOf(table, person)?.seat === panel.seat ? faceOf(table, panel.seat, option) : null;
  if (shown?.confirm === undefined) return null;
  const { id } = table.record;
  const { seat, revision } = panel;
  return {
    content: '',
    embeds: [{ color: COLOURS.play, description: `### ${shown.confirm}` }],
    components: buttonRows([
      button({ verb: 'do', table: id, seat, revision, option }, shown.label, 'choice'),
      button({ verb: 'turn', table: id }, words.buttons.backToPanel, 'quiet'),
    ]),
    opens: { table: id, what: 'panel', revision: table.record.revision },
  };
}

/** An option that is open to a seat, in words. */
function faceOf({ face, game, play, record }: Table, seat: number, option: string): OptionFace | null {
  const decision = record.status === 'playing' && play ? findOption(play.open, seat, option)?.decision : undefined;
  if (!decision || !play) return null;
  return face.options(game.view(play.match.state, seat), decision)[optionIds(decision).indexOf(option)] ?? null;
}
