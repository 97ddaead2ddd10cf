import { freeRng, roll, seats, shuffled, toAll, type Decision, type Rng } from '#engine';
import { toyFace } from './face.ts';
import { asking, fault, topOf, type Fault } from './fault.ts';
import { toy, type Toy } from './game.ts';
import { keptFaults } from './kept-faults.ts';
import { openFaults } from './open-faults.ts';
import { orderFaults } from './order-faults.ts';
import { toyHandScene, toyScene } from './scene.ts';
import { at, CARDS, type Card, type ToyAction, type ToyState } from './state.ts';
import { toySubject } from './subject.ts';
import { toyTactics } from './tactics.ts';
import type { ToyView } from './view.ts';

/** The toy with something more in its state from the set-up on. */
function holding(extra: (rng: Rng) => object): Partial<Toy> {
  return { setup: (seats, options, rng) => ({ ...toy.setup(seats, options, rng), ...extra(rng) }) };
}

/** What a rule set may never have: a memory of its own. */
let calls = 0;
let lastTop: Card = 'ember';
const tops = new WeakMap<object, Card>();

/** Dice rolled in advance, lying face down beside the board. */
interface Loaded extends ToyState {
  readonly dice: readonly number[];
}

function isLoaded(state: ToyState): state is Loaded {
  return 'dice' in state;
}

const leaks: readonly Fault[] = [
  fault('shows the top of the deck', 'hidden', /view of .* deck/, {
    view: (state, viewer) => ({ ...toy.view(state, viewer), deck: CARDS[topOf(state)] }),
  }),
  fault('shows the sealed stakes to all', 'hidden', /view of .* shown/, {
    view: (state, viewer) => ({
      ...toy.view(state, viewer),
      shown: state.bids.flatMap((bid) => (bid?.stake === 2 ? [bid.card] : [])),
    }),
  }),
  fault('counts its chapters by a hidden card', 'chapters', /depends on something hidden/, {
    chapter: (state) => (topOf(state) === 'ember' ? 2 : 1),
  }),
  fault('goes back to an earlier chapter', 'chapters', /falls from/, {
    chapter: (state) => Math.max(1, 3 - state.round),
  }),
  fault('ends by a hidden card', 'hidden', /outcome of/, {
    outcome: (state) => {
      const outcome = toy.outcome(state);
      return outcome && { ...outcome, reason: topOf(state) };
    },
  }),
  fault('offers by a hidden card', 'asking', /What card:.* offers/, {
    ...asking((decision, state) =>
      decision.kind === 'card' && topOf(state) === 'ember'
        ? { ...decision, options: decision.options.slice(0, 1) }
        : decision,
    ),
  }),
  fault('asks by a hidden card', 'asking', /Who is asked/, {
    decisions: (state) => toy.decisions(state).filter(({ kind }) => kind !== 'peek' || topOf(state) === 'comet'),
  }),
  fault('names a question after a hidden card', 'asking', /Who is asked/, {
    ...asking((decision, state) => ({ ...decision, id: `${decision.id}:${topOf(state)}` })),
  }),
  fault('tells all what one seat drew', 'hidden', /told events of/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return { ...step, events: step.events.map(({ event }) => toAll(event)) };
    },
  }),
  fault('tells the wrong seat what one drew', 'hidden', /told events of/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      const next = (answer.seat + 1) % state.hands.length;
      return { ...step, events: step.events.map((told) => (told.to === 'all' ? told : { ...told, to: next })) };
    },
  }),
  fault('addresses an event to nobody', 'events', /addressed to nobody/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return { ...step, events: step.events.map((told) => (told.to === 'all' ? told : { ...told, to: 9 })) };
    },
  }),
  fault('closes undo by a hidden card', 'hidden', /undo of/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return topOf(state) === 'comet' ? { ...step, reveals: true } : step;
    },
  }),
  fault('resamples nothing', 'hidden', /always the real one/, { resample: (state) => state }),
  fault('resamples what nobody can see', 'hidden', /no other viewer ever sees/, {
    resample: (state, _viewer, rng) => ({
      ...state,
      deck: shuffled(rng, state.deck.slice(0, -1).sort()).concat(topOf(state)),
    }),
  }),
  fault('resamples what the viewer knows', 'hidden', /view of/, {
    resample: (state, _viewer, rng) => toy.resample(state, 'public', rng),
  }),
];

