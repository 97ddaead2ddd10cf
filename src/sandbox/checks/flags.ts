import { MessageFlags } from 'discord-api-types/v10';
import type { Form } from './form.ts';

/** Flags a bot may set; Discord sets the others. */
const ANYWHERE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Only answers to interactions can be ephemeral. */
export const IN_CHANNEL: number = ANYWHERE;
export const IN_INTERACTION: number = ANYWHERE | MessageFlags.Ephemeral;
/** A deferred answer has no content yet; only ephemeral can be set. */
export const WHEN_DEFERRED: number = MessageFlags.Ephemeral;

export function readFlags(form: Form, allowed: number): number {
  const flags = form.optional((part) => part.integer({ min: 0 })) ?? 0;
  if ((flags & ~allowed) !== 0) form.complain('MESSAGE_FLAGS_INVALID', `Flags ${flags & ~allowed} cannot be set here`);
  return flags;
}
