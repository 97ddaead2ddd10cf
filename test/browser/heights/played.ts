import { seats as seatsOf, type GameEntry, type Seat } from '#engine';
import { requestFor } from '../../../src/ai/request.ts';
import { think } from '../../../src/ai/think.ts';
import type { Asker } from '../../../src/discord/in/asker.ts';
import { openBoard, openChanges, openHand, openTurn, tippedPanel } from '../../../src/discord/out/panels.ts';
import type { Screen } from '../../../src/discord/screens/screen.ts';
import { told } from '../../../src/discord/screens/story/narration.ts';
import { words } from '../../../src/discord/words.ts';
import { commands, type Table } from '../../../src/tables/index.ts';
import { optionId, decisionId, type Answer } from '#engine';
import { helpPages } from '../../discord/help-pages.ts';
import { rulePages } from '../../discord/rule-pages.ts';
import { house, PLACE, type House } from '../../tables/house.ts';

export interface Played {
  /** What kind of screen it is, such as `panel`. */
  readonly kind: string;
  readonly screen: Screen;
  /** Of a panel, the kinds of the questions it asks. */
  readonly asked?: string;
}

/** At most this many answers: a game between heuristic players ends before. */
const MOST = 2000;

/**
 * Every page of a game's rules, then every screen of a whole game that the heuristic plays in every seat: before and after each answer the panel of its
 * player, as `Take Turn` opens it and as it refreshes itself; the board; and, where a turn begins, what the other
 * buttons show.
 */
export async function* screensOf(entry: GameEntry, count: number): AsyncGenerator<Played> {
  for (const screen of rulePages(entry)) yield { kind: 'rules', screen };
  const at = await house(':memory:', [entry]);
  let table = await at.game(...seatsOf(count).map(personIn));
  let last: Seat | null = null;
  for (let step = 0; step < MOST && table.play && table.play.open.length > 0; step++) {
    const answer = answerIn(entry, table, `heights ${String(count)} ${String(step)}`);
    const asker = askerFor(at, answer.seat);
    if (answer.seat !== last) {
      yield { kind: 'panel', screen: await openTurn(at.tables, table, asker), asked: askedOf(table, answer.seat) };
      yield { kind: 'changes', screen: await openChanges(at.tables, table, asker) };
      yield { kind: 'hand', screen: openHand(table, asker) };
      for (const screen of helpPages(table, answer.seat)) yield { kind: 'help', screen };
      yield { kind: 'board', screen: await openBoard(at.tables, table) };
    }
    last = answer.seat;
    const done = await at.tables.do(table.record.id, askerFor(at, answer.seat).press, commandFor(table, answer));
    if (!done.ok) throw new Error(`Refused: ${done.refusal.why}`);
    table = done.table;
    const extras = { told: told(table, done.events), toldTitle: words.play.justNow };
    yield {
      kind: 'panel',
      screen: await tippedPanel(at.tables, table, asker, extras),
      asked: askedOf(table, answer.seat),
    };
  }
}

function askedOf({ play }: Table, seat: Seat): string {
  const kinds = (play?.open ?? []).filter((decision) => decision.seat === seat).map(({ kind }) => kind);
  return kinds.length === 0 ? 'nothing' : kinds.join(' + ');
}

function personIn(seat: Seat): string {
  return `p${String(seat)}`;
}

function askerFor(at: House, seat: Seat): Asker {
  return { press: at.press(personIn(seat)), place: PLACE, missing: [], noThread: null };
}

/** The answer of the first seat that has one. */
function answerIn(entry: GameEntry, table: Table, key: string): Answer<unknown> {
  const { game } = entry;
  const open = table.play?.open ?? [];
  const due = open.toSorted((a, b) => Number(a.urgency === 'optional') - Number(b.urgency === 'optional'));
  for (const { seat } of due) {
    const request = requestFor(game, { seat, state: table.play?.match.state, strength: 'heuristic', key });
    const { answer } = think(entry, request);
    if (answer) return answer;
  }
  throw new Error('Nobody answers.');
}

function commandFor(table: Table, { seat, decision, actions }: Answer<unknown>) {
  const panel = { seat, revision: table.record.revision };
  return actions.length === 0
    ? commands.pass(panel, decisionId(decision))
    : commands.act(
        panel,
        actions.map((action) => optionId(decision, action)),
      );
}
