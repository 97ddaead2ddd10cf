import { altText, at, type Box, boxes, capitalized, counted, joined, seats, type Tone } from '#engine';
import { affiliation } from '../../content/affiliations.ts';
import { background } from '../../content/backgrounds.ts';
import { STATS, STATUSES, type Stat } from '../../content/effects.ts';
import { attachment, consumable, gear } from '../../content/goods.ts';
import { ICON_TABLE, type IconName, type Scene, type Shape } from '../../content/icons.ts';
import { skill } from '../../content/skills.ts';
import { traumaRow } from '../../content/trauma.ts';
import { weapon } from '../../content/weapons.ts';
import {
  baseResistance,
  canWield,
  damageOf,
  healthOf,
  resistanceTo,
  statOf,
  type Member,
  type OwnedWeapon,
  type Roster,
} from '../../roster/roster.ts';
import { isCaptain, unitId } from '../../state/ids.ts';
import { lettersOf } from '../letters.ts';
import type { Present } from '../present.ts';
import { WIDTH } from './map.ts';

const SIDES = 10;
const TITLE = 56;
const PADDING = 10;
const HEAD = 46;
const FIGURES = 40;
const LINE = 34;
const GAP = 8;
/** The most characters of an entry that fit into half a line, and into a whole one. */
const HALF = 42;
const WHOLE = 90;

/**
 * The roster sheet: a card for each unit with everything it is, has and can (rules: Using the Roster), as it is at present.
 */
export function rosterScene(roster: Roster, present: readonly Present[] = []): Scene {
  const { shapes, height } = cards(roster, seats(roster.members.length), present, SIDES + TITLE);
  const title: Box = { x: SIDES, y: 6, width: WIDTH - 2 * SIDES, height: TITLE };
  return {
    width: WIDTH,
    height,
    icons: ICON_TABLE,
    alt: altOf(roster),
    shapes: [{ kind: 'text', ...title, text: roster.name, size: 'title', tone: 'gold' }, ...shapes],
  };
}

/** The card of one unit alone, while it shops. */
export function memberScene(roster: Roster, slot: number, present: readonly Present[]): Scene {
  const { shapes, height } = cards(roster, [slot], present, SIDES);
  const who = memberAlt(at(roster.members, slot), slot);
  return { width: WIDTH, height, icons: ICON_TABLE, alt: altText([`${who}.`]), shapes };
}

/** The cards of these units below each other, and where they end. */
function cards(roster: Roster, slots: readonly number[], present: readonly Present[], top: number) {
  const letters = lettersOf(roster);
  let y = top;
  const shapes = slots.flatMap((slot) => {
    const member = at(roster.members, slot);
    const now = present[slot] ?? {};
    const lines = linesOf(entriesOf(member, now));
    const height = 2 * PADDING + HEAD + FIGURES + lines.reduce((sum, line) => sum + heightOf(line), 0);
    const box = { x: SIDES, y, width: WIDTH - 2 * SIDES, height };
    y += height + GAP;
    return card(member, now, isCaptain(unitId(0, slot)), at(letters, slot), lines, box);
  });
  return { shapes, height: Math.ceil(y) };
}

/** One thing a unit has: what it is, in words. */
interface Entry {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: Tone;
}

function entriesOf(member: Member, { conditions = [] }: Present): readonly Entry[] {
  const list = (icon: IconName, names: readonly string[], tone: Tone = 'bright'): readonly Entry[] =>
    names.length > 0 ? [{ icon, text: names.join(', '), tone }] : [];
  return [
    ...list('stun', conditions.length > 0 ? [`Now: ${conditions.join(', ')}`] : [], 'danger'),
    ...list(
      'skill',
      member.skills.map((id) => skill(id).name),
    ),
    ...member.weapons.map((owned) => weaponEntry(member, owned)),
    ...list('pack', numbered(member.gear.map((id) => marked(member, gear(id))))),
    ...list('dose', numbered(member.consumables.map((id) => marked(member, consumable(id))))),
    ...list('resistance', resistancesOf(member)),
    ...list(
      'trauma',
      member.traumas.map((row) => traumaRow(row).name),
      'danger',
    ),
  ];
}

/** The name of gear, marked where the member cannot use it (D29). */
function marked(member: Member, { name, tech }: { readonly name: string; readonly tech: number }): string {
  return tech <= statOf(member, 'tech') ? name : `${name} (Tech too low)`;
}

/** "Burn 79%, all others 29%": where gear or a skill changes what the stats say. */
function resistancesOf(member: Member): readonly string[] {
  const chances = STATUSES.map((status) => resistanceTo(member, status));
  const usual = Math.min(...chances);
  const better = STATUSES.filter((_, n) => at(chances, n) > usual);
  return [
    ...better.map((status) => `${capitalized(status)} ${String(resistanceTo(member, status))}%`),
    ...(usual === baseResistance(member) ? [] : [`all others ${String(usual)}%`]),
  ];
}

