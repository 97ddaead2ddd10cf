import { heard, seatOf, winnersWithout, type Table, type Tables } from '../../tables/index.ts';
import type { Asker } from './asker.ts';
import { IN_PANEL, readChoice } from './autocomplete.ts';
import type { Subcommand } from './commands.ts';
import {
  askedInText,
  endText,
  firstPanel,
  lentScreen,
  openedScreen,
  openHand,
  openPanel,
  openTurn,
} from '../out/panels.ts';
import { atOnce, note, oncePictured, whisper, type Reply } from '../reply.ts';
import { helpScreen } from '../screens/help.ts';
import { listScreen } from '../screens/list.ts';
import { logScreen } from '../screens/story/log.ts';
import { refusalText, seatName } from '../screens/names.ts';
import { takenBack, told } from '../screens/story/narration.ts';
import { rulesScreen, ruleScreen, shelfScreen } from '../screens/rules.ts';
import { button, buttonRows, clip } from '../screens/screen.ts';
import { strengthNamed } from './strength.ts';
import { sure, sureToCancel } from './confirm.ts';
import type { Typed } from './typed-command.ts';
import { words } from '../words.ts';

const MOST_LISTED = 25;
/** Characters of what somebody typed that are said back to them. */
const MOST_ECHOED = 60;

/** What a typed command leads to. */
export async function runCommand(tables: Tables, { name, options }: Typed, asker: Asker): Promise<Reply> {
  const { press, place, missing } = asker;
  if (name === 'list')
    return whisper(listScreen(await tables.tablesOf({ guild: place.guild, limit: MOST_LISTED }), press.person.id));
  if ((name === 'new' || name === 'board') && missing.length > 0)
    return note(words.oops.permissions(missing.join(', ')));
  if (name === 'new') return openTable(tables, options, asker);
  const wanted = options.get('table');
  if (name === 'board' && wanted !== undefined) return bring(tables, wanted, asker);
  const table = await tables.tableIn(place.channel);
  if (name === 'help') return whisper(helpScreen(table, table && (seatOf(table, press.person.id)?.seat ?? null)));
  if (name === 'rules') return rules(tables, table, options);
  return table ? atTable(tables, table, name, options, asker) : note(words.oops.noTable);
}

async function atTable(
  tables: Tables,
  table: Table,
  name: Subcommand,
  options: Typed['options'],
  asker: Asker,
): Promise<Reply> {
  const { press } = asker;
  const { id, status } = table.record;
  switch (name) {
    case 'join':
      return join(tables, table, options.get('seat'), asker);
    case 'leave':
      return said(await tables.leave(id, press), words.lobby.left);
    case 'start':
      return start(await tables.start(id, press), asker);
    case 'board':
      await tables.repost(table);
      return note(words.play.reposted);
    case 'hand':
      return whisper(openHand(table, asker));
    case 'act':
      return atOnce(await act(tables, table, options.get('choice'), asker));
    case 'log':
      return whisper(logScreen(table, await tables.log(id), press.person.id, 0));
    case 'undo':
      return atOnce(await undo(tables, table, asker));
    case 'replace':
      return replace(tables, table, options, asker);
    case 'concede':
      return concede(table, press.person.id);
    case 'end':
      return status === 'lobby'
        ? (sureToCancel(table, press.person.id) ?? said(await tables.cancel(id, press), words.lobby.cancelled))
        : end(tables, table, asker);
    default:
      return note(words.oops.unknownCommand);
  }
}

async function openTable(tables: Tables, options: Typed['options'], asker: Asker): Promise<Reply> {
  const count = Number(options.get('ai') ?? 0);
  const ai = { strength: strengthNamed(options.get('strength')), count };
  const game = options.get('game') ?? '';
  const done = await tables.create(asker.place, game, asker.press, count > 0 ? ai : undefined);
  return done.ok ? whisper(openedScreen(done.table, count)) : said(done, '');
}

async function bring(tables: Tables, wanted: string, asker: Asker): Promise<Reply> {
  return said(await tables.move(wanted, asker.press, asker.place), words.play.moved(`<#${asker.place.channel}>`));
}

/** A seat is named by its number, as autocomplete sends it, or by its name, as somebody may type it. */
async function join(tables: Tables, table: Table, typed: string | undefined, { press }: Asker): Promise<Reply> {
  const named = typed === undefined ? null : seatNamed(table, typed);
  const done = await tables.join(table.record.id, press, named);
  return done.ok
    ? note(words.lobby.joined(table.face.seat(seatOf(done.table, press.person.id)?.seat ?? 0)))
    : note(refusalText(done.refusal, done.table));
}

function seatNamed({ game, face }: Table, typed: string): number {
  const all = Array.from({ length: game.seats[1] }, (_, seat) => seat);
  return (
    all.find((seat) => String(seat) === typed || face.seat(seat).toLowerCase() === typed.trim().toLowerCase()) ?? -1
  );
}

