import { ComponentType, type APIEmbed } from 'discord-api-types/v10';
import type { Picture, Row } from '../screen.ts';

/*
 * How high a message is on a phone 390 px wide, in px: near enough to choose how much a panel tells. The browser test of heights
 * measures the real ones.
 */

/** Of the message itself, and of each embed besides its text. */
const FRAME = 65;
const EMBED = 65;
const MENU = 48;
/** How wide a picture is. */
const PICTURE = 294;

interface Print {
  /** Letters of a line, and its height. */
  readonly letters: number;
  readonly height: number;
}

const TEXT: Print = { letters: 38, height: 19 };
const INDENTED: Print = { letters: 36, height: 19 };
const HEADING: Print = { letters: 32, height: 28 };
const SMALL: Print = { letters: 41, height: 17 };
const BUTTONS: Print = { letters: 40, height: 44 };
/** The width of a space between words. */
const SPACE = 0.62;
/** The edges of a button. */
const EDGES = 4;

const PRINTS: readonly (readonly [start: string, Print])[] = [
  ['### ', HEADING],
  ['-# ', SMALL],
  ['> ', INDENTED],
  ['- ', INDENTED],
];

/** The height of a message with these embeds, which hold no pictures. */
export function messageHeight(embeds: readonly APIEmbed[], rows: readonly Row[]): number {
  return FRAME + sum(embeds.map(embedHeight)) + sum(rows.map(rowHeight));
}

/** The height of pictures, each in its embed. */
export function picturesHeight(pictures: readonly Picture[]): number {
  return sum(
    pictures.map(({ scene: { width, height }, beside = {} }) => (PICTURE * height) / width + embedHeight(beside)),
  );
}

function embedHeight({ title, description = '', fields = [] }: APIEmbed): number {
  const head = title === undefined ? 0 : lineHeight(title, HEADING);
  const ofFields = fields.map(({ name, value }) => textHeight(name) + textHeight(value));
  return EMBED + head + textHeight(description) + sum(ofFields);
}

/** The height of text with Discord's markup. */
function textHeight(text: string): number {
  const all = text.split('\n').filter((line) => line !== '');
  return sum(
    all.map((line) => {
      const [start, print] = PRINTS.find(([start]) => line.startsWith(start)) ?? ['', TEXT];
      return lineHeight(line.slice(start.length), print);
    }),
  );
}

function lineHeight(line: string, { letters, height }: Print): number {
  const words = line.replaceAll(/[*`]/g, '').split(' ');
  return (
    height *
    linesOf(
      words.map((word) => widthOf(word) + SPACE),
      letters,
    )
  );
}

function rowHeight({ components }: Row): number {
  if (components.some(({ type }) => type === ComponentType.StringSelect)) return MENU;
  return BUTTONS.height * phoneRows(components.map((each) => ('label' in each ? (each.label ?? '') : '')));
}

/** How many rows buttons with these labels fill on a phone, where a row of a message wraps. */
export function phoneRows(labels: readonly string[]): number {
  return linesOf(
    labels.map((label) => widthOf(label) + EDGES),
    BUTTONS.letters,
  );
}

/** How many lines things of these widths fill one after another; one that is wider than a line is broken. */
function linesOf(widths: readonly number[], most: number): number {
  let lines = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + width > most) {
      lines++;
      filled = 0;
    }
    lines += Math.floor(width / most);
    filled += width % most;
  }
  return lines;
}

/** Widths of letters, where the middling one is 1. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,:;'’|!", 0.5],
  ['ft()[]-r ·"', 0.62],
  ['ABCDEGHKNOPQRSTUVXYZ&+', 1.2],
  ['mwMW%—', 1.5],
];
/** The same by code unit. */
const WIDTH_OF = new Map(
  WIDTHS.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter.charCodeAt(0), width] as const)),
);

function widthOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) width += WIDTH_OF.get(text.charCodeAt(at)) ?? 1;
  return width;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
