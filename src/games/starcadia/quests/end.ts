import { at, draw, seats, shuffled, type Seat } from '#engine';
import { heroesOf, heroOf } from '../characters/characters.ts';
import { setHero } from '../characters/changes.ts';
import { FACES } from '../content/dice.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { changeCrew, emit, scenarioOf, type Draft } from '../state/draft.ts';

/** Victory tokens of one scenario that make a badge (Q1). */
const TOKENS_A_BADGE = 7;
/** Badges for winning a scenario, and the last one of a campaign (rules: Scenario Rewards). */
const WINNER_BADGES = 1;
const FINALE_BADGES = 3;

/**
 * The end of a scenario (rules: Scenario Rewards; Upgrade Phase): the order of the crews, their badges, the line of the
 * campaign sheet, and heroes without wounds and exploration tokens (Q29).
 */
export function finishScenario(draft: Draft): void {
  const { table } = draft;
  const { id, over } = scenarioOf(table);
  const all = seats(table.crews.length);
  const order = all
    .toSorted((a, b) => tokensOf(draft, b) - tokensOf(draft, a))
    .reduce<Seat[][]>((groups, seat) => {
      const last = groups.at(-1);
      if (last?.[0] !== undefined && tokensOf(draft, last[0]) === tokensOf(draft, seat)) last.push(seat);
      else groups.push([seat]);
      return groups;
    }, [])
    .flatMap((tied) => rollOff(draft, tied));
  const won = SCENARIOS[id].stage === 4 && table.options.play === 'campaign' ? FINALE_BADGES : WINNER_BADGES;
  const badges = all.map((seat) => Math.floor(tokensOf(draft, seat) / TOKENS_A_BADGE) + (order[0] === seat ? won : 0));
  const tokens = all.map((seat) => tokensOf(draft, seat));
  emit(draft, { kind: 'scenario-over', scenario: id, tokens, badges, order });
  table.sheet = [...table.sheet, { scenario: id, tokens, badges, order, over: over ?? 'time' }];
  table.first = at(order, 0);
  for (const seat of all) {
    changeCrew(draft, seat, { tokens: 0, badges: at(table.crews, seat).badges + at(badges, seat) });
    for (const hero of heroesOf(table, seat)) {
      const upgrades = heroOf(table, hero).upgrades.map((owned) => ({ ...owned, used: false }));
      setHero(draft, hero, { upgrades, space: null, wounds: 0, dazed: false, gadgets: [], quest: 0 });
    }
  }
  table.scenario = null;
}

function tokensOf(draft: Draft, seat: Seat): number {
  return at(draft.table.crews, seat).tokens;
}

/**
 * Tied crews roll a die each until exactly one has rolled a crit: it comes first, and the others roll on for the places
 * after it (rules: Scenario Rewards; Q8).
 */
function rollOff(draft: Draft, tied: readonly Seat[]): readonly Seat[] {
  if (tied.length < 2) return tied;
  for (let round = 0; round < MOST_ROLLS; round++) {
    const rolls = tied.map((seat) => ({ seat, face: draw(draft.rng, FACES) }));
    emit(draft, { kind: 'roll-off', rolls });
    const [crit, ...more] = rolls.filter(({ face }) => face === 'crit');
    if (!crit || more.length > 0) continue;
    return [
      crit.seat,
      ...rollOff(
        draft,
        tied.filter((seat) => seat !== crit.seat),
      ),
    ];
  }
  return shuffled(draft.rng, tied);
}

/** No dice go on for ever; after this many rolls without a winner, which is less than one in a million, the order is drawn. */
const MOST_ROLLS = 60;
