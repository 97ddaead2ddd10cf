import type { SettingsRefusal } from '../../tables/index.ts';

/** What the bot says about a person's own settings. */
export const PEOPLE_WORDS = {
  title: '**Your settings** for all games',
  calls: {
    name: 'How to notify you',
    values: {
      channel: 'in the channel',
      dm: 'by direct message',
      both: 'in the channel and by direct message',
      none: 'not at all',
      digest: 'once a day',
    },
    hints: {
      channel: 'When it’s your turn, I ping you in the channel of the game.',
      dm: 'When it’s your turn, I send you a direct message.',
      both: 'When it’s your turn, I ping you in the channel and send you a direct message.',
      none: 'To see what is waiting for you, look at the board or type /game list.',
      digest: 'Once a day, a direct message lists every game that is waiting for you.',
    },
  },
  digestAt: { name: 'Daily message at', value: (hour: number) => `${String(hour).padStart(2, '0')}:00` },
  quiet: {
    name: 'Quiet hours',
    none: 'none',
    value: (from: string, to: string) => `${from} to ${to}`,
    hint: 'You get no notifications then, and your clock stops.',
  },
  zone: { name: 'Time zone', value: (zone: string, clock: string) => `${zone}, now ${clock}` },
  vacation: {
    name: 'Vacation',
    none: 'none',
    value: (from: string, to: string) => `${from} to ${to}`,
    left: (days: number, year: number) => `${String(days)} of 30 days left in ${String(year)}`,
  },
  line: (name: string, value: string) => `${name}: **${value}**`,
  how: '-# To set your time zone, other quiet hours or a vacation, type `/settings` with its options. The boards of your games show your vacations.',
  digest: (count: number) => `**${count === 1 ? 'One game is' : `${String(count)} games are`} waiting for you**`,
  /** `after`: why there is one message instead of one for each game. */
  waiting: (who: string, count: number, after: 'away' | 'outage') => {
    const [games, them] = count === 1 ? ['a game is', 'it'] : [`${String(count)} games are`, 'them'];
    const why = after === 'outage' ? 'I was offline for some time.' : 'Welcome back.';
    return `${who} ${why} Now ${games} waiting for you: \`/game list\` shows ${them}.`;
  },
  waits: (game: string, task: string, deadline: string, url: string) =>
    [`- **${game}**: ${task}.`, deadline, `[See the board](${url})`].filter((part) => part !== '').join(' '),
  closed: (who: string) =>
    `-# ${who}: Discord does not let me send you direct messages, so I notify you here. To change how I notify you, type \`/settings\`.`,
  cancelVacation: 'Cancel Vacation',
  refusal: (refusal: SettingsRefusal): string => {
    switch (refusal.why) {
      case 'unknown-zone':
        return 'I don’t know that time zone. Type a large city near you and choose from the list.';
      case 'unclear-hours':
        return 'I can’t read those quiet hours. Type them like `22:00-7:00`, or `off`.';
      case 'too-quiet':
        return 'Quiet hours can last 20 hours at most. Leave yourself some time to play.';
      case 'unclear-date':
        return 'I can’t read those dates. Type both like `2027-07-01`.';
      case 'past':
        return 'A vacation can’t begin in the past. Begin it today or later.';
      case 'ends-before':
        return 'A vacation can’t end before it begins. Choose a later last day.';
      case 'far-ahead':
        return 'A vacation can begin at most a year from now. Choose an earlier first day.';
      case 'overlaps':
        return 'You already have a vacation in that time. Cancel it first, or choose other days.';
      case 'over-budget':
        return `That is too long: you have ${String(refusal.left)} of 30 days of vacation left in ${String(refusal.year)}.`;
    }
  },
} as const;
