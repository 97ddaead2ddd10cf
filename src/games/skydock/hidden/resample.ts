import { at, draw, shuffled, type Rng, type Seat, type Viewer } from '#engine';
import { BACKER_TABLE } from '../content/backers.ts';
import { idsIn } from '../content/ids.ts';
import {
  isLoot,
  isScheme,
  LOOT_CARDS,
  SCHEME_CARDS,
  schemeOn,
  type LootCard,
  type SchemeCard,
} from '../cards/cards.ts';
import { covers, debts, type Debt } from './known-cards.ts';
import { inPrintedOrder, redeal } from './redeal.ts';
import { anyPlan } from './secret-plan.ts';
import { ENCOUNTER_IDS } from '../setup/lay-out.ts';
import type { Hand, State } from '../state/state.ts';

/**
 * The state with everything hidden from this viewer drawn again: cards in other hands and in the decks, backers, support
 * tokens, sealed plans, armed cards. The public part is unchanged, and so is the set of cards. From two states that look
 * the same to this viewer, the same random numbers make the same state.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  const { table, hidden } = state;
  const others = [...table.pirates.keys()].filter((seat) => seat !== viewer);
  const theirs = others.map((seat) => at(hidden.hands, seat));
  const owed = debts(table);

  const schemes = theirs.map((hand) => [...hand.scheme, ...hand.sifting.filter(isScheme)]);
  const scheme = redeal(
    rng,
    inPrintedOrder(SCHEME_CARDS, [...hidden.decks.scheme, ...schemes.flat()]),
    schemes.map(({ length }) => length),
    (place, cards) => {
      const mine = owed.filter(({ seat }) => seat === others[place]);
      return mine.every((debt) => covers(cards.slice(0, at(theirs, place).scheme.length), debt));
    },
  );
  const loots = theirs.map((hand) => [...hand.loot, ...hand.sifting.filter(isLoot)]);
  const loot = redeal(
    rng,
    inPrintedOrder(LOOT_CARDS, [...hidden.decks.loot, ...loots.flat()]),
    loots.map(({ length }) => length),
  );
  const secrets = keptSecrets(state, others, rng);

  const hands = [...hidden.hands];
  for (const [place, seat] of others.entries()) {
    const dealt = {
      ...at(secrets.hands, place),
      ...split(at(theirs, place), at(scheme.held, place), at(loot.held, place)),
    };
    hands[seat] = withIntentions(state, seat, dealt, owed, rng);
  }
  const encounter = shuffled(rng, inPrintedOrder(ENCOUNTER_IDS, hidden.decks.encounter));
  return {
    table,
    hidden: { decks: { scheme: scheme.deck, loot: loot.deck, encounter }, support: secrets.support, hands },
  };
}

/** The cards of a hand, split into the hand and the cards being sifted. */
function split(
  { scheme, loot }: Hand,
  schemes: readonly SchemeCard[],
  loots: readonly LootCard[],
): Pick<Hand, 'scheme' | 'loot' | 'sifting'> {
  return {
    scheme: schemes.slice(0, scheme.length),
    loot: loots.slice(0, loot.length),
    sifting: [...schemes.slice(scheme.length), ...loots.slice(loot.length)],
  };
}

type Kept = Pick<Hand, 'dealt' | 'backer' | 'support'>;

/** Backers and support tokens; they are public after the launch. */
function keptSecrets(
  { table, hidden }: State,
  others: readonly Seat[],
  rng: Rng,
): { hands: Kept[]; support: readonly number[] } {
  const theirs = others.map((seat): Kept => at(hidden.hands, seat));
  if (table.ending !== null && 'scores' in table.ending)
    return { hands: theirs, support: shuffled(rng, byValue(hidden.support)) };
  const seen = hidden.hands.flatMap(({ dealt }, seat) => (others.includes(seat) ? [] : dealt));
  const backers = shuffled(
    rng,
    idsIn(BACKER_TABLE, table.options.printing).filter((id) => !seen.includes(id)),
  );
  const tokens = redeal(
    rng,
    byValue([...hidden.support, ...theirs.flatMap(({ support }) => support)]),
    theirs.map(({ support }) => support.length),
  );
  return {
    support: tokens.deck,
    hands: theirs.map(({ dealt: { length }, backer }, place) => {
      const dealt = backers.slice(place * length, (place + 1) * length);
      return { dealt, backer: backer === null ? null : draw(rng, dealt), support: at(tokens.held, place) };
    }),
  };
}

function byValue(tokens: readonly number[]): number[] {
  return [...tokens].sort((a, b) => a - b);
}

type Dealt = Kept & Pick<Hand, 'scheme' | 'loot' | 'sifting'>;

/**
 * Secret choices consistent with a hand: cards armed, picked up or promised, and a sealed plan. No cards are chosen to
 * pay with: each further card would then reveal that the ones before were not enough.
 */
function withIntentions({ table }: State, seat: Seat, dealt: Dealt, owed: readonly Debt[], rng: Rng): Hand {
  const { scheme, loot } = dealt;
  const mine = owed.filter((debt) => debt.seat === seat);
  const promised = mine.find(({ owes }) => owes === 'help');
  const pledge = promised
    ? draw(
        rng,
        scheme.filter((card) => covers([card], promised)),
      )
    : null;
  return {
    ...dealt,
    armed: scheme.filter((card) => card !== pledge && schemeOn(card).trigger !== undefined && rng.int(2) === 0),
    plan: isPlanning(table) ? anyPlan(table, at(table.pirates, seat), loot, rng) : { marks: [], orders: [] },
    pledge,
    paying: [],
  };
}

function isPlanning({ stack }: State['table']): boolean {
  return stack.at(-1)?.kind === 'planning';
}
