import { at, counted, seats, type BoardFace, type FieldFace, type PanelFace, type Seat } from '#engine';
import { spaceName } from '../board/space.ts';
import { heroesOf, heroLife, heroOf } from '../characters/characters.ts';
import { HEROES } from '../content/heroes.ts';
import { monsterCard, monsterRow } from '../content/monsters.ts';
import { CLASS_OF, DESIGNATIONS } from '../content/designations.ts';
import { PVP_REWARD, questCard } from '../content/quests.ts';
import { SCENARIOS, type ScenarioId } from '../content/scenarios.ts';
import type { View } from '../hidden/view.ts';
import type { Hero, Table } from '../state/state.ts';
import { drawMap, LEGEND } from './map.ts';
import {
  crewName,
  HERO_LETTERS,
  MONSTER_LETTERS,
  monsterText,
  progressText,
  questText,
  tokensText,
  tokensShown,
  upgradeName,
  upgradeText,
} from './words.ts';

/** "Scenario 1: First Day on the Job · Turn 5: Foxes". */
export function statusOf({ table }: View): string {
  const { scenario, ending, sheet, options } = table;
  const last = sheet.at(-1);
  if (ending === 'campaign') return 'The campaign is over';
  if (ending === 'scenario') return last ? `${titleOf(last.scenario)} is over` : 'The scenario is over';
  if (scenario?.turns === 0) return `${titleOf(scenario.id)} · The crews dock`;
  if (scenario) return `${titleOf(scenario.id)} · Turn ${String(scenario.turns)}: ${crewName(scenario.turn)}`;
  if (last) return `After scenario ${SCENARIO_NUMBER(last.scenario)} · Upgrade phase`;
  return options.play === 'campaign' ? 'Campaign · The crews get ready' : 'One scenario · The crews get ready';
}

const SCENARIO_NUMBER = (id: string) => id.toUpperCase();

function titleOf(id: ScenarioId): string {
  return `Scenario ${SCENARIO_NUMBER(id)}: ${SCENARIOS[id].title}`;
}

/** The text says what the picture says; the fields have the crews, the quests and the monsters. */
export function boardFace(view: View): BoardFace {
  const { table } = view;
  return {
    text: table.scenario ? drawMap(table) : sheetText(table),
    legend: table.scenario
      ? LEGEND
      : table.sheet.length > 0
        ? 'Tokens and badges of each scenario.'
        : 'The board is laid out once all crews are ready.',
    fields: [...crewFields(table), ...questFields(table), ...monsterFields(table), ...sheetField(table)],
  };
}

/** The campaign sheet as text (rules: The Campaign Sheet). */
function sheetText({ sheet, crews }: Table): string {
  if (sheet.length === 0) return 'The crews get ready.';
  const column = (text: string) => text.padEnd(8);
  const head = ['', ...crews.map((_, seat) => crewName(seat))].map(column).join('');
  const lines = sheet.map(({ scenario, tokens, badges }) => {
    const each = crews.map((_, seat) => `${String(at(tokens, seat))}/${String(at(badges, seat))}`);
    return [SCENARIO_NUMBER(scenario), ...each].map(column).join('').trimEnd();
  });
  return ['Tokens/badges', head.trimEnd(), ...lines].join('\n');
}

function sheetField(table: Table): FieldFace[] {
  const lines = sheetLines(table);
  if (lines.length === 0) return [];
  // Between scenarios the picture is the campaign sheet.
  return [{ name: 'Campaign so far', value: lines.join('\n'), ...(!table.scenario && { besidePicture: '' }) }];
}

/** A sentence for each scenario that is over: who won it. */
export function sheetLines({ sheet }: Table): string[] {
  return sheet.map(({ scenario, tokens, order }) => {
    const winner = at(order, 0);
    return `Scenario ${SCENARIO_NUMBER(scenario)}: won by the ${crewName(winner)} with ${counted(at(tokens, winner), 'victory token')}.`;
  });
}

function crewFields(table: Table): FieldFace[] {
  return seats(table.crews.length).flatMap((seat) => {
    const { heroes, badges } = at(table.crews, seat);
    if (heroes.length === 0) return [];
    const lines = heroesOf(table, seat).map((hero) => heroLine(heroOf(table, hero), table));
    return [
      {
        name: `${crewName(seat)}: ${counted(tokensShown(table, seat), 'victory token')}, ${counted(badges, 'badge')}`,
        value: lines.join('\n'),
        besidePicture: '',
      },
    ];
  });
}

