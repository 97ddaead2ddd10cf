import { z } from 'zod';
import type { Persona } from '../user/persona.ts';

type Act = (persona: Persona, body: unknown) => unknown;

function act<B>(shape: z.ZodType<B>, perform: (persona: Persona, body: B) => unknown): Act {
  return (persona, body) => perform(persona, shape.parse(body));
}

const VALUES = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const MESSAGE = z.object({ messageId: z.string() });
const COMMAND = z.object({ channelId: z.string(), typed: z.string(), values: VALUES });
const MODAL_VALUES = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What the page can ask for. Each act throws ClientRefusal, and a ZodError when it is asked for in another form. */
export const ACTS: ReadonlyMap<string, Act> = new Map(
  Object.entries({
    command: act(COMMAND, (persona, { channelId, typed, values }) => persona.command(channelId, typed, values)),
    press: act(MESSAGE.extend({ customId: z.string() }), (persona, { messageId, customId }) =>
      persona.press(messageId, { customId }),
    ),
    select: act(
      MESSAGE.extend({ customId: z.string(), values: z.array(z.string()) }),
      (persona, { messageId, customId, values }) => persona.select(messageId, customId, values),
    ),
    submit: act(z.object({ modalId: z.string(), values: MODAL_VALUES }), (persona, { modalId, values }) =>
      persona.submit(modalId, values),
    ),
    autocomplete: act(COMMAND.extend({ focused: z.string() }), (persona, { channelId, typed, values, focused }) =>
      persona.autocomplete(channelId, typed, values, focused),
    ),
    dismiss: act(MESSAGE, (persona, { messageId }) => persona.dismiss(messageId)),
    read: act(MESSAGE, (persona, { messageId }) => persona.read(messageId)),
    say: act(z.object({ channelId: z.string(), content: z.string() }), (persona, { channelId, content }) => {
      persona.say(channelId, content);
    }),
  }),
);
