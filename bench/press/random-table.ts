import { draw, freeRng, shuffled, type AnyGame, type Rng } from '#engine';
import { readCustomId } from '../../src/discord/custom-id.ts';
import type { Persona, Pressable, Sandbox, SeenMessage } from '../../src/sandbox/index.ts';

/** Sends one interaction and waits for what is then shown. */
type Press = () => ReturnType<Persona['press']>;

/** One in this many answers is the player's last for now: the others go on. A player who could press forever would. */
const LAST_OF = 3;

/**
 * Plays random games in one channel, one after the other, by pressing what the panels offer. Each step is one answer to
 * the game, sent by `take`.
 */
export async function* randomTable(
  sandbox: Sandbox,
  channelId: string,
  game: AnyGame,
  take: (press: Press) => ReturnType<Press>,
): AsyncGenerator<void> {
  const players = sandbox.personas.slice(0, game.seats[0]);
  const rng = freeRng(`answers in ${game.id}`);
  for (;;) {
    await gather(players, channelId, game);
    let answers: number;
    do {
      answers = 0;
      for (const player of players) {
        let { message: panel } = await player.command(channelId, 'game act');
        for (let press = pressFor(player, panel, rng); press; press = pressFor(player, panel, rng)) {
          ({ message: panel } = await take(press));
          answers++;
          yield;
          if (rng.int(LAST_OF) === 0) break;
        }
      }
    } while (answers > 0);
  }
}

async function gather(players: readonly Persona[], channelId: string, game: AnyGame): Promise<void> {
  const [host] = players;
  await host?.command(channelId, 'game new', { game: game.id });
  for (const player of players.slice(1)) await player.command(channelId, 'game join');
  await host?.command(channelId, 'game start');
}

/** One of the answers a panel offers, or `null` when it asks nothing. */
function pressFor(player: Persona, panel: SeenMessage | null, rng: Rng): Press | null {
  const offered = panel === null ? [] : player.pressable(panel).filter(isAnswer);
  if (panel === null || offered.length === 0) return null;
  const chosen = draw(rng, offered);
  if (chosen.kind === 'button') return () => player.press(panel, chosen);
  const values = shuffled(rng, chosen.values).slice(0, Math.max(1, chosen.min));
  return () => player.select(panel, chosen.customId, values);
}

function isAnswer({ customId }: Pressable): boolean {
  const verb = readCustomId(customId)?.verb;
  return verb === 'do' || verb === 'pick';
}
