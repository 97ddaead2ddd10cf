import { z } from 'zod';
import type { Persona } from '../user/persona.ts';
import type { Acts } from './wire.ts';

type Act = (persona: Persona, body: unknown) => unknown;

function act<Name extends keyof Acts>(
  shape: z.ZodType<Acts[Name]['body']>,
  perform: (persona: Persona, body: Acts[Name]['body']) => Promise<Acts[Name]['answer']> | Acts[Name]['answer'],
): Act {
  return (persona, body) => perform(persona, shape.parse(body));
}

const MESSAGE = z.object({ messageId: z.string() });
const CONTROL = MESSAGE.extend({ customId: z.string() });
const OPTIONS = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const COMMAND = z.object({ channelId: z.string(), typed: z.string(), values: OPTIONS });
const FIELDS = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const ACTS: { readonly [Name in keyof Acts]: Act } = {
  command: act<'command'>(COMMAND, (persona, { channelId, typed, values }) =>
    persona.command(channelId, typed, values),
  ),
  press: act<'press'>(CONTROL, (persona, { messageId, customId }) => persona.press(messageId, { customId })),
  select: act<'select'>(CONTROL.extend({ values: z.array(z.string()) }), (persona, { messageId, customId, values }) =>
    persona.select(messageId, customId, values),
  ),
  submit: act<'submit'>(z.object({ modalId: z.string(), values: FIELDS }), (persona, { modalId, values }) =>
    persona.submit(modalId, values),
  ),
  autocomplete: act<'autocomplete'>(
    COMMAND.extend({ focused: z.string() }),
    (persona, { channelId, typed, values, focused }) => persona.autocomplete(channelId, typed, values, focused),
  ),
  dismiss: act<'dismiss'>(MESSAGE, (persona, { messageId }) => {
    persona.dismiss(messageId);
    return null;
  }),
  read: act<'read'>(MESSAGE, (persona, { messageId }) => {
    persona.read(messageId);
    return null;
  }),
  say: act<'say'>(z.object({ channelId: z.string(), content: z.string() }), (persona, { channelId, content }) => {
    persona.say(channelId, content);
    return null;
  }),
};

/** What the page can ask for, by name. Each act throws ClientRefusal, and a ZodError when it is asked for in another form. */
export const actsByName: ReadonlyMap<string, Act> = new Map(Object.entries(ACTS));
