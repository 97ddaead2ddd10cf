import {
  canUndo,
  compacted,
  decisionId,
  findOption,
  freeRng,
  isSecret,
  submit,
  undo as takeBack,
  type Answer,
  type Decision,
  type Seat,
} from '#engine';
import type { TableRecord } from '../../store/store.ts';
import { aiSeatsAsked, isAskedTheSame } from '../ai/ai-seats.ts';
import { withMade } from '../keepsakes/at-table.ts';
import { withoutVoice } from '../clock/votes.ts';
import { ownedByPerson, withHost, type InPlace } from '../owner.ts';
import {
  isRefusal,
  unchanged,
  type CommandResult,
  type MatchLine,
  type PanelCommand,
  type PanelPress,
  type PlainCommand,
  type Press,
  type TableCommand,
  type Transition,
} from './command.ts';
import type { TableRefusal } from '../refusals.ts';
import { notPlaying } from '../role.ts';
import { holderOf, hopedFor, seatOf, stillIn, waitingFor, type Play, type Table } from '../table.ts';

/** Answers a question by naming options of the panel pressed. All of them belong to one decision. */
export function act(panel: PanelPress, optionIds: readonly string[]): PanelCommand {
  return onPanel(panel, (table, press, unseenTo) => {
    const play = seated(table, press.person.id, panel);
    if (isRefusal(play)) return play;
    const found = optionIds.map((id) => findOption(play.open, panel.seat, id));
    const [first] = found;
    const actions = found.flatMap((option) => (option && option.decision === first?.decision ? [option.action] : []));
    if (!first || actions.length < optionIds.length) {
      const upToDate = panel.revision === table.record.revision;
      return upToDate ? { why: 'refused', refusal: 'not-offered' } : { why: 'stale' };
    }
    if (!isCurrent(table, panel, first.decision, unseenTo)) return { why: 'stale' };
    return answered(table, play, { seat: panel.seat, decision: first.decision.id, actions });
  });
}

/** Answers a `pick`, named by its `decisionId`, with nothing at all. */
export function pass(panel: PanelPress, decision: string): PanelCommand {
  return answering(panel, decision, () => []);
}

/** Answers a `pick`, named by its `decisionId`, with what it suggests. */
export function suggested(panel: PanelPress, decision: string): PanelCommand {
  return answering(panel, decision, (_table, _play, asked) => asked.suggested ?? []);
}

/** Answers a decision, named by its `decisionId`, with random choices; `below` gives a random number from 0. */
export function surprise(panel: PanelPress, decision: string, below: (most: number) => number): PanelCommand {
  return answering(panel, decision, ({ game, face }, { match }, asked) => {
    const faces = face.options(game.view(match.state, panel.seat), asked);
    const choices = asked.options.filter((_, at) => faces[at]?.tone === 'choice');
    // Ways on and back are no surprise, unless there is nothing else.
    const left = choices.length > 0 ? choices : [...asked.options];
    const { min, max } = asked.pick ?? { min: 1, max: 1 };
    const least = Math.max(1, min);
    const count = least + below(max - least + 1);
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
  });
}

/** Answers a decision, named by its `decisionId`, with what `actions` makes of it. */
function answering(
  panel: PanelPress,
  decision: string,
  actions: (table: Table, play: Play, asked: Decision<unknown>) => readonly unknown[],
): PanelCommand {
  return onPanel(panel, (table, press, unseenTo) => {
    const play = seated(table, press.person.id, panel);
    if (isRefusal(play)) return play;
    const asked = play.open.find((open) => open.seat === panel.seat && decisionId(open.id) === decision);
    if (!asked || !isCurrent(table, panel, asked, unseenTo)) return { why: 'stale' };
    return answered(table, play, { seat: panel.seat, decision: asked.id, actions: actions(table, play, asked) });
  });
}

/** Takes the newest answer of the presser back; with a panel, only while that is still the answer it was drawn after. */
export function undo(panel: PanelPress | null): TableCommand {
  if (!panel) return (table, press) => undone(table, press, seatOf(table, press.person.id)?.seat ?? -1);
  return {
    needs: 'positions',
    async run(table, press, positions) {
      const play = seated(table, press.person.id, panel);
      if (isRefusal(play)) return play;
      if (await positions.hasActedSince(table, panel.seat, panel.revision)) return { why: 'other-step' };
      return undone(table, press, panel.seat);
    },
  };
}

