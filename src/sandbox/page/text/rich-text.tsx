import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { PlaceLink } from '../frame/place-link.tsx';
import { messageAt } from '../session/address.ts';
import { channelName, roleName, userName } from '../session/names.ts';
import { useWindow } from '../window.tsx';
import { parse, parseInline } from './markdown.ts';
import type { Inline, Item, Paragraph } from './markdown.ts';
import { Moment } from './time.tsx';

const FEW_EMOJI = /^(?:\p{RGI_Emoji}\s*){1,27}$/v;

/** A text with all of Discord's markdown. */
export function RichText({ source }: { readonly source: string }) {
  const jumbo = FEW_EMOJI.test(source);
  return (
    <div class={jumbo ? 'text jumbo' : 'text'}>
      {parse(source).map((paragraph, at) => (
        <Paragraphs key={at} paragraph={paragraph} />
      ))}
    </div>
  );
}

/** A text of one line, such as the name of a field. */
export function Line({ source }: { readonly source: string }) {
  return <Parts parts={parseInline(source)} />;
}

function Paragraphs({ paragraph }: { readonly paragraph: Paragraph }) {
  switch (paragraph.kind) {
    case 'pre':
      return (
        <pre tabIndex={0}>
          <code>{paragraph.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          {paragraph.children.map((child, at) => (
            <Paragraphs key={at} paragraph={child} />
          ))}
        </blockquote>
      );
    case 'list':
      return (
        <ul class="list">
          {paragraph.items.map((item, at) => (
            <ListItem key={at} item={item} />
          ))}
        </ul>
      );
    case 'heading':
      return (
        <h3 class={`level-${paragraph.level}`}>
          <Parts parts={paragraph.children} />
        </h3>
      );
    case 'subtext':
    case 'lines':
      return (
        <p class={paragraph.kind}>
          <Parts parts={paragraph.children} />
        </p>
      );
  }
}

function ListItem({ item: { depth, number, children } }: { readonly item: Item }) {
  return (
    <li data-depth={Math.min(depth, 3)}>
      <span class="mark">{number ?? (depth % 2 === 0 ? '•' : '◦')}</span>
      <span>
        <Parts parts={children} />
      </span>
    </li>
  );
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </>
  );
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function Part({ part }: { readonly part: Inline }) {
  const { names } = useWindow().model;
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'code':
      return <code>{part.text}</code>;
    case 'spoiler':
      return (
        <Spoiler>
          <Parts parts={part.children} />
        </Spoiler>
      );
    case 'link':
      return isBare(part) ? (
        <TextLink url={part.url} />
      ) : (
        <TextLink url={part.url}>
          <Parts parts={part.children} />
        </TextLink>
      );
    case 'user':
      return <Mention>{userName(names, part.id)}</Mention>;
    case 'role':
      return <Mention>{roleName(names, part.id)}</Mention>;
    case 'channel':
      return <ChannelMention id={part.id} />;
    case 'mention':
      return <Mention>{part.text}</Mention>;
    case 'time':
      return <Moment seconds={part.seconds} style={part.style} />;
    default: {
      const Tag = TAGS[part.kind];
      return (
        <Tag>
          <Parts parts={part.children} />
        </Tag>
      );
    }
  }
}

/** Whether a link was written as its address alone. */
function isBare({ url, children }: Extract<Inline, { kind: 'link' }>): boolean {
  const [only, ...others] = children;
  return others.length === 0 && only?.kind === 'text' && only.text === url;
}

function Mention({ children }: { readonly children: ComponentChildren }) {
  return <span class="mention">{children}</span>;
}

function ChannelMention({ id }: { readonly id: string }) {
  const { names } = useWindow().model;
  const name = channelName(names, id);
  if (!names.channels.some((channel) => channel.id === id)) return <Mention>{name}</Mention>;
  return (
    <PlaceLink class="mention" to={{ channelId: id }} current={false}>
      {name}
    </PlaceLink>
  );
}

function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(false);
  return (
    <button
      type="button"
      class={shown ? 'spoiler shown' : 'spoiler'}
      aria-label={shown ? undefined : 'Spoiler, press to show'}
      onClick={() => setShown(true)}
    >
      <span>{children}</span>
    </button>
  );
}

/** A link to a message of this server leads to it on this page, and is named after its channel where it has no text; others open beside it. */
export function TextLink({ url, children }: { readonly url: string; readonly children?: ComponentChildren }) {
  const { session, model } = useWindow();
  const [, id, message = ''] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  const linked = id === undefined ? messageAt(url, model.names.channels) : { channelId: id, messageId: message };
  if (linked === null || !model.names.channels.some((channel) => channel.id === linked.channelId))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {children ?? url}
      </a>
    );
  const { channelId, messageId } = linked;
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    void session.jump(channelId, messageId);
  };
  return (
    <a href={`#${messageId}`} onClick={jump}>
      {children ?? `${channelName(model.names, channelId)} › message`}
    </a>
  );
}
