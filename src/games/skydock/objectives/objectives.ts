import { at, automatic, emit, withAt, type Seat } from '#engine';
import type { SchemeCard } from '../cards/cards.ts';
import { beginChallenge } from '../challenges/challenges.ts';
import { OBJECTIVE_TABLE } from '../content/objectives.ts';
import { countAchievement, gainGlory } from '../characters/achievements.ts';
import { changeHand, handOf, pop, push, type Draft } from '../state/draft.ts';
import type { Rule } from '../state/rule.ts';
import type { Help } from '../state/frames.ts';
import { discardCards } from '../cards/card-moves.ts';
import { requiredSymbols } from './conditions.ts';
import { drawSupport } from './support.ts';
import { payable } from './symbols.ts';

/** An attempt: first the challenge; the cards only after passing it. */
export const attempt: Rule<'attempt'> = automatic((draft, frame) => {
  const { seat, objective, bonus, help, passed } = frame;
  const { id } = at(draft.table.objectives, objective);
  const { challenge } = OBJECTIVE_TABLE[id];
  if (challenge && passed === null) {
    beginChallenge(draft, seat, {
      cause: { from: 'objective', id, helper: help?.helper ?? null },
      ...challenge,
      bonus,
    });
    return;
  }
  pop(draft);
  const required = requiredSymbols(draft.table, objective, help);
  const { scheme } = handOf(draft, seat);
  if (passed === false) fallShort(draft, seat, objective, help, 'challenge');
  else if (!payable(scheme, required)) fallShort(draft, seat, objective, help, 'cards');
  else if (required.length === 0) settle(draft, seat, objective, help, []);
  // Everybody sees that there is no other card to pay with.
  else if (scheme.length === 1) settle(draft, seat, objective, help, scheme);
  else push(draft, { kind: 'pay', seat, objective, help });
});

/** Ends a failed attempt: a failed challenge, or too few cards left to pay (S13). The helper keeps the card. */
function fallShort(draft: Draft, seat: Seat, objective: number, help: Help | null, why: 'challenge' | 'cards'): void {
  if (help) changeHand(draft, help.helper, { pledge: null });
  draft.reveals = true;
  emit(draft, {
    kind: 'fell-short',
    seat,
    objective: at(draft.table.objectives, objective).id,
    helper: help?.helper ?? null,
    why,
  });
}

/** Payment: the helper discards the promised card, then the asker pays the rest. */
export function settle(
  draft: Draft,
  seat: Seat,
  objective: number,
  help: Help | null,
  cards: readonly SchemeCard[],
): void {
  const pledge = help && handOf(draft, help.helper).pledge;
  if (help && pledge) discardCards(draft, help.helper, [pledge], 'helped');
  discardCards(draft, seat, cards, 'paid');
  complete(draft, seat, objective, help);
}

/** Completes the objective: glory without help; with help, a support token each. */
function complete(draft: Draft, seat: Seat, objective: number, help: Help | null): void {
  const { table } = draft;
  const { id, done, track } = at(table.objectives, objective);
  const isBoth = help !== null && !done.includes(help.helper);
  const added = isBoth ? [seat, help.helper] : [seat];
  table.objectives = withAt(table.objectives, objective, { id, done: [...done, ...added], track });
  emit(draft, { kind: 'completed', seat, objective: id, helper: help?.helper ?? null, isBoth });
  if (!help) {
    gainGlory(draft, seat, OBJECTIVE_TABLE[id].glory);
    countAchievement(draft, seat, 'objective');
    return;
  }
  drawSupport(draft, seat);
  drawSupport(draft, help.helper);
  countAchievement(draft, seat, 'helped-by');
  countAchievement(draft, help.helper, 'help');
}
