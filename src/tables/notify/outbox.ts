import type { MessageKind, MessageRecord, Notice, Store } from '../../store/store.ts';

/** What Discord is still to be told, and where the messages stand: for the outbox's sender. */
export class Outbox {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The oldest that are to be delivered by now. */
  due(limit: number): Promise<Notice[]> {
    return this.#store.dueNotices(this.#now(), limit);
  }

  /** The notice as it is to be delivered by now; `null` where a newer one has taken its place. */
  asItStands({ id }: Notice): Promise<Notice | null> {
    return this.#store.notice(id);
  }

  settle(notice: Notice): Promise<void> {
    return this.#store.settleNotice(notice);
  }

  /** Puts the notice off by so many ms. */
  delay({ id }: Notice, ms: number): Promise<void> {
    return this.#store.delayNotice(id, this.#now() + ms);
  }

  message(table: string, kind: MessageKind): Promise<MessageRecord | null> {
    return this.#store.message(table, kind);
  }

  saveMessage(message: MessageRecord): Promise<void> {
    return this.#store.saveMessage(message);
  }

  forgetMessage(table: string, kind: MessageKind): Promise<void> {
    return this.#store.forgetMessage(table, kind);
  }

  /** So many more of our messages stand below the table's board, or fewer. */
  bury(table: string, by: number): Promise<void> {
    return this.#store.bury(table, 'board', by);
  }
}
