import type { APIAttachment, APIMessage } from 'discord-api-types/v10';

/** A message with data that Discord keeps but does not send. Immutable. */
export interface MessageRecord {
  readonly message: APIMessage;
  /** The only user who sees it, when it is ephemeral. */
  readonly viewer: string | null;
  /** Every file it holds. `message.attachments` leaves out those an embed shows. */
  readonly files: readonly APIAttachment[];
}
