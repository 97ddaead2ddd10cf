import { commands } from '../../src/tables/index.ts';
import { ComponentType, type APIStringSelectComponent } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { AnyGame, Choice, GameEntry } from '#engine';
import { writeCustomId } from '../../src/discord/custom-id.ts';
import { lobbyScreen } from '../../src/discord/screens/lobby.ts';
import { optionsScreen } from '../../src/discord/screens/options.ts';
import { embedSize, type Screen } from '../../src/discord/screens/screen.ts';
import { toy } from '../conformance/toy/game.ts';
import { done, house, TOY } from '../tables/house.ts';
import { club, text, whispered, type Seen } from './club.ts';

const KEYS = ['deck', 'moon', 'night', 'rain', 'wind', 'length'];

/** The toy with these open choices, of `values` values each; the rules ignore all but the length of the game. */
function choosing(keys: readonly string[], values = 2, padding = ''): GameEntry {
  const more = keys.filter((key) => key !== 'length');
  const named = (key: string): Choice => ({
    key,
    values: ['v0', ...Array.from({ length: values - 1 }, (_, at) => `v${String(at + 1)}`)],
  });
  const game: AnyGame = {
    ...toy,
    choices: [...more.map(named), ...toy.choices.filter(({ key }) => keys.includes(key))],
    readOptions: (raw) => (typeof raw === 'object' && raw !== null ? { ...raw } : null),
    setup: (seats, _options, rng) => toy.setup(seats, { length: 'short' }, rng),
  };
  const face = {
    ...TOY.face,
    choice: (key: string) => ({
      name: `The ${key}${padding}`,
      values: Object.fromEntries(
        game.choices.flatMap((each) => each.values.map((value) => [value, `${value} it is${padding}`])),
      ),
      hints: { v0: `What the rules say${padding.repeat(3)}` },
    }),
  };
  return { ...TOY, game, face };
}

function menusOf(screen: Screen): APIStringSelectComponent[] {
  return screen.components.flatMap(({ components }) =>
    components.flatMap((component) => (component.type === ComponentType.StringSelect ? [component] : [])),
  );
}

function labelsOf(screen: Screen): string[] {
  return screen.components.flatMap(({ components }) =>
    components.flatMap((component) =>
      component.type === ComponentType.Button && 'label' in component ? [component.label ?? ''] : [],
    ),
  );
}

