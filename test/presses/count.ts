import { ComponentType } from 'discord-api-types/v10';
import {
  freeRng,
  inTurn,
  newOptions,
  optionId,
  sameJson,
  seats as seatsOf,
  start,
  submit,
  type Answer,
  type GameEntry,
  type Seat,
} from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import { panelScreen } from '../../src/discord/screens/panel/panel.ts';
import type { Screen } from '../../src/discord/screens/screen.ts';
import { requestFor } from '../../src/ai/request.ts';
import { think } from '../../src/ai/think.ts';
import { newTable } from '../../src/tables/commands/lobby.ts';
import { mayUndo, type Table } from '../../src/tables/index.ts';

/** What one seat pressed from `Take Turn` until nobody waited for it any more, or the round was over. */
export interface Visit {
  readonly seat: Seat;
  /** What the seat had to do, in the words of the ping. */
  readonly task: string;
  /** The round, or in a game of single turns the turn, counted through the whole game; 0 while the game is set up. */
  readonly round: number;
  /** Whether it is in a round of everybody, or in a turn of the seat's own. */
  readonly own: boolean;
  /** Including the one on `Take Turn`, which a player whose panel is still open does not need: it refreshes itself. */
  readonly presses: number;
}

/** A question with a single answer, which a player is asked all the same. */
export interface Forced {
  readonly kind: string;
  readonly label: string;
  /** Whether the table waits for it, the seat can do nothing else, and nothing can be undone before it. */
  readonly needless: boolean;
}

export interface Played {
  readonly visits: readonly Visit[];
  readonly forced: readonly Forced[];
}

/**
 * Plays one game with the heuristic in every seat and counts what people would press: `Take Turn` where their turn
 * comes, every button, every page turned, and in a menu the menu itself and each entry.
 */
function playAndCount(entry: GameEntry, waiting: Table, seed: string): Played {
  const { game, face } = entry;
  let match = start(game, waiting.record.seats.length, waiting.record.options, seed);
  let open = game.decisions(match.state);
  const visits: Visit[] = [];
  const forced: Forced[] = [];
  const begun = new Map<Seat, Visit>();
  let part: { name: string; round: number; owner: Seat | null } = { name: '', round: 0, owner: null };
  let rounds = 0;
  while (open.length > 0) {
    const { state } = match;
    const answer = answerOf(entry, state, open, `${seed} ${String(match.seq)}`);
    const { seat } = answer;
    const asked = open.find(({ id }) => id === answer.decision);
    const view = game.view(state, 'public');
    const table: Table = { ...waiting, play: { match, open } };
    const name = partOf(face.status(view));
    // The seat that is asked first in a turn has it.
    if (name !== part.name) part = { name, round: rounds + 1, owner: name.startsWith('Turn') ? seat : null };
    rounds = Math.max(rounds, part.round);
    const round = name === '' ? 0 : part.round;
    const own = part.owner === null || part.owner === seat;
    const due = open.find((decision) => decision.seat === seat && decision.urgency === 'required') ?? asked;
    const visit = begun.get(seat) ?? { seat, task: face.task(view, due?.kind ?? ''), round, own, presses: 1 };
    const presses = visit.presses + pressesFor(table, answer);
    begun.set(seat, { ...visit, presses });
    if (asked?.options.length === 1 && !asked.pick) {
      const [only] = face.options(game.view(state, seat), asked);
      const isAlone = open.every((other) => other === asked || other.seat !== seat);
      const needless = isAlone && asked.urgency === 'required' && !mayUndo(table, seat);
      forced.push({ kind: asked.kind, label: only?.label ?? '', needless });
    }
    const result = submit(game, match, seed, answer, open);
    if (!result.ok) throw new Error(`Refused: ${result.refusal}`);
    ({ match, open } = result);
    const isNextRound = partOf(face.status(game.view(match.state, 'public'))) !== name;
    for (const [other, done] of begun) {
      const isDue = open.some((decision) => decision.seat === other && decision.urgency === 'required');
      if (isDue && !isNextRound) continue;
      visits.push(done);
      begun.delete(other);
    }
  }
  return { visits, forced };
}

/** The presses of this many games between people, always the same ones. */
export function playedPresses(entry: GameEntry, players: number, count: number): readonly Played[] {
  return seatsOf(count).map((each) =>
    playAndCount(entry, tableOfPeople(entry, players), seedOf(`presses ${String(players)} ${String(each)}`)),
  );
}

