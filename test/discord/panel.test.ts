import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { clipped, freeRng, type AnyGame, type Decision, type GameEntry, type OptionFace } from '#engine';
import { tableScreen } from '../../src/discord/screens/board.ts';
import { handScreen } from '../../src/discord/screens/panel/known.ts';
import { takenBack, type Told } from '../../src/discord/screens/story/narration.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { embedSize, fitted, type Screen } from '../../src/discord/screens/screen.ts';
import { commands, seatOf, type Table } from '../../src/tables/index.ts';
import { answer, done, house, TOY } from '../tables/house.ts';

/** The toy, asking seat 0 these questions instead of its own. */
function asking(...decisions: Partial<Decision<unknown>>[]): GameEntry {
  const open = decisions.map((decision, i): Decision<unknown> => ({
    id: `q${String(i)}`,
    seat: 0,
    kind: 'card',
    options: [],
    urgency: 'required',
    onTimeout: [],
    ...decision,
  }));
  const game: AnyGame = { ...TOY.game, orders: [], decisions: () => open };
  const face = {
    ...TOY.face,
    prompt: (_view: unknown, { id }: Decision<unknown>) => `Question ${id}?`,
    options: (_view: unknown, { options }: Decision<unknown>) =>
      options.map((action) => ({ label: `Take ${String(action)}`, hint: 'it is there', tone: 'choice' as const })),
  };
  return { ...TOY, game, face };
}

/** The toy, asking one question of that many options, each with a hint of its own. */
function hinting(count: number, tail: string): GameEntry {
  const entry = asking({ options: numbers(count) });
  const options: typeof entry.face.options = (_view, decision) =>
    decision.options.map((action) => ({
      label: `Take ${String(action)}`,
      hint: `${String(action)} left${tail}`,
      tone: 'choice',
    }));
  return { ...entry, face: { ...entry.face, options } };
}

async function panel(entry: GameEntry, page = 0): Promise<Screen> {
  const at = await house(':memory:', [entry]);
  return panelScreen(await at.game('ada', 'bo'), 0, { page });
}

