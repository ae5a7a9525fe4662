import { createLogger, type Logger } from '@agency/server/logger';
import type { DestinationStream } from 'pino';

/**
 * The logger of the dashboard. Database errors quote the statement with its values, such as messages or tokens, so
 * only their cause is logged, wherever they occur.
 */
export function createDashboardLogger(level?: string, to?: DestinationStream): Logger {
  return createLogger('dashboard', level, to, { toSafeError, toSafeText });
}

function toSafeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return toSafeText(String(error));
  if ('params' in error && 'query' in error)
    return toSafeError('cause' in error ? error.cause : 'a statement of the database failed');
  const { message, code } = error as { message?: unknown; code?: unknown };
  if (typeof message !== 'string') return error;
  // PostgreSQL quotes invalid values (class 22).
  const quotes = typeof code === 'string' && /^22\w{3}$/.test(code);
  const safe = toSafeText(quotes ? message.replace(/"[\s\S]*"/, '…') : message);
  if (safe === message) return error;
  return Object.assign(new Error(safe), { name: 'name' in error ? error.name : 'Error', code });
}

// Errors may be part of a text; the values are at its end.
function toSafeText(text: string): string {
  return text.replace(/Failed query:[\s\S]*/, 'a statement of the database failed');
}
