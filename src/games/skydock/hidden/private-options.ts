import type { Kind } from '../state/actions.ts';

/**
 * The kinds of decision whose options follow from what the seat holds or plans in secret (Law 13). Others learn of
 * the choice only what the rules reveal: the card played, the payment made, the plan carried out.
 */
export const privateOptions = {
  backer: 'Setup: a seat keeps one of the two backers it was dealt.',
  hand: 'Loot and scheme cards: a seat plays, arms and plans the cards it holds.',
  place: 'Planning: markers go on the abilities there will be once the sealed plan is carried out.',
  sift: 'Card effects: a seat keeps some of the cards it has just looked at.',
  discard: 'Card effects and hand limits: a seat discards cards it holds.',
  'boost-cards': 'Challenges: a seat discards cards it holds to raise its roll.',
  interact: 'Completing Objectives: a seat attempts, or asks for help with, what the cards it holds can pay for.',
  pay: 'Completing Objectives: a seat discards cards it holds.',
  help: 'Asking for Help: a seat agrees with a card it holds.',
} as const satisfies Partial<Record<Kind, string>>;