/** "Medkit ×2". */
function numbered(names: readonly string[]): readonly string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${name} ×${String(length)}` : name,
  );
}

const METHOD_ICONS = { melee: 'attack', gun: 'gun', explosive: 'bomb' } as const satisfies Record<string, IconName>;

/** "Coil Gun +2, 4D6, 4–14 in, Scope". */
function weaponEntry(member: Member, owned: OwnedWeapon): Entry {
  const { name, method } = weapon(owned.id);
  const isUsable = canWield(member, owned);
  const parts = [
    owned.upgrades > 0 ? `${name} +${String(owned.upgrades)}` : name,
    diceOf(owned),
    rangeOf(owned),
    ...owned.attachments.map((id) => attachment(id).name),
    isUsable ? '' : 'Tech too low',
  ];
  return {
    icon: METHOD_ICONS[method],
    text: parts.filter((part) => part !== '').join(', '),
    tone: isUsable ? 'bright' : 'quiet',
  };
}

function diceOf(owned: OwnedWeapon): string {
  const { n, sides } = damageOf(owned);
  return `${String(n)}D${String(sides)}`;
}

function rangeOf({ id }: OwnedWeapon): string {
  const kind = weapon(id);
  if (kind.method === 'gun') return `${String(kind.range[0])}–${String(kind.range[1])} in`;
  return kind.method === 'melee' ? `${String(kind.reach)} in` : '';
}

type Line = readonly Entry[];

/** Two short entries beside each other, a long one alone. */
function linesOf(entries: readonly Entry[]): readonly Line[] {
  return entries.reduce<readonly Line[]>((lines, entry) => {
    const last = lines.at(-1) ?? [];
    const fits = last.length === 1 && [...last, entry].every(({ text }) => text.length <= HALF);
    return fits ? [...lines.slice(0, -1), [...last, entry]] : [...lines, [entry]];
  }, []);
}

function heightOf(line: Line): number {
  return line.some(({ text }) => text.length > WHOLE) ? 2 * LINE : LINE;
}

function card(
  member: Member,
  now: Present,
  isFirst: boolean,
  letter: string,
  lines: readonly Line[],
  box: Box,
): Shape[] {
  const [head, afterHead] = boxes.cutTop(boxes.inset(box, PADDING), HEAD);
  const [figures, below] = boxes.cutTop(afterHead, FIGURES);
  let { y } = below;
  return [
    { kind: 'panel', ...box, ground: 'hull', ...(isFirst && { edge: 'gold' }) },
    ...headShapes(member, isFirst, letter, head),
    ...figureShapes(member, now, figures),
    ...lines.flatMap((line) => {
      const height = heightOf(line);
      const cells = boxes.columns({ ...below, y, height }, line.length === 1 ? 1 : 2, GAP);
      y += height;
      return line.flatMap((entry, n) => entryShapes(entry, at(cells, n)));
    }),
  ];
}

function headShapes(member: Member, isFirst: boolean, letter: string, box: Box): Shape[] {
  const [left, afterPiece] = boxes.cutLeft(boxes.inset(box, 0, 2), 42, 10);
  const [crown, afterCrown] = boxes.cutLeft(afterPiece, isFirst ? 32 : 0, isFirst ? 8 : 0);
  const [name, about] = boxes.cutLeft(afterCrown, afterCrown.width * 0.45, 10);
  const was = `${affiliation(member.affiliation).name}, ${background(member.background).name}`;
  return [
    { kind: 'panel', ...left, ground: 'deep', edge: 'bright' },
    { kind: 'text', ...left, text: letter, size: 'heading', tone: 'bright', align: 'center' },
    ...(isFirst ? [{ kind: 'icon', ...crown, icon: 'captain', tone: 'gold' } as const] : []),
    { kind: 'text', ...name, text: member.name, size: 'heading', tone: 'bright' },
    { kind: 'text', ...about, text: was, size: 'label', tone: 'quiet', align: 'right' },
  ];
}

const STAT_ICONS = { agility: 'move', brawn: 'brawn', focus: 'focus', tech: 'tech' } as const satisfies Record<
  Stat,
  IconName
>;

/** Level, experience, Health, the four stats, base Resistance, skill points and credits. */
function figureShapes(member: Member, now: Present, box: Box): Shape[] {
  const figures: readonly (readonly [IconName, string, Tone])[] = [
    ['level', String(member.level), 'gold'],
    ['xp', String(member.xp), 'bright'],
    ['heart', now.health ?? String(healthOf(member)), 'danger'],
    ...STATS.map((stat) => [STAT_ICONS[stat], String(statOf(member, stat)), 'bright'] as const),
    ['resistance', `${String(baseResistance(member))}%`, 'bright'],
    ['point', String(member.points), 'gold'],
    ['credits', String(now.credits ?? member.credits), 'gold'],
  ];
  const cells = boxes.columns(boxes.inset(box, 0, 2), figures.length, 4);
  return figures.map(([icon, text, tone], n): Shape => ({
    kind: 'counter',
    ...at(cells, n),
    icon,
    text,
    tone,
    size: 'heading',
  }));
}

function entryShapes({ icon, text, tone }: Entry, box: Box): Shape[] {
  const [sign, words] = boxes.cutLeft(box, 30, 10);
  const isLong = box.height > LINE;
  return [
    { kind: 'icon', ...sign, y: box.y + 3, height: 28, icon, tone },
    { kind: 'text', ...words, text, size: 'label', tone, ...(isLong && { wrap: true }) },
  ];
}

/** Unit by unit what it has, or only what it is. */
function altOf(roster: Roster): string {
  const { name, members } = roster;
  const head = `The roster of ${name}.`;
  return altText(
    [head, ...members.map((member, slot) => `${memberAlt(member, slot)}.`)],
    [head, ...members.map((member, slot) => `${whoAlt(member, slot)}${traumas(member)}.`)],
  );
}

function whoAlt(member: Member, slot: number): string {
  const title = isCaptain(unitId(0, slot)) ? 'Captain ' : '';
  return `${title}${member.name}, level ${String(member.level)}, Health ${String(healthOf(member))}`;
}

function memberAlt(member: Member, slot: number): string {
  const weapons = joined(member.weapons.map(({ id }) => weapon(id).name)) || 'no weapon';
  return `${whoAlt(member, slot)}, with ${weapons}${traumas(member)}`;
}

function traumas({ traumas: { length } }: Member): string {
  return length > 0 ? `, ${counted(length, 'Trauma')}` : '';
}
