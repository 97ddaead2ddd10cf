import type { Scene } from '#engine';
import { SideProcess, type SideProcessOptions } from '../../processes/side-process.ts';

/** Draws in a process of its own. */
export class DrawingProcess {
  readonly #process: SideProcess<Scene, Uint8Array>;

  constructor(options: Omit<SideProcessOptions, 'module'> = {}) {
    this.#process = new SideProcess({ module: new URL('./drawer.ts', import.meta.url), ...options });
  }

  /** A scene as a PNG. Rejects when it cannot be drawn, or the process ends before it is. */
  async draw(scene: Scene): Promise<Buffer> {
    return Buffer.from(await this.#process.do(scene));
  }

  /** It stands still until it may go on. */
  standStill(): void {
    this.#process.standStill();
  }

  goOn(): void {
    this.#process.goOn();
  }

  /** Ends the process, and with it what is being drawn. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
