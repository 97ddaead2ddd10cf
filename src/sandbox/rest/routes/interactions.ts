import { InteractionResponseType } from 'discord-api-types/v10';
import { isLoading } from '../../interactions/compose.ts';
import type { Interaction } from '../../interactions/ledger.ts';
import { isEphemeral, respond } from '../../interactions/respond.ts';
import type { Response } from '../../interactions/respond.ts';
import { GUILD_ID } from '../../world/members/cast.ts';
import { noContent, ok } from '../route.ts';
import type { Answer, Call, Route } from '../route.ts';

/** The one answer to an interaction. */
export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    open: true,
    answer: callback,
  },
];

function callback(call: Call): Answer {
  const { ledger, param, query } = call;
  const interaction = ledger.awaiting(param('interaction_id'), param('interaction_token'));
  const response = respond(call, interaction);
  return query.get('with_response') === 'true' ? ok(report(interaction, response)) : noContent;
}

/** What `with_response` asks for: the interaction and the message that answers it. */
function report({ id, type, channelId }: Interaction, { type: answered, message }: Response) {
  const told =
    message === null
      ? {}
      : {
          response_message_id: message.message.id,
          response_message_loading: isLoading(message.message),
          response_message_ephemeral: isEphemeral(message),
        };
  const interaction = { id, type, channel_id: channelId, guild_id: GUILD_ID, ...told };
  return message === null ? { interaction } : { interaction, resource: resource(answered, message.message) };
}

/** Deferred answers are told of as what they will become. */
function resource(type: InteractionResponseType, message: unknown) {
  const updates = [InteractionResponseType.UpdateMessage, InteractionResponseType.DeferredMessageUpdate];
  const becomes = updates.includes(type)
    ? InteractionResponseType.UpdateMessage
    : InteractionResponseType.ChannelMessageWithSource;
  return { type: becomes, message };
}