const offers: readonly Fault[] = [
  fault('offers a higher stake to a seat that holds a comet', 'offers', /What stake:.* tells .* its secrets/, {
    ...asking((decision, { hands }) =>
      decision.kind === 'stake' && at(hands, decision.seat).includes('comet')
        ? { ...decision, options: [...decision.options, { do: 'stake', stake: 3 }] }
        : decision,
    ),
  }),
  fault('answers a time-out by what a seat holds', 'offers', /What stake:.* tells .* its secrets: onTimeout/, {
    ...asking((decision, { hands }) =>
      decision.kind === 'stake' && at(hands, decision.seat).includes('comet')
        ? { ...decision, onTimeout: decision.options.slice(-1) }
        : decision,
    ),
  }),
  fault('calls options private that no secret changes', 'offers', /changes the options of die, listed/, {
    privateOptions: { ...toy.privateOptions, die: 'A die is rolled.' },
  }),
  fault('calls options private without a reason', 'statement', /options of card are private without a reason/, {
    privateOptions: { ...toy.privateOptions, card: ' ' },
  }),
];

const players: readonly Fault[] = [
  fault('imagines by a hidden card', 'players', /What .* imagines depends on something hidden/, {
    resample: (state, viewer, rng) => toy.resample(state, viewer, freeRng(`${topOf(state)} ${String(rng.int(6))}`)),
  }),
  fault(
    'is played by an AI player that remembers what was asked before',
    'players',
    /answers depends on something hidden/,
    {},
    {
      tactics: {
        ...toyTactics,
        heuristic(view: ToyView, open: readonly Decision<ToyAction>[], rng) {
          const [decision] = open;
          const option = decision?.options[++calls % decision.options.length];
          if (!decision || decision.pick || option === undefined) return toyTactics.heuristic(view, open, rng);
          return { seat: decision.seat, decision: decision.id, actions: [option] };
        },
      },
    },
  ),
  fault(
    'is played by an AI player that sees through the backs of the cards',
    'players',
    /answers depends on something hidden/,
    {
      view(state, viewer) {
        lastTop = topOf(state);
        return toy.view(state, viewer);
      },
    },
    {
      tactics: {
        ...toyTactics,
        heuristic(view: ToyView, open: readonly Decision<ToyAction>[], rng) {
          const decision = open.find(({ urgency, pick }) => urgency === 'required' && !pick);
          const option = decision?.options[CARDS[lastTop] % decision.options.length];
          if (!decision || option === undefined) return toyTactics.heuristic(view, open, rng);
          return { seat: decision.seat, decision: decision.id, actions: [option] };
        },
      },
    },
  ),
];

const undos: readonly Fault[] = [
  fault('takes a roll of loaded dice for no chance', 'undo', /learned from it: phase.die/, {
    ...holding((rng) => ({ dice: Array.from({ length: 40 }, () => roll(rng, 6)) })),
    apply(state, answer, rng) {
      const [action] = answer.actions;
      if (!isLoaded(state) || action?.do !== 'reroll') return toy.apply(state, answer, rng);
      const [die = 1, ...dice] = state.dice;
      const loaded = toy.apply({ ...state }, answer, { int: () => die - 1 });
      const next: Loaded = { ...loaded.state, dice };
      return { ...loaded, state: next };
    },
    resample(state, viewer, rng) {
      const other = toy.resample(state, viewer, rng);
      return isLoaded(state) ? { ...other, dice: shuffled(rng, [...state.dice].sort()) } : other;
    },
  }),
  fault('rolls a die out of its own state', 'undo', /learned from it: phase.die/, {
    apply: (state, answer, rng) =>
      answer.actions[0]?.do === 'reroll'
        ? toy.apply(state, answer, freeRng(JSON.stringify(state)))
        : toy.apply(state, answer, rng),
  }),
  fault('does not declare a look at the deck', 'undo', /peek.* learned from it: own.top/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return answer.actions[0]?.do === 'peek' ? { state: step.state, events: step.events } : step;
    },
  }),
  fault('calls a secret a reveal', 'undo', /in secret tells seat .: it no longer can go back/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return answer.actions[0]?.do === 'mind' ? { ...step, reveals: true } : step;
    },
  }),
  fault(
    'lets a hidden card slip into what all see at the end of a turn',
    'undo',
    /not declared .* learned from it: round/,
    {
      apply(state, answer, rng) {
        const step = toy.apply(state, answer, rng);
        if (step.reveals === true || answer.actions[0]?.do !== 'stake') return step;
        return { ...step, state: { ...step.state, rounds: state.rounds + (topOf(state) === 'comet' ? 1 : 0) } };
      },
    },
  ),
];

