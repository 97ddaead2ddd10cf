import { optionIds, type Decision, type OptionFace, type Seat } from '#engine';
import { holderOf, hopedFor, waitingFor, type Table } from '../../../tables/index.ts';
import { words } from '../../words.ts';

/** An open decision of a seat in words. */
export interface Question {
  readonly decision: Decision<unknown>;
  readonly prompt: string;
  readonly options: readonly { readonly id: string; readonly face: OptionFace }[];
  /** How it is asked if it sets the game up: beside a button that answers at random. */
  readonly setup: 'menu' | 'buttons' | undefined;
  /** The button that leads to it; `null` where it is asked at once. */
  readonly behind: string | null;
}

/** The open decisions of a seat in words, those the table waits for first. */
export function questions(table: Table, seat: Seat): Question[] {
  const { face, game, play, record } = table;
  if (!play || record.status !== 'playing') return [];
  const view = game.view(play.match.state, seat);
  const mine = play.open.filter((decision) => decision.seat === seat);
  // An AI player is done before anybody has read what may be done until then.
  const waitsForAi = mine.every(({ urgency }) => urgency === 'optional') && waitsForAiAlone(table);
  return mine
    .sort((a, b) => Number(b.urgency === 'required') - Number(a.urgency === 'required'))
    .map((decision) => ({
      decision,
      prompt: face.prompt(view, decision),
      setup: face.setup[decision.kind],
      behind: face.behind?.(view, decision) ?? (waitsForAi ? words.buttons.meanwhile : null),
      options: idleLast(
        byNumber(face.options(view, decision).map((shown, at) => ({ id: optionIds(decision)[at] ?? '', face: shown }))),
      ),
    }))
    .filter(
      ({ decision, options }) => decision.urgency !== 'optional' || options.some(({ face }) => face.tone !== 'idle'),
    );
}

function waitsForAiAlone(table: Table): boolean {
  const waiting = waitingFor(table);
  return (
    waiting.length > 0 &&
    hopedFor(table).length === 0 &&
    waiting.every((seat) => (holderOf(table, seat)?.ai ?? null) !== null)
  );
}

/** The options in the game's order, but a choice that leads to nothing now after those that lead somewhere. */
function idleLast(options: Question['options']): Question['options'] {
  const end = options.findLastIndex(({ face }) => face.tone === 'choice') + 1;
  const choices = options.slice(0, end);
  const idle = choices.filter(({ face }) => face.tone === 'idle');
  return [...choices.filter(({ face }) => face.tone !== 'idle'), ...idle, ...options.slice(end)];
}

/** The options that the picture numbers, in the order of their numbers; each of the others keeps its place. */
function byNumber(options: Question['options']): Question['options'] {
  const numbered = options.filter(({ face }) => face.sign !== undefined);
  const sorted = numbered.toSorted((a, b) => Number(a.face.sign) - Number(b.face.sign)).values();
  return options.map((option) => (option.face.sign === undefined ? option : (sorted.next().value ?? option)));
}

export function labelOf({ sign, label }: OptionFace): string {
  return sign === undefined ? label : `${sign} ${label}`;
}
