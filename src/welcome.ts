import { seats, type GameEntry, type Start } from '#engine';
import type { Welcome } from './sandbox/index.ts';

/** Games that a newcomer to the sandbox can start with one press, as commands. */
export function welcomeTo(games: readonly GameEntry[]): Welcome[] {
  return games.flatMap((entry) =>
    entry.starts.map((start) => ({ label: start.label, hint: start.hint, commands: commandsOf(entry, start) })),
  );
}

function commandsOf({ game, face }: GameEntry, { ai, seat, others = 0, with: option }: Start): Welcome['commands'] {
  return [
    {
      type: `game new game:${game.id}${ai > 0 ? ` ai:${ai}` : ''}${option ? ` with:${option.key}=${option.value}` : ''}`,
    },
    // Opening a table already takes the first seat.
    ...(seat === undefined ? [] : [{ type: `game join seat:${face.seat(seat)}` }]),
    ...seats(others).map((other) => ({ type: 'game join', other: other + 1 })),
    { type: 'game start' },
  ];
}
