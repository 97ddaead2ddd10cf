import { codeBlock as formatCodeBlock } from '@discordjs/formatters';
import {
  ButtonStyle,
  ComponentType,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type APIEmbedField,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { clipped, type FieldFace, type Scene } from '#engine';
import { writeCustomId, type CustomId } from '../custom-id.ts';

/** One message as it shall look. Every screen sets all three, so that an edit leaves nothing of the old one behind. */
export interface Screen {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: Row[];
  readonly files?: readonly ScreenFile[];
  /** Set where one is enough for a person at a table: the newest takes the place of the one before. */
  readonly opens?: Opened;
  /** What its embeds show as pictures, the first the first, if somebody draws them: the words say it as well. */
  readonly pictures?: readonly Picture[];
}

/** What somebody has open for themselves, and of which table. */
export interface Opened {
  readonly table: string;
  readonly what: 'panel' | 'hand' | 'changes' | 'options' | 'orders' | 'replay' | 'request';
  /** The table's revision that it shows. */
  readonly revision: number;
  /** The page it is turned to, where it has several. */
  readonly page?: number;
  /** Why the press that opened it did nothing: said until the next press, whatever else changes meanwhile. */
  readonly warning?: string;
}

export interface Picture {
  /** The name of its file. */
  readonly name: string;
  readonly scene: Scene;
  /** Its embed as it is beside the picture, where that says less than without. */
  readonly beside?: APIEmbed;
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface ScreenFile {
  readonly name: string;
  readonly data: Buffer;
  readonly contentType: string;
  /** What a picture says, for those who do not see it. */
  readonly description?: string;
}

/** Discord's own numbers that the screens build for. */
export const LIMITS = {
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  embeds: 6000,
  label: 80,
  optionText: 100,
  rows: 5,
  buttonsInRow: 5,
  menu: 25,
  /** What a picture says. */
  alt: 1024,
  placeholder: 150,
};

/** Green main, blue choice, grey what leads to nothing now, a look or undo, red what cannot be mended. */
export const TONES = {
  main: ButtonStyle.Success,
  choice: ButtonStyle.Primary,
  idle: ButtonStyle.Secondary,
  quiet: ButtonStyle.Secondary,
  grave: ButtonStyle.Danger,
} as const;

export const COLOURS = { lobby: 0x5865f2, play: 0x2f9e6e, panel: 0xe0a030, over: 0x8a8f98 };

export function button(
  id: CustomId,
  label: string,
  tone: keyof typeof TONES,
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: writeCustomId(id),
    label: clipped(label, LIMITS.label),
    style: TONES[tone],
    ...(disabled ? { disabled } : {}),
  };
}

/** Buttons in as few rows as hold them, all but the last full. */
export function buttonRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  return parted(buttons, LIMITS.buttonsInRow, 'full').map((components) => ({
    type: ComponentType.ActionRow,
    components,
  }));
}

/** A list in as few parts as hold it: all but the last full, or all about as long. */
export function parted<T>(list: readonly T[], most: number, parts: 'full' | 'even'): T[][] {
  const count = Math.ceil(list.length / most);
  const size = parts === 'full' ? most : Math.ceil(list.length / Math.max(1, count));
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

export function menuRow(menu: Omit<APIStringSelectComponent, 'type'>): Row {
  return { type: ComponentType.ActionRow, components: [{ type: ComponentType.StringSelect, ...menu }] };
}

/** The lines there are; what is empty or absent is left out. */
export function lines(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
}

/** Text for a monospaced block; a fence inside cannot close it. */
export function codeBlock(text: string): string {
  return formatCodeBlock(text.replaceAll('```', "'''"));
}

/** What a game's fields say: everything, or what the picture of a panel or a hand does not say. */
export function fieldsOf(
  fields: readonly FieldFace[],
  extent: 'all' | 'beside-picture' | 'beside-hand',
): APIEmbedField[] {
  return fields.flatMap(({ name, value, besidePicture = '', besideHand = besidePicture }) => {
    const said = { all: value, 'beside-picture': besidePicture, 'beside-hand': besideHand }[extent];
    return said === '' ? [] : [{ name, value: said }];
  });
}

/** Cuts embeds down to what Discord takes in one message, or to the room given: the last fields give way first. */
export function fitted(embeds: readonly APIEmbed[], room = LIMITS.embeds): APIEmbed[] {
  let left = room;
  return embeds.flatMap((embed) => {
    const frame = (embed.title?.length ?? 0) + (embed.footer?.text.length ?? 0) + (embed.author?.name.length ?? 0);
    const space = left - frame;
    if (space < 1) return [];
    const description = clipped(embed.description ?? '', Math.min(LIMITS.description, space));
    const fields = fittedFields(embed.fields ?? [], space - description.length);
    left = space - description.length - sizeOf(fields);
    return frame + description.length + fields.length === 0 ? [] : [{ ...embed, description, fields }];
  });
}

/** The characters Discord counts of these embeds. */
export function embedSize(embeds: readonly APIEmbed[]): number {
  return embeds.reduce(
    (sum, { title, description, footer, author, fields }) =>
      sum +
      (title?.length ?? 0) +
      (description?.length ?? 0) +
      (footer?.text.length ?? 0) +
      (author?.name.length ?? 0) +
      sizeOf(fields ?? []),
    0,
  );
}

function sizeOf(fields: readonly APIEmbedField[]): number {
  return fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
}

function fittedFields(fields: readonly APIEmbedField[], room: number): APIEmbedField[] {
  let left = room;
  return fields.slice(0, LIMITS.fields).flatMap((field) => {
    const name = clipped(field.name, LIMITS.fieldName);
    const space = Math.min(LIMITS.fieldValue, left - name.length);
    if (space < 2 || field.value === '') return [];
    const value = clipped(field.value, space);
    left -= name.length + value.length;
    return [{ ...field, name, value }];
  });
}

/** The screen while its pictures are being drawn: only what they will not say. */
export function awaitingPictures({ pictures = [], embeds, ...rest }: Screen): Screen {
  return { ...rest, embeds: embeds.map((embed, at) => pictures[at]?.beside ?? embed) };
}

/** The screen with its pictures, each drawn as the PNG at the same place. */
export function pictured(screen: Screen, pngs: readonly Buffer[]): Screen {
  const { pictures = [], embeds, files = [], ...rest } = screen;
  const drawn = pictures.flatMap((picture, at) => {
    const data = pngs[at];
    return data ? [{ ...picture, data }] : [];
  });
  return {
    ...rest,
    embeds: embeds.map((embed, at) => {
      const picture = drawn[at];
      return picture ? { ...(picture.beside ?? embed), image: { url: `attachment://${picture.name}` } } : embed;
    }),
    files: [
      ...files,
      ...drawn.map(({ name, data, scene }) => ({ name, data, contentType: 'image/png', description: scene.alt })),
    ],
  };
}