function kinds(screen: Screen): string[] {
  return screen.components.map((row) =>
    row.components.map((component) => (component.type === ComponentType.StringSelect ? 'menu' : 'button')).join(' '),
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('Panel', () => {
  it('hides no news behind the deed of its own player, however little it can tell', async () => {
    const happened = (line: string, by: number, weight: Told['weight']): Told => ({
      line,
      by,
      weight,
      to: [],
      opens: null,
      event: null,
      cause: by === 0 ? 'own' : 'other',
    });
    const own = [happened(`Ada wins a point${' again'.repeat(9)}.`, 0, 'major')];
    const told = [happened(`Bo hides something${' again'.repeat(9)}.`, 1, 'usual')];
    const at = await house(':memory:', [TOY]);
    const table = await at.game('ada', 'bo');
    // A higher note leaves less room for what happened.
    for (const rows of numbers(36)) {
      const extras = { own, told, toldTitle: 'Since then', note: `${'A row\n'.repeat(rows)}The last` };
      expect(panelScreen(table, 0, extras).embeds.at(-1)?.description).toContain('Bo hides something');
    }
  });

  it('tells what a player’s own step revealed of others with what these did since', async () => {
    const happened = (line: string, weight: Told['weight'], cause: Told['cause']): Told => ({
      line,
      by: 1,
      weight,
      to: [],
      opens: null,
      event: null,
      cause,
    });
    const own = [happened('Blue shows a card.', 'usual', 'own'), happened('Blue shuffles it away.', 'usual', 'own')];
    const told = [happened(`Blue scores a point${' again'.repeat(13)}.`, 'score', 'other')];
    const at = await house(':memory:', [TOY]);
    const table = await at.game('ada', 'bo');
    const said = (rows: number) =>
      panelScreen(table, 0, { own, told, toldTitle: 'Since then', note: `${'A row\n'.repeat(rows)}The last` })
        .embeds.at(-1)
        ?.description?.split('\n')
        .filter((line) => line.startsWith('> '));
    const score = `scores a point${' again'.repeat(13)}`;
    expect(said(0)).toEqual([`> **Blue** shows a card · shuffles it away · ${score}`]);
    // Where there is less room, what weighs less is left out, and nothing is cut.
    expect(said(24)).toEqual([`> Blue ${score}.`]);
  });

  it('leaves a tip out where hints would be cut for it', async () => {
    const tip = 'A long tip. '.repeat(12);
    const dropped: number[] = [];
    for (const count of numbers(30)) {
      const at = await house(':memory:', [hinting(6, '; and there'.repeat(count))]);
      const table = await at.game('ada', 'bo');
      const said = (extras: object) => panelScreen(table, 0, extras).embeds.at(-1)?.description ?? '';
      if (said({}).includes('…')) continue;
      expect(said({ tip })).not.toContain('…');
      if (!said({ tip }).includes('Tip:')) dropped.push(count);
    }
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped[0]).toBeGreaterThan(0);
  });

  it('puts each question and its options into words once', async () => {
    const entry = asking({ options: numbers(3) }, { options: numbers(4) });
    const put: unknown[] = [];
    const options: typeof entry.face.options = (view, decision) => {
      put.push(decision.id);
      return entry.face.options(view, decision);
    };
    await panel({ ...entry, face: { ...entry.face, options } });
    expect(put).toEqual(['q0', 'q1']);
  });

  it('offers up to twenty options as buttons', async () => {
    const screen = await panel(asking({ options: numbers(20) }));
    expect(kinds(screen).slice(0, 4)).toEqual(numbers(4).map(() => 'button button button button button'));
    expect(screen.components).toHaveLength(5);
  });

  it('offers more than twenty options as a menu with their hints', async () => {
    const screen = await panel(asking({ options: numbers(25) }));
    expect(kinds(screen)).toEqual(['menu', 'button button button']);
    const menu = screen.components[0]?.components[0];
    expect(menu).toMatchObject({
      options: numbers(25).map((n) => ({ label: `Take ${String(n)}`, description: 'it is there' })),
    });
  });

  it('keeps the ways on and out of a long choice as buttons below its menu', async () => {
    const entry = asking({ options: [...numbers(24), 'back'] });
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action) =>
          action === 'back'
            ? { label: 'Back', tone: 'quiet' as const }
            : { label: `Take ${String(action)}`, tone: 'choice' as const },
        ),
    };
    const screen = await panel({ ...entry, face });
    expect(kinds(screen)).toEqual(['menu', 'button', 'button button button']);
    expect(screen.components[1]?.components[0]).toMatchObject({ label: 'Back' });
  });

  it('asks what has only ways on as buttons, also beside a question that needs a menu', async () => {
    const entry = asking({ options: ['on'] }, { options: numbers(24) });
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action) =>
          action === 'on'
            ? { label: 'On', tone: 'main' as const }
            : { label: `Take ${String(action)}`, tone: 'choice' as const },
        ),
    };
    expect(kinds(await panel({ ...entry, face }))).toEqual(['button', 'menu', 'button button button']);
  });

  it('asks what is longer than one menu with several, all about as long', async () => {
    const entry = asking({ options: numbers(60) });
    expect(kinds(await panel(entry))).toEqual(['menu', 'menu', 'menu', 'button button button']);
    const screen = await panel(entry);
    expect(screen.components[2]?.components[0]).toMatchObject({ placeholder: '41 to 60 of 60' });
  });

  it('turns to the next choices where they fill more rows than a message has', async () => {
    const entry = asking({ options: numbers(60) }, { options: numbers(50) });
    const first = await panel(entry);
    expect(kinds(first)).toEqual(['menu', 'menu', 'menu', 'menu', 'button button button button']);
    expect(first.components[4]?.components[0]).toMatchObject({ label: 'More Choices' });
    const last = await panel(entry, 1);
    expect(last.components[0]?.components[0]).toMatchObject({ placeholder: '26 to 50 of 50 · Question q1?' });
    expect(last.components[1]?.components[0]).toMatchObject({ label: 'Back to First Page' });
    expect(first.embeds.at(-1)?.description).toMatch(/page 1 of 2[.] [*][*]More Choices[*][*][^]*Question q0[^]*q1/);
    expect(last.embeds.at(-1)?.description).toMatch(/page 2 of 2[.] [*][*]Back to First Page[*][*]/);
    // Of the other question nothing is on this page.
    expect(last.embeds.at(-1)?.description).not.toContain('q0');
    const menus = await panel(asking({ options: numbers(100) }, { options: numbers(50) }));
    expect(menus.embeds.at(-1)?.description).toContain('**More Choices** leads to: Question q1?');
  });

  it('takes a choice of several with a menu, and none with a button where none is allowed', async () => {
    const screen = await panel(asking({ options: numbers(4), pick: { min: 0, max: 2 } }));
    expect(screen.components[0]?.components[0]).toMatchObject({
      min_values: 0,
      max_values: 2,
      placeholder: 'Choose up to 2',
    });
    expect(screen.components[1]?.components[0]).toMatchObject({ label: 'Choose None' });
  });

  it('suggests an answer with the verb of the game, where it has one', async () => {
    const entry = asking({ options: numbers(4), pick: { min: 2, max: 2 }, suggested: [1, 2] });
    const label = async (face: typeof entry.face) => (await panel({ ...entry, face })).components[0]?.components[0];
    expect(await label(entry.face)).toMatchObject({ label: 'Suggested: Take 1, Take 2' });
    expect(await label({ ...entry.face, verbs: { card: 'Discard' } })).toMatchObject({
      label: 'Discard Take 1, Take 2',
    });
  });

  it('gives each group of options a menu of its own, with its name', async () => {
    const entry = asking({ options: numbers(40) });
    const options: typeof entry.face.options = (_view, decision) =>
      decision.options.map((action) => ({
        label: `Space ${String(action)}`,
        tone: 'choice',
        group: Number(action) < 10 ? 'Tile A' : 'Tile B',
      }));
    const screen = await panel({ ...entry, face: { ...entry.face, options } });
    expect(kinds(screen).slice(0, 3)).toEqual(['menu', 'menu', 'menu']);
    const menus = screen.components.slice(0, 3).map((row) => row.components[0]);
    expect(menus).toMatchObject([
      { placeholder: 'Tile A', options: { length: 10 } },
      { placeholder: 'Tile B · 1 to 15 of 30', options: { length: 15 } },
      { placeholder: 'Tile B · 16 to 30 of 30', options: { length: 15 } },
    ]);
  });

  it('shows a sign before its label, and the picture of the choice; a hand is shown by its button', async () => {
    const entry = asking({ options: ['left', 'right'] });
    const scene = TOY.face.scene(TOY.game.view(TOY.game.setup(2, {}, freeRng('choice')), 'public'));
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action, i) => ({
          label: `Go ${String(action)}`,
          hint: 'there',
          sign: `${i + 1}`,
          tone: 'choice' as const,
        })),
      choiceScene: (_view: unknown, { id }: Decision<unknown>) => (id === 'q0' ? scene : null),
    };
    const screen = await panel({ ...entry, face });
    expect(screen.components[0]?.components).toMatchObject([{ label: '1 Go left' }, { label: '2 Go right' }]);
    const backwards: typeof face.options = (view, decision) =>
      face.options(view, decision).map((each, i) => ({ ...each, sign: `${2 - i}` }));
    const turned = await panel({ ...entry, face: { ...face, options: backwards } });
    expect(turned.components[0]?.components).toMatchObject([{ label: '1 Go right' }, { label: '2 Go left' }]);
    expect(screen.embeds.at(-1)?.description).toContain('- **1 Go left**, **2 Go right**: there');
    expect(screen.pictures).toMatchObject([{ name: 'choice.png', scene, beside: { fields: [] } }]);
    // The hand is one press away.
    const other = await panel(asking({ options: ['left'] }));
    expect(other.pictures).toEqual([]);
    expect(other.components.at(-1)?.components).toContainEqual(expect.objectContaining({ label: 'My Hand' }));
  });

  it('offers a group of options in a menu below the buttons of the others, however many they are', async () => {
    const entry = asking({ options: numbers(40) });
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action) => ({
          label: `Take ${String(action)}`,
          hint: 'it is there',
          tone: 'choice' as const,
          ...(Number(action) >= 3 && { group: 'More' }),
        })),
    };
    const screen = await panel({ ...entry, face });
    expect(kinds(screen)).toEqual(['button button button', 'menu', 'menu', 'button button button']);
    expect(screen.components[1]?.components[0]).toMatchObject({ placeholder: 'More · 1 to 19 of 37' });
    expect(screen.embeds.at(-1)?.description).toContain('- **Take 0**, **Take 1**, **Take 2**: it is there');
    expect(screen.embeds.at(-1)?.description).not.toContain('Take 3');
  });

  it('shows the menu of options without a group first, wherever they stand', async () => {
    const entry = asking({ options: numbers(60) });
    const options: typeof entry.face.options = (_view, decision) =>
      decision.options.map((action) => ({
        label: `Go ${String(action)}`,
        tone: 'choice',
        ...(Number(action) % 2 === 0 && { group: 'More' }),
      }));
    const screen = await panel({ ...entry, face: { ...entry.face, options } });
    const menus = screen.components.slice(0, 4).map((row) => row.components[0]);
    expect(menus).toMatchObject([
      { placeholder: '1 to 15 of 30' },
      { placeholder: '16 to 30 of 30' },
      { placeholder: 'More · 1 to 15 of 30' },
      { placeholder: 'More · 16 to 30 of 30' },
    ]);
  });

  it('has no page of choices with nothing on it but the way back, which stands in the last row instead', async () => {
    const entry = asking({ options: numbers(13) });
    const options: typeof entry.face.options = (_view, decision) =>
      decision.options.map((action) => {
        const isBack = Number(action) === 0;
        const label = isBack ? 'Back' : `Place ${String(action)}`;
        return isBack
          ? { label, tone: 'quiet' }
          : { label, tone: 'choice', group: `Room ${String(Number(action) % 4)}` };
      });
    const screen = await panel({ ...entry, face: { ...entry.face, options } });
    expect(kinds(screen)).toEqual(['menu', 'menu', 'menu', 'menu', 'button button button button']);
    expect(screen.components.at(-1)?.components[0]).toMatchObject({ label: 'Back' });
    expect(screen.embeds.at(-1)?.description).not.toContain('page 1');
  });

  it('shows the button beside groups of options first, however many groups there are', async () => {
    for (const groups of [2, 5]) {
      const entry = asking({ options: numbers(20) });
      const options: typeof entry.face.options = (_view, decision) =>
        decision.options.map((action) => ({
          label: `Go ${String(action)}`,
          tone: Number(action) > 0 ? 'choice' : 'quiet',
          hint: 'there',
          ...(Number(action) > 0 && { group: `Tile ${String(Number(action) % groups)}` }),
        }));
      const screen = await panel({ ...entry, face: { ...entry.face, options } });
      expect(screen.components[0]?.components).toMatchObject([{ label: 'Go 0' }]);
    }
  });

  it('tells the first clause of a hint whole, however little space its label leaves', async () => {
    const entry = asking({ options: numbers(6) });
    const label = 'A label that leaves little space';
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action) => ({
          label: `${label} ${String(action)}`,
          hint: `${String(action)}${'x'.repeat(90)}; ${'more '.repeat(20)}`,
          tone: 'choice' as const,
        })),
    };
    const screen = await panel({ ...entry, face });
    expect(screen.embeds.at(-1)?.description).toMatch(/^-# [*][*]A label that leaves little space 1[*][*]: 1x{90} …$/m);
  });

  it('names the button before what follows from it, also where it is the only answer', async () => {
    const said = async (urgency: 'optional' | 'required') =>
      (await panel(asking({ options: [1], urgency }))).embeds.at(-1)?.description;
    for (const urgency of ['optional', 'required'] as const)
      expect(await said(urgency)).toContain('**Take 1**: it is there');
  });

  it('keeps the shape of a question, whether it has one option or five', async () => {
    for (const count of [1, 5]) {
      const options = numbers(count);
      expect(kinds(await panel(asking({ options })))[0]).toMatch(/^button/);
      expect(kinds(await panel(asking({ options, pick: { min: 1, max: 1 } })))[0]).toBe('menu');
      const asMenu = asking({ options });
      const setup = { ...asMenu, face: { ...asMenu.face, setup: { card: 'menu' as const } } };
      expect(kinds(await panel(setup))[0]).toBe('menu');
    }
  });

  it('tells of an option once: below the question where it is a button, in the menu where there is one', async () => {
    const said = async (decision: Partial<Decision<unknown>>) => {
      const { embeds, components } = await panel(asking(decision));
      return [JSON.stringify(embeds), JSON.stringify(components)].map((text) => text.split('it is there').length - 1);
    };
    // What follows from all of them alike is said once.
    expect(await said({ options: numbers(4) })).toEqual([1, 0]);
    expect(await said({ options: numbers(4), pick: { min: 1, max: 2 } })).toEqual([0, 4]);
  });

  it('shows a decision that nobody needs to take now behind one press', async () => {
    const entry = asking({ options: ['lock'] }, { options: numbers(3), urgency: 'optional' });
    const face = {
      ...entry.face,
      behind: (_view: unknown, { urgency }: Decision<unknown>) => (urgency === 'optional' ? 'Change My Plan' : null),
    };
    const first = await panel({ ...entry, face });
    expect(first.embeds.at(-1)?.description).not.toContain('q1');
    expect(first.components).toHaveLength(2);
    expect(first.components[1]?.components[0]).toMatchObject({ label: 'Change My Plan' });
    const behind = await panel({ ...entry, face }, 1);
    expect(behind.embeds.at(-1)?.description).toContain('q1');
    expect(behind.components.at(-1)?.components[0]).toMatchObject({ label: 'Back to First Page' });
  });

  it('keeps what a player may do while AI players alone are on behind one press: they are done before it is read', async () => {
    const at = await house(':memory:', [
      asking({ options: numbers(3), urgency: 'optional' }, { seat: 1, options: [4] }),
    ]);
    const table = await at.game('ada', 'bo');
    expect(panelScreen(table, 0).embeds.at(-1)?.description).toContain('q0');
    const lent = done(await at.tables.do(table.record.id, at.press('bo'), commands.handOver('heuristic')));
    const first = panelScreen(lent, 0);
    expect(first.embeds.at(-1)?.description).toMatch(/^Nothing to do right now[.] .*Blue/m);
    expect(first.embeds.at(-1)?.description).not.toContain('q0');
    expect(first.components[0]?.components[0]).toMatchObject({ label: 'What You Can Do Now' });
    expect(panelScreen(lent, 0, { page: 1 }).embeds.at(-1)?.description).toContain('q0');
  });

  it('offers what leads to nothing now after what leads somewhere, and before the way back', async () => {
    const entry = asking({ options: ['dead', 'alive', 'back'] });
    const tones = new Map<unknown, OptionFace['tone']>([
      ['dead', 'idle'],
      ['back', 'quiet'],
    ]);
    const face = {
      ...entry.face,
      options: (_view: unknown, { options }: Decision<unknown>) =>
        options.map((action) => ({ label: String(action), tone: tones.get(action) ?? 'choice' })),
    };
    const screen = await panel({ ...entry, face });
    expect(screen.components[0]?.components).toMatchObject([{ label: 'alive' }, { label: 'dead' }, { label: 'back' }]);
  });

  it('lays choices out in rows about as long, so that none stands alone', async () => {
    const screen = await panel(asking({ options: numbers(6) }));
    expect(kinds(screen).slice(0, 2)).toEqual(['button button button', 'button button button']);
  });

  it('shows several questions, those the table waits for first', async () => {
    const screen = await panel(asking({ options: [1], urgency: 'optional' }, { options: [2, 3] }));
    expect(kinds(screen)).toEqual(['button button', 'button', 'button button button']);
    expect(screen.embeds[0]?.description).toMatch(/q1[^]*q0/);
  });

  it('says which player the table waits for below the optional decisions', async () => {
    const may = asking({ options: [1], urgency: 'optional' }, { seat: 1, options: [2] });
    expect((await panel(may)).embeds.at(-1)?.description).toMatch(/Question q0[?][^]*Waiting for [*][*]Blue/);
    const must = asking({ options: [1] }, { seat: 1, options: [2] });
    expect((await panel(must)).embeds.at(-1)?.description).not.toContain('Waiting for');
  });

  it('tells who has given up that they have, and everybody else as well', async () => {
    const at = await house();
    const { record } = await at.game('ada', 'bo', 'cy');
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.concede));
    expect(panelScreen(table, 0).embeds.at(-1)?.description).toContain('You conceded');
    expect(tableScreen(table, []).embeds[0]?.description).toContain('**Red** (<@ada>) conceded.');
  });

  it('offers Undo when something can be taken back, and else to ask the others', async () => {
    const at = await house();
    const undo = (table: Table, person: string) =>
      panelScreen(table, seatOf(table, person)?.seat ?? 9)
        .components.at(-1)
        ?.components.find((component) => 'label' in component && (component.label ?? '').includes('Undo'));
    let table = await at.game('ada', 'bo');
    expect(undo(table, 'ada')).toMatchObject({ label: 'Undo', style: ButtonStyle.Secondary });
    for (const person of ['ada', 'bo', 'ada']) table = await answer(at, table, person);
    expect(undo(table, 'ada')).toMatchObject({ label: 'Undo' });
    expect(undo(table, 'bo')).toMatchObject({ label: 'Ask to Undo' });
  });

  it('says which answer was taken back, in the words it was offered with', async () => {
    const at = await house();
    let table = await at.game('ada', 'bo');
    for (const person of ['ada', 'bo', 'ada']) table = await answer(at, table, person);
    const undone = await at.tables.do(table.record.id, at.press('ada'), commands.undo(null));
    if (!undone.ok) throw new Error('It was not taken back.');
    const text = takenBack(undone.table, undone.takenBack);
    const what = /^Undone: \*\*(.+)\*\*\.$/.exec(text)?.[1] ?? '';
    expect(JSON.stringify(panelScreen(undone.table, 0).components)).toContain(`"label":"${what}"`);
    expect(takenBack(table, undone.takenBack)).toBe('Undone.');
  });

  it('shows a hint for each button, as many clauses as a phone has space for', async () => {
    const said = async (count: number, tail: string) =>
      (await panel(hinting(count, tail))).embeds.at(-1)?.description?.split('\n') ?? [];
    const long = '; and there'.repeat(25);
    expect(await said(2, ' and there')).toContain('- **Take 1**: 1 left and there');
    const cut = (await said(6, long)).filter((line) => line.startsWith('-# **'));
    expect(cut.map((line) => line.slice(0, 21))).toEqual(
      numbers(6).map((n) => `-# **Take ${String(n)}**: ${String(n)} left`),
    );
    for (const line of cut) expect(line.length).toBeLessThan(100);
    // Fewer are told in full, in small print where that alone fits.
    const shorter = '; and there'.repeat(12);
    expect(await said(3, shorter)).toContain(`- **Take 2**: 2 left${shorter}`);
    expect(await said(5, shorter)).toContain(`-# **Take 2**: 2 left${shorter}`);
  });

  it('asks with a menu, which describes its options, where more than six buttons had hints of their own', async () => {
    expect(kinds(await panel(hinting(6, '')))[0]).toMatch(/^button/);
    const screen = await panel(hinting(7, ''));
    expect(kinds(screen)[0]).toBe('menu');
    expect(screen.components[0]?.components[0]).toMatchObject({
      options: numbers(7).map((n) => ({ description: `${String(n)} left` })),
    });
  });

  it('says which player the table waits for when there is nothing to do', async () => {
    const at = await house();
    const table = await at.game('ada', 'bo');
    expect(panelScreen(table, 1).embeds[0]?.description).toMatch(/^-# Blue · Round 1 of 2[^]*Waiting for/);
  });
});

