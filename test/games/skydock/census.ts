import { BACKER_TABLE } from '../../../src/games/skydock/content/backers.ts';
import { LOOT_CARDS, SCHEME_CARDS, isScheme } from '../../../src/games/skydock/cards/cards.ts';
import { ABILITIES, ABILITY_IDS, type AbilityId } from '../../../src/games/skydock/content/abilities.ts';
import { SPOT_IDS } from '../../../src/games/skydock/content/board.ts';
import { GUARDS, MARKERS } from '../../../src/games/skydock/content/printed.ts';
import { TILES } from '../../../src/games/skydock/content/rooms.ts';
import { ENCOUNTER_IDS, SUPPORT } from '../../../src/games/skydock/setup/lay-out.ts';
import type { Slot, State } from '../../../src/games/skydock/state/state.ts';

/** Every piece of the box by the zones it can lie in, compared with what is printed; the first that does not add up. */
export function census({ table, hidden }: State): string | null {
  const { hands, decks } = hidden;
  const sifting = hands.flatMap((hand) => hand.sifting);
  const slots = table.pirates.flatMap(({ board }) => board.filter((slot) => slot !== null));
  const zones: Readonly<Record<string, readonly [found: readonly unknown[], printed: readonly unknown[]]>> = {
    schemes: [
      [
        ...decks.scheme,
        ...table.discards.scheme,
        ...hands.flatMap(({ scheme }) => scheme),
        ...sifting.filter(isScheme),
      ],
      SCHEME_CARDS,
    ],
    loot: [
      [
        ...decks.loot,
        ...table.discards.loot,
        ...hands.flatMap(({ loot }) => loot),
        ...sifting.filter((card) => !isScheme(card)),
      ],
      LOOT_CARDS,
    ],
    encounters: [[...decks.encounter, ...table.discards.encounter], ENCOUNTER_IDS],
    support: [[...hidden.support, ...hands.flatMap(({ support }) => support)], SUPPORT],
    guards: [
      [
        table.guardSupply +
          table.box.guards +
          sum(SPOT_IDS.map((spot) => table.guards[spot].active + table.guards[spot].stunned)),
      ],
      [GUARDS],
    ],
    markers: [
      [table.markers + sum(table.pirates.map(({ markers }) => markers)) + sum(slots.map(({ markers }) => markers))],
      [MARKERS],
    ],
    'low tokens': [ABILITY_IDS.map((id) => lowTokens(table, slots, id)), ABILITY_IDS.map((id) => ABILITIES[id].low)],
    'high tokens': [ABILITY_IDS.map((id) => highTokens(table, slots, id)), ABILITY_IDS.map((id) => ABILITIES[id].high)],
  };
  for (const [zone, [found, printed]] of Object.entries(zones)) {
    if (found.map(String).sort().join() !== printed.map(String).sort().join()) {
      return `${zone}: ${found.length} found, ${printed.length} printed`;
    }
  }
  return strays({ table, hidden });
}

/** What may lie in one place only: armed, pledged and laid-out cards in their hand, backers, tiles, places in a hand. */
function strays({ table, hidden }: State): string | null {
  for (const [seat, hand] of hidden.hands.entries()) {
    const own = new Set<string>([...hand.scheme, ...hand.loot]);
    const marked = [...hand.armed, ...hand.paying, ...hand.plan.orders.map(({ card }) => card)];
    const single = [hand.pledge].filter((card) => card !== null);
    if ([...marked, ...single].some((card) => !own.has(card))) return `seat ${seat} uses a card it has not got`;
    if (hand.backer !== null && !hand.dealt.includes(hand.backer))
      return `seat ${seat} keeps a backer never dealt to it`;
  }
  const backers = hidden.hands.flatMap(({ dealt }) => dealt);
  if (new Set(backers).size < backers.length || backers.some((id) => !(id in BACKER_TABLE))) return 'backers';
  const tiles = Object.values(table.rooms).map((room) => TILES.findIndex((tile) => tile.includes(room)));
  const random = tiles.filter((tile) => tile >= 0);
  if (random.length !== 6 || new Set(random).size < 6) return 'room tiles';
  return null;
}

function lowTokens({ tokens, box }: State['table'], slots: readonly Slot[], id: AbilityId): number {
  return (
    tokens[id].low + box.tokens[id].low + slots.filter(({ ability, level }) => ability === id && level <= 2).length
  );
}

function highTokens({ tokens, box }: State['table'], slots: readonly Slot[], id: AbilityId): number {
  return (
    tokens[id].high + box.tokens[id].high + slots.filter(({ ability, level }) => ability === id && level >= 3).length
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
