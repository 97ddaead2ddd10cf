import { emit, withAt, type Seat } from '#engine';
import { lootOn, type LootCard } from '../cards/cards.ts';
import { newSlot, powerOf, slotsWhere, unlikeGaps } from './characters.ts';
import { ABILITY_IDS, TOP_LEVEL, type AbilityId } from '../content/abilities.ts';
import { countAchievement } from './achievements.ts';
import { changePirate, pirateOf, type Draft } from '../state/draft.ts';
import type { Pirate, Slot, Table, TokenPile } from '../state/state.ts';

/** A board and the supply of tokens, now or after a plan. */
export interface Workbench {
  readonly board: Pirate['board'];
  readonly tokens: Table['tokens'];
}

/** Board and supply after a gain or an upgrade; `boxed` is the token that leaves the game, if any (S9). */
export interface Improved extends Workbench {
  readonly slot: Slot;
  readonly boxed: AbilityId | null;
}

/** Gains a level-1 ability in a slot; `null` if the supply has none or the slot is taken. */
export function gained({ board, tokens }: Workbench, ability: AbilityId, slot: number): Improved | null {
  if (tokens[ability].low === 0 || board[slot] !== null) return null;
  const held = newSlot(ability);
  return { board: withAt(board, slot, held), tokens: moved(tokens, ability, { low: -1 }), slot: held, boxed: null };
}

/**
 * Upgrades by one level: flips the token (to level 2 or 4) or replaces it from the supply (to level 3). `null` if
 * impossible.
 */
export function upgraded({ board, tokens }: Workbench, slot: number): Improved | null {
  const held = board[slot];
  if (!held || held.level === TOP_LEVEL) return null;
  const level = held.level + 1;
  const higher = { ...held, level };
  const flips = level !== 3;
  if (!flips && tokens[held.ability].high === 0) return null;
  return {
    board: withAt(board, slot, higher),
    tokens: flips ? tokens : moved(tokens, held.ability, { high: -1 }),
    slot: higher,
    boxed: flips ? null : held.ability,
  };
}

function moved(tokens: Table['tokens'], ability: AbilityId, by: Partial<TokenPile>): Table['tokens'] {
  const { low, high } = tokens[ability];
  return { ...tokens, [ability]: { low: low + (by.low ?? 0), high: high + (by.high ?? 0) } };
}

/** Every way a loot card could improve a character at that workbench (sheet: Improving a Character). */
export function improvements(pirate: Pirate, bench: Workbench, card: LootCard) {
  const { icons } = lootOn(card);
  const upgradeIcons = powerOf(pirate, 'upgrade-icons') ? ABILITY_IDS : icons;
  const free = pirate.character === null ? [] : unlikeGaps(pirate.character, bench.board);
  return [
    ...slotsWhere(bench.board, ({ ability }) => upgradeIcons.includes(ability))
      .filter((slot) => upgraded(bench, slot) !== null)
      .map((slot) => ({ do: 'upgrade', slot }) as const),
    ...icons
      .filter((ability) => bench.tokens[ability].low > 0)
      .flatMap((ability) => free.map((slot) => ({ do: 'gain', ability, slot }) as const)),
  ];
}

/** The slots of a player's board that could be upgraded now. */
export function upgradable({ board }: Pirate, tokens: Table['tokens']): number[] {
  return slotsWhere(board, () => true).filter((slot) => upgraded({ board, tokens }, slot) !== null);
}

/** Gains a level-1 ability. Returns false if the supply has none. */
export function gainAbility(
  draft: Draft,
  seat: Seat,
  ability: AbilityId,
  slot: number,
  card: LootCard | null,
): boolean {
  return improve(draft, seat, gained(benchOf(draft, seat), ability, slot), card);
}

/** Upgrades an ability by one level. Returns false if impossible. */
export function upgradeAbility(draft: Draft, seat: Seat, slot: number, card: LootCard | null): boolean {
  return improve(draft, seat, upgraded(benchOf(draft, seat), slot), card);
}

function benchOf(draft: Draft, seat: Seat): Workbench {
  return { board: pirateOf(draft, seat).board, tokens: draft.table.tokens };
}

function improve(draft: Draft, seat: Seat, result: Improved | null, card: LootCard | null): boolean {
  if (!result) return false;
  const { table } = draft;
  changePirate(draft, seat, { board: result.board });
  table.tokens = result.tokens;
  if (result.boxed) table.box = { ...table.box, tokens: moved(table.box.tokens, result.boxed, { low: 1 }) };
  const { ability, level } = result.slot;
  emit(draft, { kind: 'improved', seat, ability, level, card });
  if (table.round > 0) countAchievement(draft, seat, 'improve');
  return true;
}
