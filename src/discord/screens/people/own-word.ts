import { ComponentType, TextInputStyle, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { WORD_LENGTH, type SeatRecord, type Table } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';
import { seatName } from '../names.ts';

/** The field of the form below. */
export const WORD_FIELD = 'word';

/** The form in which a player types a word of their own, with the one they have. */
export function wordForm({ record }: Table, { word }: SeatRecord): APIModalInteractionResponseCallbackData {
  return {
    custom_id: writeCustomId({ verb: 'word', table: record.id }),
    title: words.dice.form.title,
    components: [
      {
        type: ComponentType.Label,
        label: words.dice.form.label(WORD_LENGTH),
        description: words.dice.form.about,
        component: {
          type: ComponentType.TextInput,
          custom_id: WORD_FIELD,
          style: TextInputStyle.Short,
          min_length: 1,
          max_length: WORD_LENGTH,
          ...(word !== null && { value: word }),
        },
      },
    ],
  };
}

/** The words that the players of a finished game have added to its seed; empty where none did. */
export function ownWords(table: Pick<Table, 'face'>, seats: readonly Pick<SeatRecord, 'seat' | 'word'>[]): string {
  return seats
    .flatMap(({ seat, word }) => (word === null ? [] : [words.dice.ownWord(seatName(table, seat), word)]))
    .join(' · ');
}
