import { at, doing, only, seats, shuffled } from '#engine';
import { endScenario } from '../quests/quests.ts';
import { heroesOf, heroOf, movementOf, seatOf, spaceOf, traitsOf } from '../characters/characters.ts';
import { daze, heal, unexhaust } from '../characters/changes.ts';
import { eventCard, type EventId } from '../content/events.ts';
import { cardOf } from '../monsters/spawn.ts';
import type { Action } from '../state/actions.ts';
import {
  changeScenario,
  emit,
  pop,
  push,
  question,
  replace,
  scenarioOf,
  type Draft,
  type Rule,
} from '../state/draft.ts';
import type { Frame } from '../state/frames.ts';
import type { Table } from '../state/state.ts';
import type { CharacterId } from '../state/ids.ts';

/** The scenario ends when its event deck is shuffled again for the second time (Q23). */
const LAST_SHUFFLE = 2;

/** The topmost event card is played: a monster acts or comes, then the card's effect (rules: Event Deck). */
export const event: Rule<'event'> = {
  run(draft, frame) {
    switch (frame.half) {
      case 'upper': {
        const card = drawCard(draft);
        if (card === null) return 'on';
        replace(draft, { ...frame, half: 'wake' });
        return 'on';
      }
      case 'wake':
        return wake(draft, frame);
      case 'lower':
        return lower(draft, frame);
      case 'done':
        pop(draft);
        return 'on';
    }
  },
  ask: ({ table }, frame) => {
    const kind = frame.half === 'wake' ? 'wake' : 'event-hero';
    const choices = frame.half === 'wake' ? sleepers(table) : heroesToChoose(table, frame);
    return [question(frame, frame.seat, kind, { options: choices.map((who): Action => ({ do: 'pick', who })) })];
  },
  answer(draft, frame, answer) {
    const { who } = doing(only(answer), 'pick');
    if (frame.half === 'wake') rouse(draft, frame, who);
    else befall(draft, frame, who);
  },
};

/** Turns the next card over; a deck that is out is shuffled again first, which ends the scenario in time (Q23). */
function drawCard(draft: Draft): EventId | null {
  draft.reveals = true;
  if (draft.hidden.events.length === 0) {
    const { discards, shuffles } = scenarioOf(draft.table);
    draft.hidden.events = shuffled(draft.rng, discards);
    changeScenario(draft, { discards: [], shuffles: shuffles + 1 });
    emit(draft, { kind: 'shuffled' });
    if (shuffles + 1 === LAST_SHUFFLE) {
      endScenario(draft, 'time');
      return null;
    }
  }
  const [card, ...rest] = draft.hidden.events;
  if (card === undefined) throw new Error('The event deck is empty.');
  draft.hidden.events = rest;
  changeScenario(draft, { discards: [...scenarioOf(draft.table).discards, card] });
  emit(draft, { kind: 'event', event: card });
  return card;
}

/** The card being played lies on top of the discards. */
function cardNow(table: Table): ReturnType<typeof eventCard> {
  return eventCard(at(scenarioOf(table).discards, scenarioOf(table).discards.length - 1));
}

/** The monsters of the card's designation, one of which is activated. */
function sleepers(table: Table): readonly CharacterId[] {
  const kind = cardOf(table, cardNow(table).wakes);
  return scenarioOf(table)
    .monsters.filter((monster) => monster.kind === kind)
    .map(({ id }) => id);
}

function wake(draft: Draft, frame: Frame<'event'>): 'on' | 'ask' {
  const { wakes } = cardNow(draft.table);
  const [first, ...more] = sleepers(draft.table);
  if (first !== undefined && more.length > 0 && draft.table.options.monsters === 'players') return 'ask';
  if (first !== undefined) {
    // The program activates the one that came first.
    rouse(draft, frame, first);
    return 'on';
  }
  replace(draft, { ...frame, half: 'lower' });
  if (cardOf(draft.table, wakes)) push(draft, { kind: 'spawn', seat: frame.seat, who: wakes, at: null });
  return 'on';
}

function rouse(draft: Draft, frame: Frame<'event'>, who: CharacterId): void {
  replace(draft, { ...frame, half: 'lower' });
  push(draft, {
    kind: 'monster',
    who,
    by: frame.seat,
    target: null,
    movement: 'unused',
    points: movementOf(draft.table, who),
    attacked: false,
  });
}

/** The card's effect. */
function lower(draft: Draft, frame: Frame<'event'>): 'on' | 'ask' {
  const { effect } = cardNow(draft.table);
  const { seat } = frame;
  if (effect.kind === 'daze' || effect.kind === 'ready') {
    const [first, ...more] = heroesToChoose(draft.table, frame);
    if (more.length > 0) return 'ask';
    if (first !== undefined) befall(draft, frame, first);
    else replace(draft, { ...frame, half: 'done' });
    return 'on';
  }
  replace(draft, { ...frame, half: 'done' });
  switch (effect.kind) {
    case 'spawn':
      if (cardOf(draft.table, effect.who)) push(draft, { kind: 'spawn', seat, who: effect.who, at: null });
      break;
    case 'gadgets':
      push(draft, { kind: 'place', seat, what: effect.gadget, left: effect.n, placed: [] });
      break;
    case 'victory':
      push(draft, { kind: 'place', seat, what: 'victory', left: effect.n, placed: [] });
      break;
    case 'portals':
      push(draft, { kind: 'place', seat, what: 'portal', left: 2, placed: [] });
      break;
    case 'doors':
      changeScenario(draft, { closed: effect.are === 'closed' ? scenarioOf(draft.table).doors : [] });
      emit(draft, { kind: 'doors', are: effect.are });
      break;
    case 'heal':
      for (const hero of heroesOf(draft.table, seat))
        if (spaceOf(draft.table, hero) !== null) heal(draft, hero, effect.n);
      break;
  }
  return 'on';
}

/** The heroes the card's effect can befall: rivals that can be dazed, or own heroes with something exhausted. */
function heroesToChoose(table: Table, { seat }: Frame<'event'>): readonly CharacterId[] {
  const { effect } = cardNow(table);
  const heroes = seats(table.crews.length).flatMap((each) => heroesOf(table, each));
  const there = heroes.filter((hero) => spaceOf(table, hero) !== null);
  if (effect.kind === 'ready')
    return there.filter((hero) => seatOf(hero) === seat && heroOf(table, hero).upgrades.some(({ used }) => used));
  const isSteady = (hero: CharacterId) => traitsOf(table, hero).some(({ kind }) => kind === 'steady');
  return there.filter((hero) => seatOf(hero) !== seat && !isSteady(hero) && !heroOf(table, hero).dazed);
}

function befall(draft: Draft, frame: Frame<'event'>, hero: CharacterId): void {
  replace(draft, { ...frame, half: 'done' });
  if (cardNow(draft.table).effect.kind === 'ready') unexhaust(draft, hero);
  else daze(draft, hero);
}
