import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';

/** A refusal as Discord words it: HTTP status, JSON error code, message and, for invalid forms, nested details. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly extra: Readonly<Record<string, unknown>>;
  /** A reason for the exchange log that Discord does not send. */
  readonly hint: string | undefined;

  constructor(
    status: number,
    code: number,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
    hint?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.extra = extra;
    this.hint = hint;
  }

  /** The JSON body Discord sends. */
  body(): Record<string, unknown> {
    return { message: this.message, code: this.code, ...this.extra };
  }
}

/** Why the sandbox cannot start, in one line for the operator. */
export class SandboxError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SandboxError';
  }
}

/** The port is taken; by a sandbox, if what answers there is one. */
export class PortTakenError extends SandboxError {
  readonly url: string;
  readonly bySandbox: boolean;

  constructor(url: string, bySandbox: boolean) {
    super(bySandbox ? `A sandbox already runs at ${url}.` : `Another program already listens at ${url}.`);
    this.url = url;
    this.bySandbox = bySandbox;
  }
}

const unknown = (code: number, what: string) => () => new ApiError(404, code, `Unknown ${what}`);

export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const routeNotFound = () => new ApiError(404, 0, '404: Not Found');
export const methodNotAllowed = () => new ApiError(405, 0, '405: Method Not Allowed');
export const invalidJson = () =>
  new ApiError(400, Codes.RequestBodyContainsInvalidJSON, 'The request body contains invalid JSON.');
export const unknownApplication = unknown(Codes.UnknownApplication, 'Application');
export const unknownChannel = unknown(Codes.UnknownChannel, 'Channel');
export const unknownGuild = unknown(Codes.UnknownGuild, 'Guild');
export const unknownMember = unknown(Codes.UnknownMember, 'Member');
export const unknownMessage = unknown(Codes.UnknownMessage, 'Message');
export const unknownUser = unknown(Codes.UnknownUser, 'User');
export const unknownWebhook = unknown(Codes.UnknownWebhook, 'Webhook');
export const unknownInteraction = unknown(Codes.UnknownInteraction, 'interaction');
export const unknownCommand = unknown(Codes.UnknownApplicationCommand, 'application command');
export const alreadyAcknowledged = () =>
  new ApiError(400, Codes.InteractionHasAlreadyBeenAcknowledged, 'Interaction has already been acknowledged.');
export const missingAccess = () => new ApiError(403, Codes.MissingAccess, 'Missing Access');
export const cannotMessageUser = () =>
  new ApiError(403, Codes.CannotSendMessagesToThisUser, 'Cannot send messages to this user');
export const notYourMessage = () =>
  new ApiError(403, Codes.CannotEditMessageAuthoredByAnotherUser, 'Cannot edit a message authored by another user');
export const wrongChannelType = () =>
  new ApiError(400, Codes.CannotExecuteActionOnThisChannelType, 'Cannot execute action on this channel type');
export const emptyMessage = () => new ApiError(400, Codes.CannotSendAnEmptyMessage, 'Cannot send an empty message');
export const missingPermissions = (permission: string) =>
  new ApiError(403, Codes.MissingPermissions, 'Missing Permissions', {}, `missing ${permission}`);
export const invalidWebhookToken = () => new ApiError(401, Codes.InvalidWebhookToken, 'Invalid Webhook Token');
/** Discord sends this error as a 429, so a client that waits for rate limits tries again. */
export const tooManyOldEdits = (retryAfter: number) =>
  new ApiError(
    429,
    Codes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
    'Maximum number of edits to messages older than 1 hour reached. Try again later',
    { retry_after: retryAfter, global: false },
  );
export const rateLimited = (retryAfter: number, global = false) =>
  new ApiError(429, 0, 'You are being rate limited.', { retry_after: retryAfter, global });
export const serverError = () => new ApiError(500, 0, '500: Internal Server Error');
