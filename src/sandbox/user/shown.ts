import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { isLoading } from '../interactions/compose.ts';
import type { Outcome } from '../interactions/outcome.ts';
import type { Change } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { OpenModal, Shown } from './seen.ts';
import { toSeen } from './to-seen.ts';

const TOKEN_LASTS = 15 * 60_000;

/** Waits for the answer, and for what a deferred answer becomes. */
export async function shown(
  world: World,
  answer: Promise<Outcome>,
  open: (modal: APIModalInteractionResponseCallbackData) => OpenModal,
): Promise<Shown> {
  const outcome = await answer;
  switch (outcome.kind) {
    case 'failed':
      return { kind: 'failed', message: null, reason: outcome.reason };
    case 'choices':
      return { kind: 'failed', message: null, reason: 'Suggestions answer no command' };
    case 'modal':
      return { kind: 'modal', message: null, modal: open(outcome.modal) };
    case 'thinking':
      await thought(world, outcome.messageId);
      return withMessage(world, 'reply', outcome.messageId);
    default:
      return withMessage(world, outcome.kind, outcome.messageId);
  }
}

function withMessage(world: World, kind: 'reply' | 'update' | 'acknowledged', messageId: string): Shown {
  const record = world.messages.get(messageId);
  if (record === undefined) return { kind: 'failed', message: null, reason: 'The message was deleted' };
  if (isLoading(record.message)) return { kind: 'failed', message: null, reason: 'The application did not respond' };
  return { kind, message: toSeen(record) };
}

/** Waits until a deferred message is filled in, deleted, or expired. */
function thought(world: World, messageId: string): Promise<void> {
  return new Promise((resolve) => {
    const isOver = (change: Change) =>
      'record' in change &&
      change.record.message.id === messageId &&
      (change.type === 'message-deleted' || !isLoading(change.record.message));
    const done = () => {
      stopWaiting();
      unsubscribe();
      resolve();
    };
    const stopWaiting = world.clock.after(TOKEN_LASTS, done);
    const unsubscribe = world.changes.subscribe((change) => {
      if (isOver(change)) done();
    });
  });
}
