import { MessageFlags } from 'discord-api-types/v10';
import type { Form } from './form.ts';

/** Flags a bot may set itself; the others are Discord's to set. */
const ANYWHERE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Only the answer to an interaction can be for one pair of eyes. */
export const IN_CHANNEL: number = ANYWHERE;
export const IN_INTERACTION: number = ANYWHERE | MessageFlags.Ephemeral;
/** A deferred answer says nothing yet, so the only thing to settle is who will see it. */
export const WHEN_DEFERRED: number = MessageFlags.Ephemeral;

export function readFlags(form: Form, allowed: number): number {
  const flags = form.optional((part) => part.integer({ min: 0 })) ?? 0;
  if ((flags & ~allowed) !== 0) form.complain('MESSAGE_FLAGS_INVALID', `Flags ${flags & ~allowed} cannot be set here`);
  return flags;
}
