import { words } from '../../words.ts';
import { button } from '../screen.ts';

/** Opens a replay. */
export function replayButton(table: string) {
  return button({ verb: 'replay', table, revision: 0, go: 'open' }, words.buttons.replay, 'quiet');
}