describe('Screens', () => {
  it('fit into Discord’s 6000 characters, the last fields giving way', () => {
    const fields = numbers(9).map((n) => ({ name: `Field ${String(n)}`, value: 'x'.repeat(1024) }));
    const [embed] = fitted([{ title: 'Board', description: 'y'.repeat(2000), fields }]);
    const size =
      (embed?.title?.length ?? 0) +
      (embed?.description?.length ?? 0) +
      (embed?.fields ?? []).reduce((sum, f) => sum + f.name.length + f.value.length, 0);
    expect(size).toBeLessThanOrEqual(6000);
    expect(embed?.fields?.length).toBeLessThan(9);
  });

  it('cut what is known before what is asked', async () => {
    const entry = asking({ options: numbers(3) });
    const long = numbers(9).map((n) => ({ name: `Field ${String(n)}`, value: 'x'.repeat(1024) }));
    const question = (view: unknown, decision: Decision<unknown>) =>
      entry.face.prompt(view, decision) + 'y'.repeat(900);
    const scene = TOY.face.scene(TOY.game.view(TOY.game.setup(2, {}, freeRng('choice')), 'public'));
    const face = { ...entry.face, prompt: question, panel: () => ({ fields: long }), choiceScene: () => scene };
    const { embeds } = await panel({ ...entry, face });
    expect(embeds[1]?.description).toContain('y'.repeat(900));
    expect(embeds[0]?.fields?.length).toBeGreaterThan(0);
    expect(embedSize(embeds)).toBeLessThanOrEqual(6000);
  });

  it('keep an embed out for which there is no room', () => {
    const embed = { description: 'y'.repeat(4000) };
    expect(fitted([embed, embed, { title: 'Z' }]).map(({ description }) => description?.length)).toEqual([4000, 2000]);
  });

  it('cut texts between characters', () => {
    expect(clipped('abcdef', 4)).toBe('abc…');
    expect(clipped('ab😀😀', 4)).toBe('ab…');
  });
});