const states: readonly Fault[] = [
  fault(
    'keeps a Map',
    'json',
    /instance of Map/,
    holding(() => ({ seen: new Map() })),
  ),
  fault(
    'keeps a Date',
    'json',
    /instance of Date/,
    holding(() => ({ begun: new Date(0) })),
  ),
  fault(
    'keeps undefined',
    'json',
    /is undefined/,
    holding(() => ({ winner: undefined })),
  ),
  fault(
    'keeps a list with holes',
    'json',
    /holes/,
    holding(() => ({ rooms: new Array<number>(3) })),
  ),
  fault(
    'keeps NaN',
    'json',
    /is NaN/,
    holding(() => ({ mean: Number.NaN })),
  ),
  fault(
    'keeps a negative zero',
    'json',
    /is -0/,
    holding(() => ({ debt: -0 })),
  ),
  fault(
    'keeps a function',
    'json',
    /a function/,
    holding(() => ({ then: () => calls })),
  ),
  fault(
    'keeps too much',
    'json',
    /bytes large/,
    holding(() => ({ diary: 'x'.repeat(40_000) })),
  ),
  fault('shows a Set', 'json', /view of 0 is not plain/, {
    view: (state, viewer) => ({ ...toy.view(state, viewer), rooms: new Set() }),
  }),
  fault('changes the state it is given', 'json', /apply of .* changes the state/, {
    apply(state, answer, rng) {
      const counted: ToyState & { touched?: number } = state;
      counted.touched = (counted.touched ?? 0) + 1;
      return toy.apply(state, answer, rng);
    },
  }),
  fault('sorts the hands it only looks at', 'json', /view of .* changes the state/, {
    view(state, viewer) {
      for (const hand of state.hands) if (Array.isArray(hand)) hand.sort();
      return toy.view(state, viewer);
    },
  }),
];

const chances: readonly Fault[] = [
  fault('has a memory of its own', 'chance', /state after the same answer/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return { ...step, state: { ...step.state, scores: step.state.scores.map((score) => score + (++calls % 2)) } };
    },
  }),
  fault('says it has no dice', 'chance', /Chance was drawn/, { dice: false }),
  fault('asks otherwise when asked again', 'chance', /What is asked/, {
    ...asking((decision) => ({ ...decision, id: `${decision.id}:${String(++calls)}` })),
  }),
  fault(
    'is never set up the same',
    'chance',
    /set-up is not the same/,
    holding(() => ({ born: ++calls })),
  ),
];