function undone(table: Table, press: Press, seat: Seat): CommandResult {
  const play = seated(table, press.person.id, { seat, revision: table.record.revision });
  if (isRefusal(play)) return play;
  if (play.match.seq === 0) return { why: 'nothing-to-undo' };
  const done = takeBack(table.game, play.match, seat);
  if (!done) return { why: 'needs-consent' };
  const open = table.game.decisions(done.match.state);
  return stepped(table, play, { match: done.match, open }, { entry: done.entry, events: [], takenBack: done.answer });
}

function onPanel(panel: PanelPress, run: PanelCommand['run']): PanelCommand {
  return { needs: 'panel', panel, run };
}

/** Whether this person could take something back alone now. */
export function mayUndo(table: Table, seat: Seat): boolean {
  return table.record.status === 'playing' && table.play !== null && canUndo(table.play.match, seat);
}

/** Concedes. The last player left wins; if several are left, the heuristic plays the seat from now on. */
export const concede: PlainCommand = (table, press) => {
  const { record } = table;
  if (record.status !== 'playing') return notPlaying(table, press.person.id);
  const own = seatOf(table, press.person.id);
  if (!own) return { why: 'not-seated' };
  if (own.conceded) return { why: 'gave-up' };
  const seats = record.seats.map((held) =>
    held === own ? { ...held, conceded: true, ai: null, offered: null } : held,
  );
  const next: Transition = {
    ...unchanged(table),
    record: withHost({ ...record, seats }),
    proposal: withoutVoice(table.proposal, own.seat),
    line: { entry: { kind: 'conceded', seat: own.seat } },
  };
  const winners = winnersWithout(record, own.seat);
  if (winners === null) return next;
  return { ...next, record: { ...next.record, status: 'finished' }, ending: { kind: 'conceded', winners } };
};

/** Who wins at once if this seat gives up, or `null` where the game goes on. */
export function winnersWithout(record: TableRecord, seat: Seat): readonly Seat[] | null {
  const left = stillIn(record).filter((held) => held.seat !== seat);
  // Where no seat is a person's any more, there is nobody to play it for; who has lent theirs comes back.
  return left.length > 1 && left.some(ownedByPerson) ? null : left.map((held) => held.seat);
}

/** A seat the game waits for, or somebody hopes for, though its player gave up, or `null`. */
export function abandonedSeat(table: Table): Seat | null {
  return [...waitingFor(table), ...hopedFor(table)].find((seat) => holderOf(table, seat)?.conceded) ?? null;
}

/** Answers for a seat whose player gave up: the game's heuristic plays on with what that seat knows. */
export function answerForAbandoned(table: Table): CommandResult {
  const seat = abandonedSeat(table);
  const decision = table.play?.open.find((d) => d.seat === seat && d.urgency !== 'optional');
  if (!table.play || !decision) return { why: 'stale' };
  const answer = heuristicAnswer(table, table.play, decision.seat);
  const next = answer && answered(table, table.play, answer);
  if (next && !isRefusal(next)) return next;
  return answered(table, table.play, { seat: decision.seat, decision: decision.id, actions: decision.onTimeout });
}

/** An answer in the place of a player whose time has run out: by the heuristic, or the one the game has for it. */
export function answerInPlace(table: Table, seat: Seat, how: 'heuristic' | 'rules'): CommandResult {
  const decision = table.play?.open.find((d) => d.seat === seat && d.urgency === 'required');
  if (!table.play || !decision) return { why: 'stale' };
  const answer = how === 'heuristic' ? heuristicAnswer(table, table.play, seat) : null;
  const next = answer && answered(table, table.play, answer);
  if (next && !isRefusal(next)) return next;
  return answered(table, table.play, { seat, decision: decision.id, actions: decision.onTimeout });
}

function heuristicAnswer({ game, tactics, record }: Table, play: Play, seat: Seat): Answer<unknown> | null {
  const own = play.open.filter((decision) => decision.seat === seat);
  const rng = freeRng(`given up ${String(record.seed)} ${String(record.revision)}`);
  try {
    return tactics.heuristic(game.view(play.match.state, seat), own, rng);
  } catch {
    // A heuristic that fails must not stop the table.
    return null;
  }
}

