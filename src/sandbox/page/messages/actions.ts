import type { WireMessage } from '../../web/wire.ts';
import type { IconName } from '../frame/icons.tsx';
import { linkTo } from '../session/address.ts';
import type { Window } from '../window.tsx';

/** Something to do with a message as a whole. */
export interface MessageAction {
  readonly label: string;
  readonly icon: IconName;
  /** `clicks` as of a press. */
  readonly run: (clicks: number) => void;
}

/** What can be done with a message: its words and its address can be copied, and one's own private ones dismissed. */
export function actionsOf(message: WireMessage, { session, model }: Window): MessageAction[] {
  const text = textOf(message);
  const link = linkTo(model.state, model.place, message.id);
  return [
    ...(text === ''
      ? []
      : [{ label: 'Copy Text', icon: 'copy', run: () => void session.copy(text, 'Text copied') } as const]),
    message.ephemeral
      ? {
          label: 'Dismiss Message',
          icon: 'close',
          run: (clicks) => void session.dismiss(message.id, clicks),
        }
      : { label: 'Copy Message Link', icon: 'link', run: () => void session.copy(link, 'Link copied') },
  ];
}

/** The words of a message as they were written, those of its embeds among them. */
function textOf({ content, embeds }: WireMessage): string {
  return [
    content,
    ...embeds.flatMap(({ title, description, fields = [] }) => [
      title,
      description,
      ...fields.map(({ name, value }) => `${name}\n${value}`),
    ]),
  ]
    .filter((text) => text !== undefined && text !== '')
    .join('\n');
}
