import type { WireMessage } from '../../web/wire.ts';
import { Avatar } from '../frame/people/avatar.tsx';
import { parseInline } from '../text/markdown.ts';
import { plain } from '../text/plain.ts';
import { momentOf } from '../text/time.tsx';
import { useWindow } from '../window.tsx';

const SAYING = { time: momentOf, spoiler: () => '(spoiler)' };

/** What a message answers: a command somebody used, or another message. */
export function Above({ message: { answers, repliesTo, original, ephemeral } }: { readonly message: WireMessage }) {
  const { session, model } = useWindow();
  if (answers !== null)
    return (
      <p class="above">
        <Avatar id={answers.person.id} name={answers.person.name} />
        <strong>{answers.person.name}</strong> used <span class="mention">/{answers.command}</span>
      </p>
    );
  // A panel stays of use when the ping it answered has gone.
  if (repliesTo === null || (original === null && ephemeral)) return null;
  if (original === null)
    return (
      <p class="above">
        <em class="excerpt">Original message was deleted</em>
      </p>
    );
  const { author, excerpt } = original;
  return (
    <p class="above">
      <Avatar id={author.id} name={author.name} bot={author.bot} />
      <strong>{author.name}</strong>
      <button type="button" class="excerpt" onClick={() => void session.jump(model.place.channelId, repliesTo)}>
        {plain(parseInline(excerpt), model.names, SAYING)}
      </button>
    </p>
  );
}
