import { at, best, seats, type Decision, type Rng, type Seat } from '#engine';
import { columnOf, rowOf, type Space } from '../board/space.ts';
import { heroesOf, isHero, monsterOf, seatOf, spaceOf } from '../characters/characters.ts';
import { monsterCard } from '../content/monsters.ts';
import type { Action } from '../state/actions.ts';
import type { CharacterId } from '../state/ids.ts';
import type { Table } from '../state/state.ts';
import { danger } from './attacks.ts';

/** How much a rival's harm is worth: more for a crew that leads. */
function grudge(table: Table, seat: Seat, victim: CharacterId): number {
  const other = seatOf(victim);
  if (other === seat) return -1.2;
  const most = Math.max(...table.crews.map(({ tokens }) => tokens));
  return 0.6 + (at(table.crews, other).tokens === most ? 0.4 : 0);
}

/** A monster attacks the rival it hurts most, spares its steerer's own crew, and else goes towards rivals. */
export function chooseMonster(
  table: Table,
  monster: CharacterId,
  { options, seat }: Decision<Action>,
  rng: Rng,
): Action {
  return best(
    options,
    (action) => {
      if (action.do === 'attack') return 5 * danger(table, monster, action.target) * grudge(table, seat, action.target);
      const ends = action.do === 'move' ? action.path.flatMap((step) => ('to' in step ? [step.to] : [])) : [];
      const space = ends.at(-1) ?? spaceOf(table, monster) ?? 0;
      return menace(table, seat, space) - (action.do === 'move' ? 0.02 * action.path.length : 0);
    },
    rng,
  );
}

/** Near to rivals and far from one's own heroes. */
function menace(table: Table, seat: Seat, space: Space): number {
  return seats(table.crews.length).reduce((sum, other) => {
    const near = heroesOf(table, other).map((hero) => 1 / (2 + distance(space, spaceOf(table, hero))));
    return sum + near.reduce((all, each) => all + each, 0) * (other === seat ? -1.5 : 1) * 0.3;
  }, 0);
}

function distance(a: Space, b: Space | null): number {
  return b === null ? 99 : Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}

/** Of several, the monster with the most dice; of several heroes, the leading rival's. */
export function choosePick(table: Table, { options, seat, kind }: Decision<Action>, rng: Rng): Action {
  return best(
    options,
    (action) => {
      if (action.do !== 'pick') return 0;
      if (!isHero(action.who))
        return (
          monsterCard(monsterOf(table, action.who).kind).dice + menace(table, seat, spaceOf(table, action.who) ?? 0)
        );
      const isOwn = seatOf(action.who) === seat;
      return kind === 'event-hero' && isOwn ? 1 : grudge(table, seat, action.who);
    },
    rng,
  );
}

/** Monsters are put beside rivals, tokens near one's own heroes. */
export function choosePlace(table: Table, { options, seat, kind }: Decision<Action>, rng: Rng): Action {
  const sign = kind === 'spawn' ? 1 : -1;
  return best(options, (action) => ('space' in action ? sign * menace(table, seat, action.space) : 0), rng);
}
