import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Interaction } from 'discord.js';
import { onTestFinished } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import type { Exchange, Persona, Sandbox, SandboxOptions } from '../../src/sandbox/index.ts';

type Handler = (interaction: Interaction) => unknown;

/** A sandbox with a real discord.js client logged in to it. */
export interface Peer {
  readonly sandbox: Sandbox;
  readonly client: Client<true>;
  readonly ada: Persona;
  readonly bo: Persona;
  /** The id of #general. */
  readonly general: string;
  readonly exchanges: readonly Exchange[];
  /** What the bot does from now on with whatever it is asked. */
  answer(handler: Handler): void;
  /** What the handler threw so far. */
  readonly thrown: readonly unknown[];
}

/** Starts a sandbox, and stops it when the test is over. */
export async function sandboxForTest(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Starts a sandbox and a bot with the Guilds intent, and stops both when the test is over. */
export async function peerForTest(options: SandboxOptions = {}): Promise<Peer> {
  const sandbox = await sandboxForTest(options);
  const exchanges: Exchange[] = [];
  sandbox.onExchange((exchange) => exchanges.push(exchange));
  const client = await logIn(sandbox);
  const thrown: unknown[] = [];
  let handle: Handler = () => undefined;
  client.on(Events.InteractionCreate, (interaction) => {
    Promise.resolve(interaction)
      .then((each) => handle(each))
      .catch((error: unknown) => thrown.push(error));
  });
  return {
    sandbox,
    client,
    exchanges,
    thrown,
    ada: sandbox.persona('Ada'),
    bo: sandbox.persona('Bo'),
    general: sandbox.channel('general'),
    answer: (handler) => {
      handle = handler;
    },
  };
}

/** A client as any bot makes one: nothing is set but where the API is. Destroyed when the test is over. */
export async function logIn(sandbox: Sandbox, intents = [GatewayIntentBits.Guilds]): Promise<Client<true>> {
  const client = new Client({ intents, rest: { api: sandbox.api } });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.token);
  return ready;
}

/** A button row as the API takes it. */
export function row(
  ...buttons: readonly { readonly label: string; readonly id: string; readonly disabled?: boolean }[]
) {
  return {
    type: 1,
    components: buttons.map(({ label, id, disabled = false }) => ({
      type: 2,
      style: 1,
      label,
      custom_id: id,
      disabled,
    })),
  } as const;
}