/** "`E` Edge: C5, 3/4 Life, dazed, carries a Stimpack". */
function heroLine(hero: Hero, { scenario }: Table): string {
  const { id, space, wounds, dazed, gadgets, quest } = hero;
  const life = heroLife(hero);
  const carried = [...gadgets, ...Array.from({ length: quest }, () => 'quest' as const)];
  // Between scenarios nobody is on a board.
  if (!scenario) return `\`${HERO_LETTERS[id]}\` ${HEROES[id].name}`;
  const where =
    space === null ? 'not on the board' : `${spaceName(space)}, ${String(life - wounds)}/${String(life)} Life`;
  const parts = [where, ...(dazed ? ['dazed'] : []), ...(carried.length > 0 ? [`carries ${tokensText(carried)}`] : [])];
  return `\`${HERO_LETTERS[id]}\` ${HEROES[id].name}: ${parts.join(', ')}`;
}

/** Every quest with its reward, and how far the crews are with it. */
function questFields(table: Table): FieldFace[] {
  const { scenario } = table;
  if (!scenario) return [];
  const pve = scenario.quests.map((quest, n) => {
    const { id, by } = quest;
    const { name, reward } = questCard(id);
    if (by !== null) return `✓ ${String(n + 1)}. ${name}: the ${crewName(by)}`;
    const far = progressText(quest);
    const progress = far === '' ? '' : ` (${far})`;
    return `${String(n + 1)}. ${name}: ${questText(id)} ${counted(reward, 'victory token')}.${progress}`;
  });
  const pvp = scenario.rivalries.map((by, seat) =>
    by === null
      ? `Rivals: kill a hero of the ${crewName(seat)}. ${counted(PVP_REWARD, 'victory token')}.`
      : `✓ Rivals: the ${crewName(by)} killed a hero of the ${crewName(seat)}.`,
  );
  return [{ name: 'Quests', value: [...pve, ...pvp].join('\n'), besidePicture: '' }];
}

/** The monster dashboard. */
function monsterFields(table: Table): FieldFace[] {
  const { scenario } = table;
  if (!scenario) return [];
  const lines = DESIGNATIONS.flatMap((designation) => {
    const kind = scenario.dashboard[designation];
    if (!kind) return [];
    const { life, overkill, movement, reward } = monsterRow(kind);
    const { name } = monsterCard(kind);
    return [
      `\`${MONSTER_LETTERS[kind]}\` ${name} (${CLASS_OF[designation]}): Life ${String(life)}, Overkill ${String(overkill)}, ` +
        `moves ${String(movement)}, reward ${String(reward)}. ${monsterText(kind)}`,
    ];
  });
  return [{ name: 'Monsters', value: lines.join('\n'), besidePicture: '' }];
}

/** A seat's own crew dashboard, and its hand in the draft. */
export function panelFace(view: View): PanelFace {
  const { table, viewer } = view;
  if (viewer === 'public') return { fields: [] };
  return { fields: [...dashboard(table, viewer), ...handField(view)] };
}

function dashboard(table: Table, seat: Seat): FieldFace[] {
  const { heroes, loose } = at(table.crews, seat);
  const own = heroes.map((hero): FieldFace => {
    const { ability, name } = HEROES[hero.id];
    const upgrades = hero.upgrades.map(({ id, used }) =>
      used ? `~~${upgradeName(id)}~~ (exhausted)` : `**${upgradeName(id)}**: ${upgradeText(id)}`,
    );
    return { name, value: [heroLine(hero, table), ability, ...upgrades].join('\n') };
  });
  const toDivide = loose.map((id) => `**${upgradeName(id)}**: ${upgradeText(id)}`);
  return [...own, ...(toDivide.length > 0 ? [{ name: 'Still to divide', value: clip(toDivide) }] : [])];
}

function handField({ hand }: View): FieldFace[] {
  if (hand.length === 0) return [];
  return [{ name: 'Your hand', value: clip(hand.map((id) => `**${upgradeName(id)}**: ${upgradeText(id)}`)) }];
}

/** The lines that fit into a field. */
function clip(lines: readonly string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    if ([...kept, line].join('\n').length > 1000)
      return [...kept, `… and ${String(lines.length - kept.length)} more`].join('\n');
    kept.push(line);
  }
  return kept.join('\n');
}
