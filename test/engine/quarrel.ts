import { only, start, submit, toAll, toOwner, type Answer, type Decision, type Game, type Match } from '#engine';
import { frozen } from '../conformance/plain.ts';

/**
 * The smallest game with everything the gate and undo know of: the seat whose turn it is acts until it passes, may gather
 * one or two gems on the way, and the other may shout at any time, or whisper to itself once something is done. Nothing
 * ends but by a stop.
 */
export interface Quarrel {
  readonly turn: number;
  readonly done: readonly string[];
  /** How often each seat whispered or noted something, which it alone knows. */
  readonly whispers: readonly number[];
  readonly over: boolean;
}

export type Deed =
  | 'step'
  | 'roll'
  | 'look'
  | 'pass'
  | 'stop'
  | 'shout'
  | 'whisper'
  | 'note'
  | { readonly gem: string; readonly size: number };

export const RUBY = { gem: 'ruby', size: 1 };
export const OPAL = { gem: 'opal', size: 2 };
export const JADE = { gem: 'jade', size: 3 };

export const quarrel: Game<Quarrel, Deed, Quarrel, string, null> = {
  id: 'quarrel',
  rules: 1,
  seats: [2, 2],
  sides: null,
  dice: true,
  choices: [],
  privateOptions: {},
  readOptions: () => null,
  setup: () => ({ turn: 0, done: [], whispers: [0, 0], over: false }),
  decisions({ turn, done, over }) {
    if (over) return [];
    return [
      {
        id: 'act',
        seat: turn,
        kind: 'act',
        options: ['step', 'roll', 'look', 'pass', 'stop'],
        urgency: 'required',
        onTimeout: ['pass'],
      },
      {
        id: 'gather',
        seat: turn,
        kind: 'gather',
        options: [RUBY, OPAL, JADE],
        pick: { min: 1, max: 2 },
        urgency: 'optional',
        onTimeout: [RUBY],
      },
      { id: 'shout', seat: 1 - turn, kind: 'shout', options: ['shout'], urgency: 'optional', onTimeout: ['shout'] },
      ...(done.length > 0 ? [whispering(1 - turn, done.length)] : []),
    ];
  },
  apply(state, answer, rng) {
    const [deed] = answer.actions;
    if (deed === 'whisper' || deed === 'note') {
      const whispers = state.whispers.map((count, seat) => (seat === answer.seat ? count + 1 : count));
      return { state: { ...state, whispers }, events: [toOwner(answer.seat, 'whispered', null)] };
    }
    const words = answer.decision === 'gather' ? gathered(answer) : spoken(only(answer), (n) => rng.int(n));
    const turn = words === 'pass' ? 1 - state.turn : state.turn;
    const next = { ...state, turn, done: [...state.done, words], over: words === 'stop' };
    return { state: next, events: [toAll(words)], ...(words === 'look' && { reveals: true }) };
  },
  outcome: ({ over, turn }) => (over ? { winners: [turn], reason: 'stop' } : null),
  view: (state, viewer) => ({ ...state, whispers: state.whispers.map((count, seat) => (seat === viewer ? count : 0)) }),
  resample: (state) => state,
};

/** Asked again, with a new id, after everything that is done. */
function whispering(seat: number, done: number): Decision<Deed> {
  const options: Deed[] = ['whisper'];
  return { id: `whisper:${String(done)}`, seat, kind: 'whisper', options, urgency: 'optional', onTimeout: options };
}

function gathered(answer: Answer<Deed>): string {
  return answer.actions.map((deed) => (typeof deed === 'string' ? deed : deed.gem)).join('+');
}

function spoken(deed: Deed, int: (n: number) => number): string {
  if (deed === 'roll') return `roll ${String(int(1_000_000))}`;
  return typeof deed === 'string' ? deed : deed.gem;
}

/** The same, where the seat that is not on turn may also note things for itself, in two places, whatever is done. */
export const murmur: typeof quarrel = {
  ...quarrel,
  id: 'murmur',
  decisions(state) {
    const seat = 1 - state.turn;
    const notes = ['left', 'right'].map((place): Decision<Deed> => {
      const options: Deed[] = ['note'];
      return { id: `note:${place}`, seat, kind: 'note', options, urgency: 'optional', onTimeout: options };
    });
    return state.over ? [] : [...quarrel.decisions(state), ...notes];
  },
};

export const SEED = '5eed'.repeat(16);

export function newQuarrel(): Match<Quarrel, Deed> {
  return frozen(start(quarrel, 2, null, SEED));
}

/** An answer of one seat, in a word: the deed names its question. */
export function says(seat: number, ...actions: readonly Deed[]): Answer<Deed> {
  const [first] = actions;
  const decision = typeof first === 'object' ? 'gather' : first === 'shout' ? 'shout' : 'act';
  return { seat, decision, actions };
}

/** A whisper of the seat that is not on turn, once so much is done. */
export function whispers(seat: number, done: number): Answer<Deed> {
  return { seat, decision: `whisper:${String(done)}`, actions: ['whisper'] };
}

/** A note of the seat that is not on turn. */
export function notes(seat: number, place: 'left' | 'right'): Answer<Deed> {
  return { seat, decision: `note:${place}`, actions: ['note'] };
}

/** The match after these answers; each has to pass the gate. */
export function after(match: Match<Quarrel, Deed>, ...answers: readonly Answer<Deed>[]): Match<Quarrel, Deed> {
  return afterIn(quarrel, match, ...answers);
}

/** The same in another game. */
export function afterIn(
  game: typeof quarrel,
  match: Match<Quarrel, Deed>,
  ...answers: readonly Answer<Deed>[]
): Match<Quarrel, Deed> {
  return answers.reduce((before, answer) => {
    const result = submit(game, before, SEED, answer);
    if (!result.ok) throw new Error(`${JSON.stringify(answer)} is refused: ${result.refusal}`);
    return frozen(result.match);
  }, match);
}