const ends: readonly Fault[] = [
  fault('comes to a dead end', 'ends', /not over, but nothing is asked/, {
    decisions: (state) => (state.round === 2 ? [] : toy.decisions(state)),
  }),
  fault(
    'waits for nobody',
    'ends',
    /waits for nobody/,
    asking((decision) => ({ ...decision, urgency: 'optional' })),
  ),
  fault('asks after the end', 'ends', /over, but something is asked/, {
    outcome: (state) => (state.round === 2 ? { winners: [0], reason: 'early' } : toy.outcome(state)),
  }),
  fault('names a winner who never played', 'ends', /winners are/, {
    outcome: (state) => toy.outcome(state) && { winners: [7], reason: 'points' },
  }),
  fault('ranks the winner second', 'ends', /places are/, {
    outcome(state) {
      const outcome = toy.outcome(state);
      const losers = seats(state.scores.length).filter((seat) => !outcome?.winners.includes(seat));
      return outcome && { ...outcome, places: [losers, outcome.winners] };
    },
  }),
  fault('goes on for ever', 'ends', /goes on after 200 steps/, {
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      return { ...step, state: { ...step.state, round: 1, hands: step.state.hands.map(() => ['wick']) } };
    },
  }),
  fault('goes on for ever when nobody answers', 'ends', /On time-outs alone, the game goes on after/, {
    ...asking((decision) => ({
      ...decision,
      onTimeout: decision.kind === 'die' ? decision.options.slice(-1) : decision.onTimeout,
    })),
    apply(state, answer, rng) {
      const step = toy.apply(state, answer, rng);
      const { phase } = step.state;
      return phase.at === 'die' ? { ...step, state: { ...step.state, phase: { ...phase, rerolls: 0 } } } : step;
    },
  }),
  fault('answers a time-out with what it does not offer', 'ends', /time-out/, {
    ...asking((decision) =>
      decision.kind === 'stake' ? { ...decision, onTimeout: [{ do: 'stake', stake: 3 }] } : decision,
    ),
  }),
  fault('offers what cannot be done', 'ends', /apply of .* fails/, {
    ...asking((decision) =>
      decision.kind === 'card' ? { ...decision, options: [...decision.options, { do: 'swap', slot: 0 }] } : decision,
    ),
  }),
  fault(
    'has a card nobody can play',
    'ends',
    /No game used this content: yak/,
    {},
    {
      content: { ...toySubject.content, ids: [...(toySubject.content?.ids ?? []), 'yak'] },
    },
  ),
];

const questions: readonly Fault[] = [
  fault('offers the same twice', 'small', /offered twice/, {
    ...asking((decision) => ({ ...decision, options: [...decision.options, ...decision.options.slice(0, 1)] })),
  }),
  fault('offers too much at once', 'small', /126 options are too many/, {
    ...asking((decision) => ({
      ...decision,
      options: Array.from({ length: 126 }, (_, stake): ToyAction => ({ do: 'stake', stake })),
    })),
  }),
  fault(
    'gives two questions one id',
    'small',
    /same id/,
    asking((decision) => ({ ...decision, id: 'bid' })),
  ),
  fault('wants a set out of more than a menu holds', 'small', /too long for one menu/, {
    ...asking((decision) => ({
      ...decision,
      options: Array.from({ length: 26 }, (_, stake): ToyAction => ({ do: 'stake', stake })),
      pick: { min: 1, max: 2 },
    })),
  }),
  fault('wants more than it offers', 'small', /Cannot pick/, {
    ...asking((decision) => (decision.pick ? { ...decision, pick: { min: 0, max: 9 } } : decision)),
  }),
  fault(
    'asks a seat nobody holds',
    'small',
    /No such seat/,
    asking((decision) => ({ ...decision, seat: 4 })),
  ),
  fault('takes any choice', 'statement', /takes any value/, { readOptions: () => ({ length: 'short' }) }),
  fault('fails on options it does not know', 'statement', /readOptions fails/, {
    readOptions: (raw) => {
      if (raw === 0) throw new TypeError('No options.');
      return toy.readOptions(raw);
    },
  }),
  fault('has an id with a blank', 'statement', /lower case/, { id: 'the toy' }),
];

