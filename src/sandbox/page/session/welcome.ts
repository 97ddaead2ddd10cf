import type { Shown } from '../../user/seen.ts';
import { readLine } from '../command-line.ts';
import { act } from './api.ts';
import type { SentCommands } from './sent-commands.ts';
import type { ShownModel } from './shown-model.ts';

/** How long a welcome waits for what its last command has the bot post, in ms. */
const POSTED_MS = 1500;

/**
 * Types the commands of a welcome one after the other, each by the person named in it. What only they saw on the way is
 * dismissed with the next command: it spoke of what has been done since. Gives what the last one answered the reader, or
 * null for a failure.
 */
export async function typeWelcome(shown: ShownModel, sent: SentCommands, index: number): Promise<Shown | null> {
  const { state, place, channel } = shown.required();
  let passed: (() => Promise<unknown>) | null = null;
  let answer: Shown | null = null;
  const others = state.people.filter(({ id }) => id !== place.personId);
  for (const [at, { type, other = 0 }] of (state.welcome[index]?.commands ?? []).entries()) {
    if (at > 0) await posted(shown);
    const typed = readLine(type, channel.commands);
    if (typed === null) {
      sent.fail(sent.note(type), `There is no command /${type}. Type / to see them all.`);
      return null;
    }
    const personId = others[other - 1]?.id ?? place.personId;
    const given = await sent.type(typed, { ...place, personId });
    if (given === null) return null;
    // What everybody sees stays: nobody can dismiss it.
    await passed?.().catch(() => undefined);
    const { message } = given;
    passed = message === null ? null : () => act(personId, 'dismiss', { messageId: message.id });
    if (personId === place.personId) answer = given;
  }
  return answer;
}

/** Resolves once the channel shows a message for everybody, so that answers stand below it, or after a while. */
function posted(shown: ShownModel): Promise<void> {
  const isThere = () => shown.required().channel.messages.some(({ ephemeral }) => !ephemeral);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late);
      unsubscribe();
      resolve();
    };
    const late = setTimeout(end, POSTED_MS);
    const unsubscribe = shown.subscribe(() => {
      if (isThere()) end();
    });
    if (isThere()) end();
  });
}
