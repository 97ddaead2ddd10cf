import { at } from '#engine';
import { areClose, isHero, monsterOf, spaceOf, traitsOf } from '../characters/characters.ts';
import { wound } from '../characters/changes.ts';
import { monsterRow } from '../content/monsters.ts';
import { dropWhatIsLeft, isOver } from '../quests/quests.ts';
import { push, type Draft } from '../state/draft.ts';
import type { Attack } from '../state/frames.ts';
import type { CharacterId } from '../state/ids.ts';
import { gainOnKill, landOnWound } from './blows.ts';
import { isLeaving, isMortal, killHero, removeMonsters, rewardKill, settleDeath } from './kills.ts';
import { ownReflexes, strikesOf } from './pool.ts';

/**
 * The results of an attack (rules: Attack Results; Kills and Rewards): wounds on every target, kills and their rewards,
 * what a wound does to a survivor, what strikes back, and at last the payback of one of the monsters.
 */
export function settle(draft: Draft, attack: Attack): void {
  const targets = attack.targets.filter((id) => spaceOf(draft.table, id) !== null);
  const woundsTo = (id: CharacterId) => attack.wounds[attack.targets.indexOf(id)] ?? 0;
  for (const id of targets) wound(draft, id, woundsTo(id));
  const dead = targets.filter((id) => isMortal(draft, id) || isOverkill(draft, id, woundsTo(id)));
  const stillPays = payback(draft, attack, targets, woundsTo);
  if (stillPays.length > 0)
    push(draft, {
      kind: 'payback',
      hero: attack.attacker,
      monsters: stillPays,
      dead: dead.filter((id) => stillPays.includes(id)),
    });
  // Monsters first: PvE quests come before PvP quests (Q28). Every kill counts, also after one that ends the scenario (Q27).
  for (const id of dead.toSorted((a, b) => Number(isHero(a)) - Number(isHero(b))))
    kill(draft, attack, id, woundsTo(id), stillPays.includes(id));
  gainOnKill(draft, attack, dead.length);
  if (isOver(draft)) {
    dropWhatIsLeft(draft);
    return;
  }
  const primary = at(attack.targets, 0);
  if (!dead.includes(primary) && woundsTo(primary) > 0) landOnWound(draft, attack);
  for (const id of targets) if (!dead.includes(id) && woundsTo(id) === 0) strikeBack(draft, attack, id);
}

/** At least the rating in a single attack kills whatever the life left (Q2). */
function isOverkill(draft: Draft, id: CharacterId, wounds: number): boolean {
  return !isHero(id) && wounds >= monsterRow(monsterOf(draft.table, id).kind).overkill;
}

/** The monsters one of which pays back: those a hero attacked and did not overkill. */
function payback(
  draft: Draft,
  attack: Attack,
  targets: readonly CharacterId[],
  woundsTo: (id: CharacterId) => number,
): readonly CharacterId[] {
  if (attack.cause !== 'hero') return [];
  if (strikesOf(draft.table, attack).some(({ kind }) => kind === 'no-payback')) return [];
  return targets.filter((id) => !isHero(id) && !isOverkill(draft, id, woundsTo(id)));
}

function kill(draft: Draft, attack: Attack, id: CharacterId, wounds: number, stays: boolean): void {
  if (isHero(id)) {
    killHero(draft, id, attack.attacker);
    return;
  }
  rewardKill(draft, id, attack.attacker, isOverkill(draft, id, wounds));
  if (!stays) removeMonsters(draft, [id]);
}

/** A Close attacker that inflicted no wound takes one from each thorns, and any attacker one from such a reaction. */
function strikeBack(draft: Draft, attack: Attack, target: CharacterId): void {
  const { attacker } = attack;
  if (spaceOf(draft.table, attacker) === null || isLeaving(draft.table, attacker)) return;
  const reflexes = ownReflexes(draft.table, attack, target);
  const thorns = areClose(draft.table, attacker, target) ? traitsOf(draft.table, target) : [];
  const wounds = [...reflexes, ...thorns].filter(({ kind }) => kind === 'strike-back' || kind === 'thorns').length;
  if (wounds === 0) return;
  wound(draft, attacker, wounds);
  settleDeath(draft, attacker, target);
}
