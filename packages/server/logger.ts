import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * JSON lines without personal data: nobody logs bodies, headers, query strings or addresses, and the names
 * below are blanked should one slip in.
 * @param name which process writes, such as `website`
 */
export function createLogger(
  name: string,
  level = 'info',
  destination?: DestinationStream,
): Logger {
  const options = {
    name,
    level,
    base: { name },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: toLoggedError, err: toLoggedError },
    redact: {
      paths: [
        'headers',
        'body',
        'query',
        'email',
        'phone',
        'password',
        'secret',
        'authorization',
      ].flatMap((key) => [key, `*.${key}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as it is logged: its kind, message, stack and cause, but no further properties (they may hold input). */
export function toLoggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) };
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    ...('code' in error && { code: error.code }),
    stack: error.stack?.slice(0, 1500),
    ...(error.cause !== undefined && { cause: toLoggedError(error.cause) }),
  };
}
