import { sentence } from '../../../out/panels.ts';
import { updateMessage, type Reply } from '../../../reply.ts';
import { words } from '../../../words.ts';
import {
  askToRetire,
  exportCrew,
  openCrew,
  renameCrew,
  retireCrew,
  verifyCrew,
  withCrew,
} from '../../crew/own-crew.ts';
import type { PressHandler } from '../handler.ts';

/** A button below a crew of the presser's own. */
export const crew: PressHandler<'crew'> = async ({ crew: id, does }, context): Promise<Reply> => {
  switch (does) {
    case 'verify':
      return withCrew(context, id, (kept) => verifyCrew(context, kept));
    case 'rename':
      return withCrew(context, id, renameCrew);
    case 'export':
      return withCrew(context, id, (kept) => exportCrew(context, kept));
    case 'text':
      return withCrew(context, id, (kept) => openCrew(context, kept, 'in-words'));
    case 'retire':
      return askToRetire(context, id);
    case 'retire-surely':
      return updateMessage(sentence(await retireCrew(context, id)));
    case 'keep':
      return updateMessage(sentence(words.crew.kept));
  }
};
