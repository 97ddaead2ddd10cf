import { at, only, emit, unexpected, type Seat } from '#engine';
import type { Action } from '../state/actions.ts';
import { abilityIn } from '../characters/characters.ts';
import { INTERACT } from '../content/abilities.ts';
import { countAchievement } from '../characters/achievements.ts';
import { pop, push, replace, type Draft } from '../state/draft.ts';
import { worthDoing } from '../effects/index.ts';
import type { Rule } from '../state/rule.ts';
import type { Frame, Help } from '../state/frames.ts';
import { withHands } from '../cards/card-use.ts';
import { asks, beginOffer } from '../objectives/asking-for-help.ts';
import { useAbility } from '../planning/energy-markers.ts';
import { meansOf, type Means } from '../cards/resources.ts';
import { isReady, objectiveAt } from '../objectives/conditions.ts';
import { isNeutralized } from '../neutralization/neutralization.ts';
import { question } from '../state/question.ts';
import { beginEffects } from '../effects/sources.ts';
import { roomAt } from '../ship/spots.ts';
import { couldPay, payable, type Pays } from '../objectives/symbols.ts';

/** The possible interactions: the room's own action, or an objective the pirate can pay for, alone or with help. */
export function interactions(means: Means, seat: Seat, pays = withCards(means)): Action[] {
  return [...undertakings(means, seat, pays), ...asks(means, seat, pays)];
}

/** Whether an Interact may be possible, by public information only: the cards in hand are secret (Law 13). */
export function mayInteract(means: Means, seat: Seat): boolean {
  return conceivable(means, seat).length > 0;
}

/** The interactions that a hand of that size could make possible. */
function conceivable(means: Means, seat: Seat): Action[] {
  return interactions(means, seat, (required) => couldPay(means.hand.scheme.length, required));
}

/** Whether the room's action is the only interaction that anybody can think of. */
export function isRoomAlone(means: Means, seat: Seat): boolean {
  return conceivable(means, seat).every((action) => action.do === 'room');
}

function withCards({ hand }: Means): Pays {
  return (required) => payable(hand.scheme, required);
}

function undertakings(means: Means, seat: Seat, pays: Pays): Action[] {
  const { table } = means;
  const { spot } = at(table.pirates, seat);
  const options: Action[] = [];
  for (const objective of table.objectives.keys()) {
    if (isReady(table, seat, objective) && pays(objectiveAt(table, objective).symbols)) {
      options.push({ do: 'objective', objective });
    }
  }
  if (worthDoing(means, seat, roomAt(table, spot).action.does)) options.push({ do: 'room' });
  return options;
}

/** The first interaction spends the marker; asking for help and going back are possible only before that. */
export const interact: Rule<'interact'> = withHands({
  run(draft, frame) {
    const { seat, slot, spent, left } = frame;
    if (left === 0 || (!spent && isNeutralized(draft.table, seat, slot))) pop(draft);
    else if (!spent && mayInteract(meansOf(draft, seat), seat) && isRoomAlone(meansOf(draft, seat), seat))
      useRoom(draft, frame);
    else return 'ask';
    return 'on';
  },
  ask(state, frame) {
    const { seat, spent, left } = frame;
    const means = meansOf(state, seat);
    const options: Action[] = spent
      ? [...undertakings(means, seat, withCards(means)), { do: 'stop' }]
      : [...interactions(means, seat), { do: 'back' }];
    return [question(frame, seat, 'interact', { options, onTimeout: options.slice(-1), part: left })];
  },
  answer(draft, frame, answer) {
    const action = only(answer);
    switch (action.do) {
      case 'room':
        useRoom(draft, frame);
        break;
      case 'objective':
        beginAttempt(draft, frame, action.objective, null);
        break;
      case 'ask':
        beginOffer(draft, frame, action.objective, action.symbol);
        break;
      case 'back':
      case 'stop':
        pop(draft);
        break;
      default:
        unexpected(action);
    }
  },
});

/** Uses up one interaction and, the first time, the marker. Returns the bonus. */
function spendOne(draft: Draft, frame: Frame<'interact'>): number {
  const { level } = abilityIn(draft.table, frame.seat, frame.slot);
  if (!frame.spent) useAbility(draft, frame.seat, frame.slot);
  replace(draft, { ...frame, spent: true, left: frame.left - 1 });
  return at(INTERACT, level - 1).bonus;
}

function useRoom(draft: Draft, frame: Frame<'interact'>): void {
  const { seat } = frame;
  const bonus = spendOne(draft, frame);
  const id = draft.table.rooms[at(draft.table.pirates, seat).spot];
  emit(draft, { kind: 'room', seat, room: id });
  beginEffects(draft, seat, { from: 'room', id }, { bonus });
  countAchievement(draft, seat, 'room');
}

/** Attempts an objective. The attempt reveals that the hand can pay. */
export function beginAttempt(draft: Draft, frame: Frame<'interact'>, objective: number, help: Help | null): void {
  const { seat } = frame;
  const bonus = spendOne(draft, frame);
  draft.reveals = true;
  emit(draft, { kind: 'attempted', seat, objective: at(draft.table.objectives, objective).id });
  push(draft, { kind: 'attempt', seat, objective, bonus, help, passed: null });
}
