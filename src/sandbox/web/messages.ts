import type { Persona } from '../user/persona.ts';
import type { SeenMessage } from '../user/seen.ts';
import type { WireMessage } from './wire.ts';

/** A message with the beginning of the one it replies to. */
export function toWire(persona: Persona, message: SeenMessage): WireMessage {
  const original = message.repliesTo === null ? undefined : persona.message(message.repliesTo);
  return {
    ...message,
    original: original === undefined ? null : { author: original.author, excerpt: excerptOf(original) },
  };
}

/** The first line of what a message says, without the marks of a heading, small print, a list or a quotation. */
function excerptOf({ content, embeds: [embed] }: SeenMessage): string {
  const texts = [content, embed?.title, embed?.description, 'Click to see attachment'];
  const [line = ''] = (texts.find((text) => text !== undefined && text !== '') ?? '').split('\n');
  return line.replace(/^(?:#{1,3} |-# |[-*] |> )+/, '');
}
