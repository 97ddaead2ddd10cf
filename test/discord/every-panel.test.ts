import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { words } from '../../src/discord/words.ts';
import { describe, expect, it } from 'vitest';
import { freeRng, optionId, seats, start, submit, type Decision, type GameEntry } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { tableScreen } from '../../src/discord/screens/board.ts';
import { handScreen } from '../../src/discord/screens/panel/known.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import { embedSize, LIMITS, type Row, type Screen } from '../../src/discord/screens/screen.ts';
import { games } from '../../src/games/index.ts';
import type { Table } from '../../src/tables/index.ts';
import { randomAnswer } from '../conformance/random-play.ts';
import { house, TOY } from '../tables/house.ts';
import { helpPages } from './help-pages.ts';

const STEPS = 400;
/** Steps from one look at the screens to the next: neighbours ask much the same. */
const STRIDE = 2;
const SEED = '7'.repeat(64);

/** Moments of a random game, the same in every run, from its first question on. */
async function* randomGame(entry: GameEntry, held: number): AsyncGenerator<Table> {
  const at = await house(':memory:', [entry]);
  let table = await at.game(...seats(held).map((seat) => `p${String(seat)}`));
  // The table's own dice are fresh in every run: the match is dealt again from a fixed seed.
  const match = start(entry.game, held, table.record.options, SEED);
  table = { ...table, play: { match, open: entry.game.decisions(match.state) } };
  const rng = freeRng(`panels of ${entry.game.id} with ${String(held)}`);
  for (let step = 0; step < STEPS && table.play && table.play.open.length > 0; step++) {
    if (step % STRIDE === 0) yield table;
    const result = submit(entry.game, table.play.match, SEED, randomAnswer(table.play.open, rng), table.play.open);
    if (!result.ok) throw new Error(`Refused: ${result.refusal}`);
    table = { ...table, play: { match: result.match, open: result.open } };
  }
}

/** The option ids a screen offers, and the page it turns to. */
function offered(screen: Screen): { options: string[]; next: number | null } {
  const components = screen.components.flatMap((row) => row.components);
  const ids = components.flatMap((component) => ('custom_id' in component ? [readCustomId(component.custom_id)] : []));
  const inMenus = components.flatMap((component) =>
    component.type === ComponentType.StringSelect ? component.options.map(({ value }) => value) : [],
  );
  const next = ids.find((id) => id?.verb === 'page');
  return {
    options: [...inMenus, ...ids.flatMap((id) => (id?.verb === 'do' || id?.verb === 'ask' ? [id.option] : []))],
    next: next?.verb === 'page' ? next.page : null,
  };
}

/** The texts of a button or a menu. */
function plainTexts(component: Row['components'][number]): string[] {
  if (component.type === ComponentType.Button) return 'label' in component ? [component.label ?? ''] : [];
  if (component.type !== ComponentType.StringSelect) return [];
  const said = component.options.flatMap(({ label, description = '' }) => [label, description]);
  return [component.placeholder ?? '', ...said];
}

/** Whether a description was cut at one of Discord's limits. The last hint may end with an ellipsis of its own. */
function isCut({ embeds }: Screen): boolean {
  const isFull = embedSize(embeds) > LIMITS.embeds - 3;
  return embeds.some(({ description = '' }) => {
    return description.endsWith('…') && (isFull || description.length > LIMITS.description - 3);
  });
}

/** The green buttons: the one way on. */
function mains({ components }: Screen): Row['components'] {
  return components
    .flatMap((row) => row.components)
    .filter((component) => component.type === ComponentType.Button && component.style === ButtonStyle.Success);
}

