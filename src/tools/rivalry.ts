import type { GameEntry } from '../engine/index.ts';
import type { Strength } from '../players/strengths.ts';
import { contest } from './contest.ts';
import { Share } from './share.ts';

/** Two players who play the same deals from both sides. */
export interface Rivals {
  readonly one: Strength;
  readonly other: Strength;
  readonly games: number;
  readonly iterations: number | undefined;
  /** Told after each game how many have been played. */
  readonly onGame?: (played: number) => void;
}

/**
 * How often the one player wins against the other, as lines: in all, from each side, and under each value of the game's
 * choices. Every deal is played twice with the seats changed; a victory both share counts half to each.
 */
export function rivalry(entry: GameEntry, { one, other, games, iterations, onGame }: Rivals): string[] {
  const { game, face } = entry;
  const shares = new Map<string, Share>();
  const note = (what: string, part: number) => {
    const share = shares.get(what) ?? new Share();
    share.note(part);
    shares.set(what, share);
  };
  for (let number = 0; number < games; number++) {
    const deal = Math.floor(number / 2);
    const seat = number % 2;
    const chosen = game.choices.slice(0, 1).map(({ key, values }) => [key, values[deal % values.length] ?? values[0]]);
    const options = game.readOptions(game.sides ? Object.fromEntries(chosen) : {});
    const players = seat === 0 ? [one, other] : [other, one];
    const { winners } = contest(entry, {
      options,
      players,
      name: `${game.id} deal ${String(deal)}`,
      ...(iterations === undefined ? {} : { iterations }),
    });
    onGame?.(number + 1);
    const part = (mine: boolean) => (mine ? 1 / winners.length : 0);
    note(`${one} beats ${other}`, part(winners.includes(seat)));
    note(`${other} beats ${one}`, part(winners.includes(1 - seat)));
    if (!game.sides) continue;
    note(`${one} as ${face.seat(seat)}`, part(winners.includes(seat)));
    for (const [key, value] of chosen) {
      const name = face.choice(key ?? '').values[value ?? ''] ?? value;
      note(`${face.seat(0)} on ${name ?? ''}`, part(winners.includes(0)));
    }
  }
  return [
    `${face.name}: ${one} against ${other}`,
    ...[...shares].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, share]) => `  ${what.padEnd(36)}${share.inWords}`),
  ];
}