function start(done: Awaited<ReturnType<Tables['start']>>, asker: Asker): Reply {
  return done.ok ? whisper(firstPanel(done.table, asker)) : said(done, '');
}

async function act(tables: Tables, table: Table, choice: string | undefined, asker: Asker): Promise<Reply> {
  const own = seatOf(table, asker.press.person.id);
  if (choice === undefined || choice === IN_PANEL || !own) return whisper(await openTurn(tables, table, asker));
  const panel = readChoice(choice, own.seat);
  if (!panel) return note(words.oops.notAChoice(clip(choice, MOST_ECHOED)));
  const done = await tables.act(table.record.id, asker.press, panel, [panel.option]);
  if (!done.table) return note(refusalText({ why: 'no-table' }, null));
  return whisper(
    done.ok
      ? openPanel(done.table, asker, { told: told(done.table, done.told) })
      : openPanel(done.table, asker, { note: `⚠ ${refusalText(done.refusal, done.table)}` }),
  );
}

/** Whoever plays hands their seat to an AI, whose seat an AI holds takes it back, and whoever sits nowhere takes one over. */
async function replace(tables: Tables, table: Table, options: Typed['options'], { press }: Asker): Promise<Reply> {
  const { id } = table.record;
  const own = seatOf(table, press.person.id);
  const typed = options.get('seat');
  // Who names another seat than their own does not want to lose their own.
  if (own && typed !== undefined && seatNamed(table, typed) !== own.seat)
    return note(refusalText({ why: 'already-seated', seat: own.seat }, table));
  if (own?.ai === null) {
    const done = await tables.handOver(id, press, strengthNamed(options.get('strength')));
    return done.ok ? whisper(lentScreen(done.table)) : said(done, '');
  }
  if (own) return said(await tables.takeBack(id, press), words.ai.handedBack);
  const asked = await tables.askIn(id, press, typed === undefined ? null : seatNamed(table, typed));
  return said(asked, asked.ok ? askedInText(asked.table) : '');
}

async function undo(tables: Tables, table: Table, asker: Asker): Promise<Reply> {
  const { id } = table.record;
  const done = await tables.undo(id, asker.press, null);
  if (done.ok) return whisper(openPanel(done.table, asker, { note: takenBack(done.table, done.takenBack) }));
  if (done.refusal.why !== 'needs-consent') return said(done, words.play.undone(''));
  const alone = isAlone(table, asker.press.person.id);
  return whisper({
    content: alone ? words.back.alone : refusalText(done.refusal, done.table),
    embeds: [],
    components: buttonRows([
      button({ verb: 'ask-back', table: id }, alone ? words.buttons.goBack : words.buttons.askBack, 'choice'),
      button({ verb: 'keep', table: id }, words.buttons.keep, 'quiet'),
    ]),
  });
}

/** Asks the others; whoever has nobody to ask is asked whether they are sure. */
async function end(tables: Tables, table: Table, { press }: Asker): Promise<Reply> {
  const { id } = table.record;
  const alone = isAlone(table, press.person.id);
  if (table.record.status !== 'playing' || !alone || !seatOf(table, press.person.id))
    return ended(await tables.end(id, press));
  return sure(words.end.sure, button({ verb: 'end', table: id }, words.buttons.end, 'grave'), table);
}

/** Whether nobody else has to agree to anything. */
function isAlone({ record }: Table, person: string): boolean {
  return heard(record).every(({ player }) => player === person);
}

function ended(done: Awaited<ReturnType<Tables['end']>>): Reply {
  return said(done, done.ok ? endText(done.table) : '');
}

function concede(table: Table, person: string): Reply {
  const { id, status } = table.record;
  const own = seatOf(table, person);
  if (status !== 'playing') return note(refusalText({ why: 'not-playing' }, table));
  if (!own) return note(refusalText({ why: 'not-seated' }, table));
  const winners = winnersWithout(table.record, own.seat);
  const names = winners?.map((seat) => seatName(table, seat)).join(', ');
  const question = names === undefined ? words.concede.sure : words.concede.sureToEnd(names);
  return sure(question, button({ verb: 'concede', table: id }, words.buttons.concede, 'grave'), table);
}

/** A rule of the game named, or of the one played in this channel. */
function rules(tables: Tables, table: Table | null, options: Typed['options']): Reply {
  const named = options.get('game');
  const entry = named === undefined ? table : tables.games.find(({ game }) => game.id === named);
  if (!entry) return whisper(shelfScreen(tables.games));
  const heading = options.get('heading');
  const screen = heading === undefined ? rulesScreen(entry) : ruleScreen(entry, heading);
  return screen ? oncePictured(whisper(screen)) : note(words.rules.noHeading);
}

function said(done: Awaited<ReturnType<Tables['leave']>>, text: string): Reply {
  return note(done.ok ? text : refusalText(done.refusal, done.table));
}