/** The presses of each seat in each round, or in each turn of its own, from the first on; with `open`, those of a player whose panel stays open. */
export function pressesOfRounds(
  { visits }: Played,
  open: boolean,
): { readonly seat: Seat; readonly presses: number }[] {
  const rounds = Map.groupBy(
    visits.filter(({ round, own }) => own && round > 0),
    ({ seat, round }) => `${String(seat)} ${String(round)}`,
  );
  return [...rounds.values()].map((some) => ({
    seat: some[0]?.seat ?? 0,
    presses: some.reduce((sum, { presses }) => sum + presses - (open ? 1 : 0), 0),
  }));
}

/** A table of people, in every seat, with nothing but what a panel needs. */
export function tableOfPeople(entry: GameEntry, count: number): Table {
  const press = { person: { id: 'p0', name: 'Ada' }, interaction: 'i' };
  const record = newTable({ guild: 'g', channel: 'c' }, entry, press, 0);
  const seats = seatsOf(count).map((seat) => ({
    ...{ seat, player: `p${String(seat)}`, name: `Player ${String(seat)}`, joined: '' },
    ...{ conceded: false, ai: null, chosen: false, offered: null, word: null, keepsake: null },
  }));
  const options = newOptions(entry.game);
  return {
    ...entry,
    record: { ...record, status: 'playing', seats, options },
    play: null,
    ending: null,
    proposal: null,
  };
}

/** The value that this share of the list does not exceed; 0 for an empty list. */
export function quantile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The answer of the first seat that has one: those the game does not wait for first, as they may be called to help. */
function answerOf(entry: GameEntry, state: unknown, open: Play['open'], key: string): Answer<unknown> {
  for (const seat of inTurn(open)) {
    const request = requestFor(entry.game, { seat, state, strength: 'heuristic', key });
    const { answer } = think(entry, request);
    if (answer) return answer;
  }
  throw new Error('Nobody answers.');
}

type Play = NonNullable<Table['play']>;

/** How often somebody presses to give this answer on the panel of its seat. */
function pressesFor(table: Table, answer: Answer<unknown>): number {
  const decision = table.play?.open.find(({ id }) => id === answer.decision);
  if (!decision) throw new Error('The answer belongs to no open decision.');
  const ids = answer.actions.map((action) => optionId(decision.id, action));
  const isSuggested = sameJson(decision.suggested, answer.actions);
  for (let page = 0; page < 20; page++) {
    const presses = pressesOn(panelScreen(table, answer.seat, { page }), ids, isSuggested);
    if (presses !== null) return page + presses;
  }
  throw new Error(`No page of the panel offers this answer to ${decision.id}.`);
}

/** The presses for these options on one page; `null` where they stand on another. */
function pressesOn({ components }: Screen, ids: readonly string[], isSuggested: boolean): number | null {
  const parts = components.flatMap((row) => row.components);
  for (const part of parts) {
    if (part.type === ComponentType.StringSelect) {
      const isHere = ids.length > 0 && ids.every((id) => part.options.some(({ value }) => value === id));
      if (!isHere) continue;
      // A menu for several is opened, ticked where its entries are not ticked yet, and closed; a menu for one closes by itself.
      const ticks = part.options.filter((option) => (option.default ?? false) !== ids.includes(option.value)).length;
      return (part.max_values ?? 1) > 1 ? ticks + 2 : 2;
    } else if ('custom_id' in part) {
      const id = readCustomId(part.custom_id);
      if (id?.verb === 'do' && ids.length === 1 && ids[0] === id.option) return 1;
      // An option that is asked about first.
      if (id?.verb === 'ask' && ids.length === 1 && ids[0] === id.option) return 2;
      if (id?.verb === 'pass' && ids.length === 0) return 1;
      if (id?.verb === 'suggested' && isSuggested) return 1;
    }
  }
  return null;
}

/** The round or turn a status names: "Round 3" of "Round 3 of 10 · …"; nothing while the game is set up. */
function partOf(status: string): string {
  return /(Round|Turn) \d+/.exec(status)?.[0] ?? '';
}

/** A match's seed, made of a name. */
export function seedOf(name: string): string {
  const rng = freeRng(name);
  return Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('');
}
