import { seats, type GameEntry, type Start } from '#engine';
import type { Strength } from './ai/strengths.ts';
import { words } from './discord/words.ts';
import type { Welcome } from './sandbox/index.ts';

/** Games that a newcomer to the sandbox can start with one press, as commands. */
export function welcomeTo(games: readonly GameEntry[]): Welcome[] {
  return games.flatMap((entry) =>
    entry.starts.map((start) => ({ label: start.label, hint: hintOf(start), commands: commandsOf(entry, start) })),
  );
}

/** A first game is for learning: its AI players are of the easy level. */
const LEVEL: Strength = 'heuristic';

function hintOf({ hint, ai }: Start): string {
  if (ai === 0) return hint;
  return `${hint} ${words.ai.strengths[LEVEL]} AI.`;
}

function commandsOf({ game, face }: GameEntry, { ai, seat, others = 0, with: option }: Start): Welcome['commands'] {
  return [
    {
      type: `game new game:${game.id}${ai > 0 ? ` ai:${ai} strength:${words.ai.strengths[LEVEL]}` : ''}${option ? ` with:${option.key}=${option.value}` : ''}`,
    },
    // Opening a table already takes the first seat.
    ...(seat === undefined ? [] : [{ type: `game join seat:${face.seat(seat)}` }]),
    ...seats(others).map((other) => ({ type: 'game join', other: other + 1 })),
    { type: 'game start' },
  ];
}