describe('A hand', () => {
  it('offers the map as text, and no picture to go back to where it has none', async () => {
    const at = await house();
    const { face, ...rest } = await at.game('ada', 'bo');
    const other = (look: 'pictured' | 'in-words', entry: Table) =>
      JSON.stringify(handScreen(entry, 0, look).components).match(/As Text|As Picture|Text Map|Hide Map/g);
    const drawn = { ...rest, face: { ...face, handScene: (view: unknown) => face.scene(view) } };
    const plain = { ...rest, face: { ...face, handScene: () => null } };
    expect([other('pictured', drawn), other('in-words', drawn)]).toEqual([['As Text'], ['As Picture']]);
    expect([other('pictured', plain), other('in-words', plain)]).toEqual([['Text Map'], ['Hide Map']]);
  });

  it('leads to a question, also where nobody waits for the answer', async () => {
    const first = async (...open: Partial<Decision<unknown>>[]) => {
      const at = await house(':memory:', [asking(...open)]);
      const [row] = handScreen(await at.game('ada', 'bo'), 0).components;
      const [button] = row?.components ?? [];
      return button && 'label' in button ? button.label : undefined;
    };
    expect(await first({ options: numbers(2), urgency: 'called' })).toBe('Take Turn');
    expect(await first()).not.toBe('Take Turn');
  });
});
