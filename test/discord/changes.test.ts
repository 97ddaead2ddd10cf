import { describe, expect, it } from 'vitest';
import { readCustomId, type CustomId } from '../../src/discord/custom-id.ts';
import type { Asker } from '../../src/discord/in/asker.ts';
import { openLog } from '../../src/discord/out/log-page.ts';
import { openChanges, openTurn } from '../../src/discord/out/panels.ts';
import { tableScreen } from '../../src/discord/screens/board.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import { toldAfter } from '../../src/discord/screens/story/narration.ts';
import { commands, lastActionOf, type Table } from '../../src/tables/index.ts';
import { answer, ASK_REWIND, done, house, TOY, type House } from '../tables/house.ts';
import { club, whispered } from './club.ts';

const askerFor = (at: House, person: string): Asker => ({
  press: at.press(person),
  place: { guild: 'guild', channel: 'channel' },
  missing: [],
  noThread: null,
});

/** A game in which an answer tells these sentences; Ada and then Bo have answered. Hints would take the space of some. */
async function telling(sentences: readonly string[]): Promise<{ at: House; table: Table }> {
  const face: typeof TOY.face = {
    ...TOY.face,
    narrate: String,
    about: () => ({}),
    weight: () => 'usual',
    options: (view, asked) => TOY.face.options(view, asked).map(({ label, tone }) => ({ label, tone })),
  };
  const apply: typeof TOY.game.apply = (state, { seat, ...given }, rng) => ({
    ...TOY.game.apply(state, { seat, ...given }, rng),
    events: sentences.map((event) => ({ to: 'all' as const, event: `${seat === 0 ? 'Ada' : 'Bo'}: ${event}` })),
  });
  const at = await house(':memory:', [{ ...TOY, face, game: { ...TOY.game, apply } }]);
  let table = await at.game('ada', 'bo');
  for (const person of ['ada', 'bo']) table = await answer(at, table, person);
  return { at, table };
}

/** What the buttons of a screen do, but for those that are greyed out. */
function idsOf({ components }: Screen): CustomId[] {
  return components
    .flatMap((row) => row.components)
    .flatMap((each) => ('custom_id' in each && each.disabled !== true ? (readCustomId(each.custom_id) ?? []) : []));
}

/** The revision from which **All Events** goes on; `null` without that button. */
const sinceOf = (screen: Screen) => idsOf(screen).find((id) => id.verb === 'events')?.since ?? null;

/** The button to the next page in that direction. */
function turnOf(screen: Screen, verb: 'older' | 'newer') {
  return idsOf(screen).find((id) => (id.verb === 'older' || id.verb === 'newer') && id.verb === verb);
}

const textOf = ({ embeds }: Screen) => embeds[0]?.description ?? '';
const linesOf = (page: Screen) =>
  textOf(page)
    .split('\n')
    .map((line) => line.replace(/^<t:\d+:t> /, ''));

/** Every page from this one on in that direction. */
async function pagesFrom(at: House, table: Table, first: Screen, verb: 'older' | 'newer'): Promise<Screen[]> {
  const pages = [first];
  for (let id = turnOf(first, verb); id && pages.length < 20;) {
    if (id.verb !== 'older' && id.verb !== 'newer') break;
    const { of, since, revision, sentence } = id;
    const page = await openLog(at.tables, table, 'ada', { of, since, [verb]: { revision, sentence } });
    pages.push(page);
    id = turnOf(page, verb);
  }
  return pages;
}

const SENTENCES = Array.from({ length: 50 }, (_, n) => `Sentence ${String(n)}.`);