/** Within the limits of Discord, with nothing empty. */
function fits(screen: Screen): void {
  expect(screen.components.length).toBeLessThanOrEqual(5);
  expect(screen.content.length).toBeLessThanOrEqual(2000);
  expect(embedSize(screen.embeds)).toBeLessThanOrEqual(6000);
  for (const { value } of screen.embeds.flatMap(({ fields = [] }) => fields)) {
    expect(value.length).toBeLessThanOrEqual(1024);
    expect(value).not.toBe('');
  }
  const ids = screen.components.flatMap(({ components }) =>
    components.map((c) => ('custom_id' in c ? c.custom_id : '')),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
  for (const { components } of screen.components) expect(components.length).toBeLessThanOrEqual(5);
  for (const menu of menusOf(screen)) {
    expect(menu.options.length).toBeLessThanOrEqual(25);
    expect(menu.placeholder?.length).toBeLessThanOrEqual(150);
    for (const { label, description = '' } of menu.options) {
      expect(label.length).toBeLessThanOrEqual(100);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  }
}

describe('The options of a lobby', () => {
  it('of six choices beside an AI player are a line each, and menus on two pages', async () => {
    const at = await house(':memory:', [choosing(KEYS)]);
    const { record } = await at.lobby('ada');
    const table = done(await at.tables.do(record.id, at.press('ada'), commands.addAi('heuristic')));
    const lobby = lobbyScreen(table);
    fits(lobby);
    expect(menusOf(lobby)).toEqual([]);
    expect(labelsOf(lobby)).toContain('Options');
    expect(lobby.embeds[0]?.fields?.[0]?.value.split('\n')).toEqual([
      'The deck: v0 it is',
      'The moon: v0 it is',
      'The night: v0 it is',
      'The rain: v0 it is',
      'The wind: v0 it is',
      expect.stringContaining('The length: short'),
      'AI level: Easy',
    ]);
    const [first, second] = [optionsScreen(table, 0), optionsScreen(table, 1)];
    for (const screen of [first, second, optionsScreen(table, 99)]) fits(screen);
    expect([menusOf(first).length, menusOf(second).length]).toEqual([4, 4]);
    expect([labelsOf(first), labelsOf(second)]).toEqual([
      ['Back', 'Next'],
      ['Back', 'Next'],
    ]);
    expect(optionsScreen(table, 99).components).toEqual(optionsScreen(table, 2).components);
    expect(optionsScreen(table, { verb: 'choose', table: record.id, key: 'wind', tries: 0 }).components).toEqual(
      second.components,
    );
  });

  it('on one page need no buttons; the bot’s own are there in every game, and in the lobby only once changed', async () => {
    const four = await house(':memory:', [choosing(KEYS.slice(0, 1))]);
    const screen = optionsScreen(await four.lobby('ada'), 0);
    expect([menusOf(screen).length, labelsOf(screen)]).toEqual([4, []]);
    const none = await house(':memory:', [choosing([])]);
    const lobby = await none.lobby('ada');
    expect(labelsOf(lobbyScreen(lobby))).toContain('Options');
    expect(lobbyScreen(lobby).embeds[0]?.fields).toEqual([]);
    expect(menusOf(optionsScreen(lobby, 0)).map((menu) => menu.placeholder)).toEqual(['Story', 'Own thread', 'Clock']);
    const { id } = lobby.record;
    const told = done(await none.tables.do(id, none.press('ada'), commands.setting('tell', 'round')));
    expect(lobbyScreen(told).embeds[0]?.fields?.[0]?.value).toBe('Story: a few lines per round');
    const ai = done(await none.tables.do(id, none.press('ada'), commands.addAi('random')));
    expect(menusOf(optionsScreen(ai, 0))[0]?.custom_id).toBe(writeCustomId({ verb: 'strength', table: id, tries: 0 }));
  });

  it('that are many and long stay within the limits, and the lobby says how many more there are', async () => {
    const keys = Array.from({ length: 25 }, (_, at) => `choice-${String(at)}`);
    const at = await house(':memory:', [choosing(keys, 25, ' of a long and windy name'.repeat(4))]);
    const table = await at.lobby('ada', 'bo', 'cy', 'dee');
    const lobby = lobbyScreen(table);
    fits(lobby);
    expect(lobby.embeds[0]?.fields?.[0]?.value).toMatch(/\n… and 1\d more under \*\*Options\*\*\.$/);
    for (const page of [0, 1, 2, 3, 4, 5, 6]) fits(optionsScreen(table, page));
    expect(
      new Set([0, 1, 2, 3, 4, 5, 6].flatMap((page) => menusOf(optionsScreen(table, page)).map((m) => m.custom_id)))
        .size,
    ).toBe(28);
  });

  it('are chosen by who opened the table, in a panel of their own; the lobby and the panel show what holds', async () => {
    const { ada, bo, open, board } = await club({ games: [choosing(KEYS)] });
    const lobby = await open();
    expect(ada.pressable(lobby).some(({ kind }) => kind === 'select')).toBe(false);
    const opened = await ada.press(lobby, 'Options');
    expect(whispered(opened)).toMatch(/Options of \*\*Lanterns\*\*[^]*Page 1 of 3/);
    const panel = opened.message ?? lobby;
    const turned = await ada.press(panel, 'Next');
    expect(turned.kind).toBe('update');
    const wind = menuOf(ada.pressable(panel), 'wind');
    expect((await ada.select(panel, wind, ['v1'])).kind).toBe('update');
    expect(text(ada.message(panel))).toContain('Page 2 of 3');
    expect(chosenIn(ada.message(panel), wind)).toBe('v1');
    await expect.poll(() => text(board())).toContain('The wind: v1 it is');

    const theirs = (await bo.press(board(), 'Options')).message ?? lobby;
    const deck = menuOf(bo.pressable(theirs), 'deck');
    const refused = await bo.select(theirs, deck, ['v1']);
    expect(refused.kind).toBe('update');
    expect(text(bo.message(theirs))).toContain('⚠ Only the player who opened this table can do that.');
    // A client keeps what its user picked for as long as the menu has the same id.
    const again = menuOf(bo.pressable(theirs), 'deck');
    expect(again).not.toBe(deck);
    expect(chosenIn(bo.message(theirs), again)).toBe('v0');
    expect(text(board())).toContain('The deck: v0 it is');
  });

  it('opened again take the place of the panel opened before', async () => {
    const { ada, channel, open } = await club();
    const lobby = await open();
    await ada.press(lobby, 'Options');
    const again = (await ada.press(lobby, 'Options')).message;
    const panels = () =>
      ada.messages(channel).filter(({ ephemeral, components }) => ephemeral && components.length > 0);
    await expect.poll(() => panels().map(({ id }) => id)).toEqual([again?.id]);
  });

  it('cannot be chosen in a panel that is out of date: it says why in one sentence, and nothing changes', async () => {
    const { ada, bo, cy, open, told, tables, channel } = await club();
    const lobby = await open();
    await bo.press(lobby, 'Join');
    const panel = (await ada.press(lobby, 'Options')).message ?? lobby;
    const menu = menuOf(ada.pressable(panel), 'length');
    await bo.press(lobby, 'Start Game');
    const late = await ada.select(panel, menu, ['long']);
    expect(late.kind).toBe('update');
    expect(text(late.message)).toMatch(/^This game has already started\./);
    expect(late.message?.components).toEqual([]);
    expect((await tables.tableIn(channel))?.record.options).toEqual({ length: 'short' });

    for (const player of [bo, ada]) await player.command(channel, 'game end');
    await told();
    await cy.command(channel, 'game new', { game: 'toy' });
    const second = await told();
    const other = (await cy.press(second, 'Options')).message ?? second;
    const choice = menuOf(cy.pressable(other), 'length');
    await cy.press(second, 'Cancel Table');
    const over = await cy.select(other, choice, ['long']);
    expect(text(over.message)).toMatch(/^This table was cancelled\./);
    expect(over.message?.components).toEqual([]);
  });

  it('that no longer exist cannot be chosen, and the panel comes back with those there are', async () => {
    const entry = choosing(KEYS);
    const choices = [...entry.game.choices];
    const { ada, open } = await club({ games: [{ ...entry, game: { ...entry.game, choices } }] });
    const lobby = await open();
    const panel = (await ada.press(lobby, 'Options')).message ?? lobby;
    const moon = menuOf(ada.pressable(panel), 'moon');
    choices.splice(1, 1);
    expect((await ada.select(panel, moon, ['v1'])).kind).toBe('update');
    expect(text(ada.message(panel))).toMatch(/^⚠ This game has no such option\./);
    expect(ada.pressable(panel).some(({ customId }) => customId === moon)).toBe(false);
  });

  it('of how AI players play are for everybody seated, and gone with the last AI player', async () => {
    const { ada, bo, cy, open, board } = await club();
    const lobby = await open();
    await bo.press(lobby, 'Join');
    await ada.press(lobby, 'Add AI Player');
    await expect.poll(() => text(board())).toContain('AI level:');
    const panel = (await bo.press(lobby, 'Options')).message ?? lobby;
    expect(text(panel)).toContain('can change them, except the AI level, which every player can change.');
    const strength = menuOf(bo.pressable(panel), 'strength');
    expect((await bo.select(panel, strength, ['heuristic'])).kind).toBe('update');
    await expect.poll(() => text(board())).toContain('AI level: Easy');
    const outside = (await cy.press(lobby, 'Options')).message ?? lobby;
    await cy.select(outside, strength, ['search']);
    expect(text(cy.message(outside))).toContain('⚠ You have no seat at this table yet.');
    await ada.press(lobby, 'Remove AI Player');
    await bo.select(panel, strength, ['search']);
    expect(text(bo.message(panel))).toContain('⚠ There is no AI player at this table.');
    expect(bo.pressable(panel).some(({ customId }) => customId === strength)).toBe(false);
  });
});

describe('A seat somebody chose', () => {
  it('is theirs after the start, and the lobby says what it needs', async () => {
    const { ada, bo, channel, open, told, tables } = await club();
    const lobby = await open();
    await bo.press(lobby, 'Join');
    const free = await ada.autocomplete(channel, 'game join', { seat: '' }, 'seat');
    expect(whispered(await ada.command(channel, 'game join', { seat: String(free[0]?.value) }))).toContain('Green');
    expect(text(await told())).toMatch(/Needs 1 more player\.\nSomebody picked \*\*Green\*\*/);
    expect(whispered(await bo.command(channel, 'game start'))).toContain('Not enough players for **Green**');
    await bo.press(lobby, 'Add AI Player');
    await bo.press(lobby, 'Start Game');
    await told();
    const seats = (await tables.tableIn(channel))?.record.seats.map(({ name }) => name);
    expect(seats).toEqual(['Moth', 'Bo', 'Ada']);
  });
});

/** The custom id of the menu of that choice. */
function menuOf(pressable: readonly { kind: string; customId: string }[], key: string): string {
  const found = pressable.find(({ kind, customId }) => kind === 'select' && customId.split('|').includes(key));
  if (!found) throw new Error(`There is no menu of ${key}.`);
  return found.customId;
}

/** The value a menu of that message shows as chosen. */
function chosenIn(message: Seen | undefined, customId: string): string | undefined {
  const menus = (message?.components ?? []).flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.filter((each) => each.type === ComponentType.StringSelect)
      : [],
  );
  return menus.find((menu) => menu.custom_id === customId)?.options.find((option) => option.default)?.value;
}
