import { capitalized, joined, type Seat } from '#engine';
import { isScheme, lootOn, schemeOn, type Card } from '../../cards/cards.ts';
import { ABILITIES, type AbilityId } from '../../content/abilities.ts';
import type { SpotId } from '../../content/board.ts';
import { CHARACTER_TABLE } from '../../content/characters.ts';
import type { Stat } from '../../content/effects.ts';
import { SUPPORT_TOKENS } from '../../content/printed.ts';
import { ROOM_TABLE, type Icon } from '../../content/rooms.ts';
import type { SymbolId } from '../../content/schemes.ts';
import type { Table } from '../../state/state.ts';

const SEATS = ['Red', 'Blue', 'Green', 'Yellow'] as const;

/** What a seat is called; on the map it is its initial. */
export function seatName(seat: Seat): string {
  return SEATS[seat] ?? `Seat ${seat + 1}`;
}

export function seatLetter(seat: Seat): string {
  return seatName(seat).slice(0, 1);
}

/** "Red (Bosun Marrow)", or just the colour until a character is chosen. */
export function pirateName({ pirates }: Table, seat: Seat): string {
  const character = pirates[seat]?.character;
  return character ? `${seatName(seat)} (${CHARACTER_TABLE[character].name})` : seatName(seat);
}

export function seatNames(seats: readonly Seat[]): string {
  return joined(seats.map(seatName));
}

/** "in the Galley", "on the Bridge", "at the Dock". */
export function inRoom(room: string): string {
  return `${room === 'Bridge' ? 'on' : room === 'Dock' || room === 'Drift Engine' ? 'at' : 'in'} the ${room}`;
}

/** The room that lies there. */
export function roomName({ rooms }: Table, spot: SpotId): string {
  return ROOM_TABLE[rooms[spot]].name;
}

export function abilityName(ability: AbilityId): string {
  return ABILITIES[ability].name;
}

const supportValues = SUPPORT_TOKENS.map(({ value }) => value);
/** "1 support token (1 to 4 support)". */
export const SUPPORT_TOKEN = `1 support token (${Math.min(...supportValues)} to ${Math.max(...supportValues)} support)`;

/** "Move 2". */
export function leveled({ ability, level }: { readonly ability: AbilityId; readonly level: number }): string {
  return `${abilityName(ability)} ${level}`;
}

export function cardName(card: Card): string {
  return isScheme(card) ? schemeOn(card).name : lootOn(card).name;
}

/** What the card does once it is played, effect by effect. */
export function effectsOf(card: Card) {
  return (isScheme(card) ? schemeOn(card) : lootOn(card)).does;
}

export function cardText(card: Card): string {
  return isScheme(card) ? schemeOn(card).text : lootOn(card).text;
}

/** What a card does once it is played: neither what would play it when armed nor the phase it is played in. */
export function playedText(card: Card): string {
  const text = cardText(card)
    .replace(/^Planning: /, '')
    .replace(/ Armed: .*$/, '');
  return capitalized(text);
}

/** What plays a card that is armed: "when the patrol challenges you"; `null` for a card that cannot be armed. */
export function triggerText(card: Card): string | null {
  return / Armed: (.*)\.$/.exec(cardText(card))?.[1] ?? null;
}

export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

/** What is printed at the edge of a card: a scheme card's symbols, a loot card's abilities. */
export function cardEdge(card: Card): string {
  return isScheme(card) ? symbolNames(schemeOn(card).symbols) : lootOn(card).icons.map(abilityName).join(', ');
}

const SYMBOL_NAMES = {
  mask: 'Mask',
  key: 'Key',
  wrench: 'Wrench',
  spark: 'Spark',
  chart: 'Chart',
  wild: 'Wild',
} as const satisfies Record<SymbolId | 'wild', string>;

export function symbolName(symbol: SymbolId | 'wild'): string {
  return SYMBOL_NAMES[symbol];
}

export function symbolNames(symbols: readonly (SymbolId | 'wild')[]): string {
  return symbols.map(symbolName).join(' + ');
}

/** What an icon of a room is called, and its sign on the map. */
export const ICONS = {
  scheme: { name: 'scheme', sign: 'S' },
  loot: { name: 'loot', sign: 'L' },
  encounter: { name: 'random encounter', sign: '?' },
  guard: { name: 'guard post', sign: '+' },
} as const satisfies Record<Icon, { readonly name: string; readonly sign: string }>;

export function iconNames(icons: readonly Icon[]): string {
  return icons.map((icon) => ICONS[icon].name).join(', ');
}

/** "physical +3, mental +1, technical −1". */
export function statLine(stats: Readonly<Record<Stat, number>>): string {
  return `physical ${signed(stats.physical)}, mental ${signed(stats.mental)}, technical ${signed(stats.technical)}`;
}

/** "+2", "−1", "+0". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A number with its article: "a 5", "an 8". */
export function withArticle(roll: number): string {
  return `${roll === 8 || roll === 11 || roll === 18 ? 'an' : 'a'} ${roll}`;
}

/** "8", "−2". */
export function summed(total: number): string {
  return total < 0 ? signed(total) : `${total}`;
}

/** "1–2", "18–20", "5". */
export function numberRange(numbers: readonly number[]): string {
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return first === last ? `${first}` : `${first}–${last}`;
}
