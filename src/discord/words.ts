import { counted, joined, type Pace } from '#engine';
import { BUTTON_WORDS } from './words/buttons.ts';
import { CREW_WORDS } from './words/crew.ts';
import { DICE_WORDS, FIXED } from './words/dice.ts';
import { INVITE_WORDS } from './words/invite.ts';
import { OFFER_WORDS } from './words/offer.ts';
import { PEOPLE_WORDS } from './words/people.ts';
import { REPLAY_WORDS } from './words/log/replay.ts';
import { OOPS_WORDS, refusalText, YOU_CONCEDED } from './words/refusal.ts';
import { possessive } from './words/possessive.ts';
import { sentence } from './words/sentence.ts';
import { STARTED, stoppedText, tableEventText } from './words/log/table-event.ts';
import { CLOCK_WORDS } from './words/clock.ts';
import { ORDER_WORDS } from './words/orders.ts';
import { VERIFY_WORDS } from './words/log/verify.ts';
import { OPTION_WORDS, THREAD_WORDS } from './words/options.ts';

/** What somebody who cannot play on may do without ending the game. */
const INSTEAD = 'To let an AI player play on for you instead, type `/game replace`.';

/**
 * Every sentence the bot itself says, in English; what a game says is in its face. An error says what happened, then
 * what to do. Labels are in title case, verb first.
 */
