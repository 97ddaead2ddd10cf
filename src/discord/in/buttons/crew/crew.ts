import { sentence } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { askToRetire, exportCrew, renameCrew, retireCrew, verifyCrew, withCrew } from '../../crew/own-crew.ts';
import type { PressHandler } from '../handler.ts';

/** A button below a crew of the presser's own. */
export const crew: PressHandler<'crew'> = ({ crew: id, does }, context) =>
  withCrew(context, id, async (kept) => {
    switch (does) {
      case 'verify':
        return verifyCrew(context, kept);
      case 'rename':
        return renameCrew(kept);
      case 'export':
        return exportCrew(context, kept);
      case 'retire':
        return askToRetire(kept);
      case 'retire-surely':
        return updateMessage(sentence(await retireCrew(context, kept)));
      case 'keep':
        return updateMessage(sentence(words.crew.kept));
    }
  });
