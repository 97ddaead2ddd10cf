import { ComponentType, TextInputStyle, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { clipped, ROOM } from '#engine';
import type { Kept } from '../../../tables/index.ts';
import { writeCustomId } from '../../custom-id.ts';
import { words } from '../../words.ts';

/** The fields of the form below. */
export const RENAME_FIELDS = { name: 'name', parts: 'parts' } as const;

/** The most characters of a form's title. */
const TITLE = 45;

/** The form with the names of a keepsake: its own, and those of its parts on a line each. */
export function renameForm({ keepsake, kept, record }: Kept): APIModalInteractionResponseCallbackData {
  const [name = '', ...parts] = keepsake.names(kept);
  const { form } = words.crew;
  const description = form.about(ROOM.keepsakeName);
  return {
    custom_id: writeCustomId({ verb: 'crew', crew: record.id, does: 'rename' }),
    title: clipped(`${form.title}: ${name}`, TITLE),
    components: [
      {
        type: ComponentType.Label,
        label: form.name,
        description,
        component: {
          type: ComponentType.TextInput,
          custom_id: RENAME_FIELDS.name,
          style: TextInputStyle.Short,
          min_length: 1,
          max_length: ROOM.keepsakeName,
          value: name,
        },
      },
      ...(parts.length > 0
        ? [
            {
              type: ComponentType.Label as const,
              label: form.parts,
              description,
              component: {
                type: ComponentType.TextInput as const,
                custom_id: RENAME_FIELDS.parts,
                style: TextInputStyle.Paragraph,
                min_length: 1,
                max_length: (ROOM.keepsakeName + 1) * parts.length,
                value: parts.join('\n'),
              },
            },
          ]
        : []),
    ],
  };
}
