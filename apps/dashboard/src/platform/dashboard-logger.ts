import { createLogger, type Logger, toLoggedError } from '@agency/server/logger';
import type { DestinationStream } from 'pino';

/**
 * The log of the dashboard. An error of the database quotes the failed statement with everything that was to be
 * stored, a visitor's message for instance: of such an error only the cause is written.
 */
export function createDashboardLogger(level?: string, to?: DestinationStream): Logger {
  const serialize = (error: unknown) => toLoggedError(toCause(error));
  return createLogger('dashboard', level, to).child(
    {},
    { serializers: { err: serialize, error: serialize } },
  );
}

function toCause(error: unknown): unknown {
  return error instanceof Error && 'params' in error ? toCause(error.cause) : error;
}