describe('A panel that is opened again', () => {
  it('still begins with what the last step of its player led to, before what others did since', async () => {
    const { at, table } = await telling(SENTENCES.slice(0, 5));
    const opened = async (person: string) =>
      (await openTurn(at.tables, table, askerFor(at, person))).embeds.at(-1)?.description ?? '';
    expect(await opened('ada')).toMatch(
      /Since your last turn\*\* · 6 more events\n> Ada: Sentence 2[.]\n> Ada: Sentence 3[.]\n> Ada: Sentence 4[.]\n> Bo: Sentence 4[.]/,
    );
    // Nobody has acted since.
    expect(await opened('bo')).toMatch(
      /Just now\*\* · 1 more event\n> Bo: Sentence 1[.]\n> Bo: Sentence 2[.]\n> Bo: Sentence 3[.]\n> Bo: Sentence 4[.]/,
    );
  });

  it('counts what its own step led to and it has no line for', async () => {
    const { table } = await telling([]);
    const event = { by: null, to: [], opens: null, event: null, cause: 'other', weight: 'score' } as const;
    const own = ['A guard comes.', 'The alert rises.', 'Bo is noticed.'].map((line) => ({ ...event, line }));
    const told = [{ ...event, line: 'Bo moves.', by: 1 }];
    // A long note leaves space for one line.
    const extras = { own, told, toldTitle: 'Since', note: 'A long note. '.repeat(200) };
    const { embeds } = panelScreen(table, 0, extras);
    expect(embeds.at(-1)?.description).toMatch(/Since\*\* · 3 more events\n> Bo moves[.]/);
  });

  it('tells in a single line what came later, rather than a card of its own step that the picture shows, but not than a loss or a triumph', async () => {
    const { table } = await telling([]);
    const event = { by: 0, to: [0], opens: null, event: null } as const;
    const alert = { ...event, by: null, to: [], cause: 'other', line: 'The alert rises.', weight: 'score' } as const;
    const lineAfter = (line: string, weight: 'usual' | 'score' | 'major', to = [0]) => {
      const own = [{ ...event, to, cause: 'own', line, weight } as const];
      const extras = { own, told: [alert], toldTitle: 'Since', note: 'A long note. '.repeat(200) };
      return panelScreen(table, 0, extras).embeds.at(-1)?.description ?? '';
    };
    expect(lineAfter('You draw a card.', 'usual')).toContain('> The alert rises.');
    expect(lineAfter('You lose an ability.', 'score')).toContain('lose an ability.');
    expect(lineAfter('You complete it.', 'major', [])).toContain('complete it.');
  });

  it('tells what its player met with since rather than a step of theirs, but an objective they completed as well', async () => {
    const { table } = await telling([]);
    const event = { by: 0, to: [0], opens: null, event: null } as const;
    const told = [{ ...event, cause: 'other', line: 'You face the patrol.', weight: 'usual' } as const];
    const after = (line: string, weight: 'usual' | 'major') => {
      const own = [{ ...event, to: [], cause: 'own', line, weight } as const];
      return panelScreen(table, 0, { own, told, toldTitle: 'Since' }).embeds.at(-1)?.description ?? '';
    };
    expect(after('You upgrade.', 'usual')).toMatch(/Since[^]*1 more event\n> You face the patrol[.]/);
    expect(after('You complete it.', 'major')).toMatch(/complete it[.]\n> You face the patrol[.]/);
  });

  it('has a way to all that it leaves out, beside a tip as well', async () => {
    const { at, table } = await telling(SENTENCES.slice(0, 5));
    const untipped = await openTurn(at.tables, table, askerFor(at, 'ada'));
    expect(idsOf(untipped).map(({ verb }) => verb)).toContain('changes');
    const log = await at.tables.log(table.record.id);
    const told = toldAfter(table, log, lastActionOf('ada', log), 0);
    const last = (tip: string | null) =>
      idsOf(panelScreen(table, 0, { told, toldTitle: 'Since', tip })).map(({ verb }) => verb);
    expect(last('A tip.').slice(-5)).toEqual(['undo', 'hand', 'help', 'changes', 'no-tips']);
    expect(last(null).slice(-4)).toEqual(['undo', 'hand', 'help', 'changes']);
    const few = panelScreen(table, 0, { told: told.slice(0, 1), toldTitle: 'Since', tip: 'A tip.' });
    expect(idsOf(few).map(({ verb }) => verb)).not.toContain('changes');
  });

  it('says that there is more where more has happened than it reads', async () => {
    const { at, table } = await telling(['acts']);
    let now = table;
    for (let n = 0; n < 35; n++) {
      now = await answer(at, now, 'bo');
      now = done(await at.tables.do(now.record.id, at.press('bo'), commands.undo(null)));
    }
    const { embeds } = await openTurn(at.tables, now, askerFor(at, 'ada'));
    expect(embeds.at(-1)?.description).toContain('** · more in **What Changed**');
  });
});

