import { counted, joined, memoizeLatest, type Decision, type Seat } from '#engine';
import { lastNoticed, leavesGuards } from '../../action-phase/routes.ts';
import { powerOf } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { ROWS, SPOT_IDS, type SpotId } from '../../content/board.ts';
import { CROWD } from '../../content/printed.ts';
import { looksAt } from '../../end-of-game/backers.ts';
import { placeOf } from '../../ship/alert.ts';
import { guardsIn } from '../../ship/guards.ts';
import { arrowFrom, piratesIn, showsIcon } from '../../ship/spots.ts';
import type { Action } from '../../state/actions.ts';
import type { Guards } from '../../state/state.ts';
import type { View } from '../../state/view.ts';
import { openTracks } from './here.ts';
import { frameOf, ownHand, pirateOf } from '../words/reading.ts';
import { inRoom, roomName } from '../words/words.ts';

/** The most ways offered at first sight, and with those that avoid guards; the others are one press away. */
const MOST_AT_FIRST = 8;
const MOST_WITH_SAFER = 10;

type Path = readonly SpotId[];

/** One object for one call of the face, since what is computed from it is kept by it. */
interface Asked extends Decision<Action> {
  readonly view: View;
}

/** What a way costs and brings beyond the room it ends in. */
interface Way {
  readonly path: Path;
  readonly to: SpotId;
  /** The room left whose guards notice the pirate. */
  readonly noticed: SpotId | null;
  /** The guards that notice the pirate; each is a penalty to the challenge. */
  readonly risk: number;
  /** Rooms entered for the first time, if the seat's backer or an objective counts them. */
  readonly fresh: number;
  /** Guards left behind, if an objective counts such Moves. */
  readonly sneaks: boolean;
}

/** The ways offered, by path, in the order of the options. */
const waysOf = memoizeLatest(({ view, seat, options }: Asked): ReadonlyMap<Path, Way> => {
  const { table } = view;
  const pirate = pirateOf(view, seat);
  const encounters = frameOf(view, 'move')?.encounters ?? 'none';
  const slips = encounters === 'all' ? (powerOf(pirate, 'guards-slipped')?.to ?? 0) : Infinity;
  const countsVisits = counts(view, seat, 'visit');
  const countsSneaking = encounters !== 'none' && counts(view, seat, 'sneak');
  const ways = options.flatMap((option): Way[] => {
    const to = destination(option);
    if (option.do !== 'go' || to === undefined) return [];
    const { path } = option;
    const noticed = lastNoticed(table, pirate.spot, path, slips);
    return [
      {
        path,
        to,
        noticed,
        risk: noticed === null ? 0 : guardsIn(table, noticed),
        fresh: countsVisits ? new Set(path.filter((spot) => !pirate.visited.includes(spot))).size : 0,
        sneaks: countsSneaking && leavesGuards(table, pirate.spot, path),
      },
    ];
  });
  return new Map(ways.map((way) => [way.path, way]));
});

/** Whether the seat's backer counts it, or an objective whose track the seat has not finished. */
function counts(view: View, seat: Seat, achievement: 'visit' | 'sneak'): boolean {
  const { backer } = ownHand(view);
  const isWished = backer !== null && looksAt(BACKER_TABLE[backer].wish, achievement);
  return isWished || openTracks(view, seat, achievement).length > 0;
}

/** How many ways lead to each room. */
export const waysTo = memoizeLatest((asked: Asked): ReadonlyMap<SpotId, number> => {
  const byRoom = Map.groupBy(waysOf(asked).values(), ({ to }) => to);
  return new Map([...byRoom].map(([to, ways]) => [to, ways.length]));
});

/**
 * Ways that few would choose: those that end where they began, and those to a room that another way reaches with no more
 * risk and no less gained, in no more steps or with more gained.
 */
export const rareWays = memoizeLatest((asked: Asked): ReadonlySet<Path> => {
  const ways = [...waysOf(asked).values()];
  const { spot } = pirateOf(asked.view, asked.seat);
  const byRoom = Map.groupBy(ways, ({ to }) => to);
  byRoom.delete(spot);
  const unbeaten = new Set([...byRoom.values()].flatMap(unbeatenAmong));
  const good = ways.filter((way) => unbeaten.has(way));
  const firstTo = new Map(good.toReversed().map((way) => [way.to, way]));
  const first = good.filter((way) => firstTo.get(way.to) === way);
  const safer = good.filter((way) => way.risk < (firstTo.get(way.to)?.risk ?? 0));
  const most = Math.max(MOST_AT_FIRST, Math.min(MOST_WITH_SAFER, first.length + safer.length));
  const shown = new Set([...new Set([...first, ...safer, ...good])].slice(0, most).map(({ path }) => path));
  return new Set(ways.map(({ path }) => path).filter((path) => !shown.has(path)));
});

