import { OVERVIEW, ROOM, seats, type AnyFace, type AnyGame, type ChoiceFace } from '#engine';
import { demand } from '../violation.ts';

/** What a face says before a game begins: its name, its seats, choices and standing orders, its rules. */
export function introducesItself(game: AnyGame, face: AnyFace): void {
  demand(
    'words',
    lobbyFault(game, face) ?? aimFault(face) ?? choiceFault(game, face) ?? ordersFault(game, face) ?? rulesFault(face),
  );
}

function lobbyFault(game: AnyGame, face: AnyFace): string | null {
  const places = seats(game.seats[1]);
  const names = places.map((seat) => face.seat(seat));
  if (new Set(names).size < names.length) return 'Two seats have the same name.';
  return (
    unfit('The name', face.name, ROOM.name) ??
    unfit('The tagline', face.tagline, ROOM.sentence) ??
    first(names, (name) => unfit('A seat', name, ROOM.seat)) ??
    first(places, (seat) => unfit('The role of a seat', face.role(seat), ROOM.sentence)) ??
    first(places, (seat) => unfit('The hint of a seat', face.seatHint(seat), ROOM.sentence))
  );
}

function aimFault({ aim, rules }: AnyFace): string | null {
  if (aim.length === 0 || aim.length > ROOM.aim) return `The aim does not have 1 to ${String(ROOM.aim)} lines.`;
  const overview = rules[0];
  if (overview?.heading !== OVERVIEW) return `The rules do not begin with "${OVERVIEW}".`;
  const missing = aim.find((line) => !overview.text.includes(line));
  if (missing !== undefined) return `The first rule lacks a line of the aim: ${missing}`;
  if (overview.text.match(/^\d\. /gm)?.length !== 5) return 'The first rule does not tell a round in five lines.';
  return first(aim, (line) => unfit('A line of the aim', line, ROOM.aimLine));
}

function choiceFault(game: AnyGame, face: AnyFace): string | null {
  return first(game.choices, ({ key, values }) => {
    if (values.length > ROOM.values) return `The choice ${key} has more values than a menu holds.`;
    return (
      unfit('The key of a choice', key, ROOM.choiceKey) ?? wordsFault(`The choice ${key}`, face.choice(key), values)
    );
  });
}

function ordersFault({ orders = [] }: AnyGame, face: AnyFace): string | null {
  return first(orders, ({ key, values }) => {
    const words = face.orders?.[key];
    return words ? wordsFault(`The order ${key}`, words, values) : `The order ${key} has no words.`;
  });
}

function wordsFault(what: string, { name, values: worded, hints = {} }: ChoiceFace, values: readonly string[]) {
  return (
    unfit(what, name, ROOM.name) ??
    first(values, (value) => {
      const text = worded[value] ?? '';
      return (
        unfit(`${what}=${value}`, text, ROOM.name) ??
        // As menus and the lobby show it.
        unfit(`${what}=${value} with its name`, `${name}: ${text}`, ROOM.choice) ??
        (hints[value] === undefined ? null : unfit(`The hint of ${what}=${value}`, hints[value], ROOM.hint))
      );
    })
  );
}

function rulesFault({ rules }: AnyFace): string | null {
  if (rules.length === 0) return 'There are no rules to read.';
  if (new Set(rules.map(({ heading }) => heading)).size < rules.length) return 'Two rules have the same heading.';
  return first(
    rules,
    ({ heading, text }) => unfit('A heading', heading, ROOM.heading) ?? unfit(`The rule "${heading}"`, text, ROOM.rule),
  );
}

function unfit(what: string, text: string, most: number): string | null {
  if (text.trim() === '') return `${what} is empty.`;
  return text.length > most ? `${what} is longer than ${String(most)} characters: ${text}` : null;
}

function first<T>(items: readonly T[], fault: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = fault(item);
    if (found !== null) return found;
  }
  return null;
}
