import { GatewayIntentBits } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';

/** The application has been granted none of these, so asking for one ends the connection. */
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

export function asksPrivileged(intents: number): boolean {
  return (intents & PRIVILEGED) !== 0;
}

/** The intent a client needs for an event; none for events about the bot itself. */
export function intentFor(event: string): number {
  if (event.startsWith('MESSAGE_')) return GatewayIntentBits.GuildMessages;
  if (event.startsWith('CHANNEL_') || event.startsWith('GUILD_')) return GatewayIntentBits.Guilds;
  return 0;
}

/** Without the message content intent a bot reads only what it wrote itself. */
export function withoutContent(message: APIMessage): APIMessage {
  return { ...message, content: '', embeds: [], attachments: [], components: [] };
}
