import { counted } from '#engine';
import type { Ending, Score, Table } from '../../state/state.ts';
import { pirateName, seatName, seatNames } from '../words/words.ts';

type Scored = Extract<Ending, { scores: readonly Score[] }>;

export function endingLine(ending: Ending): string {
  switch (ending.reason) {
    case 'lockdown':
      return '**LOCKDOWN.** Every door on the ship shuts, and everybody loses.';
    case 'empty-handed':
      return 'The ship launches. Nobody has completed an objective, so everybody loses.';
    case 'launch': {
      const [best = 0] = ending.winners.map((seat) => ending.scores[seat]?.total ?? 0);
      const shared = ending.winners.length > 1;
      return `The ship launches: **${seatNames(ending.winners)}** ${shared ? 'share the victory' : 'wins'} with ${counted(best, 'point')}.`;
    }
  }
}

/** Who could not win, and what broke the ties; the scores are a table of their own. */
export function endingDetails(table: Table): readonly string[] {
  const { ending } = table;
  if (ending === null || !('scores' in ending)) return [];
  return [...barredLines(table, ending.scores), ...tieLines(ending)];
}

/** Who scored and yet cannot win. */
function barredLines(table: Table, scores: readonly Score[]): string[] {
  const barred = scores.flatMap(({ eligible }, seat) => (eligible ? [] : [pirateName(table, seat)]));
  return barred.length === 0 ? [] : [`Cannot win without a completed objective: ${barred.join(', ')}`];
}

interface Step {
  readonly name: string;
  readonly of: (score: Score) => number;
  readonly shown: (score: Score) => string;
}

/** The tie-breakers in order. Must agree with `end-of-game/end-of-game.ts`. */
const STEPS: readonly Step[] = [
  { name: 'Score', of: ({ total }) => total, shown: ({ total }) => `${total}` },
  {
    name: 'Tied on score; support decides',
    of: ({ total, glory }) => total - glory,
    shown: ({ total, glory }) => `${total - glory}`,
  },
  {
    name: 'Tied on support too; the secret backer decides',
    of: ({ met }) => Number(met),
    shown: ({ met }) => (met ? 'met' : 'not met'),
  },
];

function tieLines({ scores, winners }: Scored): string[] {
  let level = [...scores.entries()].filter(([, { eligible }]) => eligible);
  const lines: string[] = [];
  for (const [i, { name, of, shown }] of STEPS.entries()) {
    if (i > 0 && level.length > 1) {
      lines.push(`${name}: ${level.map(([seat, score]) => `${seatName(seat)} ${shown(score)}`).join(', ')}`);
    }
    const best = Math.max(...level.map(([, score]) => of(score)));
    level = level.filter(([, score]) => of(score) === best);
  }
  return winners.length > 1 ? [...lines, `Still tied: ${seatNames(winners)} share the victory`] : lines;
}