/** What an AI player answers for its seat; nothing when it sees or is asked anything else than at the table it thought about. */
export function answerAs(then: Table, answer: Answer<unknown>, why: string): (table: Table) => CommandResult {
  return (table) => {
    if (table.record.status !== 'playing' || !table.play) return { why: 'not-playing' };
    if (holderOf(table, answer.seat)?.ai === null) return { why: 'not-your-seat', seat: answer.seat };
    const isAsked = aiSeatsAsked(table).includes(answer.seat);
    if (!isAsked || !isAskedTheSame(then, table, answer.seat)) return { why: 'stale' };
    return answered(table, table.play, answer, { why });
  };
}

/** The match, if this person may answer for that seat. */
function seated(table: Table, person: string, panel: PanelPress): Play | TableRefusal {
  const own = seatOf(table, person);
  if (table.record.status !== 'playing' || !table.play) return notPlaying(table, person);
  if (!own) return { why: 'not-seated' };
  if (own.seat !== panel.seat) return { why: 'not-your-seat', seat: panel.seat };
  if (own.conceded) return { why: 'gave-up' };
  if (own.ai !== null) return { why: 'held-by-ai' };
  return table.play;
}

/**
 * Whether a panel still says what its seat is asked. While the table waits for the seat, what others did meanwhile does
 * not matter to a question that is put as it was. For a seat the table does not wait for, it may well matter: its
 * optional questions stand only until it is told of a step of the match. What others did in secret must not matter: that
 * would tell of it. What happens at the table besides the match matters to neither.
 */
function isCurrent(table: Table, panel: PanelPress, decision: Decision<unknown>, unseenTo: number): boolean {
  const { record } = table;
  if (panel.revision === record.revision) return true;
  const asked = record.match?.since[panel.seat] ?? record.revision;
  const stands = panel.revision >= asked && panel.revision < record.revision;
  const isOnTurn = decision.urgency === 'required' || waitingFor(table).includes(panel.seat);
  return stands && (isOnTurn || unseenTo === record.revision);
}

/** Answers a question in its player's place. */
export function answeredInPlace(table: Table, answer: Answer<unknown>, inPlace: InPlace): CommandResult {
  const { record, play } = table;
  if (record.status !== 'playing' || !play) return { why: 'not-playing' };
  return answered(table, play, answer, { inPlace });
}

function answered(
  table: Table,
  play: Play,
  answer: Answer<unknown>,
  more: Pick<MatchLine, 'why' | 'inPlace'> = {},
): CommandResult {
  const { seed } = table.record;
  if (seed === null) return { why: 'not-playing' };
  const result = submit(table.game, play.match, seed, answer, play.open);
  if (!result.ok) return { why: 'refused', refusal: result.refusal };
  const { match, open, entry, events } = result;
  return stepped(table, play, { match, open }, { entry, events, ...more });
}

/** The table after a step that a seat took alone; the log forgets what was only changed back in secret (`compacted`). */
function stepped(table: Table, before: Play, after: Play, line: MatchLine): Transition {
  const { entry, events } = line;
  // What used chance or revealed something leaves nothing to take back.
  const isFinal = entry.kind === 'answer' && after.match.history === null;
  const step = { seat: entry.seat, state: after.match.state, events };
  const compact = isFinal ? null : compacted(table.game, before.match, step);
  // A wish to go back names an entry by its number: up to there all stay.
  const named = table.proposal?.kind === 'rewind' ? table.proposal.to : 0;
  if (!compact || before.match.seq - compact.tail.length < named) return played(table, after, line);
  return played(table, { match: compact.match, open: after.open }, { ...line, tail: compact.tail });
}

/**
 * The table after a step of its match: what was proposed about the past is void, unless the step was a secret, which that
 * would tell; and the game may be over.
 */
export function played(table: Table, play: Play, line: MatchLine): Transition {
  const outcome = table.game.outcome(play.match.state);
  const isVoid = table.proposal?.kind === 'rewind' && !isSecretStep(table, play, line);
  const next: Transition = { ...unchanged(table), play, line, proposal: isVoid ? null : table.proposal };
  if (!outcome) return next;
  return {
    ...next,
    record: { ...table.record, status: 'finished', seats: withMade(table) },
    ending: { kind: 'played', outcome },
    proposal: null,
  };
}

/** Whether nobody but who did it knows anything of a step of the match. */
function isSecretStep({ game, play: before }: Table, { match }: Play, { entry, events }: MatchLine): boolean {
  if (entry.kind !== 'answer' || !before) return entry.kind === 'undo' && entry.quiet === true;
  return isSecret(game, before.match, { state: match.state, events }, entry.seat);
}
