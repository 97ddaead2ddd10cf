import { best, ranked, type Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { AbilityId } from '../content/abilities.ts';
import { planned } from '../planning/plan.ts';
import { SPOT_IDS } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { adjacent, showsIcon } from '../ship/spots.ts';
import type { Slot } from '../state/state.ts';
import { counts } from './backing.ts';
import { distance, goal, roundsLeft, type Outlook } from './knowledge.ts';
import { attackLove } from './places.ts';

/** Draws schemes for the chosen objective, and loot while upgrades still pay off. */
export function chooseDeck(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  const { scheme, loot } = look.own;
  const wanted = {
    scheme: 2.4 - 0.4 * scheme.length,
    loot: 1.6 - 0.5 * loot.length - (roundsLeft(look) <= 2 ? 0.6 : 0),
  };
  return best(options, (action) => (action.do === 'draw' ? wanted[action.deck] : 0), rng, 1);
}

/** The four abilities that look most useful from the pirate's room. */
export function chooseMarks(look: Outlook, options: readonly Action[], rng: Rng): Action[] {
  const { board } = planned(look.table, look.pirate, look.own.plan.orders);
  const slotOf = (action: Action) => (action.do === 'mark' ? (board[action.slot] ?? null) : null);
  const slots = options.flatMap((action) => slotOf(action) ?? []);
  const worth = (action: Action) => {
    const slot = slotOf(action);
    if (!slot) return 0;
    const again = slots.filter((other) => goesBefore(other, slot, slots)).length;
    return usable(slot) * (abilityWorth(look, slot.ability) - 0.5 * again + 0.25 * slot.level);
  };
  return ranked(options, worth, rng, 0.4).slice(0, MARKERS_EACH);
}

function usable({ neutralized }: Slot): number {
  return neutralized === 'no' ? 1 : 0.25;
}

/** Whether another slot of the same ability is better: usable first, then the higher level. */
function goesBefore(other: Slot, slot: Slot, slots: readonly Slot[]): boolean {
  if (other === slot || other.ability !== slot.ability) return false;
  const ahead = usable(other) - usable(slot) || other.level - slot.level;
  return ahead > 0 || (ahead === 0 && slots.indexOf(other) < slots.indexOf(slot));
}

function abilityWorth(look: Outlook, ability: AbilityId): number {
  const { table, pirate, own } = look;
  const near = (test: (spot: (typeof SPOT_IDS)[number]) => boolean) =>
    test(pirate.spot) ? 1 : SPOT_IDS.some((spot) => distance(pirate.spot, spot) <= 2 && test(spot)) ? 0.7 : 0.2;
  switch (ability) {
    case 'move':
      return 1.8;
    case 'interact':
      return 1.2 + (goal(look)?.near ?? 0);
    case 'scheme':
      return 1.7 * near((spot) => showsIcon(table, spot, 'scheme')) - 0.1 * own.scheme.length;
    case 'loot':
      return 1.5 * near((spot) => showsIcon(table, spot, 'loot')) - 0.15 * own.loot.length;
    case 'attack':
      return (1 + attackLove(look)) * near((spot) => guardsIn(table, spot) > 0);
    case 'heal': {
      const hurt = table.pirates.some(
        (other) =>
          (other.spot === pirate.spot || adjacent(pirate.spot).includes(other.spot)) &&
          other.board.some((slot) => slot && slot.neutralized !== 'no'),
      );
      return hurt ? 1.1 + (counts(own.backer, 'heal-self') ? 1.5 : 0) : 0.1;
    }
  }
}
