import { at } from '#engine';
import { heroOf, isHero, seatOf, spaceOf, who } from '../characters/characters.ts';
import { daze, heal, setHero } from '../characters/changes.ts';
import type { Blow, Gain } from '../content/effects.ts';
import { beginShove } from '../movement/shove.ts';
import { giveTokens } from '../quests/quests.ts';
import { changeScenario, emit, scenarioOf, type Draft } from '../state/draft.ts';
import type { Attack } from '../state/frames.ts';
import type { CharacterId } from '../state/ids.ts';
import { strikesOf } from './pool.ts';

/** What the attack does on a crit, once however many there are. */
export function landCrit(draft: Draft, attack: Attack): void {
  const target = at(attack.targets, 0);
  for (const strike of strikesOf(draft.table, attack)) {
    if (strike.kind === 'on-crit') land(draft, attack, target, strike.blow);
    if (strike.kind === 'on-crit-gain') gain(draft, attack, strike.gain);
  }
}

/** What the attack does to a target that takes a wound and survives it. */
export function landOnWound(draft: Draft, attack: Attack): void {
  for (const strike of strikesOf(draft.table, attack))
    if (strike.kind === 'on-wound') land(draft, attack, at(attack.targets, 0), strike.blow);
}

/** What the attacker gets for each of its kills. */
export function gainOnKill(draft: Draft, attack: Attack, kills: number): void {
  for (let n = 0; n < kills; n++)
    for (const strike of strikesOf(draft.table, attack))
      if (strike.kind === 'on-kill') gain(draft, attack, strike.gain);
}

function land(draft: Draft, { by }: Attack, target: CharacterId, blow: Blow): void {
  if (spaceOf(draft.table, target) === null) return;
  if (blow === 'daze') daze(draft, target);
  else if (blow === 'shove') beginShove(draft, target, by);
  else dropGadget(draft, target);
}

/** A hero drops the gadget it collected last. */
function dropGadget(draft: Draft, target: CharacterId): void {
  if (!isHero(target)) return;
  const { gadgets, space } = heroOf(draft.table, target);
  const gadget = gadgets.at(-1);
  if (gadget === undefined || space === null) return;
  setHero(draft, target, { gadgets: gadgets.slice(0, -1) });
  changeScenario(draft, { tokens: [...scenarioOf(draft.table).tokens, { kind: gadget, space }] });
  emit(draft, { kind: 'dropped', who: who(draft.table, target), token: gadget });
}

function gain(draft: Draft, { attacker, weapon }: Attack, what: Gain): void {
  if (!isHero(attacker)) return;
  if (what === 'recover') heal(draft, attacker, 1);
  else if (what === 'token') giveTokens(draft, seatOf(attacker), 1);
  else {
    const { upgrades } = heroOf(draft.table, attacker);
    setHero(draft, attacker, {
      upgrades: upgrades.map((owned, n) => (n === weapon ? { ...owned, used: false } : owned)),
    });
  }
}
