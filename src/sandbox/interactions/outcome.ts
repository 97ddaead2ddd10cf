import type { APIApplicationCommandOptionChoice, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';

/** The outcome of an interaction, as its user's client sees it. */
export type Outcome =
  | { readonly kind: 'reply' | 'thinking' | 'update' | 'acknowledged'; readonly messageId: string }
  | { readonly kind: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'choices'; readonly choices: readonly APIApplicationCommandOptionChoice[] }
  | { readonly kind: 'failed'; readonly reason: string };
