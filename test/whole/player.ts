import { setImmediate } from 'node:timers/promises';
import { draw, shuffled, type Rng } from '#engine';
import { words } from '../../src/discord/words.ts';
import type { Pressable, Sandbox } from '../../src/sandbox/index.ts';

export type Persona = ReturnType<Sandbox['persona']>;
export type Shown = Awaited<ReturnType<Persona['press']>>;
type Seen = NonNullable<Shown['message']>;

/** What a press came to, as its player saw it. */
export type Result = 'counted' | 'looked' | 'refused' | 'failed' | 'nothing to press';

/** Buttons that look at something instead of answering. */
const LOOKS = [
  'Take Turn',
  'My Hand',
  'Log',
  'Help',
  'What Changed',
  'Replay',
  'Refresh',
  'Older',
  'Newer',
  'More Choices',
  'What You Can Do Now',
  'Back to First Page',
  // Asks a question, which asks the others.
  'Ask to Undo',
  'No More Tips',
  'Orders',
];

/**
 * Somebody who presses at random, but only what the client lets them press, and who finds their way again when a press
 * fails: back to the board, `Take Turn`. Never presses buttons with the labels `never`.
 */
export class RandomPlayer {
  readonly #persona: Persona;
  readonly #channel: string;
  readonly #rng: Rng;
  readonly #never: readonly string[];
  #panel: string | null = null;

  constructor(persona: Persona, channel: string, rng: Rng, never: readonly string[] = []) {
    this.#persona = persona;
    this.#channel = channel;
    this.#rng = rng;
    this.#never = never;
  }

  get id(): string {
    return this.#persona.id;
  }

  /** One press: an answer on the panel at hand if there is one, else the way to a panel. */
  async press(): Promise<Result> {
    const panel = this.#panel === null ? undefined : this.#persona.message(this.#panel);
    const isSkipped = (each: Pressable) =>
      each.kind === 'button' && (LOOKS.includes(each.label) || this.#never.includes(each.label));
    const answers = panel
      ? this.#persona
          .pressable(panel)
          .filter(
            (each) => each.kind === 'select' || !(isSkipped(each) || each.customId.includes('|page|') || isBack(each)),
          )
      : [];
    // Taking back is allowed at any time; done as often as the rest, a game would hardly move.
    const onward = answers.filter((each) => each.kind === 'select' || each.label !== 'Undo');
    const chosen = onward.length > 0 ? draw(this.#rng, this.#rng.int(15) === 0 ? answers : onward) : null;
    if (!panel || !chosen) return this.#look();
    if (chosen.kind === 'button') return this.#result(await this.#persona.press(panel, { customId: chosen.customId }));
    const count = Math.max(1, chosen.min + this.#rng.int(chosen.max - chosen.min + 1));
    const values = shuffled(this.#rng, chosen.values).slice(0, count);
    return this.#result(await this.#persona.select(panel, chosen.customId, values));
  }

  /** Opens the panel again, from the board or from the newest call. */
  async #look(): Promise<Result> {
    const way = this.#persona
      .messages(this.#channel)
      .findLast(
        (message) =>
          !message.ephemeral &&
          this.#persona.pressable(message).some((each) => each.kind === 'button' && each.label === 'Take Turn'),
      );
    if (!way) {
      // What the bot is about to show needs this process too, to arrive.
      await setImmediate();
      return 'nothing to press';
    }
    const shown = await this.#persona.press(way, 'Take Turn');
    this.#panel = shown.message?.id ?? null;
    return shown.kind === 'failed' ? 'failed' : 'looked';
  }

  #result(shown: Shown): Result {
    if (shown.kind === 'failed') {
      this.#panel = null;
      return 'failed';
    }
    if (shown.message && this.#isAsked(shown.message)) return 'looked';
    return wasRefused(shown.message) ? 'refused' : 'counted';
  }

  /** Whether an answer is asked about before it counts. */
  #isAsked(panel: Seen): boolean {
    return this.#persona.pressable(panel).some(isBack);
  }
}

/** The way back from such a question; a game's own `Back` is an answer. */
function isBack(each: Pressable): boolean {
  return each.kind === 'button' && each.label === words.buttons.backToPanel && each.customId.includes('|turn|');
}

/** A panel has no content of its own: a refusal is a warning in it, or a sentence in its place. */
function wasRefused(message: Seen | null): boolean {
  return JSON.stringify(message?.embeds ?? []).includes('⚠') || (message?.content ?? '') !== '';
}
