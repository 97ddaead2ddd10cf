import { counted, type Decision, eitherOf, joined, type Seat } from '#engine';
import type { Action, Kind } from '../../state/actions.ts';
import { handLimit, slotNumbered } from '../../characters/characters.ts';
import { BACKER_TABLE } from '../../content/backers.ts';
import { MARKERS_EACH } from '../../content/printed.ts';
import type { View } from '../../state/view.ts';
import { lootedRoom, noObjective, roomStakes } from './here.ts';
import { boostCardsPrompt, boostPrompt } from './boosting.ts';
import { sourceName } from '../words/causes.ts';
import { helpPrompt, helpTask, offerPrompt, payPrompt } from './objective-prompts.ts';
import { markedName } from './labels.ts';
import { endTurnPrompt, turnPrompt } from './turn-prompt.ts';
import { alwaysNoticed, alwaysSneaks, iconRooms, noticedText, sneakText } from './ways.ts';
import { boardOf, frameOf, ownHand, pirateOf, untilText, slotName, slotOf } from '../words/reading.ts';
import { abilityName, cardName, inRoom, roomName, seatName } from '../words/words.ts';
import { isScheme, lootOn } from '../../cards/cards.ts';

interface Asking {
  /** What everybody sees the seat doing, as an infinitive. */
  readonly task: string | ((view: View) => string);
  readonly prompt: (view: View, decision: Decision<Action>) => string;
  /** Headings of the rules. */
  readonly help: readonly string[];
}

const PLAN = 'plan the round';
const CHANGE_PLAN = 'Change My Plan';
const TURN = 'take your turn';
const EFFECT = 'decide what a card or room does';