describe('What Changed', () => {
  it('has nothing more to read where everything fits', async () => {
    const { at, table } = await telling(SENTENCES.slice(0, 4));
    const screen = await openChanges(at.tables, table, askerFor(at, 'ada'));
    expect(textOf(screen)).toContain('Bo: Sentence 3.');
    expect(sinceOf(screen)).toBeNull();
  });

  it('begins with what the last step of its reader led to, and says so where nothing has happened since', async () => {
    const { at, table } = await telling(SENTENCES.slice(0, 2));
    const told = async (person: string) => textOf(await openChanges(at.tables, table, askerFor(at, person)));
    expect(await told('ada')).toMatch(/- Ada: Sentence 0[.]\n- Ada: Sentence 1[.]\n- Bo: Sentence 0[.]/);
    expect(await told('ada')).not.toContain('Nothing has changed');
    expect(await told('bo')).toMatch(/- Bo: Sentence 0[.]\n- Bo: Sentence 1[.]\nNothing else has happened since then/);
  });

  it('leads to all of the last step and everything since, page by page from the beginning, and to nothing before', async () => {
    const { at, table } = await telling(SENTENCES);
    const summary = await openChanges(at.tables, table, askerFor(at, 'ada'));
    expect(textOf(summary)).toContain('80 more events in **All Events**.');
    const since = sinceOf(summary) ?? -1;
    const first = await openLog(at.tables, table, 'ada', { of: 'all', since });
    expect(first.embeds[0]?.title).toBe('What Changed');
    expect(turnOf(first, 'older')).toBeUndefined();
    const pages = await pagesFrom(at, table, first, 'newer');
    const all = ['Ada', 'Bo'].flatMap((name) => SENTENCES.map((sentence) => `${name}: ${sentence}`));
    expect(pages.map((page) => linesOf(page).length)).toEqual([20, 20, 20, 20, 20]);
    // The newest page is shown full, as in the log.
    expect(linesOf(pages.at(-1) ?? first).at(-1)).toBe('Bo: Sentence 49.');
    expect([...new Set(pages.flatMap(linesOf))]).toEqual(all);
    const back = await pagesFrom(at, table, pages.at(-1) ?? first, 'older');
    expect(back.toReversed().flatMap(linesOf)).toEqual(all);
  });

  it('tells apart what happened since its reader looked last, if they have not acted since', async () => {
    const { at, table } = await telling(['acts.']);
    const told = async (now: Table) => textOf(await openChanges(at.tables, now, askerFor(at, 'ada')));
    expect(await told(table)).not.toContain('Since you last looked');
    await at.tables.looks.saveLook(table.record.id, 'ada', table.record.revision);
    expect(await told(table)).not.toContain('Since you last looked');
    const undone = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    const again = await answer(at, undone, 'bo');
    expect(await told(again)).toMatch(
      /- Ada: acts[.]\n\*\*Since you last looked\*\*\n- .*undid their last step[.]\n- Bo: acts[.]/,
    );
  });

  it('begins before the last answer where its reader gave it without having looked at what others had done', async () => {
    const { at, table } = await telling(['acts.']);
    const told = async (now: Table) => textOf(await openChanges(at.tables, now, askerFor(at, 'ada')));
    const again = await answer(at, table, 'ada');
    expect(await told(again)).toMatch(/- Ada: acts[.]\n- Bo: acts[.]\n- Ada: acts[.]\nNothing else has happened/);
    const later = await answer(at, again, 'bo');
    expect(await told(later)).toMatch(/- Ada: acts[.]\n- Bo: acts[.]\n- Ada: acts[.]\n- Bo: acts[.]/);
    // Only a look before that answer tells that they had.
    await at.tables.looks.saveLook(table.record.id, 'ada', table.record.revision);
    expect(await told(later)).toMatch(/^[^-]*- Ada: acts[.]\n- Bo: acts[.]\n[^-]/);
    await at.tables.looks.saveLook(table.record.id, 'ada', later.record.revision);
    expect(await told(later)).toMatch(/- Ada: acts[.]\n- Bo: acts[.]\n- Ada: acts[.]\n- Bo: acts[.]/);
  });

  it('remembers that somebody looked when they press it, and not when it is brought up to date', async () => {
    const at = await club();
    await at.begin();
    const { message } = await at.ada.press(at.board(), 'My Hand');
    const table = await at.tables.tableIn(at.channel);
    const looked = () => at.tables.looks.look(table?.record.id ?? '', at.ada.id);
    expect(await looked()).toBe(0);
    await at.ada.press(message ?? '', 'What Changed');
    expect(await looked()).toBe(table?.record.revision);
    await at.bo.command(at.channel, 'game replace');
    await at.told();
    expect(await looked()).toBe(table?.record.revision);
  });

  it('opens all events beside the summary for the presser alone', async () => {
    const at = await club();
    const board = await at.begin();
    const { message } = await at.ada.press(board, 'Take Turn');
    const [first] = at.ada.pressable(message ?? '');
    if (first?.kind === 'select') await at.ada.select(message ?? '', first.customId, first.values.slice(0, 1));
    const id = (await at.tables.tableIn(at.channel))?.record.id ?? '';
    const press = { kind: 'press', customId: `a1|events|${id}|0`, channelId: at.channel } as const;
    const shown = await at.sandbox.forge(at.bo, press);
    expect(shown.kind).toBe('reply');
    expect(whispered(shown)).toMatch(/What Changed\n<t:\d+:t> The game started\.\n<t:\d+:t> /);
  });

  it('is for a spectator the newest events, with the rest in the log', async () => {
    const { at, table } = await telling(SENTENCES);
    const summary = await openChanges(at.tables, table, askerFor(at, 'cy'));
    expect(textOf(summary)).toContain('more events in the **Log**.');
    expect(sinceOf(summary)).toBeNull();
  });

  it('says that there is more where more has happened than it reads, and leads to all of it', async () => {
    const told = await telling(['Something happened.']);
    const { at } = told;
    let { table } = told;
    for (let n = 0; n < 40; n++) {
      table = await answer(at, table, 'bo');
      table = done(await at.tables.do(table.record.id, at.press('bo'), commands.undo(null)));
    }
    const log = await at.tables.log(table.record.id);
    const summary = await openChanges(at.tables, table, askerFor(at, 'ada'));
    expect(textOf(summary)).toContain('More happened before that. Press **All Events**.');
    const since = sinceOf(summary) ?? -1;
    const pages = await pagesFrom(at, table, await openLog(at.tables, table, 'ada', { of: 'all', since }), 'newer');
    const back = await pagesFrom(at, table, pages.at(-1) ?? summary, 'older');
    expect(back.flatMap(linesOf)).toHaveLength(log.filter(({ revision }) => revision > since).length);
  });
});

it('What was undone is told neither on the board nor as a change, but that it was', async () => {
  const { at, table } = await telling(['acts.']);
  const { id } = table.record;
  const { revision } = done(await at.tables.do(id, at.press('bo'), ASK_REWIND)).record;
  const undone = done(await at.tables.do(id, at.press('ada'), commands.agree(revision)));
  const board = textOf(tableScreen(undone, await at.tables.log(id)));
  const changes = textOf(await openChanges(at.tables, undone, askerFor(at, 'cy')));
  for (const text of [board, changes]) {
    expect(text).toContain('Ada: acts.');
    expect(text).not.toContain('Bo: acts.');
    expect(text).toContain('Everyone agreed: Blue’s last step was undone.');
  }
});
