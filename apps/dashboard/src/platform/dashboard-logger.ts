import { createLogger, type Logger } from '@agency/server/logger';
import type { DestinationStream } from 'pino';

/**
 * The log of the dashboard. An error of the database quotes the failed statement with everything that was to be
 * stored, a visitor's message or an account's reset token for instance: of such an error only the cause is written,
 * wherever in a line it is.
 */
export function createDashboardLogger(level?: string, to?: DestinationStream): Logger {
  return createLogger('dashboard', level, to, { toSafeError, toSafeText });
}

function toSafeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return toSafeText(String(error));
  if ('params' in error && 'query' in error) {
    return toSafeError('cause' in error ? error.cause : 'a statement of the database failed');
  }
  const { message, code } = error as { message?: unknown; code?: unknown };
  if (typeof message !== 'string') return error;
  // PostgreSQL quotes a value that does not fit its column (class 22).
  const quotes = typeof code === 'string' && /^22\w{3}$/.test(code);
  const safe = toSafeText(quotes ? message.replace(/"[\s\S]*"/, '…') : message);
  if (safe === message) return error;
  return Object.assign(new Error(safe), { name: 'name' in error ? error.name : 'Error', code });
}

// Errors are also put into texts; what was to be stored comes last in them and may have any length.
function toSafeText(text: string): string {
  return text.replace(/Failed query:[\s\S]*/, 'a statement of the database failed');
}
