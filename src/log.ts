import { appendFileSync, existsSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The structured log: one JSON object per line in a file, or on standard error without one. Errors are written with name,
 * code, message and stack only: some libraries attach whole requests, which may hold a token or a hidden card.
 */
export function createLog(level: LogLevel, file: string | null): Logger {
  return pino(
    { level, base: null, serializers: { err: described }, timestamp: pino.stdTimeFunctions.isoTime },
    file === null ? pino.destination(2) : toFile(file),
  );
}

/** Appends to the file, which the first warning creates; one line on the screen then says where the details are. */
function toFile(file: string): DestinationStream {
  let isNamed = false;
  return pino.multistream([
    { level: 'trace', stream: { write: (line) => append(file, line) } },
    {
      level: 'warn',
      stream: {
        write: () => {
          if (!isNamed && existsSync(file)) console.error(`Something went wrong. The details are in ${file}.`);
          isNamed = true;
        },
      },
    },
  ]);
}

/** A full disk is no reason to stop the game that is being played. */
function append(file: string, line: string): void {
  try {
    appendFileSync(file, line);
  } catch {
    console.error(line.trimEnd());
  }
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
