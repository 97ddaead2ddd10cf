import { idsOf } from '#engine';
import { isPrinted, type Printing } from '../content/printing.ts';
import { LOOT_TABLE, type Loot, type LootId } from '../content/loot.ts';
import { SCHEME_TABLE, type Scheme, type SchemeId } from '../content/schemes.ts';

/** One printed card: its design and the number of the copy. */
export type SchemeCard = `${SchemeId}.${number}`;
export type LootCard = `${LootId}.${number}`;
export type Card = SchemeCard | LootCard;

interface Copy<C, Id, D> {
  readonly card: C;
  readonly id: Id;
  readonly design: D;
}

export const SCHEME_IDS = idsOf(SCHEME_TABLE);
export const LOOT_IDS = idsOf(LOOT_TABLE);

const schemes = SCHEME_IDS.flatMap((id) =>
  copiesOf(SCHEME_TABLE[id]).map((copy): Copy<SchemeCard, SchemeId, Scheme> => ({
    card: `${id}.${copy}`,
    id,
    design: SCHEME_TABLE[id],
  })),
);
const loot = LOOT_IDS.flatMap((id) =>
  copiesOf(LOOT_TABLE[id]).map((copy): Copy<LootCard, LootId, Loot> => ({
    card: `${id}.${copy}`,
    id,
    design: LOOT_TABLE[id],
  })),
);

/** Every card of the two decks, in the order of the content tables. */
export const SCHEME_CARDS: readonly SchemeCard[] = schemes.map(({ card }) => card);
export const LOOT_CARDS: readonly LootCard[] = loot.map(({ card }) => card);

const SCHEME_OF = new Map<string, Copy<SchemeCard, SchemeId, Scheme>>(schemes.map((one) => [one.card, one]));
const LOOT_OF = new Map<string, Copy<LootCard, LootId, Loot>>(loot.map((one) => [one.card, one]));

/** The cards of a deck in a printing, in the order of its content table. */
export function schemeDeck(printing: Printing): SchemeCard[] {
  return schemes.filter(({ design }) => isPrinted(design, printing)).map(({ card }) => card);
}
export function lootDeck(printing: Printing): LootCard[] {
  return loot.filter(({ design }) => isPrinted(design, printing)).map(({ card }) => card);
}

/** What is printed on a scheme card. */
export function schemeOn(card: SchemeCard): Scheme {
  return known(SCHEME_OF.get(card), card).design;
}

/** What is printed on a loot card. */
export function lootOn(card: LootCard): Loot {
  return known(LOOT_OF.get(card), card).design;
}

/** The design of a card. */
export function schemeIdOf(card: SchemeCard): SchemeId {
  return known(SCHEME_OF.get(card), card).id;
}
export function lootIdOf(card: LootCard): LootId {
  return known(LOOT_OF.get(card), card).id;
}

export function isScheme(card: Card): card is SchemeCard {
  return SCHEME_OF.has(card);
}

export function isLoot(card: Card): card is LootCard {
  return LOOT_OF.has(card);
}

/** One card of each design: the first copy. */
export function oneOfEach<C extends Card>(cards: readonly C[]): C[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const design = card.slice(0, card.lastIndexOf('.'));
    if (seen.has(design)) return false;
    seen.add(design);
    return true;
  });
}

function copiesOf({ copies }: { readonly copies: number }): number[] {
  return Array.from({ length: copies }, (_, i) => i + 1);
}

function known<T>(found: T | undefined, card: Card): T {
  if (!found) throw new Error(`There is no card ${card}.`);
  return found;
}
