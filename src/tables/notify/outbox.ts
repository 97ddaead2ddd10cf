import type { Store } from '../../store/store.ts';

/** What Discord is still to be told, and where the messages stand. */
export type Outbox = Pick<
  Store,
  | 'dueNotices'
  | 'notice'
  | 'settleNotice'
  | 'keepNotice'
  | 'delayNotice'
  | 'dueDigests'
  | 'refusedAt'
  | 'saveRefused'
  | 'message'
  | 'saveMessage'
  | 'forgetMessage'
  | 'bury'
  | 'pointers'
  | 'savePointer'
  | 'forgetPointer'
>;
