import {
  eventsFor,
  ROOM,
  seats,
  viewers,
  type AnyFace,
  type Decision,
  type FieldFace,
  type OptionFace,
  type Viewer,
} from '#engine';
import { difference, inWords, shown } from '../difference.ts';
import type { Moment, Move } from '../moment.ts';
import { Violation } from '../violation.ts';

/** Everything a face says of a moment to any viewer fits, and does not depend on what is hidden from that viewer. */
export function wordsFitAndHide(moment: Moment): void {
  const { face } = moment.subject;
  if (!face) return;
  finalFits(face, moment);
  for (const viewer of viewers(moment.match.seats)) {
    const said = speech(face, moment, viewer, moment.match.state, moment.open);
    const twin = moment.twins.find((other) => other.viewer === viewer);
    const leak = twin && difference(said, speech(face, moment, viewer, twin.state, twin.open));
    if (leak) broken(`What ${String(viewer)} reads depends on something hidden from it`, inWords(leak));
  }
}

/** A game may end at any moment: what is uncovered then fits, with a row of scores for each seat. */
function finalFits(face: AnyFace, { game, match: { seats: held, state } }: Moment): void {
  const final = spoken('the end', () => face.final(seats(held).map((seat) => game.view(state, seat))));
  const { columns, rows } = final.scores;
  if (rows.length !== held) broken('Not every seat has a row of scores', String(rows.length));
  for (const row of rows)
    if (row.length !== columns.length) broken('A row of scores has other cells than columns', row.join());
  const wide = ROOM.seat + [...columns].reduce((sum, column) => sum + 2 + column.length, 0);
  if (wide > ROOM.line + ROOM.seat / 2) broken('The scores are too wide', columns.join());
  fieldsFit('The end', final.secrets);
  boardWords(face, final.view);
}

/** Every line of the log fits, and concerns seats of the match. */
export function narrationFits({ before, events }: Move): void {
  const { face } = before.subject;
  if (!face) return;
  for (const viewer of viewers(before.match.seats)) {
    for (const event of eventsFor(events, viewer)) {
      const line = spoken('narrate', () => face.narrate(event));
      if (line !== null) fits('A line of the log', line, ROOM.text);
      const { by, to = [] } = face.about(event);
      const stranger = [...(by === undefined ? [] : [by]), ...to].find((seat) => !(seat in seats(before.match.seats)));
      if (stranger !== undefined)
        broken('A line of the log concerns a seat that is not in the match', String(stranger));
    }
  }
}

/** All the words for one viewer of a state, each measured. */
function speech(
  face: AnyFace,
  { game, outcome }: Moment,
  viewer: Viewer,
  state: unknown,
  open: readonly Decision<unknown>[],
): unknown {
  const view = game.view(state, viewer);
  return spoken(`the words for ${String(viewer)}`, () => [
    boardWords(face, view),
    outcome && resultWords(face, view, outcome),
    ...(viewer === 'public' ? [] : [panelWords(face, view)]),
    ...open.filter(({ seat }) => seat === viewer).map((decision) => decisionWords(face, view, decision)),
  ]);
}

function boardWords(face: AnyFace, view: unknown): unknown {
  const status = face.status(view);
  const { text, legend, fields } = face.board(view);
  fits('The status', status, ROOM.fieldName);
  fits('The board', text, ROOM.text);
  fits('The legend', legend, ROOM.fieldValue);
  const wide = text.split('\n').find(isWide);
  if (wide !== undefined) broken(`A line of the board has over ${String(ROOM.line)} columns`, wide);
  fieldsFit('The board', fields);
  return { status, text, legend, fields };
}

const GRAPHEMES = new Intl.Segmenter('en');

/** What a reader counts as one sign is one column. */
function isWide(line: string): boolean {
  return line.length > ROOM.line && [...GRAPHEMES.segment(line)].length > ROOM.line;
}

function panelWords(face: AnyFace, view: unknown): unknown {
  const { fields } = face.panel(view);
  fieldsFit('The panel', fields);
  return fields;
}

function resultWords(face: AnyFace, view: unknown, outcome: NonNullable<Moment['outcome']>): unknown {
  const { headline, details } = face.result(view, outcome);
  fits('The headline', headline, ROOM.sentence);
  for (const detail of details) fits('A detail of the result', detail, ROOM.fieldValue);
  return { headline, details };
}

function decisionWords(face: AnyFace, view: unknown, decision: Decision<unknown>): unknown {
  const { kind, options } = decision;
  const task = face.task(view, kind);
  const prompt = face.prompt(view, decision);
  const help = face.help(decision);
  fits(`The task ${kind}`, task, ROOM.hint);
  fits(`The prompt of ${kind}`, prompt, ROOM.sentence);
  const unknownHeading = help.find((heading) => face.rules.every((rule) => rule.heading !== heading));
  if (unknownHeading !== undefined) broken(`The help for ${kind} is not in the rules`, unknownHeading);
  if (help.length === 0) broken('There is no help', kind);
  const tips = face.tips(view, decision);
  for (const { text } of tips) fits(`A tip of ${kind}`, text, ROOM.tip);
  const faces = face.options(view, decision);
  if (faces.length !== options.length) broken(`Not every option of ${kind} is put into words`, String(faces.length));
  optionsFit(kind, faces);
  return { task, prompt, help, tips, faces };
}

function optionsFit(kind: string, faces: readonly OptionFace[]): void {
  for (const { label, hint, confirm } of faces) {
    fits(`A label of ${kind}`, label, ROOM.label);
    if (hint !== undefined) fits(`A hint of ${kind}`, hint, ROOM.hint);
    if (confirm !== undefined) fits(`A question before an option of ${kind}`, confirm, ROOM.sentence);
  }
  const labels = faces.map(({ label }) => label);
  const twice = labels.find((label, i) => labels.indexOf(label) !== i);
  if (twice !== undefined) broken(`Two options of ${kind} read alike`, twice);
}

export function fieldsFit(where: string, fields: readonly FieldFace[]): void {
  if (fields.length > ROOM.fields) broken(`${where} has too many fields`, String(fields.length));
  for (const { name, value } of fields) {
    fits(`${where}: a field's name`, name, ROOM.fieldName);
    fits(`${where}: the field ${name}`, value, ROOM.fieldValue);
  }
}

export function fits(what: string, text: string, most: number): void {
  if (text.trim() === '') broken(`${what} is empty`, shown(text));
  if (text.length > most) broken(`${what} is longer than ${String(most)} characters`, text);
}

export function spoken<R>(what: string, speak: () => R): R {
  try {
    return speak();
  } catch (error) {
    if (error instanceof Violation) throw error;
    broken(`The face fails at ${what}`, error instanceof Error ? error.message : String(error));
  }
}

function broken(what: string, where: string): never {
  throw new Violation('words', `${what}: ${where}.`);
}
