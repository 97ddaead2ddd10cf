import type { TimeOutAction } from '../../tables/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time in minutes, in words: "36 hours", "3 days", "2 hours 24 minutes". */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole >= 2 * DAY && whole % DAY === 0) return counted(whole / DAY, 'day');
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR];
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** What the bot says of clocks: the options of a table, calls, reminders and time-outs. */
export const CLOCK_WORDS = {
  clock: {
    name: 'Clock',
    values: { off: 'off' },
    hints: { off: 'Everybody takes as long as they like.' },
    hint: (time: string) => `Each player has ${time} for each decision.`,
    line: (time: string) => `Clock: ${time} for each decision`,
  },
  bank: {
    name: 'Time bank',
    values: { one: 'one decision', three: 'three decisions', none: 'none' },
    hints: {
      one: 'Extra time for late answers: as much as for one decision. It refills.',
      three: 'Extra time for late answers: as much as for three decisions. It refills.',
      none: 'No extra time.',
    },
    line: (bank: string, time: string, refill: string) =>
      `Time bank: ${bank} extra. A decision that takes longer than ${time} uses some of it; each decision made in time puts ${refill} back, up to ${bank}.`,
    none: 'Time bank: no extra time',
  },
  onTimeout: {
    name: 'Time-out',
    values: {
      wait: 'the seat is offered',
      answer: 'the default is played',
      'ai-once': 'an AI player answers',
      'ai-hold': 'an AI player takes over',
      vote: 'the others vote',
    },
    hints: {
      wait: 'The game waits for the player, and anybody may take the seat.',
      answer: 'The seat plays the default answers until it is somebody else’s turn.',
      'ai-once': 'An AI player answers for the seat until it is somebody else’s turn.',
      'ai-hold': 'An AI player plays the seat until its owner presses Take Seat Back.',
      vote: 'The others vote: an AI player takes over, or the player gets more time.',
    },
    line: (hint: string) => `When time runs out: ${hint}`,
  },
  typed: 'Time for each decision, such as 36h or 3d – leave empty for no clock',
  notATime: 'Type the time for each decision as hours, days or weeks, from **1h** to **30d**: for example **36h**.',
  deadline: (when: string) => `Time runs out ${when}.`,
  deadlines: (each: readonly string[]) => `Time runs out: ${each.join(', ')}.`,
  vacation: (who: string, from: string, to: string) => `${who} is on vacation from ${from} to ${to}.`,
  ofSeat: (seat: string, when: string) => `${seat} ${when}`,
  reminder: (who: string, game: string, task: string, deadline: string, link: string) =>
    `${who} **${game}** is still waiting for you: ${task}. ${deadline} ${link}`.trim(),
  vote: (seats: string) => `Time ran out for ${seats}. Let an AI player take over until they are back?`,
  tally: (agreed: number, declined: number, voters: number) =>
    `${String(agreed)} for, ${String(declined)} against, ${counted(voters, 'voter')} in all.`,
  voteEnds: (when: string) => `The vote ends ${when}.`,
  buttons: { hold: 'Let AI Play', moreTime: 'Give More Time', wake: 'Wake Up', keepOpen: 'Keep It Open' },
  timedOut: (seats: string, did: TimeOutAction): string => {
    switch (did) {
      case 'wait':
        return `Time ran out for ${seats}. Anybody may take over now.`;
      case 'answer':
        return `Time ran out for ${seats}. The default is played for this turn.`;
      case 'ai-once':
        return `Time ran out for ${seats}. An AI player answers for this turn.`;
      case 'ai-hold':
        return `Time ran out for ${seats}. An AI player takes over until they are back.`;
      case 'vote':
        return `Time ran out for ${seats}. The others vote on what to do.`;
      case 'more-time':
        return `The others voted to give ${seats} more time.`;
    }
  },
  idle: {
    lobby: (who: string, game: string, until: string) =>
      `${who} nobody has used this table for **${game}** in a week. It will be put away ${until}. To keep it open, press **Keep It Open**.`.trim(),
    playing: (who: string, game: string, until: string) =>
      `${who} nobody has played **${game}** here in 30 days. It will be put away ${until}. To keep it open, press **Keep It Open**.`.trim(),
    asleep: 'This table was put away because nobody used it. Nothing is lost. Press **Wake Up** to go on.',
    listed: 'put away – press any button there to wake it',
    awake: 'This table is open again.',
  },
} as const;
