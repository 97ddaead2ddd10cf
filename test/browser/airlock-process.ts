import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Airlock as somebody without a token starts it: bot, sandbox and page in one process, with a database of its own. */
export class AirlockProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'airlock-page-'));
  #child: ChildProcess | null = null;
  #port = '0';

  /** Starts it and gives the address of its page, which is the same at every start. */
  async start(): Promise<string> {
    const child = spawn(process.execPath, ['src/start.js'], {
      env: {
        ...process.env,
        DISCORD_TOKEN: '',
        DATABASE_URL: join(this.#folder, 'airlock.db'),
        SANDBOX_PORT: this.#port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [found] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`Airlock ended with ${String(code)}: ${said}`)));
    });
    this.#port = new URL(url).port;
    return url;
  }

  /** Stops it as Ctrl+C does. */
  stop(): Promise<void> {
    return this.#end('SIGINT');
  }

  /** Ends it as a power cut does: without a last word. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops it and forgets what it kept. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
