import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { WireMessage } from '../../web/wire.ts';
import type { Model } from '../session/model.ts';
import { dayOf } from '../text/time.tsx';
import { useWindow } from '../window.tsx';
import { Beginning } from './beginning.tsx';
import { goesOn, startsDay, startsNew } from './grouping.ts';
import { Lost } from './lost.tsx';
import { Message } from './message.tsx';
import { MessageMenu } from './message-menu.tsx';
import { SentCommand } from './parts/sent-command.tsx';
import { moveAmong } from './travel.ts';
import { View } from './view.ts';
import { asksForMenu, menuPlace } from './menu-place.ts';

/** The messages of the channel, where their reader has them stand. */
export function MessageList() {
  const { session, model } = useWindow();
  const { channel, newAfter, place, sent, target } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRef<View>(null);
  const fromEnd = useRef<number | null>(null);
  /** The element id of the message the focus is in. */
  const inside = useRef<string | null>(null);
  /** The newest message there was when the reader left the end; null while they are there. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const last = channel.messages.at(-1)?.id ?? '0';
  const newest = useRef(last);
  /** The newest message there was when the reader was last at the end. */
  const newestSeen = useRef(last);
  /** The message of which a control waits for its answer. */
  const usedIn = [...model.busy.keys()].at(-1);

  /** Takes note of whether the reader is at the end. */
  const look = () => {
    const atEnd = view.current?.follows ?? true;
    if (atEnd) newestSeen.current = newest.current;
    setLeftAt((before) => (atEnd ? null : (before ?? newestSeen.current)));
  };

  useLayoutEffect(() => {
    const root = scroller.current;
    if (root === null) return;
    const made = new View(root);
    view.current = made;
    const growth = new ResizeObserver(() => {
      made.settle();
      look();
    });
    for (const each of [root, ...root.children]) growth.observe(each);
    return () => growth.disconnect();
  }, []);

  useLayoutEffect(() => {
    const message = usedIn === undefined ? null : elementOf(usedIn);
    if (message !== null) view.current?.holdOn(message);
  }, [usedIn]);

  useLayoutEffect(() => {
    const root = scroller.current;
    if (root === null) return;
    newest.current = last;
    if (fromEnd.current !== null) root.scrollTop = root.scrollHeight - fromEnd.current;
    else view.current?.settle();
    fromEnd.current = null;
    look();
  }, [channel, sent]);

  // Where the message somebody was in is gone, the next one takes its place for them.
  useLayoutEffect(() => {
    const root = scroller.current;
    if (root === null || inside.current === null || document.activeElement !== document.body) return;
    if (document.getElementById(inside.current) !== null) return;
    const messages = [...root.querySelectorAll<HTMLElement>('article')];
    const { current: gone } = inside;
    (messages.find(({ id }) => isLater(id, gone)) ?? messages.at(-1) ?? root).focus({ preventScroll: true });
  }, [channel]);

  useEffect(() => {
    const see = () => {
      if (view.current?.follows === true && !document.hidden) session.seen();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [session, leftAt, last, model.state]);

  useEffect(() => {
    if (target === null) return;
    if (target.kind === 'end') {
      session.arrived();
      toEnd();
      return;
    }
    const element = elementOf(target.messageId);
    if (element === null) return;
    session.arrived();
    if (target.kind === 'answer') {
      view.current?.leadTo(element);
      look();
      // A reader who has moved on meanwhile stays there.
      const { activeElement } = document;
      const isHere = activeElement === document.body || scroller.current?.contains(activeElement) === true;
      if (target.takesFocus && isHere) focusInto(element);
      return;
    }
    view.current?.leaveEnd();
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    element.animate([{ background: 'var(--highlight)' }, { background: 'transparent' }], 2000);
  }, [session, target]);

  const onScroll = () => {
    view.current?.scrolled();
    look();
  };
  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    const place = menuPlace(event);
    if (place === null) return;
    event.preventDefault();
    session.open({ kind: 'menu', ...place });
  };
  const toEnd = () => {
    view.current?.toEnd();
    look();
  };
  const toPing = (messageId: string) => {
    const element = elementOf(messageId);
    if (element !== null) view.current?.leadTo(element);
    look();
  };
  const showEarlier = () => {
    const root = scroller.current;
    fromEnd.current = root === null ? null : root.scrollHeight - root.scrollTop;
    void session.showEarlier();
  };

  return (
    <div class="messages-place">
      {newAfter === null ? null : <NewBar model={model} onRead={() => session.forgetNew()} />}
      <div
        class={leftAt === null ? 'messages at-end' : 'messages'}
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={(event) => {
          if (asksForMenu(event)) openMenu(event);
          else moveAmong(event);
        }}
        onContextMenu={openMenu}
        onFocusIn={({ target }) => {
          inside.current = target instanceof Element ? (target.closest('article')?.id ?? null) : null;
        }}
        onFocusOut={({ relatedTarget }) => {
          if (relatedTarget !== null) inside.current = null;
        }}
        tabIndex={0}
        role="log"
        aria-label="Messages"
      >
        <div class="messages-inner">
          {channel.earlier > 0 ? (
            <button type="button" class="button secondary earlier" onClick={showEarlier}>
              Show earlier messages ({channel.earlier})
            </button>
          ) : (
            <Beginning />
          )}
          {channel.messages.map((message, at) => {
            const above = channel.messages[at - 1];
            const isNew = startsNew(message, above, newAfter);
            return (
              <Fragment key={message.id}>
                {startsDay(message, above) ? <p class="day">{dayOf(message.timestamp)}</p> : null}
                {isNew ? <p class="new-line">New</p> : null}
                <Message
                  message={message}
                  continues={!isNew && goesOn(message, above)}
                  personId={place.personId}
                  names={model.names}
                  busy={model.busy.get(message.id) ?? null}
                  failure={model.failures.get(message.id) ?? null}
                />
              </Fragment>
            );
          })}
          {sent.map((command) => (
            <SentCommand key={command.key} sent={command} />
          ))}
          <Lost />
        </div>
      </div>
      {model.dialog?.kind === 'menu' ? (
        <MessageMenu key={`${model.dialog.messageId}/${model.dialog.x}/${model.dialog.y}`} {...model.dialog} />
      ) : null}
      {leftAt === null ? null : (
        <WayDown news={channel.messages.filter(({ id }) => isAfter(id, leftAt))} onEnd={toEnd} onPing={toPing} />
      )}
    </div>
  );
}

/**
 * Leads back down after scrolling up, and says when new messages have arrived there: to one that pings the reader, which
 * asks them something, before the present.
 */
function WayDown({
  news,
  onEnd,
  onPing,
}: {
  readonly news: readonly WireMessage[];
  readonly onEnd: () => void;
  readonly onPing: (messageId: string) => void;
}) {
  const { place } = useWindow().model;
  const ping = news.findLast(({ mentions }) => mentions.includes(place.personId));
  if (ping !== undefined)
    return (
      <button type="button" class="to-end news" onClick={() => onPing(ping.id)}>
        You were pinged <span>Jump to ping ↓</span>
      </button>
    );
  return (
    <button type="button" class={news.length > 0 ? 'to-end news' : 'to-end'} onClick={onEnd}>
      {news.length > 0 ? 'New messages' : 'You are viewing older messages'} <span>Jump to present ↓</span>
    </button>
  );
}

/** Whether a message came after another one, by their ids. */
function isAfter(id: string, other: string): boolean {
  return BigInt(id) > BigInt(other);
}

function NewBar({ model, onRead }: { readonly model: Model; readonly onRead: () => void }) {
  const { channel, newAfter } = model;
  const news = channel.messages.filter(({ id }) => newAfter !== null && isAfter(id, newAfter));
  const first = news[0];
  if (first === undefined) return null;
  const show = () => elementOf(first.id)?.scrollIntoView({ block: 'center' });
  return (
    <p class="new-bar">
      <button type="button" onClick={show}>
        {news.length === 1 ? '1 new message' : `${news.length} new messages`}
      </button>
      <button type="button" onClick={onRead}>
        Mark as read
      </button>
    </p>
  );
}

/** The same by the ids of their elements. */
function isLater(one: string, other: string): boolean {
  return isAfter(one.replace('message-', ''), other.replace('message-', ''));
}

/** Puts the focus on the first thing that can be done with a message, or on the message. */
function focusInto(message: HTMLElement): void {
  const control = message.querySelector<HTMLElement>('[data-custom-id]:not(:disabled)');
  (control ?? message).focus({ preventScroll: true });
}

function elementOf(messageId: string): HTMLElement | null {
  return document.getElementById(`message-${messageId}`);
}
