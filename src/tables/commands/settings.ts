import { isClock, SETTINGS, settingsOf, type SettingKey } from '../settings.ts';
import { unchanged, type PlainCommand } from './command.ts';
import { chooseRefusal } from './lobby.ts';

/** Sets one of the bot's own options but the thread; only the person who opened the table may. */
export function setting(key: Exclude<SettingKey, 'thread'>, value: string): PlainCommand {
  return (table, press) => {
    const refusal = chooseRefusal(table, press);
    if (refusal) return refusal;
    const isKnown = key === 'clock' ? isClock(value) : SETTINGS[key].some((known) => known === value);
    if (!isKnown) return { why: 'no-such-choice' };
    const next = unchanged(table);
    return { ...next, record: { ...next.record, settings: { ...settingsOf(next.record), [key]: value } } };
  };
}
