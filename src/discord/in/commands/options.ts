import { OFFERED_STRENGTHS, type Strength, type Table } from '../../../tables/index.ts';
import { nameOf } from '../../screens/crew/shown.ts';
import { words } from '../../words.ts';
import { strengthNamed } from '../strength.ts';
import type { APIAttachment } from 'discord-api-types/v10';
import type { Choice, CommandContext, CommandOption, Suggest, TextOption } from './command.ts';

/** A seat that every game refuses. */
const NO_SUCH_SEAT = -1;

/** An option that may be left out; its value is the text typed. */
export function text(
  description: string,
  offers: Pick<TextOption, 'choices' | 'suggest'> = {},
): CommandOption<string | undefined> {
  return { description, ...offers, read: (typed) => typed };
}

/** An option that may be left out; its value is the file attached. */
export function attachedFile(description: string): CommandOption<APIAttachment | undefined> {
  return { takes: 'file', description, read: (file) => file };
}

/** Suggestions about the table of the channel; none where there is no table. */
export function suggestAtTable(suggest: (table: Table, person: string) => readonly Choice[]): Suggest {
  return async ({ tables, asker }: CommandContext) => {
    const table = await tables.tableIn(asker.place.channel);
    return table ? suggest(table, asker.press.person.id) : [];
  };
}

/** The strength of AI players, the first one offered unless another is chosen. */
export const strengthOption: CommandOption<Strength> = {
  description: 'AI level (default: strong)',
  choices: () => OFFERED_STRENGTHS.map((strength) => ({ name: words.ai.strengths[strength], value: strength })),
  read: strengthNamed,
};

/** A seat by its number, as autocomplete sends it, or by its name, as a person may type it; `null` when none is typed. */
export function seatTyped({ game, face }: Table, typed: string | undefined): number | null {
  if (typed === undefined) return null;
  const all = Array.from({ length: game.seats[1] }, (_, seat) => seat);
  const isNamed = (seat: number) => face.seat(seat).toLowerCase() === typed.trim().toLowerCase();
  return all.find((seat) => String(seat) === typed || isNamed(seat)) ?? NO_SUCH_SEAT;
}

/** One of the typing person's own crews: by its id, as autocomplete sends it, or by its name, as a person may type it. */
export const crewOption: CommandOption<string> = {
  description: 'One of your crews',
  required: true,
  suggest: async ({ tables: { keepsakes }, asker }) => {
    const { id } = asker.press.person;
    const [readable, others] = [await keepsakes.of(id), await keepsakes.unreadable(id)];
    return [
      ...readable.map((kept) => ({ name: `${nameOf(kept)} – ${kept.face.line(kept.kept)}`, value: kept.record.id })),
      ...others.map((record) => ({ name: words.crew.unreadable, value: record.id })),
    ];
  },
  read: (typed = '') => typed,
};

/** The id of the crew that was typed. */
export async function crewTyped({ tables, asker }: CommandContext, typed: string): Promise<string> {
  const own = await tables.keepsakes.of(asker.press.person.id);
  const named = own.find((kept) => nameOf(kept).toLowerCase() === typed.trim().toLowerCase());
  return own.some(({ record }) => record.id === typed) ? typed : (named?.record.id ?? typed);
}
