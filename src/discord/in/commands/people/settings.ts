import {
  clockIn,
  isSettingsRefusal,
  withQuiet,
  withVacation,
  withZone,
  zoneName,
  zonesLike,
  type Changed,
  type PersonSettings,
} from '../../../../tables/index.ts';
import { ephemeral } from '../../../reply.ts';
import { settingsScreen } from '../../../screens/people/settings.ts';
import { command, type Suggest } from '../command.ts';
import { text } from '../options.ts';

export const settings = command({
  name: 'settings',
  description: 'Choose how and when games notify you',
  options: {
    zone: text('Your time zone: type a large city near you', { suggest: zones }),
    quiet: text('Hours without notifications, such as 22:00-7:00, or off'),
    'vacation-from': text('First day of your vacation, such as 2027-07-01'),
    'vacation-to': text('Last day of your vacation, such as 2027-07-14'),
  },
  run: async ({ tables, asker }, option) => {
    const { id } = asker.press.person;
    const now = tables.now();
    const before = await tables.people.settings(id);
    const [zone, quiet] = [option('zone'), option('quiet')];
    const [from, to] = [option('vacation-from'), option('vacation-to')];
    const changes: ((now: PersonSettings) => Changed)[] = [];
    // First, since the dates are those of the new zone.
    if (zone !== undefined) changes.push((settings) => withZone(settings, zone));
    if (quiet !== undefined) changes.push((settings) => withQuiet(settings, quiet));
    if (from !== undefined || to !== undefined)
      changes.push((settings) => withVacation(settings, from ?? to ?? '', to ?? from ?? '', now));
    let after = before;
    for (const change of changes) {
      const changed = change(after);
      if (isSettingsRefusal(changed)) return ephemeral(settingsScreen(before, now, changed));
      after = changed;
    }
    if (after !== before) await tables.changePerson(id, after);
    return ephemeral(settingsScreen(after, now));
  },
});

/** The zones of the cities that begin with what is typed, with the time that it is there. */
function zones(...[{ tables }, typed]: Parameters<Suggest>) {
  return zonesLike(typed.get('zone') ?? '')
    .slice(0, 25)
    .map((zone) => ({ name: `${zoneName(zone)} ${clockIn(zone, tables.now())}`, value: zone }));
}
