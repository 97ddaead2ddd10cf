import type { Changes } from './changes.ts';
import type { MessageRecord } from './record.ts';

/** The messages of all channels, oldest first. */
export class Messages {
  readonly #changes: Changes;
  readonly #channels = new Map<string, Map<string, MessageRecord>>();
  readonly #byId = new Map<string, MessageRecord>();

  constructor(changes: Changes, saved: readonly MessageRecord[]) {
    this.#changes = changes;
    for (const record of saved) this.#keep(record);
  }

  get all(): MessageRecord[] {
    return [...this.#byId.values()];
  }

  get(id: string): MessageRecord | undefined {
    return this.#byId.get(id);
  }

  in(channelId: string): MessageRecord[] {
    return [...(this.#channels.get(channelId)?.values() ?? [])];
  }

  add(record: MessageRecord): void {
    this.#keep(record);
    this.#changes.emit({ type: 'message-created', record });
  }

  replace(record: MessageRecord): void {
    this.#keep(record);
    this.#changes.emit({ type: 'message-updated', record });
  }

  remove(record: MessageRecord): void {
    this.#byId.delete(record.message.id);
    this.#channels.get(record.message.channel_id)?.delete(record.message.id);
    this.#changes.emit({ type: 'message-deleted', record });
  }

  /** A deleted channel takes its messages with it; Discord tells only of the channel. */
  forgetChannel(channelId: string): MessageRecord[] {
    const gone = this.in(channelId);
    for (const { message } of gone) this.#byId.delete(message.id);
    this.#channels.delete(channelId);
    return gone;
  }

  #keep(record: MessageRecord): void {
    const { id, channel_id: channelId } = record.message;
    const channel = this.#channels.get(channelId) ?? new Map<string, MessageRecord>();
    this.#channels.set(channelId, channel.set(id, record));
    this.#byId.set(id, record);
  }
}
