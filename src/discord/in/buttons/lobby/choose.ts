import { chooseRefusal, commands, settingsOf } from '../../../../tables/index.ts';
import type { CustomId } from '../../../custom-id.ts';
import { openOptions } from '../../../out/panels.ts';
import type { Reply } from '../../../reply.ts';
import { keyOf } from '../../../screens/options.ts';
import { openThread, orRemoved } from '../../own-thread.ts';
import { lookAt, showPrivately, type PressContext, type PressHandler } from '../handler.ts';
import { optionsAfter } from './options-after.ts';

/** The bot's own options that a choice sets and nothing more. */
const SETTABLE = ['tell', 'clock', 'bank', 'onTimeout'] as const;

export const choose: PressHandler<'choose'> = async (id, press) => {
  const { tables, asker, values } = press;
  const [value = ''] = values;
  if (id.key === keyOf('thread')) return chooseThread(id, press, value);
  const own = SETTABLE.find((key) => keyOf(key) === id.key);
  const command = own ? commands.setting(own, value) : commands.choose(id.key, value);
  return optionsAfter(press, id, await tables.do(id.table, asker.press, command));
};

/** Moves the lobby into a thread of its own, or back to the channel it came from. */
function chooseThread(id: CustomId<'choose'>, context: PressContext, value: string): Promise<Reply> {
  const { tables, asker } = context;
  return lookAt(context, id.table, async (table) => {
    const shown = (refusal?: Parameters<typeof openOptions>[3]) =>
      showPrivately(context, openOptions(table, asker, id, refusal));
    const { record } = table;
    const { from = record.channel, ...settings } = settingsOf(record);
    const refusal = chooseRefusal(table, asker.press);
    if (refusal) return shown(refusal);
    if (value === settings.thread) return shown();
    if (value !== 'own') {
      const back = { guild: record.guild, channel: from };
      const next = { ...settings, thread: 'no' } as const;
      return optionsAfter(context, id, await tables.moveLobby(id.table, asker.press, back, next));
    }
    const opened = await openThread(context, table.face.name);
    if ('trouble' in opened) return shown(opened.trouble);
    const next = { ...settings, ...opened.settings };
    const run = () => tables.moveLobby(id.table, asker.press, opened.place, next);
    return optionsAfter(context, id, await orRemoved(context, opened.place, run));
  });
}
