import { onTestFinished } from 'vitest';
import { decisionId, optionId, type Decision, type GameEntry } from '#engine';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { commands, seatOf, Tables, type Done, type Press, type Table } from '../../src/tables/index.ts';
import { toy } from '../conformance/toy/game.ts';
import { toyFace } from '../conformance/toy/face.ts';
import { keptFace, keptToy } from '../conformance/toy/kept.ts';
import { toySubject } from '../conformance/toy/subject.ts';
import { toyTactics } from '../conformance/toy/tactics.ts';

export const TOY: GameEntry = {
  game: toy,
  face: toyFace,
  tactics: toyTactics,
  starts: [{ label: 'Play Lanterns', hint: 'Against an AI player.', ai: 1 }],
  pace: { length: 'a few minutes', difficulty: 'easy' },
  proof: toySubject,
};

/** The toy with lanterns that people bring and take home. */
export const KEPT: GameEntry = { ...TOY, game: keptToy, face: keptFace };

/** Asks the others to undo the presser's newest step, whichever that is. */
export const ASK_REWIND = commands.askRewind(Infinity);

export const PLACE = { guild: 'guild', channel: 'channel' };

/** Interactions so far: no two houses share one, nor do two lives of one database. */
let presses = 0;

/** A house with one game in it, and people who press. */
export interface House {
  readonly tables: Tables;
  readonly store: Store;
  /** The next press of that person, an interaction of its own. */
  press(person: string): Press;
  /** A lobby with these people in the first seats. */
  lobby(...people: string[]): Promise<Table>;
  /** The same, begun. */
  game(...people: string[]): Promise<Table>;
}

export async function house(
  url = ':memory:',
  entries: readonly GameEntry[] = [TOY],
  now: () => number = () => 1_800_000_000_000,
): Promise<House> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  const tables = new Tables({ store, games: entries, now });
  const press = (person: string): Press => ({
    person: { id: person, name: person.toUpperCase() },
    interaction: `i${String(++presses)}`,
  });
  const lobby = async (...people: string[]) => {
    let table = done(await tables.create(PLACE, entries[0]?.game.id ?? '', press(people[0] ?? 'ada')));
    for (const person of people.slice(1))
      table = done(await tables.do(table.record.id, press(person), commands.join(null)));
    return table;
  };
  const game = async (...people: string[]) => {
    const { record } = await lobby(...people);
    return done(await tables.do(record.id, press(people[0] ?? ''), commands.begin));
  };
  return { tables, store, press, lobby, game };
}

/** A game where everybody kept their cards and is bidding now. */
export async function bidding(at: House, ...people: string[]): Promise<Table> {
  let table = await at.game(...people);
  for (const person of people) table = await answer(at, table, person);
  return table;
}

/** The table a command led to; it must have been done. */
export function done(result: Done): Table {
  if (!result.ok)
    throw new Error(
      `Refused: ${JSON.stringify(result.refusal, (key, value: unknown) => (key === 'table' ? undefined : value))}`,
    );
  return result.table;
}

/** The table as it stands now. */
export async function now(at: House, { record }: Table): Promise<Table> {
  const table = await at.tables.table(record.id);
  if (!table) throw new Error('The table is gone.');
  return table;
}

/** Why a command was not done; it must have been refused. */
export function refusal(result: Done) {
  if (result.ok) throw new Error('It was done.');
  return result.refusal;
}

/** What that person is asked now. */
export function asked(table: Table, person: string): readonly Decision<unknown>[] {
  const seat = seatOf(table, person)?.seat;
  return table.play?.open.filter((decision) => decision.seat === seat) ?? [];
}

/** Answers the first question of that person with its first option, or with the one that says this. */
export async function answer(at: House, table: Table, person: string, wanted?: object): Promise<Table> {
  return done(await tryAnswer(at, table, person, wanted));
}

export function tryAnswer(at: House, table: Table, person: string, wanted?: object): Promise<Done> {
  const [decision] = asked(table, person).filter((d) => wanted === undefined || d.options.some((o) => says(o, wanted)));
  if (!decision) throw new Error(`${person} is not asked that.`);
  const panel = { seat: decision.seat, revision: table.record.revision };
  const chosen = decision.options.filter((option) => wanted !== undefined && says(option, wanted));
  const [first] = chosen.length > 0 ? chosen : decision.options;
  if (decision.pick?.min === 0 && wanted === undefined)
    return at.tables.do(table.record.id, at.press(person), commands.pass(panel, decisionId(decision.id)));
  return at.tables.do(table.record.id, at.press(person), commands.act(panel, [optionId(decision.id, first)]));
}

/** Answers the question of that kind with its first option, on the panel of that table. */
export async function answerTo(at: House, table: Table, person: string, kind: string): Promise<Table> {
  return done(await tryAnswerTo(at, table, person, kind));
}

export function tryAnswerTo(at: House, table: Table, person: string, wanted: string): Promise<Done> {
  const { id, revision } = table.record;
  const decision = asked(table, person).find(({ kind }) => kind === wanted);
  if (!decision) throw new Error(`${person} is not asked for a ${wanted}.`);
  const option = optionId(decision.id, decision.options[0]);
  return at.tables.do(id, at.press(person), commands.act({ seat: decision.seat, revision }, [option]));
}

function says(option: unknown, wanted: object): boolean {
  return JSON.stringify(option) === JSON.stringify(wanted);
}