/** What Discord would refuse or a person would miss in a screen, by name. Asserted once a screen: there are thousands of them. */
function faults(screen: Screen): string[] {
  const components = screen.components.flatMap((row) => row.components);
  const ids = components.map((component) => ('custom_id' in component ? component.custom_id : ''));
  const found = {
    'embeds over 6,000 characters': embedSize(screen.embeds) > 6000,
    'more than five rows': screen.components.length > 5,
    'an empty row': screen.components.some((row) => row.components.length === 0),
    'two components of one id': new Set(ids).size < ids.length,
    'a description that is cut': isCut(screen),
    'two green buttons': mains(screen).length > 1,
    // Discord shows the texts of components as they are.
    'Markdown in a component': components.some((component) => /\*\*|`|__/.test(plainTexts(component).join(' '))),
  };
  return Object.entries(found).flatMap(([name, isFault]) => (isFault ? [name] : []));
}

function fits(screen: Screen): void {
  expect(faults(screen)).toEqual([]);
}

/** Labels that end in an ellipsis because another question follows. */
const FOLLOWED = ['Skip…'];

/** Nothing that tells options apart is cut: labels and hints of buttons, and both in menus. Whole clauses may be left out. */
function isWhole({ components, embeds }: Screen): void {
  const shown = components.flatMap((row) => row.components.flatMap(plainTexts));
  const hints = embeds.flatMap(({ description = '' }) =>
    description.split('\n').filter((line) => /^-#? \*\*/.test(line)),
  );
  expect([...shown, ...hints].filter((text) => /\S…$/u.test(text) && !FOLLOWED.includes(text))).toEqual([]);
}

/** A question nobody waits for is left out where nothing can be done about it now. */
function isShown({ game, face, play }: Table, decision: Decision<unknown>): boolean {
  if (!play || decision.urgency !== 'optional') return true;
  return face.options(game.view(play.match.state, decision.seat), decision).some(({ tone }) => tone !== 'idle');
}

const tables = [TOY, ...games].flatMap((entry) => {
  const [fewest, most] = entry.game.seats;
  return [...new Set([fewest, most])].map((held) => ({ entry, held, name: `${entry.face.name} with ${String(held)}` }));
});

describe.each(tables)('$name', ({ entry, held }) => {
  it('shows every option of every question within a message, page by page', async () => {
    for await (const table of randomGame(entry, held)) {
      fits(tableScreen(table, []));
      for (const seat of seats(held)) {
        fits(handScreen(table, seat));
        const found: string[] = [];
        const isAwaited = table.play?.open.some((each) => each.seat === seat && each.urgency !== 'optional') ?? false;
        let page: number | null = 0;
        do {
          const screen = panelScreen(table, seat, { page });
          fits(screen);
          isWhole(screen);
          // On no page of a player who is waited for, also where only what is optional stands on it.
          if (isAwaited) expect(JSON.stringify(screen.embeds)).not.toContain(words.play.nobodyActs);
          const { options, next }: ReturnType<typeof offered> = offered(screen);
          found.push(...options);
          page = next === 0 ? null : next;
        } while (page !== null);
        const asked = table.play?.open.filter((decision) => decision.seat === seat && isShown(table, decision)) ?? [];
        const due = asked.flatMap(({ id, options }) => options.map((option) => optionId(id, option)));
        expect(found.sort()).toEqual(due.sort());
      }
    }
  });

  it('explains every option of a question in Help, as far as a menu holds them', async () => {
    for await (const table of randomGame(entry, held))
      for (const [seat, decisions] of Map.groupBy(table.play?.open ?? [], (decision) => decision.seat)) {
        const view = entry.game.view(table.play?.match.state, seat);
        const pages = helpPages(table, seat);
        pages.forEach(fits);
        const said = pages.flatMap(({ embeds }) => embeds.map(({ description }) => description)).join('\n');
        const lines = decisions.flatMap((decision) => {
          const hinted = entry.face.options(view, decision).filter(({ hint }) => hint !== undefined);
          return hinted.slice(0, LIMITS.menu).map(({ label, hint = '' }) => `- **${label}**: ${hint}`);
        });
        expect(lines.filter((line) => !said.includes(line))).toEqual([]);
      }
  });
});
