import { counted, type Decision, type Seat } from '#engine';
import type { Action, Kind } from '../../state/actions.ts';
import { handLimit } from '../../characters/characters.ts';
import { MARKERS_EACH } from '../../content/printed.ts';
import type { View } from '../../state/view.ts';
import { boostCardsPrompt, boostPrompt } from './boosting.ts';
import { sourceName } from '../words/causes.ts';
import { whyNotNow, WOULD_DO_NOTHING } from './idle.ts';
import { helpPrompt, helpTask, offerPrompt, payPrompt } from './objective-prompts.ts';
import { frameOf, ownHand, pirateOf, slotName } from '../words/reading.ts';
import { abilityName, cardEdge, cardName, cardText, roomName, seatName } from '../words/words.ts';

interface Asking {
  /** What the seat is called to, in public. */
  readonly task: string | ((view: View) => string);
  readonly prompt: (view: View, decision: Decision<Action>) => string;
  /** Headings of the rules about it. */
  readonly help: readonly string[];
}

const PLAN = 'plan the round';
const TURN = 'take your turn';
const EFFECT = 'decide what a card or room does';

/** Everything said about each kind of question. */
const ASKING: Readonly<Record<Kind, Asking>> = {
  character: {
    task: 'choose a character',
    prompt: () =>
      'Which pirate are you? When the ship launches, most glory and support wins, for whoever has completed an objective; at LOCKDOWN everybody loses',
    help: ['Setup', 'Characters', 'The Crew'],
  },
  backer: {
    task: 'choose a secret backer',
    prompt: () => 'Which secret backer do you keep? Nobody else learns it before the end',
    help: ['Setup', 'End of Game', 'Secret Backers'],
  },
  ability: {
    task: 'choose a starting ability',
    prompt: (view, { seat }) => {
      const left = frameOf(view, 'ability')?.queue.filter((other) => other === seat).length ?? 1;
      const which = left > 1 ? 'Which ability do you start with' : 'Which second ability do you start with';
      return `${which}, besides those of your character?`;
    },
    help: ['Setup', 'Ability Tokens'],
  },
  row: {
    task: 'choose a starting ability',
    prompt: (view) => {
      const frame = frameOf(view, 'row');
      return `Which row of your board gets ${frame ? abilityName(frame.ability) : 'it'}?`;
    },
    help: ['Characters', 'Neutralization Tokens'],
  },
  draw: {
    task: PLAN,
    prompt: (view, { seat }) =>
      `Which deck do you draw from? ${counted(pirateOf(view, seat).planning.draws, 'card')} to draw`,
    help: ['Draw Cards', 'Planning Phase'],
  },
  place: {
    task: PLAN,
    prompt: (_view, { urgency }) =>
      urgency === 'optional'
        ? `Place your ${MARKERS_EACH} energy markers anew?`
        : `Which ${MARKERS_EACH} abilities get an energy marker? Those alone you can use this round`,
    help: ['Place Energy Markers', 'Planning Phase', 'Ability Tokens'],
  },
  lock: {
    task: PLAN,
    prompt: (view, { seat }) =>
      `Markers on ${markedNames(view, seat).join(', ')}. Is your plan complete? You can change it until everybody has locked in`,
    help: ['Planning Phase'],
  },
  unlock: {
    task: PLAN,
    prompt: () => 'You are locked in. Change your plan while the others are at it?',
    help: ['Planning Phase'],
  },
  hand: {
    task: 'use your hand',
    prompt: handPrompt,
    help: ['Action Phase', 'Improving a Character', 'Out-of-Turn Schemes'],
  },
  turn: {
    task: TURN,
    prompt: (view, { seat }) =>
      `You are in the ${roomName(view.table, pirateOf(view, seat).spot)}. Which energy marker do you use?`,
    help: ['Action Phase', 'Ability Tokens', 'Improving a Character'],
  },
  'end-turn': {
    task: TURN,
    prompt: () => 'The marker of this turn is used. Play more cards, or end your turn?',
    help: ['Action Phase', 'Improving a Character'],
  },
  move: {
    task: TURN,
    prompt: (view) => `Where do you go? Up to ${counted(frameOf(view, 'move')?.rooms ?? 0, 'room')}`,
    help: ['Move', 'Random Encounters', 'Guard Encounters'],
  },
  interact: {
    task: TURN,
    prompt: (view, { seat }) => `What do you do in the ${roomName(view.table, pirateOf(view, seat).spot)}?`,
    help: ['Interact', 'Completing Objectives', 'Asking for Help', 'Challenges'],
  },
  offer: { task: 'wait for help, or do without', prompt: offerPrompt, help: ['Asking for Help'] },
  help: { task: helpTask, prompt: helpPrompt, help: ['Asking for Help', 'Completing Objectives'] },
  pay: { task: 'pay for your objective', prompt: payPrompt, help: ['Completing Objectives', 'Creating Icons'] },
  attack: {
    task: TURN,
    prompt: (view) => (frameOf(view, 'attack')?.passed === null ? 'Attack once more?' : 'What happens to the guard?'),
    help: ['Attack', 'Challenges'],
  },
  heal: {
    task: TURN,
    prompt: (view) => `Whose ability do you heal? ${counted(frameOf(view, 'heal')?.left ?? 0, 'token')} left`,
    help: ['Heal', 'Neutralization Tokens'],
  },
  roll: {
    task: TURN,
    prompt: () => 'The loot is in your hands. Do you get away with it?',
    help: ['Loot', 'Challenges'],
  },
  boost: { task: 'add cards to your roll', prompt: boostPrompt, help: ['Challenges'] },
  'boost-cards': {
    task: 'add cards to your roll',
    prompt: (view, { pick }) => boostCardsPrompt(view, pick?.min ?? 0),
    help: ['Challenges'],
  },
  displace: {
    task: 'place a neutralization token',
    prompt: (view) =>
      `Your ${frameOf(view, 'displace')?.roll ?? 'roll'} hits no free ability: which one is neutralized?`,
    help: ['Neutralization Tokens'],
  },
  discard: { task: 'discard cards', prompt: discardPrompt, help: ['Upkeep Phase', 'Characters'] },
  sift: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which card do you keep?`,
    help: ['Action Phase', 'Scheme Cards'],
  },
  fetch: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which card do you take out of the discards?`,
    help: ['Action Phase', 'Scheme Cards', 'Loot Cards'],
  },
  shoo: { task: EFFECT, prompt: (view) => `${source(view)}: where does the guard go?`, help: ['Action Phase'] },
  lure: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: from where does a guard come here?`,
    help: ['Action Phase'],
  },
  recover: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which ability loses its neutralization token?`,
    help: ['Neutralization Tokens'],
  },
  charge: { task: EFFECT, prompt: (view) => `${source(view)}: which ability gets the marker?`, help: ['Action Phase'] },
  upgrade: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which ability is upgraded?`,
    help: ['Improving a Character', 'Ability Tokens'],
  },
  jump: { task: EFFECT, prompt: (view) => `${source(view)}: where do you go?`, help: ['Move'] },
  track: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: on which objective do you advance?`,
    help: ['Completing Objectives'],
  },
  choose: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which one?`,
    help: ['Action Phase', 'Random Encounters'],
  },
};

export function task(view: View, kind: string): string {
  const said = isKind(kind) ? ASKING[kind].task : TURN;
  return typeof said === 'string' ? said : said(view);
}

export function prompt(view: View, decision: Decision<Action>): string {
  return isKind(decision.kind) ? ASKING[decision.kind].prompt(view, decision) : 'What do you do?';
}

export function help({ kind }: Decision<Action>): readonly string[] {
  return isKind(kind) ? ASKING[kind].help : [];
}

function isKind(kind: string): kind is Kind {
  return kind in ASKING;
}

/** The abilities one's markers are planned for. */
function markedNames(view: View, seat: Seat): string[] {
  return ownHand(view).plan.marks.map((slot) => slotName(view, seat, slot));
}

/** The card, room or power that asks. */
function source(view: View): string {
  const frame = frameOf(view, 'effects');
  return frame ? sourceName(frame.of) : 'Effect';
}

function handPrompt(view: View, { seat, options }: Decision<Action>): string {
  const { looking } = ownHand(view);
  const { turn } = view.table;
  if (looking !== null && (turn === null || turn.seat === seat || cardIsScheme(view))) {
    const reason = whyNotNow(view, seat, looking) ?? WOULD_DO_NOTHING;
    const used = options.some(({ do: how }) => how === 'play' || how === 'marker');
    const why = used ? '' : ` ${reason}.`;
    return `${cardName(looking)} (${cardEdge(looking)}): ${cardText(looking)}${why}`;
  }
  if (turn === null) return 'Plan something with a card of your hand?';
  return turn.seat === seat
    ? 'Use a card of your hand?'
    : `${seatName(turn.seat)}’s turn. Play or arm a scheme card? Nobody waits for it`;
}

function cardIsScheme(view: View): boolean {
  const { looking, scheme } = ownHand(view);
  return scheme.some((card) => card === looking);
}

function discardPrompt(view: View, { seat, pick }: Decision<Action>): string {
  const cards = counted(pick?.min ?? 0, 'card');
  const upkeep = view.table.stack.at(-1)?.at === 'upkeep';
  return upkeep
    ? `Your hand limit is ${handLimit(pirateOf(view, seat))}: which ${cards} do you discard?`
    : `${source(view)}: which ${cards} do you discard?`;
}
