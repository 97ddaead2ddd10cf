import { at, best, ranked, type Rng } from '#engine';
import type { Action } from '../state/actions.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { Deck } from '../content/effects.ts';
import { planned } from '../planning/plan.ts';
import { SPOT_IDS } from '../content/board.ts';
import { guardsIn } from '../ship/guards.ts';
import { MARKERS_EACH } from '../content/printed.ts';
import { adjacent, showsIcon } from '../ship/spots.ts';
import type { Slot } from '../state/state.ts';
import { counts } from './backing.ts';
import { distance, goal, roundsLeft, type Outlook } from './knowledge.ts';
import { attackLove } from './places.ts';

/**
 * Draws schemes for the chosen objective, and loot while upgrades still pay off. Each choice looks only at how many cards
 * there are, so all cards left are drawn at once.
 */
export function chooseDraws(look: Outlook, options: readonly Action[], rng: Rng): Action | null {
  const all = options.filter((action) => action.do === 'draw-all');
  const drawn = { scheme: 0, loot: 0 };
  if (all.length === 0) return chooseDeck(look, options, drawn, rng);
  for (let left = look.pirate.planning.draws; left > 0; left--) {
    const one = chooseDeck(look, options, drawn, rng);
    if (one?.do === 'draw') drawn[one.deck]++;
  }
  return all.find(({ scheme, loot }) => scheme === drawn.scheme && loot === drawn.loot) ?? at(all, 0);
}

function chooseDeck(
  look: Outlook,
  options: readonly Action[],
  drawn: Readonly<Record<Deck, number>>,
  rng: Rng,
): Action | null {
  const { scheme, loot } = look.own;
  const wanted = {
    scheme: 2.4 - 0.4 * (scheme.length + drawn.scheme),
    loot: 1.6 - 0.5 * (loot.length + drawn.loot) - (roundsLeft(look) <= 2 ? 0.6 : 0),
  };
  const singles = options.filter((action) => action.do === 'draw');
  return best(singles, (action) => wanted[action.deck], rng, 1);
}

/** How far apart abilities are that look alike. */
const SPREAD = 0.4;

/** The four abilities that look most useful from the pirate's room, or those suggested if they are about as useful. */
export function chooseMarks(
  look: Outlook,
  options: readonly Action[],
  suggested: readonly Action[],
  rng: Rng,
): readonly Action[] {
  const { board } = planned(look.table, look.pirate, look.own.plan.orders);
  const slotOf = (action: Action) => (action.do === 'mark' ? (board[action.slot] ?? null) : null);
  const slots = options.flatMap((action) => slotOf(action) ?? []);
  const worth = (action: Action) => {
    const slot = slotOf(action);
    if (!slot) return 0;
    const again = slots.filter((other) => goesBefore(other, slot, slots)).length;
    return usable(slot) * (abilityWorth(look, slot.ability) - 0.5 * again + 0.25 * slot.level);
  };
  const chosen = ranked(options, worth, rng, SPREAD).slice(0, MARKERS_EACH);
  const sum = (actions: readonly Action[]) => actions.reduce((total, action) => total + worth(action), 0);
  return suggested.length > 0 && sum(suggested) >= sum(chosen) - SPREAD ? suggested : chosen;
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
