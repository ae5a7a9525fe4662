import { type DestinationStream, type Logger, pino } from 'pino';
import { getRequestId } from './request-scope.ts';

export type { Logger } from 'pino';

/** What may be written of a failure: the error itself, or another one that says as much without input. */
export type ToSafeError = (error: unknown) => unknown;

/** How a program keeps what only it knows to be personal out of its log. */
export interface LogRules {
  /** Asked for every error and every cause of one before anything of it is written. */
  toSafeError?: ToSafeError;
  /** Asked for every text of a line. */
  toSafeText?: (text: string) => string;
}

/**
 * JSON lines without personal data: nobody logs bodies, headers, query strings or addresses, and the names
 * below are blanked should one slip in.
 * @param name which process writes, such as `website`
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
      // Of a line without a text pino makes one from the error itself, past every serializer.
      logMethod(this: Logger, args: unknown[], write: (...args: unknown[]) => void) {
        const [first, ...rest] = args;
        const fields = first instanceof Error ? { err: first } : first;
        const texts = rest.map((part) => toText(part, serialize, toSafeText));
        if (typeof fields !== 'object' || fields === null) {
          return write.call(this, toText(fields, serialize, toSafeText), ...texts);
        }
        const { msg, ...others } = fields as Record<string, unknown>;
        const failure = others.err ?? others.error;
        const words = msg ?? (failure === undefined ? undefined : serialize(failure).message);
        if (texts.length === 0 && words !== undefined) texts.push(toSafeText(String(words)));
        write.call(this, others, ...texts);
      },
    },
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
  const logger = destination ? pino(options, destination) : pino(options);
  loggers.add(logger);
  return logger;
}

// All of the process, also those of a bundled copy of this module.
const KEY = Symbol.for('agency.loggers');
const place = globalThis as { [KEY]?: Set<Logger> };
place[KEY] ??= new Set();
const loggers = place[KEY];

/**
 * Lets every logger of the process write more, or as much as before: `debug` and the level it was made with.
 * @returns the level that is written from now on
 */
export function toggleDebug(): string {
  isDebugging = !isDebugging;
  for (const logger of loggers) {
    const made = madeWith.get(logger) ?? logger.level;
    madeWith.set(logger, made);
    logger.level = isDebugging ? 'debug' : made;
  }
  return [...loggers].at(-1)?.level ?? 'info';
}

const madeWith = new WeakMap<Logger, string>();
let isDebugging = false;

function toText(
  part: unknown,
  serialize: (error: unknown) => Record<string, unknown>,
  toSafeText: (text: string) => string,
): string {
  return toSafeText(part instanceof Error ? String(serialize(part).message) : String(part));
}

/** An error as it is logged: its kind, message, stack (but of a person's mistake) and cause, but no further properties (they may hold input). */
export function toLoggedError(
  raw: unknown,
  toSafeError: ToSafeError = (error) => error,
): Record<string, unknown> {
  const error = toSafeError(raw);
  if (!(error instanceof Error)) return { message: toMessage(error).slice(0, 500) };
  return {
    type: error.name,
    message: error.message.slice(0, 500),
    ...('code' in error && { code: error.code }),
    // Where in the code somebody's mistake was noticed helps nobody.
    ...(!isMistake(error) && { stack: error.stack?.slice(0, 1500) }),
    ...(error.cause !== undefined && { cause: toLoggedError(error.cause, toSafeError) }),
  };
}

/** Whether an error says that whoever asked did something wrong: a status from 400 to 499. */
const isMistake = (error: Error): boolean =>
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

// An error of another realm is no `Error` here, and has a message all the same.
function toMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return String(error.message);
}
