import { AsyncLocalStorage } from 'node:async_hooks';
import { createObservable } from '@agency/server/observable';
import { startSpan } from '@agency/server/spans';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

/** Emits every SQL statement with its duration. */
export const statements = createObservable<{ seconds: number; isGood: boolean }>('statement');

type Method = (...args: unknown[]) => unknown;

/** Measures every statement: its duration, and a span. Called once, when the database is opened. */
export function observeDatabase({ db }: Payload): void {
  if (isPostgresAdapter(db)) {
    const { pool } = db;
    const measured = new WeakSet();
    pool.on('acquire', (client) => {
      if (!measured.has(client)) measure(client, 'query', 'postgresql');
      measured.add(client);
    });
    // A callback that waits for a connection must keep the async context of its own request.
    const connect: Method = pool.connect.bind(pool);
    Object.assign(pool, {
      connect: (callback?: () => void) =>
        callback ? connect(AsyncLocalStorage.bind(callback)) : connect(),
    });
  } else if (isSqlite(db)) {
    const { client } = db;
    for (const name of ['execute', 'batch']) measure(client, name, 'sqlite');
    const begin = client.transaction;
    client.transaction = async (...args: []) => {
      const transaction = await begin.apply(client, args);
      for (const name of ['execute', 'batch', 'commit']) measure(transaction, name, 'sqlite');
      return transaction;
    };
  }
}

/** Wraps a method of a driver that sends a statement. It takes a callback or returns a promise. */
function measure(target: object, name: string, system: string): void {
  const methods = target as Record<string, Method>;
  const send = methods[name]?.bind(target) as Method;
  methods[name] = (...args) => {
    const started = performance.now();
    const span = startSpan({ kind: 'client', ...describeStatement(args[0] ?? name, system) });
    const end = (error?: unknown) => {
      span?.end(error ?? undefined);
      statements.emit({ seconds: (performance.now() - started) / 1000, isGood: !error });
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(error);
        callback(error, ...rest);
      };
    }
    const response = span ? span.run(() => send(...args)) : send(...args);
    if (response instanceof Promise) response.then(() => end(), end);
    return response;
  };
}

/** Known SQL operations. */
const OPERATIONS =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|pragma|create|alter|drop|batch)\b/i;
// Table names are no user data.
const TABLE = /\b(?:from|into|update)\s+["`]?([a-z_]\w{0,62})["`]?/i;

/**
 * Span attributes of a statement: operation and table. Never the SQL, which may contain user data.
 * @param statement argument of the driver
 */
export function describeStatement(statement: unknown, system: string) {
  const { text, sql } = Object(statement) as { text?: unknown; sql?: unknown };
  const sentence = Array.isArray(statement) ? 'batch' : String(text ?? sql ?? statement);
  const operation = OPERATIONS.exec(sentence)?.[1]?.toUpperCase() ?? 'other';
  const table = operation === 'other' ? undefined : TABLE.exec(sentence)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': system,
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    },
  };
}
