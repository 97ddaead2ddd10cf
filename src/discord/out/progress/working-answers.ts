import { Routes, type APIInteraction } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Painter } from '../../../pictures/draw/painter.ts';
import type { Work } from '../../reply.ts';
import { pictured, type Screen } from '../../screens/screen.ts';
import { words } from '../../words.ts';
import { requestOf } from '../channel-messages.ts';
import { failureOf } from '../failures.ts';

/** An answer shows how far its work is at most this often, in ms. */
const SHOWN_EVERY_MS = 1000;

/** The answers whose work goes on after they were delivered. Their readers may have gone: a failed edit matters to nobody. */
export class WorkingAnswers {
  readonly #rest: REST;
  readonly #painter: Painter | null;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  readonly #edits = new Set<Promise<void>>();

  constructor(rest: REST, painter: Painter | null, log: Logger) {
    this.#rest = rest;
    this.#painter = painter;
    this.#log = log;
  }

  /** Begins the work of an answer that was delivered, and edits the answer until it is done. */
  begin(interaction: APIInteraction, work: Work): void {
    void this.#go(interaction, work);
  }

  /** Edits no answer any more; resolves when the edits under way have ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled(this.#edits);
  }

  async #go(interaction: APIInteraction, work: Work): Promise<void> {
    const edits = new PQueue({ concurrency: 1 });
    let shown = performance.now();
    const show = (screen: Screen) => {
      if (edits.pending > 0 || performance.now() - shown < SHOWN_EVERY_MS) return;
      shown = performance.now();
      void edits.add(() => this.#edit(interaction, screen));
    };
    const last = await work(show).catch((error: unknown): Screen => {
      if (!this.#stopping.signal.aborted)
        this.#log.error({ interaction: interaction.id, err: error }, 'The work of an answer failed');
      return { content: words.oops.crash(interaction.id), embeds: [], components: [] };
    });
    const illustrated = await this.#illustrated(last);
    // After an edit on its way, which would cover it.
    await edits.add(() => this.#edit(interaction, illustrated));
  }

  #edit({ application_id, token }: APIInteraction, screen: Screen): Promise<void> {
    const { signal } = this.#stopping;
    const edit = this.#rest
      .patch(Routes.webhookMessage(application_id, token), { ...requestOf(screen, signal), auth: false })
      .then(
        () => undefined,
        (error: unknown) => this.#log.debug({ failure: failureOf(error) }, 'An answer stays as it was'),
      )
      .finally(() => this.#edits.delete(edit));
    this.#edits.add(edit);
    return edit;
  }

  async #illustrated(screen: Screen): Promise<Screen> {
    const painter = this.#painter;
    if (!painter || !screen.pictures) return screen;
    const pngs = await Promise.all(screen.pictures.map(({ scene }) => painter.draw(scene)));
    const drawn = pngs.filter((png) => png !== null);
    return drawn.length === pngs.length ? pictured(screen, drawn) : screen;
  }
}
