import type { Seat } from '#engine';
import type { TableEvent, TableRefusal } from '../tables/index.ts';
import { escapeMarkdown } from './escape.ts';

/**
 * Every sentence the bot itself says, in English; what a game says is in its face. Errors tell what happened, that
 * nothing changed, and what to do. Labels are in title case, verb first.
 */
export const words = {
  buttons: {
    turn: 'Take Turn',
    hand: 'My Hand',
    log: 'Log',
    help: 'Help',
    join: 'Join',
    joinAs: (seat: string) => `Play ${seat}`,
    leave: 'Leave',
    start: 'Start Game',
    options: 'Options',
    cancel: 'Cancel Table',
    undo: 'Undo',
    refresh: 'Refresh',
    changes: 'What Changed',
    older: 'Older',
    newer: 'Newer',
    nextPage: 'Next',
    previousPage: 'Back',
    next: 'More Choices',
    previous: 'Back To First',
    none: 'Choose None',
    concede: 'Concede For Good',
    end: 'End The Game',
    keep: 'Keep Playing',
    keepTable: 'Keep Table',
    askBack: 'Ask To Take It Back',
    goBack: 'Take It Back',
    agree: 'Agree',
    decline: 'Decline',
    addAi: 'Add AI Player',
    removeAi: 'Remove AI Player',
    takeBack: 'Take Seat Back',
    takeOver: 'Ask To Take Over From AI',
    reasons: 'Why?',
    again: 'Play Again',
  },

  lobby: {
    title: (game: string, state: string) => `${game}: ${state}`,
    wanted: 'players wanted',
    full: 'ready to begin',
    opened: 'Your table is open, right below: call your friends to it, or add AI players there.',
    openedFull: 'Your table is open, right below, with every seat taken: press **Start Game**.',
    fewerAi: (seated: number, asked: number) => `${String(seated)} of ${String(asked)} AI players found a seat.`,
    free: 'Free',
    ready: 'Enough players are here. Press **Start Game**.',
    missing: (seats: string) => `Still needed: ${seats.replace(/\.$/, '')}.`,
    kept: (seat: string) =>
      `**${seat}** was chosen: a game with fewer players has no such seat. Add AI players, or take another seat with \`/game join\`.`,
    sureToCancel: (others: string) => `Cancel this table for everybody? Also seated: ${others}.`,
    cancelled: 'This table was cancelled before it began.',
    joined: (seat: string) => `**${seat}** is yours. The game begins when somebody seated presses **Start Game**.`,
    left: 'You left the table.',
    sealed: (commitment: string) => `Dice sealed until the game ends: ${commitment}`,
  },

  options: {
    heading: 'Options',
    title: (game: string, host: string) => `Options of **${game}**: ${host}, who opened this table, chooses them.`,
    strength: 'Everybody seated can choose how AI players play.',
    none: 'This table has no options to choose.',
    more: (count: number) => `… and ${count} more under **Options**.`,
  },

  play: {
    started: (seat: string, hint: string) => `The game has begun. **${seat}** is yours. ${hint}`,
    waitingFor: (who: string) => `Waiting for ${who}`,
    yourTurn: 'It is your turn.',
    notYourTurn: (who: string) => `Nothing to do for you now: the table is waiting for ${who}.`,
    nobody: 'nobody',
    conceded: (who: string) => `${who} gave up.`,
    youGaveUp: 'You gave this game up. You can follow the board and the log.',
    meanwhile: (who: string) => `-# The table is waiting for ${who}.`,
    call: (who: string, game: string, task: string, link: string) => `${who} **${game}**: ${task}. ${link}`,
    boardLink: (url: string) => `[See the board](${url})`,
    sinceLast: 'Since your last turn',
    sinceBegin: 'Since the game began',
    before: 'Before: as you left it',
    now: 'Now',
    unchanged: 'Nothing has changed since you last did something.',
    again: (line: string, times: number) => line.replace(/[.!]?$/, ` (${times} times)$&`),
    andMore: (count: number) => `… and ${count} more in the log.`,
    chooseSome: (min: number, max: number) => (min === max ? `Choose ${min}` : `Choose ${min} to ${max}`),
    inPanel: (prompt: string) => `Opens your panel: ${prompt}`,
    span: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
    undone: (what: string) => (what === '' ? 'Taken back.' : `Taken back: **${what}**.`),
    moved: (link: string) => `The table stands here now: ${link}`,
    movedAway: (game: string, link: string) => `**${game}** has moved to another channel: ${link}`,
    reposted: 'The board comes to the bottom of the channel.',
  },

  over: {
    headline: (game: string) => `${game} is over`,
    winners: (who: string) => `${who} won.`,
    conceded: (gone: string, who: string) => `${gone} gave up: ${who} won.`,
    agreed: 'The game was ended without a winner.',
    ended: 'The game is over, without a winner.',
    opened: (secret: string) => `The sealed dice, opened: \`${secret}\``,
    again: 'Another one?',
    place: (place: number) => `${String(place)}.`,
  },

  log: {
    title: (game: string) => `${game}: log`,
    empty: 'Nothing has happened yet.',
    undo: (seat: string) => `${seat} took back the last step.`,
    lost: 'Something you had done in secret went with it: your panel shows how you stand.',
    rewind: (seat: string) => `By agreement, the game went back to before ${seat}’s last step.`,
    exported: 'The whole game is attached; it can be replayed step by step.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    table: (event: TableEvent, seat: (seat: Seat) => string): string => {
      switch (event.kind) {
        case 'started':
          return 'The game began.';
        case 'conceded':
          return `${seat(event.seat)} gave up.`;
        case 'proposed':
          return event.what === 'end'
            ? `${seat(event.seat)} proposed to end the game.`
            : `${seat(event.seat)} asked to take the last step back.`;
        case 'agreed':
          return `${seat(event.seat)} agreed.`;
        case 'declined':
          return `${seat(event.seat)} declined.`;
        case 'handed-over':
          return `${seat(event.seat)} is played by an AI for now.`;
        case 'handed-back':
          return `${seat(event.seat)} is played by its owner again.`;
        case 'asked-in':
          return `${escapeMarkdown(event.name ?? 'Somebody')} asked to take ${seat(event.seat)} over from an AI.`;
        case 'asked-out':
          return `${escapeMarkdown(event.name ?? 'Somebody')} no longer asks to take ${seat(event.seat)} over.`;
        case 'taken-over':
          return `${escapeMarkdown(event.name ?? 'Somebody')} took ${seat(event.seat)} over from an AI.`;
      }
    },
  },

  ai: {
    player: (name: string) => `🤖 ${name}`,
    standIn: (owner: string) => `${owner}, an AI standing in`,
    strengths: { random: 'By Lot', thumb: 'By Rule Of Thumb', search: 'Thinking Ahead' },
    menu: 'How AI players play',
    plays: (strength: string) => `AI players: ${strength}`,
    handedOver: 'An AI plays your seat from now on. Take it back whenever you like, with `/game replace`.',
    handedBack: 'You play your seat again.',
    askedIn: (seat: string) =>
      `The players have been asked whether you may play **${seat}**. Once they agree, you are called; **Decline** under the board takes it back.`,
    holdsSeat: 'An AI plays your seat for now.',
    why: (seat: string, reason: string) => `-# ${seat}: ${reason}`,
  },

  proposal: {
    end: (who: string) => `${who} proposes to end the game without a winner.`,
    rewind: (who: string) => `${who} asks to take the last step back.`,
    'take-over': (who: string, seat: string) =>
      `${who} asks to take over **${seat}** from an AI player, with everything that seat knows.`,
    waits: (who: string) => `Still to agree: ${who}.`,
    call: (who: string, game: string, what: string, link: string) => `${who} **${game}**: ${what} ${link}`,
    seated: (who: string, game: string, seat: string) =>
      `${who} **${game}**: the players agree. **${seat}** is yours from now on.`,
    made: 'The others have been asked; their answer is shown under the board.',
    agreed: 'You agreed.',
    declined: 'Declined: the game goes on as it stands.',
  },

  end: {
    sure: 'End this game without a winner? Nobody else has to agree, and it cannot be undone.',
  },

  back: {
    alone:
      'Since then something was revealed or drawn, or the turn went on. Nothing has changed. Nobody else has to agree to take it back here: AI players always do. It is told in the log.',
  },

  concede: {
    sure: 'Give up this game for good? The rules answer for your seat from then on. This cannot be undone.',
    sureToEnd: (winners: string) =>
      `Give up this game for good? It ends at once, won by **${winners}**. This cannot be undone.`,
    done: 'You gave up.',
    kept: 'Good: nothing was given up.',
  },

  list: {
    title: 'Open tables here',
    none: 'No table is open on this server. Open one with `/game new`.',
    yourTurn: 'your turn',
  },

  help: {
    title: (game: string) => `${game}: help`,
    now: 'What you are asked now',
    about:
      'Airlock plays slow board games in a channel. The board is for everybody; what you alone may know comes as a message only you see.\n' +
      '**Take Turn** asks what you want to do · **My Hand** shows what you alone know · **Log** tells what happened · **Help** explains the decision at hand.\n' +
      'Take your time: games live through days and restarts.',
    signs: 'What the signs of the pictures mean is the last of the rules below.',
    commands: 'Open a table with `/game new`, see what is open with `/game list`.',
  },

  rules: {
    title: (game: string) => `${game}: rules`,
    menu: 'Read a rule',
    span: (from: string, to: string) => `Read a rule: ${from} … ${to}`,
    whichGame: 'No game is played in this channel. Which game’s rules do you want to read?',
    noHeading: 'That is no heading of these rules. Pick one of the list that opens while you type.',
  },

  oops: {
    notOurs:
      'That button is not one of mine, or is from an older version of me. Nothing was done. Open the board with `/game board`.',
    unknownCommand: 'I do not know that command (any more). Nothing was done. Type `/game` to see what there is.',
    directMessage:
      'Games are played in the channels of a server, not in direct messages. Nothing was done. Use this command in a channel.',
    noTable:
      'There is no table in this channel. Open one with `/game new`, look for one with `/game list`, or bring yours here with `/game board table:`.',
    permissions: (names: string) =>
      `I may not do what a game needs in this channel: **${names}** is missing. Nothing was done. Ask somebody who manages the channel to allow it, then try again.`,
    permissionsNow: (names: string) => `⚠ I cannot update the board in this channel: **${names}** is missing.`,
    store: 'I could not save that just now. Nothing has changed. Press again in a moment.',
    crash: (id: string) =>
      `Something went wrong on my side (report ${id}). If it was a move, look at the board before you press again: what is shown there is what counted.`,
    staleTurn: 'The game has moved on since this was drawn. Nothing was played. This is how it stands now.',
    notAChoice: (typed: string) =>
      `“${escapeMarkdown(typed)}” is not one of your choices now. Nothing was played. Type \`/game act\` and pick one from the list, or press **Take Turn**.`,
    staleChoice: 'The list has changed since it was drawn. Nothing was played. Pick from it again.',
  },

  refusal: (refusal: TableRefusal, seat: (seat: Seat) => string): string => {
    switch (refusal.why) {
      case 'no-such-game':
        return 'I do not know that game. Nothing was done. Pick one of the list that opens while you type.';
      case 'no-table':
        return 'That table no longer exists. Nothing was done. Open one with `/game new`.';
      case 'occupied':
        return refusal.table.record.status === 'lobby'
          ? 'This channel has a table already, and a channel holds one. Nothing was done. **Cancel Table** closes it; or use another channel or a thread.'
          : 'A game is being played in this channel, and a channel holds one. Nothing was done. Use another channel or a thread; `/game end` proposes to end this one.';
      case 'begun':
        return 'This game has begun already. Nothing was done. **Take Turn** under its board asks what you want to do; `/game replace` lets an AI play for you, and `/game concede` gives up.';
      case 'cancelled':
        return 'This table was cancelled before it began. Nothing was done. Open another one with `/game new`.';
      case 'over':
        return 'This game is over. Nothing was done. Open another one with `/game new`.';
      case 'not-playing':
        return 'No game is being played at this table. Nothing was done. Open one with `/game new`.';
      case 'still-playing':
        return 'That game is not over yet. Nothing was done.';
      case 'not-seated':
        return 'You hold no seat at this table. Nothing was done. Before a game begins the buttons under its board give you one; after that you can follow the board and the log.';
      case 'not-host':
        return 'Only the person who opened this table can do that. Nothing was done.';
      case 'already-seated':
        return `You already play ${seat(refusal.seat)}. Nothing was done.`;
      case 'seat-taken':
        return 'That seat is taken. Nothing was done. Pick a free one.';
      case 'no-such-seat':
        return 'This game has no such seat. Nothing was done. Pick a free one.';
      case 'full':
        return 'Every seat is taken. Nothing was done. You can follow the board and the log.';
      case 'too-few': {
        const missing = refusal.missing.map(seat).join(', ');
        return refusal.kept === null
          ? `The game needs ${refusal.needed} players; still missing: ${missing}. Nothing was done. Invite somebody, or add an AI player.`
          : `${seat(refusal.kept)} was chosen, and a game with fewer players has no such seat; still missing: ${missing}. Nothing was done. Invite somebody, add an AI player, or take another seat with \`/game join\`.`;
      }
      case 'no-such-choice':
        return 'That is not one of the choices of this game. Nothing was done. Pick one of the list.';
      case 'stale':
        return words.oops.staleTurn;
      case 'duplicate':
        return 'That press has counted already, once. This is how it stands now.';
      case 'not-your-seat':
        return `That panel belongs to ${seat(refusal.seat)}. Nothing was played. Press **Take Turn** under the board for your own.`;
      case 'gave-up':
        return 'You gave this game up. Nothing was done. You can follow the board and the log.';
      case 'held-by-ai':
        return 'An AI plays your seat for now. Nothing was done. Take it back first, with `/game replace`.';
      case 'holds-own-seat':
        return 'You play your seat yourself. Nothing was done.';
      case 'no-ai':
        return 'No AI sits at this table. Nothing was done.';
      case 'refused':
        return refusal.refusal === 'over' ? 'The game is over. Nothing was played.' : words.oops.staleChoice;
      case 'nothing-to-undo':
        return 'You have not done anything yet that could be taken back.';
      case 'needs-consent':
        return 'That cannot be taken back alone: since then something was revealed or drawn, or the turn went on. Nothing has changed. You can ask the others.';
      case 'rules-changed':
        return 'The rules were corrected since then, so that step cannot be taken back. Nothing has changed.';
      case 'no-proposal':
        return 'That is not proposed any more. Nothing was done.';
      case 'proposal-stands':
        return 'Something else is proposed already. Nothing was done. Answer that first, under the board.';
      case 'already-agreed':
        return 'You have agreed to that already; the others have not all. Nothing was done.';
      case 'other-server':
        return 'That table belongs to another server. Nothing was moved. Pick a table of this one.';
    }
  },
} as const;
