import { CALLS, isSettingsRefusal, withoutVacations, withQuiet, type Changed } from '../../../../tables/index.ts';
import { settingsScreen } from '../../../screens/people/settings.ts';
import { showPrivately, type PressHandler } from '../handler.ts';

/** A menu or button of the presser's own settings. */
export const setting: PressHandler<'setting'> = async ({ what }, context) => {
  const { tables, asker, values } = context;
  const { id } = asker.press.person;
  const [value = ''] = values;
  const now = tables.now();
  const before = await tables.people.settings(id);
  const chosen = (): Changed => {
    switch (what) {
      case 'calls':
        return { ...before, calls: CALLS.find((each) => each === value) ?? before.calls };
      case 'digest':
        return /^(1?\d|2[0-3])$/.test(value) ? { ...before, digestAt: Number(value) } : before;
      case 'quiet':
        return withQuiet(before, value);
      case 'vacation':
        return withoutVacations(before, now);
    }
  };
  const after = chosen();
  if (isSettingsRefusal(after)) return showPrivately(context, settingsScreen(before, now, after));
  if (after !== before) await tables.changePerson(id, after);
  return showPrivately(context, settingsScreen(after, now));
};
