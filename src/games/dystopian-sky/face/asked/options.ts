import { at, counted, type Decision, type OptionFace } from '#engine';
import { comradesOf } from '../../combat/reactions.ts';
import { affiliation } from '../../content/affiliations.ts';
import { background } from '../../content/backgrounds.ts';
import { consumable } from '../../content/goods.ts';
import { skirmishMap } from '../../content/maps.ts';
import { READY_MADE } from '../../content/ready-made.ts';
import type { View } from '../../hidden/view.ts';
import { columnOf, placeName } from '../../map/place.ts';
import { heightAt } from '../../map/terrain.ts';
import { dashInches } from '../../movement/dash.ts';
import { musteringOf } from '../../muster/plan.ts';
import { isUsable, priceOf, type Article } from '../../roster/articles.ts';
import { CREW_SIZE, statOf, type Member } from '../../roster/roster.ts';
import type { Action, Actions } from '../../state/actions.ts';
import { seatOf, type UnitId } from '../../state/ids.ts';
import type { Table } from '../../state/state.ts';
import { mostHealth, stat, terrainIn, unitOf } from '../../units/units.ts';
import {
  articleName,
  articleText,
  changesText,
  conditionsOf,
  ownedName,
  shortName,
  skillName,
  skillText,
  STAT_NAMES,
  numbered,
} from '../words.ts';
import { seatName, unitName } from '../../units/names.ts';
import { attackHint, throwHint } from './odds.ts';
import { namedAs, standsAt } from './places.ts';

type Faces = {
  readonly [K in keyof Actions]: (action: Action<K>, view: View, asked: Decision<Action>) => OptionFace;
};

const choice = (label: string, hint?: string, group?: string): OptionFace => ({
  label,
  ...(hint && { hint }),
  ...(group && { group }),
  tone: 'choice',
});

