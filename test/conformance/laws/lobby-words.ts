import { seats, type AnyFace, type AnyGame } from '#engine';
import { demand } from '../violation.ts';

const MOST = {
  values: 25,
  key: 60,
  option: 100,
  seat: 20,
  sentence: 300,
  name: 100,
  heading: 100,
  rule: 4096,
} as const;

/** What a face says before a game begins: its name, its seats and choices, its rules. */
export function introducesItself(game: AnyGame, face: AnyFace): void {
  demand('words', lobbyFault(game, face) ?? choiceFault(game, face) ?? rulesFault(face));
}

function lobbyFault(game: AnyGame, face: AnyFace): string | null {
  const places = seats(game.seats[1]);
  const names = places.map((seat) => face.seat(seat));
  if (new Set(names).size < names.length) return 'Two seats have the same name.';
  return (
    unfit('The name', face.name, MOST.name) ??
    unfit('The tagline', face.tagline, MOST.sentence) ??
    first(names, (name) => unfit('A seat', name, MOST.seat)) ??
    first(places, (seat) => unfit('The hint of a seat', face.seatHint(seat), MOST.sentence))
  );
}

function choiceFault(game: AnyGame, face: AnyFace): string | null {
  return first(game.choices, ({ key, values }) => {
    if (values.length > MOST.values) return `The choice ${key} has more values than a menu holds.`;
    const words = face.choice(key);
    return (
      unfit('The key of a choice', key, MOST.key) ??
      unfit(`The choice ${key}`, words.name, MOST.name) ??
      first(values, (value) => {
        const worded = words.values[value] ?? '';
        return (
          unfit(`The choice ${key}=${value}`, worded, MOST.name) ??
          // As menus and the lobby show it.
          unfit(`The choice ${key}=${value} with its name`, `${words.name}: ${worded}`, MOST.option)
        );
      })
    );
  });
}

function rulesFault({ rules }: AnyFace): string | null {
  if (rules.length === 0) return 'There are no rules to read.';
  if (new Set(rules.map(({ heading }) => heading)).size < rules.length) return 'Two rules have the same heading.';
  return first(
    rules,
    ({ heading, text }) => unfit('A heading', heading, MOST.heading) ?? unfit(`The rule "${heading}"`, text, MOST.rule),
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
