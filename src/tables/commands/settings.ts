import { z } from 'zod';
import type { TableRecord } from '../../store/store.ts';
import { unchanged, type PlainCommand } from './command.ts';
import { chooseRefusal } from './lobby.ts';

/** The bot's own options of a table, whatever the game; the first value of each is the default. */
export const SETTINGS = {
  /** Where the story is told: on the board alone, or with a line a turn or a round in the game's thread. */
  tell: ['board', 'turn', 'round'],
  /** Whether the table stands in a thread of its own. */
  thread: ['no', 'own'],
} as const;

export type SettingKey = keyof typeof SETTINGS;

export interface Settings {
  readonly tell: (typeof SETTINGS.tell)[number];
  readonly thread: (typeof SETTINGS.thread)[number];
  /** The channel its own thread was opened in. */
  readonly from?: string;
}

const shape = z
  .object({
    tell: z.enum(SETTINGS.tell).catch('board'),
    thread: z.enum(SETTINGS.thread).catch('no'),
    from: z.string().exactOptional(),
  })
  .readonly();

export function settingsOf({ settings }: Pick<TableRecord, 'settings'>): Settings {
  return shape.parse(settings);
}

/** Sets where the story is told; only the person who opened the table may. */
export function tell(value: string): PlainCommand {
  return (table, press) => {
    const refusal = chooseRefusal(table, press);
    if (refusal) return refusal;
    if (!SETTINGS.tell.some((known) => known === value)) return { why: 'no-such-choice' };
    const next = unchanged(table);
    return { ...next, record: { ...next.record, settings: { ...settingsOf(next.record), tell: value } } };
  };
}