const OPTIONS: Faces = {
  crew: ({ crew }) => {
    if (crew === 'own')
      return choice('Make Your Own', 'Choose where each of your four units comes from, then spend their credits');
    const { name, hint } = at(READY_MADE, crew);
    return choice(name, hint);
  },
  affiliation: ({ affiliation: id }) => {
    const { name, stats, bonus } = affiliation(id);
    const figures = Object.entries(STAT_NAMES).map(([key, label]) => `${label} ${String(numberOf(stats, key))}`);
    return choice(name, `${figures.join(', ')}. ${skillName(bonus)}: ${skillText(bonus)}`);
  },
  background: ({ background: id }) => {
    const { name, stats, health } = background(id);
    return choice(name, changesText(stats, health));
  },
  names: () => ({ label: 'Other Names', hint: 'Draws new names for the crew and its members', tone: 'quiet' }),
  'other-crew': () => ({
    label: 'Another Crew',
    hint: 'Goes back to the choice of a crew',
    confirm: 'Choose another crew? You lose what you have chosen for this one.',
    tone: 'quiet',
  }),
  armory: ({ slot }, view, { seat }) => {
    const mustering = crewMustered(view, seat);
    if (!mustering) return choice(`Member ${String(slot + 1)}`);
    const { roster, purses } = mustering;
    const { name, points } = at(roster.members, slot);
    return choice(name, `${String(at(purses, slot))} credits and ${counted(points, 'skill point')} to spend`);
  },
  get: ({ article }, view, { seat }) => {
    const slot = view.muster?.shopper ?? 0;
    const mustering = crewMustered(view, seat);
    if (!mustering) return choice(article.kind);
    const member = at(mustering.roster.members, slot);
    const price = article.kind === 'skill' ? '1 skill point' : `${String(priceOf(member, article))} credits`;
    const name = articleName(member, article);
    const owned = countOf(member, article);
    return {
      ...choice(
        owned === 0 ? name : `${name} (has ${String(owned)})`,
        `${price}. ${articleText(member, article)}`,
        GROUPS[article.kind],
      ),
      ...(!isUsable(member, article) && {
        confirm: `Buy it all the same? ${member.name} has Tech ${String(statOf(member, 'tech'))}, too little to use it.`,
      }),
    };
  },
  leave: () => ({ label: 'Done Shopping', hint: 'Goes back to the crew', tone: 'main' }),
  muster: (_, view, { seat }) => {
    const left = unspent(view, seat);
    return { label: 'Crew Ready', hint: 'Nobody sees your crew until all crews are ready', ...left, tone: 'main' };
  },
  zone: ({ zone }, { table }) => {
    const first = at(skirmishMap(table.options.map).zones, zone);
    return choice(`Zone ${String(zone + 1)}, at ${placeName(first)}`);
  },
  deploy: ({ to }, { table }) => {
    const height = heightAt(terrainIn(table), to);
    return choice(placeName(to), height > 0 ? `${counted(height, 'inch', 'inches')} up` : 'On the floor');
  },
  activate: ({ unit }, { table }) => {
    const { health } = unitOf(table, unit);
    const has = [
      `${String(health)}/${String(mostHealth(table, unit))} Health`,
      `Agility ${String(stat(table, unit, 'agility'))}`,
      ...conditionsOf(table, unit),
    ];
    return choice(`Activate ${shortName(table, unit)}`, has.join(', '));
  },
  concede: () => ({
    label: 'Concede',
    hint: 'Your units leave the match. None of them rolls for a Trauma or gets XP for standing',
    confirm: 'Concede the match? Your units leave it at once and get no XP for standing.',
    tone: 'grave',
  }),
  dash: (_, { table }, { seat }) =>
    choice('Dash', `Move up to ${counted(dashInches(table, unitAsked(table, seat)), 'inch', 'inches')}`),
  column: ({ column }, _view, { kind, options }) => {
    const letter = placeName(column).charAt(0);
    const named = options.filter((option) => option.do === 'go' && columnOf(option.to) === column).length;
    return choice(`Column ${letter}`, named > 0 ? 'Every square of this column in reach' : undefined, MOVE_MENUS[kind]);
  },
  go: (action, { table }, asked) => {
    const { to } = action;
    if (asked.kind === 'row')
      return choice(`To ${placeName(to)}`, standsAt(table, to), `Column ${placeName(to).charAt(0)}`);
    const named = namedAs(table, to);
    const group = placeGroup(action, asked);
    const sign = named && { sign: String(named.number) };
    if (asked.kind === 'phase' && group === undefined) {
      const hint = [...(named?.purpose ? [named.purpose] : []), standsAt(table, to, 'brief')].join(', ');
      return { ...choice(`Move to ${placeName(to)}`, hint), ...sign };
    }
    return {
      ...choice(`${placeName(to)}${named?.purpose ? `: ${named.purpose}` : ''}`, standsAt(table, to), group),
      ...sign,
    };
  },
  jump: ({ to }, { table }) => {
    const top = table.stack.at(-1);
    const { place } = unitOf(table, top?.kind === 'phase' ? top.unit : 0);
    const terrain = terrainIn(table);
    const height = place === null ? 0 : heightAt(terrain, place) - heightAt(terrain, to);
    const dice = Math.floor(height / 2);
    const cost =
      dice > 0 ? `${dice === 1 ? 'D6' : `${String(dice)}D6`} damage${height >= 4 ? ', Disarmed' : ''}` : 'No damage';
    return choice(`Jump Down to ${placeName(to)}`, `${counted(height, 'inch', 'inches')}: ${cost}`, 'More');
  },
  back: () => ({ label: 'Back', tone: 'quiet' }),
  sprint: (_, { table }) =>
    choice(
      'Sprint',
      `1 Action: ${counted(Math.floor(stat(table, unitAsked(table), 'agility') / 2), 'inch', 'inches')} more movement`,
      'More',
    ),
  attack: (action, { table }, asked) => {
    const { weapon, target } = action;
    const isReaction = asked.kind === 'reaction';
    const attacker = unitAsked(table, asked.seat);
    const means = weapon === null ? 'Fists' : numbered(unitOf(table, attacker).weapons, weapon);
    return choice(
      isReaction ? `Strike Back: ${means}` : `${means}: ${shortName(table, target)}`,
      attackHint(table, attacker, weapon, target, isReaction),
      isReaction ? undefined : attackGroup(action, asked),
    );
  },
  throw: (action, { table }, asked) => {
    const { weapon, target } = action;
    const attacker = unitAsked(table);
    const owned = at(unitOf(table, attacker).weapons, weapon);
    return choice(
      `${ownedName(owned)}: ${shortName(table, target)}`,
      throwHint(table, attacker, weapon, target),
      attackGroup(action, asked),
    );
  },
  push: ({ target }, { table }) =>
    choice(
      `Push ${shortName(table, target)}`,
      `1 Action: ${counted(Math.floor(stat(table, unitAsked(table), 'brawn') / 2), 'inch', 'inches')} straight away, unless resisted`,
      'More',
    ),
  skill: ({ skill, target }, { table }) => choice(aimed(table, skillName(skill), target), skillText(skill), 'More'),
  consume: ({ item, target }, { table }) => {
    const { name, text } = consumable(at(unitOf(table, unitAsked(table)).consumables, item));
    const health = target === null ? '' : ` (${healthHint(table, target)})`;
    return choice(aimed(table, name, target), `1 Action: ${text}${health}`, 'More');
  },
  ready: () => choice('Ready', '1 Action: +2 to hit until your next Turn', 'More'),
  defend: () => choice('Defend', '1 Action: attackers need 2 more to hit until your next Turn', 'More'),
  ambush: () => choice('Ambush', '1 Action: the unit’s next attack Stuns, so its target cannot react', 'More'),
  rest: (_, { table }) =>
    choice('Rest', `2 Actions: D6+${String(stat(table, unitAsked(table), 'tech'))} Health`, 'More'),
  rearm: () => choice('Rearm', '1 Action: the unit can use its weapons again'),
  stance: ({ stance }) => {
    const names = { strike: 'strike back', dash: 'dash to cover', nothing: 'do nothing' };
    return choice(`When Attacked: ${names[stance]}`, 'Costs no Action. It stays so until you change it', 'More');
  },
  done: (_, { table }, { options }) => {
    const top = table.stack.at(-1);
    const actions = top?.kind === 'phase' ? top.actions : 0;
    const isIdle = options.some(({ do: does }) => does !== 'done' && does !== 'stance');
    return { label: 'End Phase', tone: isIdle && actions > 0 ? 'quiet' : 'main' };
  },
  reflex: ({ skill }) => choice(skillName(skill), skillText(skill)),
  pass: () => ({ label: 'No Reaction', tone: 'quiet' }),
  'pass-all': (_, { table }) => {
    const top = table.stack.at(-1);
    const units = top?.kind === 'reactions' ? comradesOf(table, top.units) : [];
    return { label: `No Reaction by All ${String(units.length)}`, tone: 'quiet' };
  },
  arc: ({ unit }, { table }) => choice(`${unitName(table, unit)} (${seatName(seatOf(unit))})`, healthHint(table, unit)),
};

