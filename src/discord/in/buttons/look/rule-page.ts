import { ephemeralText, updateMessage, waitingForPictures } from '../../../reply.ts';
import { rulePageScreen } from '../../../screens/rules.ts';
import { words } from '../../../words.ts';
import type { PressHandler } from '../handler.ts';

/** A game's rules opened at the heading of that place, in place of what was shown. */
export const rulePage: PressHandler<'rule-page'> = async ({ game, at }, { tables, asker }) => {
  const entry = tables.games.find((known) => known.game.id === game);
  const screen = entry && rulePageScreen(entry, at, await tables.tableIn(asker.place.channel));
  return screen ? waitingForPictures(updateMessage(screen)) : ephemeralText(words.rules.noHeading);
};
