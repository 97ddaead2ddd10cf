import { MessageFlags, type APIMessageComponentInteraction } from 'discord-api-types/v10';
import { seatOf, type Done, type Tables } from '../../tables/index.ts';
import type { Asker } from './asker.ts';
import { readMark, type Mark } from '../custom-id.ts';
import {
  askedInText,
  endText,
  firstPanel,
  openChanges,
  openedScreen,
  openHand,
  openOptions,
  openPanel,
  openTurn,
  sentence,
} from '../out/panels.ts';
import { atOnce, note, oncePictured, redraw, redrawBoard, whisper, type Reply } from '../reply.ts';
import { tableScreen } from '../screens/board.ts';
import { helpScreen } from '../screens/help.ts';
import { logScreen } from '../screens/story/log.ts';
import { refusalText } from '../screens/names.ts';
import { takenBack, told } from '../screens/story/narration.ts';
import { ruleScreen, rulesScreen } from '../screens/rules.ts';
import type { Screen } from '../screens/screen.ts';
import { strengthNamed } from './strength.ts';
import { sureToCancel } from './confirm.ts';
import { words } from '../words.ts';

/** What a press on a button or a menu leads to. */
export async function pressComponent(
  tables: Tables,
  interaction: APIMessageComponentInteraction,
  asker: Asker,
): Promise<Reply> {
  const mark = readMark(interaction.data.custom_id);
  if (!mark) return note(words.oops.notOurs);
  const values = 'values' in interaction.data ? interaction.data.values : [];
  if (mark.verb === 'rule') return rules(tables, mark.game, values);
  const press: PressedMark = {
    tables,
    asker,
    mark,
    values,
    message: interaction.message.id,
    private: ((interaction.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
  };
  switch (mark.verb) {
    case 'turn':
    case 'hand':
    case 'changes':
    case 'log':
    case 'help':
    case 'older':
    case 'reasons':
    case 'page':
    case 'options':
    case 'keep':
      return look(press);
    case 'do':
    case 'pick':
    case 'pass':
    case 'undo':
      return play(press, mark);
    case 'choose':
    case 'strength':
      return chooseOption(press);
    default:
      return atTheTable(press);
  }
}

/** A mark that names a table. */
type TableMark = Exclude<Mark, { verb: 'rule' }>;

interface PressedMark {
  readonly tables: Tables;
  readonly asker: Asker;
  readonly mark: TableMark;
  readonly values: readonly string[];
  /** The message pressed. */
  readonly message: string;
  /** Whether the message pressed is one that only the presser sees. */
  readonly private: boolean;
}

/** A game's rules, or a heading chosen from them, in place of what was shown, the menus below it to choose again. */
function rules(tables: Tables, game: string, [heading]: readonly string[]): Reply {
  const entry = tables.games.find((known) => known.game.id === game);
  const screen = entry && (heading === undefined ? rulesScreen(entry) : ruleScreen(entry, heading));
  return screen ? oncePictured(redraw(screen)) : note(words.rules.noHeading);
}

/** Presses that change nothing: they read, and never wait for anybody. */
async function look(pressed: PressedMark): Promise<Reply> {
  const { tables, mark, asker } = pressed;
  const table = await tables.table(mark.table);
  if (!table) return note(words.refusal({ why: 'no-table' }, String));
  switch (mark.verb) {
    case 'log':
      return whisper(logScreen(table, await tables.log(mark.table), asker.press.person.id, 0));
    case 'reasons':
      return shown(pressed, logScreen(table, await tables.log(mark.table), asker.press.person.id, mark.page, true));
    case 'older':
      return shown(pressed, logScreen(table, await tables.log(mark.table), asker.press.person.id, mark.page));
    case 'help':
      return whisper(helpScreen(table, seatOf(table, asker.press.person.id)?.seat ?? null));
    case 'keep':
      return shown(pressed, { content: words.concede.kept, embeds: [], components: [] });
    case 'options':
      return shown(pressed, openOptions(table, mark.page));
    case 'hand':
      return shown(pressed, openHand(table, asker));
    case 'changes':
      // Beside the panel it was asked from, which stays to be answered.
      return oncePictured(whisper(await openChanges(tables, table, asker)));
    case 'page':
      return atOnce(shown(pressed, openPanel(table, asker, { page: mark.page })));
    default: {
      const panel = shown(pressed, await openTurn(tables, table, asker));
      // Whoever refreshes a panel wants to see how things stand; whoever takes a turn wants to begin.
      return pressed.private ? panel : atOnce(panel);
    }
  }
}

/** Presses that answer a question or take an answer back. */
async function play(
  pressed: PressedMark,
  mark: TableMark & { readonly verb: 'do' | 'pick' | 'pass' | 'undo' },
): Promise<Reply> {
  const { tables, asker, values } = pressed;
  const done = await (() => {
    switch (mark.verb) {
      case 'do':
        return tables.act(mark.table, asker.press, mark, [mark.option]);
      case 'pick':
        // Discord lets a menu be closed with nothing chosen where nothing is an answer.
        return values.length === 0
          ? tables.pass(mark.table, asker.press, mark, mark.decision)
          : tables.act(mark.table, asker.press, mark, values);
      case 'pass':
        return tables.pass(mark.table, asker.press, mark, mark.decision);
      case 'undo':
        return tables.undo(mark.table, asker.press, mark);
    }
  })();
  return atOnce(await afterPlay(pressed, done));
}

/** The presser's panel as it is now: after what counted, or with why nothing did and what has happened meanwhile. */
async function afterPlay(pressed: PressedMark, done: Done): Promise<Reply> {
  const { table } = done;
  if (!table) return note(words.refusal({ why: 'no-table' }, String));
  if (done.ok) {
    const undone = done.takenBack ? { note: takenBack(table, done.takenBack) } : {};
    return shown(pressed, openPanel(table, pressed.asker, { told: told(table, done.told), ...undone }));
  }
  const why = refusalText(done.refusal, table);
  const seat = seatOf(table, pressed.asker.press.person.id);
  if (!seat || !table.play) return note(why);
  const warning = `⚠ ${why}`;
  const isBehind = done.refusal.why === 'stale';
  return shown(
    pressed,
    isBehind
      ? await openTurn(pressed.tables, table, pressed.asker, warning)
      : openPanel(table, pressed.asker, { note: warning }),
  );
}

/** A choice of a lobby: the panel as it is now, in which what was refused is not left standing. */
async function chooseOption(pressed: PressedMark): Promise<Reply> {
  const { tables, asker, mark, values } = pressed;
  const done = await deed(tables, asker, mark, values);
  if (!done.table) return note(words.refusal({ why: 'no-table' }, String));
  return shown(pressed, openOptions(done.table, mark, done.ok ? undefined : done.refusal));
}

/** Presses of the lobby, and of what the table agrees on: the message pressed shows what came of them. */
async function atTheTable(pressed: PressedMark): Promise<Reply> {
  const { tables, asker, mark, values } = pressed;
  if (mark.verb === 'again' && asker.missing.length > 0) return note(words.oops.permissions(asker.missing.join(', ')));
  const table = mark.verb === 'cancel' && !pressed.private ? await tables.table(mark.table) : null;
  const question = table && sureToCancel(table, asker.press.person.id);
  if (question) return question;
  const done = await deed(tables, asker, mark, values);
  if (!done.ok) return note(refusalText(done.refusal, done.table));
  if (mark.verb === 'cancel' && pressed.private) return shown(pressed, sentence(words.lobby.cancelled));
  if (mark.verb === 'end') return shown(pressed, sentence(endText(done.table)));
  if (mark.verb === 'concede') return shown(pressed, sentence(words.concede.done));
  if (mark.verb === 'again') return whisper(openedScreen(done.table));
  if (mark.verb === 'start' && pressed.private) return shown(pressed, firstPanel(done.table, asker));
  if (mark.verb === 'take-back') return shown(pressed, openPanel(done.table, asker));
  if (mark.verb === 'take-over') return shown(pressed, sentence(askedInText(done.table)));
  if (mark.verb === 'ask-back' && done.table.proposal === null)
    return shown(pressed, openPanel(done.table, asker, { note: words.play.undone('') }));
  if (mark.verb === 'ask-back') return shown(pressed, sentence(words.proposal.made));
  // The call to give one's word goes by itself once nobody's is missing.
  const isBoard = (await tables.outbox.message(mark.table, 'board'))?.message === pressed.message;
  if (mark.verb === 'agree' && !isBoard) return note(words.proposal.agreed);
  if (mark.verb === 'decline' && !isBoard) return note(words.proposal.declined);
  return atOnce(redrawBoard(tableScreen(done.table), done.table));
}

function deed(tables: Tables, { place, press }: Asker, mark: TableMark, values: readonly string[]): Promise<Done> {
  switch (mark.verb) {
    case 'join':
      return tables.join(mark.table, press, mark.seat);
    case 'leave':
      return tables.leave(mark.table, press);
    case 'choose':
      return tables.choose(mark.table, press, mark.key, values[0] ?? '');
    case 'start':
      return tables.start(mark.table, press);
    case 'cancel':
      return tables.cancel(mark.table, press);
    case 'concede':
      return tables.concede(mark.table, press);
    case 'end':
      return tables.end(mark.table, press);
    case 'add-ai':
      return tables.addAi(mark.table, press, null);
    case 'remove-ai':
      return tables.removeAi(mark.table, press);
    case 'strength':
      return tables.setStrength(mark.table, press, strengthNamed(values[0]));
    case 'again':
      return tables.again(mark.table, place, press);
    case 'take-back':
      return tables.takeBack(mark.table, press);
    case 'take-over':
      return tables.askIn(mark.table, press, null);
    case 'ask-back':
      return tables.askRewind(mark.table, press);
    case 'agree':
      return tables.agree(mark.table, press, mark.made);
    case 'decline':
      return tables.decline(mark.table, press, mark.made);
    default:
      throw new Error(`No deed at a table is called ${mark.verb}.`);
  }
}

/** In place of a private message, or as a private message under a public one. */
function shown(pressed: PressedMark, screen: Screen): Reply {
  return pressed.private ? redraw(screen) : whisper(screen);
}
