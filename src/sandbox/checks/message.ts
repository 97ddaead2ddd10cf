import { MessageFlags } from 'discord-api-types/v10';
import type { APIAllowedMentions, APIAttachment, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { emptyMessage } from '../errors.ts';
import type { Upload } from '../world/files.ts';
import type { MessageRecord } from '../world/record.ts';
import type { World } from '../world/world.ts';
import { readAttachments } from './attachments.ts';
import { readComponents } from './components/components.ts';
import { readEmbeds } from './embeds.ts';
import { readFlags } from './flags.ts';
import { Form } from './form.ts';
import { Media } from './components/media.ts';
import { readAllowedMentions } from './mentions.ts';

/** The whole content of a message: the request's values over those of the message before. */
export interface MessageBody {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: APIMessageTopLevelComponent[];
  readonly flags: number;
  readonly tts: boolean;
  readonly allowedMentions: APIAllowedMentions | undefined;
  readonly files: readonly APIAttachment[];
  /** Files of the request, by the id of their attachment. */
  readonly uploads: ReadonlyMap<string, Upload>;
}

/** Where a message is being written. `basis` is the message being edited. */
export interface Desk {
  readonly world: World;
  readonly channelId: string;
  readonly basis: MessageRecord | null;
  readonly uploads: readonly Upload[];
  readonly allowedFlags: number;
}

const LEGACY = ['content', 'embeds', 'sticker_ids', 'poll'];

/** Reads the message of a request. Throws Discord's 50035 with all complaints, or 50006 for an empty message. */
export function parseMessage(body: unknown, desk: Desk, find = (form: Form) => form): MessageBody {
  const said = Form.read(body, (form) => readMessage(find(form), desk));
  refuseEmpty(said);
  return said;
}

/** Reads a message; the form collects complaints. */
export function readMessage(form: Form, desk: Desk): MessageBody {
  const before = desk.basis?.message;
  form.optional((part) => part.object());
  const flags = readFlags(form.at('flags'), desk.allowedFlags);
  const v2 = ((flags | (before?.flags ?? 0)) & MessageFlags.IsComponentsV2) !== 0;
  if (v2) refuseLegacyFields(form);
  const { files, uploads } = readFiles(form, desk);
  const media = new Media(files);
  return {
    flags,
    files,
    uploads,
    content: part(form, 'content', before?.content, '', (content) => content.text({ max: 2000 })),
    embeds: part(form, 'embeds', before?.embeds, [], (embeds) => readEmbeds(embeds, media)),
    components: part(form, 'components', before?.components, [], (each) => readComponents(each, v2, media)),
    tts: form.at('tts').optional((tts) => tts.flag()) ?? false,
    allowedMentions: form.at('allowed_mentions').optional(readAllowedMentions),
  };
}

/** Throws Discord's 50006 for an empty message. */
export function refuseEmpty({ content, embeds, components, files }: MessageBody): void {
  if (content.trim() === '' && embeds.length === 0 && components.length === 0 && files.length === 0)
    throw emptyMessage();
}

/** A missing key keeps the old value, null clears it. */
function part<T>(form: Form, key: string, before: T | undefined, empty: T, read: (form: Form) => T): T {
  if (!form.has(key)) return before ?? empty;
  return form.at(key).optional(read) ?? empty;
}

function readFiles(form: Form, { world, channelId, basis, uploads }: Desk) {
  const kept = new Map<string, Upload>();
  const files = readAttachments(form.at('attachments'), basis?.files ?? [], uploads).map((slip) => {
    if ('kept' in slip) return slip.kept;
    const id = world.ids.next();
    kept.set(id, slip.upload);
    return world.files.describe(id, channelId, slip.upload, slip.name, slip.description);
  });
  return { files, uploads: kept };
}

function refuseLegacyFields(form: Form): void {
  for (const key of LEGACY) {
    const { value } = form.at(key);
    const given = form.at(key).given && value !== '' && !(Array.isArray(value) && value.length === 0);
    if (given)
      form
        .at(key)
        .complain(
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        );
  }
}
