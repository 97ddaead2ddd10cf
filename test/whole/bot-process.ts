import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from '../../src/sandbox/index.ts';

/** Airlock as it is started by its host, in a process of its own that can be killed like any other. */
export class BotProcess {
  readonly #sandbox: Sandbox;
  readonly #database: string;
  #child: ChildProcess | null = null;
  /** Everything it has logged, all lives together. */
  readonly logged: string[] = [];
  lives = 0;

  constructor(sandbox: Sandbox, database: string) {
    this.#sandbox = sandbox;
    this.#database = database;
  }

  /** Starts it and waits until it is ready for presses. */
  async start(): Promise<void> {
    const { token, api } = this.#sandbox;
    const child = spawn(process.execPath, ['src/start.js'], {
      env: {
        ...process.env,
        DISCORD_TOKEN: token,
        DISCORD_API_URL: api,
        DATABASE_URL: this.#database,
        LOG_LEVEL: 'trace',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    this.lives += 1;
    await new Promise<void>((resolve, reject) => {
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.logged.push(text);
        if (text.includes('Airlock is ready')) resolve();
      });
      child.once('exit', (code) =>
        reject(new Error(`The bot ended with ${String(code)}: ${this.logged.join('').slice(-2000)}`)),
      );
    });
  }

  /** Waits until it ends by itself; gives its exit code. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (child === null) throw new Error('The bot has not been started');
    child.removeAllListeners('exit');
    await once(child, 'exit');
    return child.exitCode;
  }

  /** Sends it a signal and waits for nothing. */
  tell(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as its host would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
