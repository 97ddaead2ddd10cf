import { commands } from '../../../../tables/index.ts';
import type { PressHandler } from '../handler.ts';
import { ephemeral } from '../../../reply.ts';
import { consentScreen } from '../../confirm.ts';
import { panelAfter } from './panel-after.ts';

export const undo: PressHandler<'undo'> = async (id, context) => {
  const { tables, asker } = context;
  const done = await tables.do(id.table, asker.press, commands.undo(id));
  if (!done.ok && done.refusal.why === 'needs-consent' && done.table)
    return ephemeral(await consentScreen(tables, done.table, asker.press.person.id));
  return panelAfter(context, done);
};
