import {
  areEnemies,
  charactersIn,
  everybody,
  ground,
  heroLife,
  heroOf,
  isHero,
  reaches,
  spaceOf,
  woundsOf,
} from '../characters/characters.ts';
import { isClose } from '../board/board.ts';
import type { Space } from '../board/space.ts';
import { monsterCard } from '../content/monsters.ts';
import { upgrade } from '../content/upgrades.ts';
import { scenarioOf } from '../state/draft.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';
import { monsterOf } from '../characters/characters.ts';
import { counts, sacrificeOf, strikesOf, type Aim } from './pool.ts';

/** A weapon and a target it can be aimed at. */
export interface Shot {
  readonly weapon: number;
  readonly target: CharacterId;
}

/** Every attack a hero can make now: each unexhausted weapon against each enemy it reaches (rules: Attack). */
export function shotsOf(table: Table, hero: CharacterId): readonly Shot[] {
  const space = spaceOf(table, hero);
  if (space === null) return [];
  const { upgrades } = heroOf(table, hero);
  return upgrades.flatMap(({ id, used }, weapon) => {
    const token = upgrade(id);
    // Of two tokens of one design the first that is ready is offered.
    const isSecond = upgrades.some((other, place) => place < weapon && other.id === id && !other.used);
    if (token.category !== 'weapon' || used || isSecond) return [];
    const shots = enemiesInReach(table, hero, space, token.reach).map((target) => ({ weapon, target }));
    return shots.filter(({ target }) => canAfford(table, aimAt(hero, weapon, target, false)));
  });
}

/** An attack before anything is chosen for it. */
export function aimAt(attacker: CharacterId, weapon: number | null, target: CharacterId, hasMoved: boolean): Aim {
  return { attacker, weapon, boosts: [], hasMoved, targets: [target], reaction: null };
}

/** Whether the attacker survives the wounds the attack costs (rules: Self Sacrifice). */
export function canAfford(table: Table, aim: Aim): boolean {
  const wounds = sacrificeOf(table, aim);
  return wounds === 0 || woundsOf(table, aim.attacker) + wounds < heroLife(heroOf(table, aim.attacker));
}

/** The enemies an attack of that reach from a space can be aimed at. */
function enemiesInReach(
  table: Table,
  attacker: CharacterId,
  from: Space,
  reach: 'melee' | 'ranged',
): readonly CharacterId[] {
  const scenario = scenarioOf(table);
  return everybody(table).filter((id) => {
    const space = spaceOf(table, id);
    return areEnemies(attacker, id) && space !== null && reaches(scenario, reach, from, space);
  });
}

/** The heroes a monster in a space can attack. */
export function preyOf(table: Table, monster: CharacterId, from: Space): readonly CharacterId[] {
  return enemiesInReach(table, monster, from, monsterCard(monsterOf(table, monster).kind).reach);
}

/** Everybody the attack hits: its target first, and others where it splashes (rules: Multiple Targets). */
export function targetsOf(table: Table, aim: Aim): readonly CharacterId[] {
  const [target] = aim.targets;
  if (target === undefined) return [];
  const strikes = strikesOf(table, aim);
  const over = (kind: 'target-space' | 'around-attacker') =>
    strikes.some((strike) => strike.kind === 'splash' && strike.over === kind);
  const [here, there] = [spaceOf(table, aim.attacker), spaceOf(table, target)];
  if (here === null || there === null) return [target];
  const { board, closed } = ground(scenarioOf(table));
  const others = everybody(table).filter((id) => {
    const space = spaceOf(table, id);
    if (id === target || space === null || !areEnemies(aim.attacker, id)) return false;
    return (
      (over('target-space') && charactersIn(table, there).includes(id)) ||
      (over('around-attacker') && isClose(board, closed, here, space))
    );
  });
  return [target, ...others];
}

/** The places of a hero's ready boosts that go with a weapon (rules: Select Boost Upgrades), each design once. */
export function boostsFor(table: Table, hero: CharacterId, weapon: number): readonly number[] {
  const { upgrades } = heroOf(table, hero);
  const chosen = upgrades[weapon];
  const type = chosen && typeOf(upgrade(chosen.id));
  return upgrades.flatMap(({ id, used }, place) => {
    const token = upgrade(id);
    return token.category === 'boost' && !used && token.type === type ? [place] : [];
  });
}

function typeOf(token: ReturnType<typeof upgrade>): 'melee' | 'ranged' | 'special' | null {
  return token.category === 'weapon' ? token.type : null;
}

/** The places of the ready reactions that would do something for a hero who is being attacked (rules: Reactions). */
export function reactionsOf(table: Table, { targets }: Aim, hero: CharacterId): readonly number[] {
  if (!isHero(hero)) return [];
  return heroOf(table, hero).upgrades.flatMap(({ id, used }, place) => {
    const token = upgrade(id);
    const helps = token.category === 'reaction' && token.reflexes.some((reflex) => counts(reflex, hero === targets[0]));
    return helps && !used ? [place] : [];
  });
}