const ASKING: Readonly<Record<Kind, Asking>> = {
  character: {
    task: 'choose your pirate',
    prompt: () =>
      'Which pirate do you play? You add 2 abilities of your choice. Glory counts towards winning; some pirates start with more. The board shows the objectives',
    help: ['Completing Objectives', 'Characters', 'The Crew', 'Setup'],
  },
  backer: {
    task: 'choose a secret backer',
    prompt: (view, { seat, options }) =>
      'Which secret backer do you keep? Nobody else sees it until the end of the game. ' +
      `Your abilities start at level 1, and your hand limit is ${handLimit(pirateOf(view, seat))}` +
      wishTerms(options),
    help: ['Secret Backers', 'End of Game'],
  },
  ability: {
    task: 'choose a starting ability',
    prompt: (view, { seat }) => {
      const left = frameOf(view, 'ability')?.queue.filter((other) => other === seat).length ?? 1;
      return `Choose your ${left > 1 ? 'first' : 'second'} extra starting ability`;
    },
    help: ['Setup', 'Ability Tokens'],
  },
  row: {
    task: 'choose a starting ability',
    prompt: (view) => {
      const frame = frameOf(view, 'row');
      return `Choose a row of your board for ${frame ? abilityName(frame.ability) : 'the ability'}`;
    },
    help: ['Characters', 'Neutralization Tokens'],
  },
  draw: {
    task: PLAN,
    prompt: (view, { seat }) =>
      `Draw ${counted(pirateOf(view, seat).planning.draws, 'card')}, then choose your abilities`,
    help: ['Draw Cards', 'Planning Phase'],
  },
  place: {
    task: PLAN,
    prompt: (view, asked) =>
      asked.urgency === 'optional'
        ? 'Change your plan'
        : // A menu repeats it in 150 characters: there is room for one of them.
          `Which ${MARKERS_EACH} abilities will you use? ${fewWork(view, asked) || secondMarker(view) || numbersMean(view, asked)}`.trim(),
    help: ['Place Energy Markers', 'Planning Phase', 'Ability Tokens', 'Rooms'],
  },
  lock: {
    task: PLAN,
    prompt: (view, { seat }) =>
      pirateOf(view, seat).planning.placed
        ? `Lock in your plan: ${joined(markedNames(view, seat))}${unusedLoot(view)}`
        : 'Or lock in the suggested plan',
    help: ['Planning Phase'],
  },
  unlock: {
    task: PLAN,
    prompt: () => 'You can unlock your plan until everybody is ready',
    help: ['Planning Phase'],
  },
  hand: {
    task: 'use a card',
    prompt: handPrompt,
    help: ['Action Phase', 'Improving a Character', 'Out-of-Turn Schemes'],
  },
  turn: {
    task: TURN,
    prompt: turnPrompt,
    help: ['Action Phase', 'Ability Tokens', 'Improving a Character'],
  },
  pass: {
    task: TURN,
    prompt: () => 'You take no action. Which energy marker do you spend?',
    help: ['Action Phase'],
  },
  'end-turn': {
    task: TURN,
    prompt: endTurnPrompt,
    help: ['Action Phase', 'Improving a Character'],
  },
  move: {
    task: TURN,
    prompt: movePrompt,
    help: ['Move', 'Guards Patrol', 'Rooms', 'Random Encounters', 'Guard Encounters'],
  },
  interact: {
    task: TURN,
    prompt: (view, decision) => {
      const question = `What do you do ${inRoom(roomName(view.table, pirateOf(view, decision.seat).spot))}?`;
      return [question, onlyRoom(view, decision), roomStakes(view, decision)].filter((part) => part !== null).join(' ');
    },
    help: ['Interact', 'Completing Objectives', 'Asking for Help', 'Challenges'],
  },
  offer: { task: 'wait for help or withdraw the request', prompt: offerPrompt, help: ['Asking for Help'] },
  help: { task: helpTask, prompt: helpPrompt, help: ['Asking for Help', 'Completing Objectives'] },
  pay: { task: 'pay for your objective', prompt: payPrompt, help: ['Completing Objectives', 'Creating Icons'] },
  attack: {
    task: TURN,
    prompt: (view) => (frameOf(view, 'attack')?.passed === null ? 'Attack again?' : 'What do you do with the guard?'),
    help: ['Attack', 'Challenges'],
  },
  heal: {
    task: TURN,
    prompt: (view) =>
      `Whose ability do you heal? You can remove ${counted(frameOf(view, 'heal')?.left ?? 0, 'more neutralization token')}`,
    help: ['Heal', 'Neutralization Tokens'],
  },
  roll: {
    task: TURN,
    prompt: (view) =>
      `Roll to get away with the loot? If you fail, a guard is placed ${lootedRoom(view)}. You may use cards first`,
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
      `${neutralizedBy(view)}${missedText(view)}. Which ability do you neutralize instead, ${untilText(view)}?`,
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
    prompt: (view) => `${source(view)}: which card do you take from the discard pile?`,
    help: ['Action Phase', 'Scheme Cards', 'Loot Cards'],
  },
  shoo: { task: EFFECT, prompt: (view) => `${source(view)}: where does the guard go?`, help: ['Action Phase'] },
  lure: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: from which room does a guard come here?`,
    help: ['Action Phase'],
  },
  recover: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which ability loses its neutralization token?`,
    help: ['Neutralization Tokens'],
  },
  charge: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which ability gets the energy marker?`,
    help: ['Action Phase'],
  },
  upgrade: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which ability do you upgrade?`,
    help: ['Improving a Character', 'Ability Tokens'],
  },
  jump: {
    task: EFFECT,
    prompt: (view, { seat }) =>
      `${source(view)}: where do you go? You are ${inRoom(roomName(view.table, pirateOf(view, seat).spot))} now`,
    help: ['Move'],
  },
  track: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: on which objective do you advance?`,
    help: ['Completing Objectives'],
  },
  choose: {
    task: EFFECT,
    prompt: (view) => `${source(view)}: which do you choose?`,
    help: ['Action Phase', 'Random Encounters'],
  },
};

/** Why nothing but the room is offered: others may think of objectives, so that the question is asked all the same. */
function onlyRoom(view: View, { seat, options }: Decision<Action>): string | null {
  const isOnly = options.every(({ do: does }) => does === 'room' || does === 'back');
  return isOnly ? noObjective(view, seat) : null;
}

export function task(view: View, kind: string): string {
  const said = isKind(kind) ? ASKING[kind].task : TURN;
  return typeof said === 'string' ? said : said(view);
}

export function prompt(view: View, decision: Decision<Action>): string {
  return isKind(decision.kind) ? ASKING[decision.kind].prompt(view, decision) : 'What do you do?';
}

/** "? You still hold 2 loot cards that the plan does not use (Change My Plan)"; empty for none. */
function unusedLoot(view: View): string {
  const { loot, plan } = ownHand(view);
  const unused = loot.filter((card) => plan.orders.every((order) => order.card !== card)).length;
  return unused === 0
    ? ''
    : `? You still hold ${counted(unused, 'loot card')} that the plan does not use (${CHANGE_PLAN})`;
}

/** A finished plan shows a summary and the way on: what may still be changed is one press away. */
export function behind(view: View, { kind, seat, options }: Decision<Action>): string | null {
  const { placed, locked } = pirateOf(view, seat).planning;
  const isPlanned = frameOf(view, 'planning') !== null && placed && !locked;
  return isPlanned && (kind === 'place' || (kind === 'hand' && !options.some(isSecondMarker))) ? CHANGE_PLAN : null;
}

/** A second marker can only be planned once the abilities are chosen. */
function isSecondMarker(action: Action): boolean {
  return (
    action.do === 'card' &&
    action.use.do === 'marker' &&
    !isScheme(action.card) &&
    lootOn(action.card).planning === 'second-marker'
  );
}

export function help({ kind }: Decision<Action>): readonly string[] {
  return isKind(kind) ? ASKING[kind].help : [];
}

function isKind(kind: string): kind is Kind {
  return kind in ASKING;
}

/** What the numbers behind two abilities of one name and level say, where there are such. */
function numbersMean(view: View, { seat, options }: Decision<Action>): string {
  const hasNumbers = options.some((option) => option.do === 'mark' && slotName(view, seat, option.slot).includes('('));
  return hasNumbers
    ? 'Abilities with the same name are told apart by the D20 rolls that neutralize them, in brackets'
    : '';
}

/** What a marker on a neutralized ability is for, where too few others work; empty else. */
function fewWork(view: View, { seat, options }: Decision<Action>): string {
  const working = options.filter(
    (option) => option.do === 'mark' && slotOf(view, seat, option.slot).neutralized === 'no',
  ).length;
  return working < MARKERS_EACH
    ? `Only ${working} of yours ${working === 1 ? 'works' : 'work'}. A marker on a neutralized one can be spent to skip, or used if a Heal, a card or a room frees it`
    : '';
}

/** "Choose them yourself, and Double Shift can put a second marker on one of them": a suggested plan is locked in at once. */
function secondMarker(view: View): string {
  const card = ownHand(view).loot.find((each) => lootOn(each).planning === 'second-marker');
  return card === undefined ? '' : `Choose them yourself, and ${cardName(card)} can put a second marker on one of them`;
}

/** The abilities with a planned marker, and which have two. */
function markedNames(view: View, seat: Seat): string[] {
  const { marks, orders } = ownHand(view).plan;
  const added = orders.flatMap((order) => (order.for === 'marker' ? [order.slot] : []));
  return [...new Set([...marks, ...added])].map((slot) => {
    const isDouble = marks.includes(slot) && added.includes(slot);
    return `${markedName(view, seat, slot)}${isDouble ? ' (twice)' : ''}`;
  });
}

/** The card, room or power whose effect needs a choice. */
function source(view: View): string {
  const frame = frameOf(view, 'effects');
  return frame ? sourceName(frame.of) : 'Effect';
}

/** "Your roll for the neutralization token is 8: that slot is empty": why the roll itself neutralizes nothing. */
function missedText(view: View): string {
  const frame = frameOf(view, 'displace');
  if (!frame) return 'The roll neutralizes nothing';
  const { seat, roll } = frame;
  const slot = slotNumbered(pirateOf(view, seat), roll);
  const what = boardOf(view, seat)[slot]
    ? `${slotName(view, seat, slot)} is already neutralized`
    : 'that slot is empty';
  return `Your roll for the neutralization token is ${roll}: ${what}`;
}

/** What a pirate gains a neutralization token from. */
function neutralizedBy(view: View): string {
  const frame = view.table.stack.findLast(({ kind }) => ['patrol', 'effects', 'attack', 'turn'].includes(kind));
  switch (frame?.kind) {
    case 'patrol':
      return 'The patrol has found you. ';
    // A last attack has ended when its failure is settled; everything else in a turn is an effect.
    case 'attack':
    case 'turn':
      return 'Your attack failed. ';
    case 'effects':
      return `${sourceName(frame.of)}: `;
    default:
      return frameOf(view, 'upkeep') === null ? '' : 'There were too many guards in your room. ';
  }
}

function movePrompt(view: View, decision: Decision<Action>): string {
  const asked = { ...decision, view };
  const noticed = alwaysNoticed(asked);
  const guards = noticed === null ? '' : `. ${noticedText(view, noticed)} when you leave`;
  const gain = alwaysSneaks(asked) ? `. ${sneakText(asked)}` : '';
  const rooms = counted(frameOf(view, 'move')?.rooms ?? 0, 'room');
  return `Where do you go? You can move up to ${rooms}${guards}${gain}${iconRooms(view, decision)}`;
}

function handPrompt({ table: { turn, schemed } }: View, { seat, options }: Decision<Action>): string {
  if (turn === null) return planCardsPrompt(options);
  return turn.seat === seat
    ? schemed.includes(seat)
      ? 'Optional: cards (this turn’s scheme is already played)'
      : 'Optional: cards (play up to 1 scheme a turn)'
    : `${seatName(turn.seat)}’s turn. ${outOfTurn(options)}`;
}

/** "Until it ends, you may play or arm a scheme card, as on your own turn": it can wait, as an AI player's turn is soon over. */
function outOfTurn(options: readonly Action[]): string {
  const uses = new Set(options.map((option) => (option.do === 'card' ? option.use.do : option.do)));
  const ways = (['play', 'arm', 'disarm'] as const).filter((use) => uses.has(use));
  if (ways.length === 0) return 'None of your cards can be used before it ends';
  const now = ways.filter((use, at) => use !== 'disarm' || at === 0);
  return `Until it ends, you may ${now.join(' or ')} a scheme card, as on your own turn`;
}

/** Words of the backers' wishes that a player meets there first, and what they mean. */
const WISH_TERMS: readonly (readonly [said: string, means: string])[] = [
  ['without help', '“Without help”: you neither get nor give help with it'],
  ['neutralization token', 'A neutralization token blocks an ability for a while'],
  ['guards behind', '“Guards left behind”: those in rooms you move out of or through'],
  ['for their text', '“For their text”: not to pay or upgrade'],
];

/** ". “Without help”: …": what is explained of the wishes offered. */
function wishTerms(options: readonly Action[]): string {
  const wishes = options.flatMap((option) => (option.do === 'backer' ? [BACKER_TABLE[option.backer].text] : []));
  return WISH_TERMS.filter(([said]) => wishes.some((wish) => wish.includes(said)))
    .map(([, means]) => `. ${means}`)
    .join('');
}

/** What the cards that are offered while planning can do. */
function planCardsPrompt(options: readonly Action[]): string {
  const uses = new Set(options.map((option) => (option.do === 'card' ? option.use.do : option.do)));
  const isSecond = options.some(isSecondMarker);
  const parts = [
    // The question before this one promised it.
    ...(isSecond ? ['put a second marker on an ability'] : []),
    ...(uses.has('gain') || uses.has('upgrade') ? ['improve abilities with loot cards'] : []),
    ...(uses.has('marker') && !uses.has('upgrade') && !isSecond ? ['add an energy marker'] : []),
    ...(uses.has('arm') ? ['arm a scheme card'] : []),
  ];
  return `Optional: ${parts.length > 0 ? eitherOf(parts) : 'change your planned cards'}`;
}

function discardPrompt(view: View, { seat, pick }: Decision<Action>): string {
  const cards = counted(pick?.min ?? 0, 'card');
  const upkeep = view.table.stack.at(-1)?.kind === 'upkeep';
  return upkeep
    ? `Discard ${cards}. Your hand limit is ${handLimit(pirateOf(view, seat))}`
    : `${source(view)}: discard ${cards}`;
}
