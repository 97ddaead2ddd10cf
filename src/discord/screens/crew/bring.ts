import { clipped, joined } from '#engine';
import { seatOf, type KeepingGame, type Kept, type Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { escapeMarkdown } from '../../escape.ts';
import { words } from '../../words.ts';
import { LIMITS, lines, menuRow, type Screen } from '../screen.ts';
import { nameOf } from './shown.ts';

/** Values of the menu below that name no keepsake: none at all, and a ready-made one by its place. */
export const NOTHING = 'nothing';
const READY = 'ready:';

/** Ready-made ones offered there, at most. */
const MOST_READY = 9;

/** The menu of what the presser can bring: what is free of their own, what is ready-made, or nothing. */
export function bringScreen(table: Table, of: KeepingGame, own: readonly Kept[], person: string, said = ''): Screen {
  const { noun, readyMade } = of.keepsake;
  const chosen = seatOf(table, person)?.keepsake?.id ?? NOTHING;
  const fresh = readyMade.slice(0, MOST_READY).map(({ hint, kept }, at) => ({
    value: `${READY}${String(at)}`,
    label: words.crew.fresh(nameOf({ ...of, kept })),
    description: hint,
  }));
  const away = own.filter(({ record }) => record.at !== null).map((kept) => escapeMarkdown(nameOf(kept)));
  const free = own.filter(({ record }) => record.at === null).slice(0, LIMITS.menu - 1 - fresh.length);
  const options = [
    ...free.map((kept) => ({ value: kept.record.id, label: nameOf(kept), description: of.face.line(kept.kept) })),
    ...fresh,
    { value: NOTHING, label: words.crew.nothing(capital(noun.one)), description: words.crew.nothingHint },
  ];
  return {
    content: lines(said, words.crew.chooseToBring, away.length > 0 && words.crew.inGames(joined(away))),
    embeds: [],
    components: [
      menuRow({
        custom_id: writeCustomId({ verb: 'bring', table: table.record.id }),
        placeholder: words.crew.chooseMenu,
        min_values: 1,
        max_values: 1,
        options: options.map(({ value, label, description }) => ({
          value,
          label: clipped(label, LIMITS.optionText),
          description: clipped(description, LIMITS.optionText),
          default: value === chosen,
        })),
      }),
    ],
  };
}

/** The place of the ready-made one that a value names; `null` where it names none. */
export function readyIn(value: string): number | null {
  return value.startsWith(READY) ? Number(value.slice(READY.length)) : null;
}

/** What the presser brings now, in a sentence. */
export function bringingText(table: Table, of: KeepingGame, person: string): string {
  const brought = seatOf(table, person)?.keepsake;
  return brought
    ? words.crew.bringing(escapeMarkdown(nameOf({ ...of, kept: brought.kept })))
    : words.crew.bringingNothing;
}

/** "Crew", as a label has it. */
export function capital(noun: string): string {
  return noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