/** Those of the few ways to one room that no other beats; of equal ones the first. */
function unbeatenAmong(ways: readonly Way[]): Way[] {
  return ways.filter(
    (way, at) =>
      !ways.some((other, place) => other !== way && isAsGood(other, way) && (place < at || !isAsGood(way, other))),
  );
}

/** A longer way is as good only if it gains more: a shorter one is what a player looks for first, even past guards. */
function isAsGood(one: Way, other: Way): boolean {
  const gains = [one.fresh - other.fresh, Number(one.sneaks) - Number(other.sneaks)];
  const isWorth = one.path.length <= other.path.length || gains.some((gain) => gain > 0);
  return isWorth && one.risk <= other.risk && gains.every((gain) => gain >= 0);
}

/** In what a way differs from others: "1 guard there now · Guards at the Dock notice you · 1 room new to you"; what its room's icons bring is in the prompt. */
export function wayHint(asked: Asked, path: Path): string {
  const way = waysOf(asked).get(path);
  if (!way) return stayHint(asked);
  const { noticed, fresh, sneaks } = way;
  return [
    // The room one goes to first: a room that is left is named, so that "there" behind it would mean that one.
    crowdText(asked, way.to),
    guardsNow(asked, way.to, 'there'),
    noticed === null || noticed === alwaysNoticed(asked) ? '' : noticedText(asked.view, noticed),
    sneaks && !alwaysSneaks(asked) ? sneakText(asked) : '',
    way.to === pirateOf(asked.view, asked.seat).spot && hasEncounter(asked.view, way.to) ? 'Random encounter' : '',
    comingThere(asked, way.to),
    way.to === 'dock' && mayRise(asked.view) ? 'A guard comes at the next alert level' : '',
    // Of the least use to know: warnings come before it.
    fresh > 0 ? `${counted(fresh, 'room')} new to you` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What staying here may lead to at the end of the round: "1 guard here now · 1 guard may come at the end of the round". */
function stayHint(asked: Asked): string {
  const { spot } = pirateOf(asked.view, asked.seat);
  const coming = comingText(asked, spot);
  return [
    crowdText(asked, spot),
    guardsNow(asked, spot, 'here'),
    coming === '' ? '' : `${coming} at the end of the round`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Whether a Move that ends in the room brings a random encounter. */
function hasEncounter(view: View, spot: SpotId): boolean {
  const { encounters = 'none' } = frameOf(view, 'move') ?? {};
  return encounters !== 'none' && showsIcon(view.table, spot, 'encounter');
}

/** "1 guard there now"; empty for none. */
function guardsNow({ view: { table } }: Asked, spot: SpotId, where: 'here' | 'there'): string {
  const guards = guardsText(table.guards[spot]);
  return guards === '' ? '' : `${guards} ${where} now`;
}

/** "1 guard", "1 stunned guard", "3 guards (1 stunned)"; empty for none. */
export function guardsText({ active, stunned }: Guards): string {
  if (active + stunned === 0) return '';
  if (active === 0) return counted(stunned, 'stunned guard');
  return `${counted(active + stunned, 'guard')}${stunned === 0 ? '' : ` (${stunned} stunned)`}`;
}

/** "A guard at the Dock notices you". */
export function noticedText({ table }: View, spot: SpotId): string {
  const where = inRoom(roomName(table, spot));
  return guardsIn(table, spot) === 1 ? `A guard ${where} notices you` : `Guards ${where} notice you`;
}

/** How many active guards would follow an arrow into the room in the upkeep, if nobody else moved before it. */
function comingTo({ view: { table }, seat }: Asked, to: SpotId): number {
  const isHeld = (spot: SpotId) => piratesIn(table, spot).some((other) => other !== seat) || spot === to;
  const from = SPOT_IDS.filter((spot) => arrowFrom(spot) === to && !isHeld(spot));
  return from.reduce((sum, spot) => sum + table.guards[spot].active, 0);
}

/**
 * "1 guard may come", "1 to 2 guards come": those that may follow an arrow into the room, and the one of a guard post; empty for
 * none.
 */
function comingText(asked: Asked, to: SpotId): string {
  const [most, least] = [comingTo(asked, to) + postIn(asked.view, to), postIn(asked.view, to)];
  if (most === 0) return '';
  if (least === 0) return `${counted(most, 'guard')} may come`;
  return most === 1 ? '1 guard comes' : `${least} to ${most} guards come`;
}

/** "1 guard may come at the end of the round"; empty for none but that of a guard post, of which the prompt tells. */
function comingThere(asked: Asked, to: SpotId): string {
  return comingTo(asked, to) === 0 ? '' : `${comingText(asked, to)} at the end of the round`;
}

/** "At the end of the round, 1 to 2 guards come here": what awaits a pirate that stays where it is; `null` for nothing. */
export function endingHere(asked: Asked): string | null {
  const { spot } = pirateOf(asked.view, asked.seat);
  const crowd = crowdText(asked, spot);
  if (crowd !== '') return crowd;
  const coming = comingText(asked, spot);
  return coming === '' ? null : `At the end of the round, ${coming} here`;
}

/**
 * "Unless some leave, 3 or more guards at the end of the round neutralize an ability": that there are too many, as others leave it, or
 * with those that may come could be.
 */
function crowdText(asked: Asked, to: SpotId): string {
  const certain = guardsIn(asked.view.table, to) + postIn(asked.view, to);
  const possible = certain + comingTo(asked, to);
  if (possible < CROWD) return '';
  return certain < CROWD
    ? `Up to ${possible} guards at the end of the round could neutralize an ability`
    : `Unless some leave, ${certain} or more guards at the end of the round neutralize an ability`;
}

/** Whether pirates beside guards are enough to bring the alert to its next level at the end of this round. */
function mayRise({ table }: View): boolean {
  const { space, spaces } = placeOf(table);
  return spaces - space < table.pirates.length;
}

/** Whether a guard joins a pirate that is in the room at the upkeep, as the table plays. */
export function isPost({ table }: View, spot: SpotId): boolean {
  return table.options.patrolReinforce === 'icon' && showsIcon(table, spot, 'guard');
}

function postIn(view: View, spot: SpotId): number {
  return isPost(view, spot) ? 1 : 0;
}

/** The room whose guards notice the pirate whichever way is taken, if there is one. */
export const alwaysNoticed = memoizeLatest((asked: Asked): SpotId | null => {
  const rooms = new Set([...waysOf(asked).values()].map(({ noticed }) => noticed));
  const [room] = rooms;
  return rooms.size === 1 && room !== undefined ? room : null;
});

/** Whether every way leaves guards behind, where an objective or the backer counts that. */
export const alwaysSneaks = memoizeLatest((asked: Asked): boolean => {
  const ways = [...waysOf(asked).values()];
  return ways.length > 0 && ways.every(({ sneaks }) => sneaks);
});

/** "Leaving counts towards Bluff the Admiral": the open objectives that a Move past guards advances, or else the backer. */
export function sneakText({ view, seat }: Asked): string {
  const objectives = openTracks(view, seat, 'sneak');
  return `Leaving counts towards ${objectives.length > 0 ? joined(objectives) : 'your backer’s wish'}`;
}

/** The numbers of the rooms that the options lead to: a room keeps its number all game, row by row from the bow. */
export function roomSigns(options: readonly Action[]): ReadonlyMap<SpotId, string> {
  const spots = options.flatMap((option) => destination(option) ?? []);
  const numbered: readonly SpotId[] = ROWS.flat();
  return new Map(spots.map((spot) => [spot, `${numbered.indexOf(spot) + 1}`]));
}

/**
 * ". Rooms on the map – scheme icon: 5, 12; loot icon: none in reach; random encounter: 6": the numbers of the rooms with an icon
 * that one of the seat's markers needs, and of those whose icon brings something.
 */
export function iconRooms(view: View, { seat, options }: Decision<Action>): string {
  const { board } = pirateOf(view, seat);
  const hasMarker = (ability: 'scheme' | 'loot') =>
    board.some((slot) => slot?.ability === ability && slot.markers > 0 && slot.neutralized === 'no');
  const signs = roomSigns(options);
  const numbers = (holds: (spot: SpotId) => boolean) =>
    [...signs]
      .flatMap(([spot, sign]) => (holds(spot) ? [Number(sign)] : []))
      .toSorted((a, b) => a - b)
      .join(', ');
  const needed = (['scheme', 'loot'] as const).filter(hasMarker).map((icon) => {
    const there = numbers((spot) => showsIcon(view.table, spot, icon));
    return `${icon} icon: ${there === '' ? 'none in reach' : there}`;
  });
  // A pirate that stays meets nothing; of ways that lead back, the hint says it.
  const met = numbers((spot) => spot !== pirateOf(view, seat).spot && hasEncounter(view, spot));
  const posts = numbers((spot) => isPost(view, spot));
  const parts = [
    ...needed,
    ...(met === '' ? [] : [`random encounter: ${met}`]),
    ...(posts === '' ? [] : [`guard post (ending the round there adds 1 guard): ${posts}`]),
  ];
  return parts.length === 0 ? '' : `. Rooms on the map – ${parts.join('; ')}`;
}

/** The room that an option leads to, if any. */
export function destination(option: Action): SpotId | undefined {
  if (option.do === 'go') return option.path.at(-1);
  return option.do === 'spot' ? option.spot : undefined;
}