export const words = {
  buttons: BUTTON_WORDS,

  lobby: {
    title: (game: string, state: string) => `${game}: ${state}`,
    wanted: 'players wanted',
    full: 'ready to start',
    opened: (role: string) =>
      `Table opened below. ${role} Press **Invite** to ping your friends, or **Add AI Player**.`,
    openedFull: (role: string) => `Table opened below, with every seat taken. ${role} Press **Start Game**.`,
    openedFor: (role: string, who: readonly string[]) =>
      `Table opened below. ${role} ${who.length === 1 ? 'A seat is' : 'Seats are'} reserved for ${joined(who)}: the game can start when ${who.length === 1 ? 'they have' : 'enough of them have'} joined.`,
    openedInstead: 'You have the seat that an AI player had in the last game.',
    fewerAi: (seated: number, asked: number) => `Only ${String(seated)} of ${String(asked)} AI players got a seat.`,
    free: 'Free',
    withWord: (player: string) => `${player} · added a word for the dice`,
    reserved: (who: string, until: string) => `reserved for ${who} (ends ${until})`,
    facts: (fewest: number, most: number, { length, difficulty }: Pace) =>
      `${fewest === most ? counted(most, 'player') : `${String(fewest)} to ${counted(most, 'player')}`} · ${difficulty} difficulty · ${length}`,
    ready: 'Ready to start. Press **Start Game**.',
    missing: (count: number) => `Needs ${counted(count, 'more player')}.`,
    missingReserved: (who: readonly string[]) => `Waiting for ${joined(who)} to join.`,
    kept: (seat: string) =>
      `Somebody picked **${seat}**, which is only used with more players. Press **Add AI Player**, or pick another seat with \`/game join\`.`,
    sureToCancel: (others: string) => `Cancel this table for everybody? Also at the table: ${others}.`,
    cancelled: 'This table was cancelled before the game started.',
    joined: (role: string) => `${role} The game starts when a player presses **Start Game**.`,
    left: 'You left the table.',
    sealed: (commitment: string) => `Fair dice – sealed as ${commitment}`,
  },

  invite: INVITE_WORDS,

  options: OPTION_WORDS,

  thread: THREAD_WORDS,

  people: PEOPLE_WORDS,

  clock: CLOCK_WORDS,
  orders: ORDER_WORDS,

  crew: CREW_WORDS,

  play: {
    role: (role: string) => `**${role}** How to win:`,
    aim: (line: string) => `- ${line}`,
    first: (question: string) => `Now: ${question}`,
    tip: (text: string) => `-# Tip: ${text}`,
    noMoreTips: 'No more tips. **Help** explains each decision.',
    waitingFor: (who: string) => `Waiting for ${who}.`,
    thinking: (who: string) => `Thinking now: ${who}.`,
    calledFor: (called: string, asker: string) =>
      `Waiting for an answer from ${called}. ${asker} can also go on without it.`,
    notYourTurn: (waiting: string) => `Nothing to do right now. ${waiting}`,
    nobody: 'nobody',
    nobodyActs: 'The game is not waiting for anybody.',
    conceded: (who: string) => `${who} conceded.`,
    youConceded: YOU_CONCEDED,
    meanwhile: (waiting: string) => `-# ${waiting}`,
    event: (line: string) => `> ${line}`,
    call: (who: string, game: string, task: string, link: string) => `${who} **${game}**: ${task}. ${link}`,
    boardLink: (url: string) => `[See the board](${url})`,
    sinceLast: 'Since your last turn',
    sinceBegin: 'Since the game started',
    sinceLooked: 'Since you last looked',
    ofOthers: 'The rest',
    /** Marks what its reader did, who plays `name`: "**Red** (you) gains Loot 1." */
    you: (name: string, line: string) => {
      if (/^Your? /.test(line)) return line;
      const subject = [name, `The ${name}`].find((each) => line.startsWith(`${each} `));
      return subject === undefined ? `**You**: ${line}` : `**${subject}** (you)${line.slice(subject.length)}`;
    },
    unchanged: 'Nothing has changed since your last move.',
    nothingSince: 'Nothing else has happened since then.',
    again: (line: string, times: number) => line.replace(/[.!]?$/, ` (${times} times)$&`),
    /** Several sentences about one player; where the first begins with what they did, it follows their name. */
    several: (who: string, parts: readonly string[], isDeed: boolean) =>
      `**${who}**${isDeed ? '' : ':'} ${parts.join(' · ')}`,
    andMore: (count: number) => `${counted(count, 'more event')} in the **Log**.`,
    andMoreChanges: (count: number, isCut: boolean) =>
      isCut ? 'more in **What Changed**' : counted(count, 'more event'),
    andMoreEvents: (count: number) => `${counted(count, 'more event')} in **All Events**.`,
    andEarlier: 'More happened before that. Press **All Events**.',
    updated: 'Last updated',
    justNow: 'Just now',
    chooseSome: (min: number, max: number, isInstead = false) => {
      const count = min === max ? (min === 1 ? 'one' : `${min}`) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
      return isInstead ? `Or choose ${count} here` : `Choose ${count}`;
    },
    /** `next`: the questions that the next page begins; empty for none. */
    choicesPage: (page: number, pages: number, next: string) =>
      page === 1
        ? `-# Your choices, page 1 of ${pages}. **More Choices** ${next === '' ? 'shows the others.' : `leads to: ${next}`}`
        : `-# Your choices, page ${page} of ${pages}. ${page === pages ? '**Back to First Page** leads back.' : '**More Choices** goes on.'}`,
    inPanel: (prompt: string) => `Choose from a menu: ${prompt}`,
    span: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
    undone: (what: string) => (what === '' ? 'Undone.' : `Undone: **${what}**.`),
    chosen: (what: string) => `You chose **${what.replace(/…$/, '')}**.`,
    pictureLate: '-# The picture isn’t drawn yet, so this is all in words. **Refresh** shows it.',
    movedAway: (game: string, link: string) => `**${game}** has moved to another channel: ${link}`,
    reposted: 'Moving the board to the bottom of this channel.',
  },

  dice: DICE_WORDS,

  moved: {
    call: (who: string, by: string, game: string, from: string) =>
      `${who} ${by} moved **${game}** here from ${from}. Play goes on in this channel.`,
    done: (channel: string) => `The table has moved to ${channel}.`,
  },

  chapter: {
    ended: (game: string, headline: string) => `${game}: ${headline}`,
    next: 'Play goes on. If you can’t go on, let an AI player take your seat, or give it away.',
  },

  over: {
    headline: (game: string) => `${game} is over`,
    conceded: (gone: string, who: string) => `${gone} conceded. ${who} won.`,
    you: (hasWon: boolean) => (hasWon ? 'You won.' : 'You lost.'),
    agreed: 'The game ended without a winner.',
    stopped: stoppedText,
    moments: 'Best moments',
    again: 'Play again?',
    /** Escaped, or places that are shared would be numbered on. */
    place: (place: number) => `${String(place)}\\.`,
  },

  log: {
    title: (game: string) => `${game}: log`,
    empty: 'Nothing has happened yet.',
    started: STARTED,
    undo: (seat: string) => `${seat} undid their last step.`,
    lost: 'Something you did in secret was undone too. Press **Take Turn** to see where you stand.',
    rewind: (seat: string, wasAsked: boolean) =>
      `${wasAsked ? 'Everyone agreed: ' : ''}${possessive(seat)} last step was undone.`,
    exported: 'The whole game is attached as a file. `/game replay file:` steps through it, on any server.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    table: tableEventText,
  },

  replay: REPLAY_WORDS,

  verify: VERIFY_WORDS,

  ai: {
    player: (name: string) => `${name} (AI)`,
    playerInBrackets: (name: string) => `${name}, AI`,
    standIn: (owner: string) => `AI player for ${owner}`,
    strengths: { random: 'Random', heuristic: 'Easy', search: 'Strong' },
    strengthHints: {
      random: 'Picks a random move',
      heuristic: 'Plays at once, by simple rules',
      search: 'Tries out many continuations before each move',
    },
    menu: 'AI level',
    notACount: 'Type the number of AI players as a number, such as **1**.',
    plays: (strength: string) => `AI level: ${strength}`,
    sureToHandOver: (seat: string, strength: string) =>
      `Let an AI player (${strength}) play **${seat}** for you? Until you press **Take Seat Back**, it makes every decision of your seat. What it does stands when you return. You keep your vote on proposals.`,
    sureToAskIn: (seat: string) =>
      `Ask the players to let you play **${seat}** in place of its AI player? Everyone at the table has to agree, because you would see everything that seat knows.`,
    whichToAskFor:
      'Ask the players to let you play in place of an AI player? Everyone at the table has to agree, because you would see everything that seat knows. Choose a seat.',
    handedOver: 'An AI player is playing for you now. Press **Take Seat Back** or type `/game replace` to return.',
    handedBack: 'You’re back in your seat.',
    askedIn: (seat: string) =>
      `${sentence(`Asked the players whether you may play **${seat}**`)} If they agree, you’ll get a ping.`,
    seated: (seat: string) => sentence(`The players agreed. You play **${seat}**`),
    withdrawn: 'You withdrew your request.',
    requestDeclined: (who: string) => `${who} declined your request.`,
    requestClosed: 'Your request is closed. To ask again, type `/game replace`.',
    holdsSeat: 'An AI player is playing for you. Press **Take Seat Back** to return.',
    why: (seat: string, reason: string) => `-# ${seat}: ${reason}`,
  },

  offer: OFFER_WORDS,

  proposal: {
    end: (who: string) => `${who} proposes to end the game without a winner.`,
    rewind: (who: string, step: string, more: string) =>
      `${who} asks to undo their last step${step === '' ? '.' : `: “${step}”`}${more === '' ? '' : ` This would be undone as well: “${more}”`}`,
    andMore: (count: number) => `(and ${counted(count, 'more event')})`,
    wasAgreed: 'Everyone agreed: your last step was undone.',
    wasDeclined: (who: string) => `${who} declined. The game continues.`,
    lapsed: 'The game went on, so your proposal is closed.',
    yourTurn: (task: string) => `It’s your turn: ${task}.`,
    'take-over': (who: string, seat: string) =>
      `${who} asks to replace the AI player of **${seat}** and to see everything that seat knows.`,
    waits: (who: string) => `Yet to agree: ${who}.`,
    call: (who: string, game: string, what: string, link: string) => `${who} **${game}**: ${what} ${link}`,
    seated: (who: string, game: string, seat: string) =>
      `${who} **${game}**: the players agreed. You play **${seat}** from now on.`,
    made: 'Asked the other players. You’ll get a ping when they have answered.',
    agreed: 'You agreed.',
    declined: 'Declined. The game continues.',
  },

  end: {
    moderator: 'End this game for everybody, without a winner? You can do this as a moderator. It can’t be undone.',
    moderatorPlays:
      'End this game for everybody as a moderator, or propose it to the other players? An ended game can’t be resumed.',
    stopped: 'You ended the game.',
    sure: 'End this game without a winner? Nobody else has to agree. This can’t be undone.',
  },

  back: {
    ask: {
      movedOn: 'You can’t undo that on your own: play has moved on since. Ask the other players?',
      revealed: 'You can’t undo that on your own: it revealed something. Ask the other players?',
    },
    alone: {
      movedOn:
        'Play has moved on since your last step. You can still undo it without asking anyone. What follows may turn out differently this time. The log will show that you undid it.',
      revealed:
        'Your last step revealed something. You can still undo it without asking anyone. What follows may turn out differently this time. The log will show that you undid it.',
    },
  },

  concede: {
    sure: `Concede? You’re out: from now on your seat only does what the rules force it to. This can’t be undone. ${INSTEAD}`,
    sureToEnd: (winners: string) =>
      `Concede? ${sentence(`The game ends at once, and the win goes to **${winners}**`)} This can’t be undone. ${INSTEAD}`,
    done: 'You conceded.',
    kept: 'OK. Nothing changed.',
  },

  list: {
    title: 'Open tables on this server',
    none: 'No tables are open on this server. Open one with `/game new`.',
    yourTurn: 'your turn',
  },

  help: {
    title: (game: string) => `${game}: help`,
    aim: (game: string) => `${game}: how to win`,
    now: 'Your decision now',
    options: 'What each choice does',
    asked: (prompt: string) => `- ${prompt}`,
    continued: (title: string) => `${title} (continued)`,
    about:
      'Play slow board games in a channel. Everyone sees the board; only you see your hand and your choices.\n' +
      '**Take Turn**: your moves · **My Hand**: what only you may know · **Log**: what happened · **Help**: this decision explained · **Surprise Me**: one choice at random\n' +
      'Take your time: a game can last for days, and a restart of the bot loses nothing.',
    dice: `**Fair dice**: ${FIXED} After the game the secret is shown, so you can check it.`,
    signs: 'Icons are explained under **Icon Legend** in the menu below.',
    commands: 'Open a table with `/game new`, or see the open ones with `/game list`.',
  },

  rules: {
    title: (game: string, heading: string) => `${game}: ${heading}`,
    inWords: 'The next page says the same in words.',
    menu: 'Read a rule',
    span: (from: string, part: number, parts: number) => `Rules ${String(part)}/${String(parts)}: ${from} …`,
    whichGame: 'There is no game in this channel. Which game’s rules do you want to read?',
    noHeading: 'No rule has that heading. Pick one from the list that opens while you type.',
  },

  oops: OOPS_WORDS,

  refusal: refusalText,
} as const;
