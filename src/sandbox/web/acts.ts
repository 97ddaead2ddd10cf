import { z } from 'zod';
import type { Persona } from '../user/persona.ts';
import type { Shown } from '../user/shown.ts';
import type { World } from '../world/world.ts';
import { toWireModal } from './modals.ts';
import type { WireShown } from './wire.ts';

const VALUES = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What the page asks for, by the name of the act. Who acts is said beside it. */
const ACTS = {
  command: z.object({ channelId: z.string(), typed: z.string(), values: VALUES }),
  press: z.object({ messageId: z.string(), customId: z.string() }),
  select: z.object({ messageId: z.string(), customId: z.string(), values: z.array(z.string()) }),
  submit: z.object({ modalId: z.string(), values: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
  autocomplete: z.object({ channelId: z.string(), typed: z.string(), values: VALUES, focused: z.string() }),
  dismiss: z.object({ messageId: z.string() }),
  read: z.object({ messageId: z.string() }),
  say: z.object({ channelId: z.string(), content: z.string() }),
} as const;

type ActName = keyof typeof ACTS;

export function isActName(name: string): name is ActName {
  return Object.hasOwn(ACTS, name);
}

/** Does what the page asks for. Throws ClientRefusal, and a ZodError when it asks in another form. */
export async function act(world: World, persona: Persona, name: ActName, body: unknown): Promise<unknown> {
  switch (name) {
    case 'command': {
      const { channelId, typed, values } = ACTS.command.parse(body);
      return toWireShown(world, await persona.command(channelId, typed, values));
    }
    case 'press': {
      const { messageId, customId } = ACTS.press.parse(body);
      return toWireShown(world, await persona.press(messageId, { customId }));
    }
    case 'select': {
      const { messageId, customId, values } = ACTS.select.parse(body);
      return toWireShown(world, await persona.select(messageId, customId, values));
    }
    case 'submit': {
      const { modalId, values } = ACTS.submit.parse(body);
      return toWireShown(world, await persona.submit(modalId, values));
    }
    case 'autocomplete': {
      const { channelId, typed, values, focused } = ACTS.autocomplete.parse(body);
      return (await persona.autocomplete(channelId, typed, values, focused)).map((choice) => ({
        name: choice.name,
        value: choice.value,
      }));
    }
    case 'dismiss':
      persona.dismiss(ACTS.dismiss.parse(body).messageId);
      return null;
    case 'read':
      persona.read(ACTS.read.parse(body).messageId);
      return null;
    case 'say': {
      const { channelId, content } = ACTS.say.parse(body);
      persona.say(channelId, content);
      return null;
    }
  }
}

function toWireShown(world: World, shown: Shown): WireShown {
  switch (shown.kind) {
    case 'modal':
      return { kind: 'modal', modal: toWireModal(world, shown.modal) };
    case 'failed':
      return { kind: 'failed', reason: shown.reason };
    default:
      return { kind: 'message', messageId: shown.message.id };
  }
}
