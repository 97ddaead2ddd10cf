import type { APIAttachment, APIMessage } from 'discord-api-types/v10';

/** A message and what Discord knows of it beside what it tells. Never changed in place. */
export interface MessageRecord {
  readonly message: APIMessage;
  /** The one who sees it, when it is ephemeral. */
  readonly viewer: string | null;
  /** Every file it holds. `message.attachments` leaves out those an embed shows. */
  readonly files: readonly APIAttachment[];
}
