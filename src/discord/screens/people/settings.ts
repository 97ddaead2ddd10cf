import { time, TimestampStyles } from '@discordjs/formatters';
import {
  CALLS,
  clockIn,
  vacationBudget,
  vacationsAhead,
  zoneName,
  type PersonSettings,
  type QuietHours,
  type SettingsRefusal,
} from '../../../tables/index.ts';
import { writeCustomId, type CustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { button, buttonRows, lines, menuRow, type Row, type Screen } from '../screen.ts';

/** The quiet hours offered in a menu, as they are typed. */
const OFFERED_QUIET = ['off', '21:00-06:00', '22:00-06:00', '22:00-07:00', '23:00-07:00', '00:00-08:00', '01:00-09:00'];

/** What a person has chosen for themselves, with menus to change it. `refusal` says above them why nothing has changed. */
export function settingsScreen(settings: PersonSettings, now: number, refusal?: SettingsRefusal): Screen {
  const { people } = words;
  const { calls, digestAt, zone, quiet } = settings;
  const ahead = vacationsAhead(settings, now);
  const { year, left } = vacationBudget(settings, now);
  const date = (at: number) => time(Math.floor(at / 1000), TimestampStyles.ShortDate);
  const vacations = ahead.map(({ from, to }) => people.vacation.value(date(from), date(to - 1))).join(', ');
  return {
    content: lines(
      refusal && `⚠ ${people.refusal(refusal)}`,
      people.title,
      people.line(people.calls.name, people.calls.values[calls]),
      calls === 'digest' && people.line(people.digestAt.name, people.digestAt.value(digestAt)),
      people.line(people.quiet.name, quietText(quiet)),
      people.line(people.zone.name, people.zone.value(zoneName(zone), clockIn(zone, now))),
      `${people.line(people.vacation.name, vacations === '' ? people.vacation.none : vacations)} (${people.vacation.left(left, year)})`,
      people.how,
    ),
    embeds: [],
    components: [
      callsMenu(settings),
      ...(calls === 'digest' ? [digestMenu(settings)] : []),
      quietMenu(settings),
      ...(ahead.length > 0
        ? buttonRows([button({ verb: 'setting', what: 'vacation' }, people.cancelVacation, 'quiet')])
        : []),
    ],
  };
}

function callsMenu({ calls }: PersonSettings): Row {
  const { name, values, hints } = words.people.calls;
  const options = CALLS.map((value) => ({ value, label: values[value], description: hints[value] }));
  return menu('calls', name, options, calls);
}

function digestMenu({ digestAt }: PersonSettings): Row {
  const { name, value: label } = words.people.digestAt;
  const options = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: label(hour) }));
  return menu('digest', name, options, String(digestAt));
}

function quietMenu({ quiet }: PersonSettings): Row {
  const { name, none, value: label } = words.people.quiet;
  const chosen = quiet ? typedAs(quiet) : 'off';
  const options = [...new Set([...OFFERED_QUIET, chosen])].map((value) => {
    const [from = '', to = ''] = value.split('-');
    return { value, label: value === 'off' ? none : label(from, to) };
  });
  return menu('quiet', name, options, chosen);
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

function menu(what: CustomId<'setting'>['what'], name: string, options: readonly Option[], chosen: string): Row {
  return menuRow({
    custom_id: writeCustomId({ verb: 'setting', what }),
    placeholder: name,
    min_values: 1,
    max_values: 1,
    options: options.map((option) => ({
      ...option,
      label: words.options.labelled(name, option.label),
      default: option.value === chosen,
    })),
  });
}

function quietText(quiet: QuietHours | null): string {
  const { none, value } = words.people.quiet;
  return quiet ? value(clockText(quiet.from), clockText(quiet.to)) : none;
}

function typedAs({ from, to }: QuietHours): string {
  return `${clockText(from)}-${clockText(to)}`;
}

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
