import pino, { type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The structured log: one JSON object per line on standard error. Errors are written with name, code, message and stack
 * only: some libraries attach whole requests, which may hold a token or a hidden card.
 */
export function createLog(level: LogLevel): Logger {
  return pino(
    { level, base: null, serializers: { err: described }, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );
}

function described(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...('status' in error ? { status: error.status } : {}),
  };
}