const words: readonly Fault[] = [
  fault(
    'words a hidden card',
    'words',
    /depends on something hidden/,
    {
      view(state, viewer) {
        lastTop = topOf(state);
        return toy.view(state, viewer);
      },
    },
    { face: { ...toyFace, prompt: () => `Is there a ${lastTop}?` } },
  ),
  fault(
    'has a label too long',
    'words',
    /label of swap is longer than 80/,
    {},
    {
      face: { ...toyFace, options: (_, { options }) => options.map(() => ({ label: 'x'.repeat(81), tone: 'main' })) },
    },
  ),
  fault(
    'has two options that read alike',
    'words',
    /read alike: Go/,
    {},
    {
      face: { ...toyFace, options: (_, { options }) => options.map(() => ({ label: 'Go', tone: 'main' })) },
    },
  ),
  fault(
    'draws a board too wide',
    'words',
    /over 44 columns/,
    {},
    {
      face: { ...toyFace, board: () => ({ text: '#'.repeat(45), legend: 'l', fields: [] }) },
    },
  ),
  fault(
    'has an empty field',
    'words',
    /field Hand is empty/,
    {},
    {
      face: { ...toyFace, panel: () => ({ fields: [{ name: 'Hand', value: '' }] }) },
    },
  ),
  fault(
    'helps with what is in no rule',
    'words',
    /not in the rules: Betting/,
    {},
    {
      face: { ...toyFace, help: () => ['Betting'] },
    },
  ),
  fault(
    'narrates nothing at length',
    'words',
    /line of the log is empty/,
    {},
    { face: { ...toyFace, narrate: () => '' } },
  ),
  fault(
    'has no word for a choice',
    'words',
    /choice length=long is empty/,
    {},
    {
      face: { ...toyFace, choice: () => ({ name: 'Length', values: { short: 'Short' } }) },
    },
  ),
  fault(
    'cannot speak',
    'words',
    /face fails at the words/,
    {},
    {
      face: {
        ...toyFace,
        panel: () => {
          throw new Error('speechless');
        },
      },
    },
  ),
];

const pictures: readonly Fault[] = [
  fault(
    'draws a hidden card',
    'pictures',
    /sees drawn depends on something hidden/,
    {
      view(state, viewer) {
        const view = toy.view(state, viewer);
        tops.set(view, topOf(state));
        return view;
      },
    },
    {
      face: {
        ...toyFace,
        scene: (view: ToyView) => ({ ...toyScene(view), alt: `The top is ${tops.get(view) ?? 'unknown'}.` }),
      },
    },
  ),
  fault(
    'draws otherwise when asked again',
    'pictures',
    /not the same when made again: board.width/,
    {},
    { face: { ...toyFace, scene: (view: ToyView) => ({ ...toyScene(view), width: 1000 + ++calls }) } },
  ),
  fault(
    'draws beyond its canvas',
    'pictures',
    /hand reaches beyond its canvas/,
    {},
    {
      face: {
        ...toyFace,
        handScene: (view: ToyView) => {
          const scene = toyHandScene(view);
          return scene && { ...scene, height: 100 };
        },
      },
    },
  ),
  fault(
    'draws a choice beyond its canvas',
    'pictures',
    /choice reaches beyond its canvas/,
    {},
    { face: { ...toyFace, choiceScene: (view: ToyView) => ({ ...toyScene(view), height: 100 }) } },
  ),
  fault(
    'has a picture without words',
    'pictures',
    /picture of the board: has no words/,
    {},
    { face: { ...toyFace, scene: (view: ToyView) => ({ ...toyScene(view), alt: ' ' }) } },
  ),
  fault(
    'draws a number that is none',
    'pictures',
    /not plain JSON: board.height is NaN/,
    {},
    { face: { ...toyFace, scene: (view: ToyView) => ({ ...toyScene(view), height: Number.NaN }) } },
  ),
  fault(
    'draws a hand for everybody',
    'pictures',
    /Who holds nothing: has a hand drawn/,
    {},
    { face: { ...toyFace, handScene: toyScene } },
  ),
];

export const FAULTS: readonly Fault[] = [
  ...leaks,
  ...offers,
  ...openFaults,
  ...orderFaults,
  ...keptFaults,
  ...players,
  ...undos,
  ...states,
  ...chances,
  ...ends,
  ...questions,
  ...words,
  ...pictures,
];
