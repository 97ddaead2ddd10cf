import { at, counted, seats, type FinalFace, type Outcome } from '#engine';
import { joined } from '#engine';
import { SCENARIOS } from '../content/scenarios.ts';
import type { View } from '../hidden/view.ts';
import { crewName, tokensSoFar } from './words.ts';

/** The game once it is over: the campaign sheet; nothing is hidden any more. */
export function finalFace(views: readonly View[]): FinalFace<View> {
  const view = at(views, 0);
  const { crews } = view.table;
  return {
    view: { ...view, viewer: 'public', hand: [], picked: [], passed: [] },
    scores: {
      columns: ['Tokens', 'Badges'],
      rows: seats(crews.length).map((seat) => [String(tokensSoFar(view.table, seat)), String(at(crews, seat).badges)]),
    },
    secrets: [],
  };
}

/** How the game ended: one sentence, then details. */
export function result(
  { table }: View,
  { winners, reason }: Outcome,
): { headline: string; details: readonly string[] } {
  const names = joined(winners.map(crewName));
  const sheet = table.sheet.map(({ scenario, order, tokens }) => {
    const winner = at(order, 0);
    return `Scenario ${scenario.toUpperCase()}, ${SCENARIOS[scenario].title}: won by the ${crewName(winner)} with ${counted(at(tokens, winner), 'victory token')}`;
  });
  const first = winners[0] ?? 0;
  const why =
    reason === 'campaign'
      ? `won the campaign with ${counted(at(table.crews, first).badges, 'badge')}`
      : `won with ${counted(at(table.sheet.at(-1)?.tokens ?? [0], first), 'victory token')}`;
  return { headline: `The ${names} ${why}.`, details: sheet };
}

/** How a scenario of a campaign ended. */
export function chapter({ table }: View, number: number): { headline: string; details: readonly string[] } {
  const ended = at(table.sheet, number - 1);
  const winner = at(ended.order, 0);
  return {
    headline: `Scenario ${ended.scenario.toUpperCase()} is over: the ${crewName(winner)} won it.`,
    details: [
      ended.over === 'time'
        ? 'The event deck ran out for the second time.'
        : 'All quests and a rival quest are completed.',
      ...ended.order.map((seat) => {
        const tokens = counted(at(ended.tokens, seat), 'victory token');
        const soFar = table.sheet.slice(0, number).reduce((sum, { badges }) => sum + at(badges, seat), 0);
        return `${crewName(seat)}: ${tokens}, ${counted(at(ended.badges, seat), 'badge')} (${counted(soFar, 'badge')} in all)`;
      }),
    ],
  };
}