const ATTACKS: readonly Action['do'][] = ['attack', 'throw'];

/** The first attack of a Phase is a button, which takes one press instead of two; the others are a menu. */
function attackGroup(attack: Action, { options }: Decision<Action>): string | undefined {
  return options.find(({ do: does }) => ATTACKS.includes(does)) === attack ? undefined : 'Attack';
}

/** So is the first of the places where a unit that cannot attack can go, and where one can dash. */
function placeGroup(going: Action, { kind, options }: Decision<Action>): string | undefined {
  const isFirst = options.find(({ do: does }) => does === 'go') === going;
  const isBest = isFirst && !options.some(({ do: does }) => ATTACKS.includes(does));
  return isBest ? undefined : MOVE_MENUS[kind];
}

const MOVE_MENUS: Readonly<Record<string, string>> = { phase: 'Move', dash: 'Elsewhere' };

/** One menu for all of them: four would not fit on a panel beside the way out. */
const EQUIPMENT = 'Upgrades, Gear and Consumables';

const GROUPS = {
  skill: 'Skills',
  weapon: 'Weapons',
  upgrade: EQUIPMENT,
  attachment: EQUIPMENT,
  gear: EQUIPMENT,
  consumable: EQUIPMENT,
} as const;

/** One entry per option. */
export function optionFaces(view: View, asked: Decision<Action>): OptionFace[] {
  return asked.options.map((action) => optionFace(action, view, asked));
}

function optionFace<K extends keyof Actions>(action: Action<K>, view: View, asked: Decision<Action>): OptionFace {
  return OPTIONS[action.do](action, view, asked);
}

/** The unit that acts or reacts. */
export function unitAsked({ stack }: Table, seat?: number): UnitId {
  const top = stack.at(-1);
  if (top?.kind === 'phase' || top?.kind === 'move') return top.unit;
  if (top?.kind === 'reactions') return top.units[0] ?? (seat ?? 0) * CREW_SIZE;
  return (seat ?? 0) * CREW_SIZE;
}

function aimed(table: Table, name: string, target: UnitId | null): string {
  return target === null ? name : `${name}: ${shortName(table, target)}`;
}

function healthHint(table: Table, unit: UnitId): string {
  return `${String(unitOf(table, unit).health)}/${String(mostHealth(table, unit))} Health`;
}

function crewMustered({ table, muster }: View, seat: number) {
  const { brought, lent } = at(table.crews, seat);
  return muster ? musteringOf(brought, muster, lent) : null;
}

/** Asked once where much is left to spend: credits of a member without a weapon, or a skill point. */
function unspent(view: View, seat: number): Pick<OptionFace, 'confirm'> {
  const mustering = crewMustered(view, seat);
  if (!mustering) return {};
  const { roster, purses } = mustering;
  const unarmed = roster.members.filter(({ weapons }, slot) => weapons.length === 0 && at(purses, slot) >= 100);
  const unskilled = roster.members.filter(({ points }) => points > 0);
  const left = [
    ...(unarmed.length > 0 ? [`${counted(unarmed.length, 'member has', 'members have')} no weapon yet.`] : []),
    ...unskilled.map(({ name, points }) => `${name} has ${counted(points, 'skill point')} to spend.`),
  ];
  return left.length === 0 ? {} : { confirm: `Is the crew ready? ${left.join(' ')}` };
}

/** How many of these weapons or consumables a member has already. */
function countOf({ weapons, consumables }: Member, article: Article): number {
  if (article.kind === 'weapon') return weapons.filter(({ id }) => id === article.id).length;
  return article.kind === 'consumable' ? consumables.filter((id) => id === article.id).length : 0;
}

function numberOf(stats: Readonly<Record<string, number>>, key: string): number {
  return stats[key] ?? 0;
}
