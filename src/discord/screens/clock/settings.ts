import type { ChoiceFace } from '#engine';
import { SETTINGS, timingOf, type SettingKey, type Settings } from '../../../tables/index.ts';
import { words } from '../../words.ts';
import { durationText } from '../../words/clock.ts';

interface SettingFace {
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly text: string; readonly hint: string }[];
  /** What the lobby says of the value that holds. */
  readonly line: string;
}

/** One of the bot's own options in words: its values, and what the one that holds means. */
export function settingFace(settings: Settings, key: SettingKey): SettingFace {
  if (key === 'clock') return clockFace(settings);
  const { name, values, hints }: Required<ChoiceFace> =
    key === 'bank' || key === 'onTimeout' ? words.clock[key] : words.options[key];
  const text = (value: string) => values[value] ?? value;
  return {
    name,
    choices: SETTINGS[key].map((value) => ({ value, text: text(value), hint: hints[value] ?? '' })),
    line:
      key === 'bank' || key === 'onTimeout'
        ? clockLine(settings, key)
        : words.options.labelled(name, text(settings[key])),
  };
}

/** The clock with the times offered, and the one that was typed. */
function clockFace({ clock }: Settings): SettingFace {
  const { name, values, hints, hint, line } = words.clock.clock;
  const times = [...new Set([...SETTINGS.clock, clock])];
  const time = (value: string) => durationText(Number(value));
  return {
    name,
    choices: times.map((value) =>
      value === 'off'
        ? { value, text: values.off, hint: hints.off }
        : { value, text: time(value), hint: hint(time(value)) },
    ),
    line: clock === 'off' ? words.options.labelled(name, values.off) : line(time(clock)),
  };
}

function clockLine(settings: Settings, key: 'bank' | 'onTimeout'): string {
  const timing = timingOf(settings);
  if (key === 'onTimeout' || !timing)
    return words.clock.onTimeout.line(words.clock.onTimeout.hints[settings.onTimeout]);
  if (timing.bank === 0) return words.clock.bank.none;
  const text = (ms: number) => durationText(ms / 60_000);
  return words.clock.bank.line(text(timing.bank), text(timing.decision), text(timing.refill));
}
