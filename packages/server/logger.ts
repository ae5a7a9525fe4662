import { type DestinationStream, type Logger, pino } from 'pino';
import { getRequestId } from './request-scope.ts';

export type { Logger } from 'pino';

/** Removes personal data from an error or a text before it is logged. */
export interface LogRules {
  toSafeError?: (error: unknown) => unknown;
  toSafeText?: (text: string) => string;
}

/**
 * Creates a logger that writes JSON lines without personal data.
 * @param name of the process
 */
export function createLogger(
  name: string,
  level = 'info',
  destination?: DestinationStream,
  { toSafeError = (error) => error, toSafeText = (text) => text }: LogRules = {},
): Logger {
  const serialize = (error: unknown) => toLoggedError(error, toSafeError);
  const options = {
    name,
    level,
    base: { name },
    mixin: () => {
      const requestId = getRequestId();
      return requestId === undefined ? {} : { requestId };
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: serialize, err: serialize },
    hooks: {
      // Without a message, pino would log that of the error and bypass the serializers.
      logMethod(this: Logger, args: unknown[], write: (...args: unknown[]) => void) {
        const [first, ...rest] = args;
        const fields = first instanceof Error ? { err: first } : first;
        const texts = rest.map((part) => toText(part, serialize, toSafeText));
        if (typeof fields !== 'object' || fields === null) {
          return write.call(this, toText(fields, serialize, toSafeText), ...texts);
        }
        const { msg, ...others } = fields as Record<string, unknown>;
        const failure = others.err ?? others.error;
        const message = msg ?? (failure === undefined ? undefined : serialize(failure).message);
        if (texts.length === 0 && message !== undefined) texts.push(toSafeText(String(message)));
        write.call(this, others, ...texts);
      },
    },
    redact: {
      paths: REDACTED.flatMap((key) => [key, `*.${key}`]),
      censor: '[redacted]',
    },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  loggers.add(logger);
  return logger;
}

const REDACTED = [
  'headers',
  'body',
  'query',
  'email',
  'phone',
  'password',
  'secret',
  'authorization',
];

// All loggers of the process, also those of a bundled copy of this module.
const KEY = Symbol.for('agency.loggers');
const shared = globalThis as { [KEY]?: Set<Logger> };
shared[KEY] ??= new Set();
const loggers = shared[KEY];

/**
 * Switches all loggers to `debug`, or back to their own level.
 * @returns the new level
 */
export function toggleDebug(): string {
  isDebugging = !isDebugging;
  for (const logger of loggers) {
    const own = ownLevels.get(logger) ?? logger.level;
    ownLevels.set(logger, own);
    logger.level = isDebugging ? 'debug' : own;
  }
  return [...loggers].at(-1)?.level ?? 'info';
}

const ownLevels = new WeakMap<Logger, string>();
let isDebugging = false;

function toText(
  part: unknown,
  serialize: (error: unknown) => Record<string, unknown>,
  toSafeText: (text: string) => string,
): string {
  return toSafeText(part instanceof Error ? String(serialize(part).message) : String(part));
}

/** Serialises an error without its other properties, which may contain personal data. */
function toLoggedError(
  raw: unknown,
  toSafeError: (error: unknown) => unknown,
): Record<string, unknown> {
  const error = toSafeError(raw);
  if (!(error instanceof Error)) return { message: toMessage(error).slice(0, 500) };
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    ...('code' in error && { code: error.code }),
    ...(!isClientError(error) && { stack: error.stack?.slice(0, 1500) }),
    ...(error.cause !== undefined && { cause: toLoggedError(error.cause, toSafeError) }),
  };
}

/** Whether an error is a client error (status 4xx), whose stack does not matter. */
const isClientError = (error: Error): boolean =>
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

/** The message of an error, also of another realm, where it is no instance of our `Error`. */
function toMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return String(error.message);
}
