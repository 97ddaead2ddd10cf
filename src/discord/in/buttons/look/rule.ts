import { ephemeralText, updateMessage, waitingForPictures } from '../../../reply.ts';
import { ruleScreen } from '../../../screens/rules.ts';
import { words } from '../../../words.ts';
import type { PressHandler } from '../handler.ts';

/** The heading chosen from a menu of a game's rules, in place of what was shown. */
export const rule: PressHandler<'rule'> = async ({ game }, { tables, asker, values: [heading = ''] }) => {
  const entry = tables.games.find((known) => known.game.id === game);
  const screen = entry && ruleScreen(entry, heading, await tables.tableIn(asker.place.channel));
  return screen ? waitingForPictures(updateMessage(screen)) : ephemeralText(words.rules.noHeading);
};
