import { newOptions, Share, type PlayableEntry } from '#engine';
import { playChains } from './bouts.ts';
import { called, type Bout, type Contestant } from './contest.ts';

/** Two contestants who play the same deals from both sides. */
export interface Rivals {
  readonly one: Contestant;
  readonly other: Contestant;
  readonly games: number;
  /** The number of the first deal. */
  readonly from: number;
  /** Matches of each game, one after the other with what the seats took home; 1 unless told otherwise. */
  readonly chain?: number;
  /** Lobby choices. By default a game with sides goes through the values of its first choice in turn. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Called after each game with the number of games played. */
  readonly onGame?: (played: number) => void;
}

/**
 * How often one contestant beats the other, as lines: overall, per side, and per value of the lobby's choices. Every deal
 * is played twice with seats swapped, unless the contestants are equal. A shared victory counts half for each.
 */
export async function rivalry(
  entry: PlayableEntry,
  { one, other, games, from, chain = 1, choices = {}, onGame }: Rivals,
): Promise<string[]> {
  const { game, face } = entry;
  const [first, second] = [called(one), called(other)];
  const equals = first === second;
  const shares = new Map<string, Share>();
  const note = (what: string, part: number) => {
    const share = shares.get(what) ?? new Share();
    share.note(part);
    shares.set(what, share);
  };
  const plan = Array.from({ length: games }, (_, number) => {
    const deal = from + (equals ? number : Math.floor(number / 2));
    const seat = equals ? 0 : number % 2;
    const inTurn = game.choices
      .slice(0, 1)
      .map(({ key, values }) => [key, choices[key] ?? values[deal % values.length] ?? values[0]] as const);
    const chosen = game.sides ? inTurn : [];
    const bout: Bout<unknown> = {
      options: newOptions(game, { ...choices, ...Object.fromEntries(chosen) }),
      players: seat === 0 ? [one, other] : [other, one],
      name: `${game.id} deal ${String(deal)}`,
    };
    return { seat, chosen, bout };
  });
  const ends = await playChains(
    entry,
    plan.map(({ bout }) => bout),
    chain,
    onGame,
  );
  for (const [number, { winners }] of ends.entries()) {
    const { seat = 0, chosen = [] } = plan[number % games] ?? {};
    const part = (mine: boolean) => (mine ? 1 / winners.length : 0);
    if (!equals) {
      note(`${first} beats ${second}`, part(winners.includes(seat)));
      note(`${second} beats ${first}`, part(winners.includes(1 - seat)));
      if (game.sides) note(`${first} as ${face.seat(seat)}`, part(winners.includes(seat)));
    }
    for (const [key, value] of chosen) {
      const name = face.choice(key).values[value] ?? value;
      note(`${face.seat(0)} on ${name}`, part(winners.includes(0)));
    }
  }
  return [
    `${face.name}: ${first} against ${second}`,
    ...[...shares].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, share]) => `  ${what.padEnd(36)}${share.inWords}`),
  ];
}
