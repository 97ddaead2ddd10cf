import { channelMention } from '@discordjs/formatters';
import { sentence } from '../../../out/panels.ts';
import { updateMessage } from '../../../reply.ts';
import { words } from '../../../words.ts';
import { orRefusal } from '../../answers.ts';
import { lookAt, showPrivately, type PressHandler } from '../handler.ts';

/** Brings a table that was moved here back to the channel it came from. */
export const moveBack: PressHandler<'move-back'> = ({ table: id, channel }, context) =>
  lookAt(context, id, async ({ record }) => {
    const { tables, asker } = context;
    if (record.channel !== asker.place.channel)
      return showPrivately(context, sentence(words.moved.done(channelMention(record.channel))));
    const done = await tables.move(id, asker.press, { ...asker.place, channel });
    return orRefusal(done, () => updateMessage(sentence(words.moved.done(channelMention(channel)))));
  });
