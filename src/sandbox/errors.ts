/** A refusal as Discord words it: HTTP status, JSON error code, message and, for invalid forms, nested details. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly extra: Readonly<Record<string, unknown>>;
  /** What Discord does not tell, for readers of the exchange log. */
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

/** Why the sandbox cannot start, in one line for the person who started it. */
export class SandboxError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SandboxError';
  }
}

const unknown = (code: number, what: string) => () => new ApiError(404, code, `Unknown ${what}`);

export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const routeNotFound = () => new ApiError(404, 0, '404: Not Found');
export const methodNotAllowed = () => new ApiError(405, 0, '405: Method Not Allowed');
export const invalidJson = () => new ApiError(400, 50109, 'The request body contains invalid JSON.');
export const unknownApplication = unknown(10002, 'Application');
export const unknownChannel = unknown(10003, 'Channel');
export const unknownGuild = unknown(10004, 'Guild');
export const unknownMember = unknown(10007, 'Member');
export const unknownMessage = unknown(10008, 'Message');
export const unknownUser = unknown(10013, 'User');
export const unknownWebhook = unknown(10015, 'Webhook');
export const unknownInteraction = unknown(10062, 'interaction');
export const unknownCommand = unknown(10063, 'application command');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const notYourMessage = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const missingPermissions = (permission: string) =>
  new ApiError(403, 50013, 'Missing Permissions', {}, `missing ${permission}`);
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
/** Discord answers this one as a rate limit, so a client that waits out every 429 tries again. */
export const tooManyOldEdits = (retryAfter: number) =>
  new ApiError(429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later', {
    retry_after: retryAfter,
    global: false,
  });
export const rateLimited = (retryAfter: number, global = false) =>
  new ApiError(429, 0, 'You are being rate limited.', { retry_after: retryAfter, global });
export const serverError = () => new ApiError(500, 0, '500: Internal Server Error');
