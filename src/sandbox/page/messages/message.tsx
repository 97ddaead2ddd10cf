import { Component, createRef } from 'preact';
import type { WireMessage } from '../../web/wire.ts';
import { Avatar } from '../frame/people/avatar.tsx';
import { Dots } from '../frame/dots.tsx';
import { Icon } from '../frame/icons.tsx';
import type { Names } from '../session/names.ts';
import { RichText } from '../text/rich-text.tsx';
import { TimeOfDay, Written } from '../text/time.tsx';
import { useWindow } from '../window.tsx';
import { Above } from './above.tsx';
import { Blocks } from './parts/blocks.tsx';
import { Embed } from './parts/embed.tsx';
import { Files } from './parts/files.tsx';
import { Tools } from './parts/tools.tsx';

interface Props {
  readonly message: WireMessage;
  /** Goes on from the one above it, by the same author and shortly after. */
  readonly continues: boolean;
  readonly personId: string;
  readonly names: Names;
  /** The control that was used and is not answered yet. */
  readonly busy: string | null;
  readonly failure: string | null;
}

/**
 * One message. It is drawn again only when something in it changes, and somebody at the keyboard then stays in it: a
 * control that is still there keeps the focus, and where it is gone the first one takes it.
 */
export class Message extends Component<Props> {
  readonly #root = createRef<HTMLElement>();

  override shouldComponentUpdate(next: Readonly<Props>): boolean {
    const { message, continues, personId, names, busy, failure } = this.props;
    return (
      next.message !== message ||
      next.continues !== continues ||
      next.personId !== personId ||
      next.names !== names ||
      next.busy !== busy ||
      next.failure !== failure
    );
  }

  override getSnapshotBeforeUpdate(): boolean {
    return this.#root.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_before: Readonly<Props>, _state: unknown, hadFocus: unknown): void {
    const root = this.#root.current;
    if (hadFocus !== true || root === null || root.contains(document.activeElement)) return;
    (root.querySelector<HTMLElement>('[data-custom-id]:not(:disabled)') ?? root).focus({ preventScroll: true });
  }

  render() {
    const { message, continues, personId, busy, failure } = this.props;
    const { id, author, ephemeral, mentions } = message;
    const classes = [
      'message',
      continues ? 'continues' : '',
      ephemeral ? 'ephemeral' : '',
      mentions.includes(personId) ? 'pings' : '',
    ];
    return (
      <article
        ref={this.#root}
        id={`message-${id}`}
        class={classes.filter((name) => name !== '').join(' ')}
        tabIndex={-1}
        aria-busy={busy !== null}
        aria-label={`${ephemeral ? 'Message only you can see, from' : 'Message from'} ${author.name}`}
      >
        <Above message={message} />
        {continues ? (
          <TimeOfDay timestamp={message.timestamp} />
        ) : (
          <Avatar id={author.id} name={author.name} bot={author.bot} />
        )}
        <div class="body">
          {continues ? null : <Heading message={message} />}
          <Content message={message} busy={busy} />
          {failure === null ? null : (
            <p class="failure" role="alert">
              {failure}
            </p>
          )}
          {ephemeral ? <OnlyYou messageId={id} /> : null}
        </div>
        {message.thinking ? null : <Tools message={message} />}
      </article>
    );
  }
}

function Heading({ message: { author, timestamp } }: { readonly message: WireMessage }) {
  return (
    <h2 class="heading">
      <span class={author.bot ? 'name bot' : 'name'}>{author.name}</span>
      {author.bot ? <BotTag /> : null}
      <Written timestamp={timestamp} />
    </h2>
  );
}

function BotTag() {
  return (
    <span class="tag">
      <Icon name="check" size={12} />
      APP
    </span>
  );
}

function Content({ message, busy }: { readonly message: WireMessage; readonly busy: string | null }) {
  const { author, thinking, content, edited, embeds, attachments, components, id } = message;
  return (
    <>
      {thinking ? (
        <p class="thinking">
          <Dots /> {author.name} is thinking…
        </p>
      ) : null}
      {content === '' ? null : <RichText source={content} />}
      {edited !== null ? <span class="edited">(edited)</span> : null}
      {embeds.map((embed, at) => (
        <Embed key={at} embed={embed} />
      ))}
      <Files files={attachments} />
      <Blocks components={components} messageId={id} busy={busy} />
    </>
  );
}

function OnlyYou({ messageId }: { readonly messageId: string }) {
  const { session } = useWindow();
  return (
    <p class="only-you">
      <Icon name="eye" size={16} /> Only you can see this •{' '}
      <button type="button" class="link" onClick={(event) => void session.dismiss(messageId, event.detail)}>
        Dismiss message
      </button>
    </p>
  );
}
