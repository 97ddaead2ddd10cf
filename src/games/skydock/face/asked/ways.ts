import { counted, memoizeLatest, type Decision, type Seat } from '#engine';
import { lastNoticed, leavesGuards } from '../../action-phase/routes.ts';
import { powerOf } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import type { SpotId } from '../../content/board.ts';
import { OBJECTIVE_TABLE } from '../../content/objectives.ts';
import { looksAt } from '../../end-of-game/backers.ts';
import { guardsIn } from '../../ship/guards.ts';
import { showsIcon } from '../../ship/spots.ts';
import type { Action } from '../../state/actions.ts';
import type { View } from '../../state/view.ts';
import { frameOf, ownHand, pirateOf } from '../words/reading.ts';
import { inRoom, roomName } from '../words/words.ts';

/** The most ways offered at first sight, and with those that avoid guards; the others are one press away. */
const MOST_AT_FIRST = 8;
const MOST_WITH_SAFER = 10;

type Path = readonly SpotId[];

interface Asked extends Decision<Action> {
  readonly view: View;
}

/** What a way costs and brings beyond the room it ends in. */
export interface Way {
  readonly path: Path;
  readonly to: SpotId;
  /** The room left whose guards notice the pirate. */
  readonly noticed: SpotId | null;
  readonly hasRandomEncounter: boolean;
  /** Rooms entered for the first time, if the seat's backer or an objective counts them. */
  readonly fresh: number;
  /** Guards left behind, if an objective counts such Moves. */
  readonly sneaks: boolean;
}

function wayAlong(view: View, seat: Seat, path: Path, to: SpotId): Way {
  const { table } = view;
  const pirate = pirateOf(view, seat);
  const encounters = frameOf(view, 'move')?.encounters ?? 'none';
  const slips = encounters === 'all' ? (powerOf(pirate, 'guards-slipped')?.to ?? 0) : Infinity;
  const fresh = new Set(path.filter((spot) => !pirate.visited.includes(spot))).size;
  return {
    path,
    to,
    noticed: lastNoticed(table, pirate.spot, path, slips),
    hasRandomEncounter: encounters !== 'none' && showsIcon(table, to, 'encounter'),
    fresh: countsVisits(view) ? fresh : 0,
    sneaks: encounters !== 'none' && countsSneaking(view) && leavesGuards(table, pirate.spot, path),
  };
}

function countsVisits(view: View): boolean {
  const { backer } = ownHand(view);
  return (backer !== null && looksAt(BACKER_TABLE[backer].wish, 'visit')) || isOnTrack(view, 'visit');
}

function countsSneaking(view: View): boolean {
  const { backer } = ownHand(view);
  return (backer !== null && looksAt(BACKER_TABLE[backer].wish, 'sneak')) || isOnTrack(view, 'sneak');
}

function isOnTrack({ table }: View, achievement: 'visit' | 'sneak'): boolean {
  return table.objectives.some(({ id }) => OBJECTIVE_TABLE[id].track?.advance === achievement);
}

/**
 * Ways that few would choose: those that end where they began, and those to a room that another way reaches with no more
 * risk, no more steps and no less gained.
 */
export const rareWays = memoizeLatest(({ view, seat, options }: Asked): ReadonlySet<Path> => {
  const ways = waysIn(view, seat, options);
  const { spot } = pirateOf(view, seat);
  const good = ways.filter((way) => way.to !== spot && !ways.some((other) => isBetter(view, other, way, ways)));
  const firstTo = (way: Way) => good.find(({ to }) => to === way.to) ?? way;
  const first = good.filter((way) => firstTo(way) === way);
  const safer = good.filter((way) => risk(view, way) < risk(view, firstTo(way)));
  const most = Math.max(MOST_AT_FIRST, Math.min(MOST_WITH_SAFER, first.length + safer.length));
  const shown = new Set([...new Set([...first, ...safer, ...good])].slice(0, most).map(({ path }) => path));
  return new Set(ways.map(({ path }) => path).filter((path) => !shown.has(path)));
});

/** The guards that notice the pirate; each is a penalty to the challenge. */
function risk({ table }: View, { noticed }: Way): number {
  return noticed === null ? 0 : guardsIn(table, noticed);
}

function isBetter(view: View, one: Way, other: Way, order: readonly Way[]): boolean {
  if (one === other || one.to !== other.to) return false;
  const atLeast =
    risk(view, one) <= risk(view, other) &&
    one.fresh >= other.fresh &&
    Number(one.sneaks) >= Number(other.sneaks) &&
    one.path.length <= other.path.length;
  const equal =
    risk(view, one) === risk(view, other) &&
    one.fresh === other.fresh &&
    one.sneaks === other.sneaks &&
    one.path.length === other.path.length;
  return atLeast && (!equal || order.indexOf(one) < order.indexOf(other));
}

/** In what a way differs from others: "Guards at the Dock notice you · Random encounter · 2 new rooms". */
export function wayHint({ view, seat, options }: Asked, path: Path): string {
  const to = path.at(-1);
  if (to === undefined) return '';
  const { noticed, hasRandomEncounter, fresh, sneaks } = wayAlong(view, seat, path, to);
  return [
    noticed === null || noticed === alwaysNoticed(view, seat, options)
      ? ''
      : `Guards ${inRoom(roomName(view.table, noticed))} notice you`,
    hasRandomEncounter ? 'Random encounter' : '',
    fresh > 0 ? counted(fresh, 'new room') : '',
    sneaks && noticed === null ? 'Leaves guards behind' : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The room whose guards notice the pirate whichever way is taken, if there is one. */
export function alwaysNoticed(view: View, seat: Seat, options: readonly Action[]): SpotId | null {
  const rooms = new Set(waysIn(view, seat, options).map(({ noticed }) => noticed));
  const [room] = rooms;
  return rooms.size === 1 && room !== undefined ? room : null;
}

function waysIn(view: View, seat: Seat, options: readonly Action[]): Way[] {
  return options.flatMap((option) => {
    const to = option.do === 'go' ? option.path.at(-1) : undefined;
    return option.do === 'go' && to !== undefined ? [wayAlong(view, seat, option.path, to)] : [];
  });
}

/** The numbers of the rooms that the options lead to, in the order of the options, the pirate's own room last. */
export function roomSigns(view: View, seat: Seat, options: readonly Action[]): ReadonlyMap<SpotId, string> {
  const { spot } = pirateOf(view, seat);
  const spots = [...new Set(options.flatMap((option) => destination(option) ?? []))];
  const ordered = [...spots.filter((other) => other !== spot), ...spots.filter((other) => other === spot)];
  return new Map(ordered.map((other, i) => [other, `${i + 1}`]));
}

/** The room that an option leads to, if any. */
export function destination(option: Action): SpotId | undefined {
  if (option.do === 'go') return option.path.at(-1);
  return option.do === 'spot' ? option.spot : undefined;
}
