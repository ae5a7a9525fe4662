import { AsyncLocalStorage } from 'node:async_hooks';
import { createObservable } from '@agency/server/observable';
import { startSpan } from '@agency/server/spans';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';
import { describeStatement } from './describe-statement.ts';

/** Emits every SQL statement with its duration. */
export const statements = createObservable<{ seconds: number; isGood: boolean }>('statement');

// A query method of a driver.
type QueryMethod = (...asked: unknown[]) => unknown;
type Queryable = Record<string, QueryMethod>;

/** Instruments the database: durations and spans of statements. Called once, when it is opened. */
export function observeDatabase({ db }: Payload): void {
  if (isPostgresAdapter(db)) {
    const { pool } = db;
    const known = new WeakSet();
    pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      observe(client as unknown as Queryable, ['query'], 'postgresql');
    });
    // A callback that waits for a connection must keep the async context of its own request.
    const { connect } = pool as unknown as Queryable;
    Object.assign(pool, {
      connect: (...[back]: [unknown?]) =>
        connect?.apply(
          pool,
          typeof back === 'function' ? [AsyncLocalStorage.bind(back as () => void)] : [],
        ),
    });
    return;
  }
  if (!isSqlite(db)) return;
  const client = db.client as unknown as Queryable;
  observe(client, ['execute', 'batch'], 'sqlite');
  const { transaction } = client;
  client.transaction = async (...asked) => {
    const begun = (await transaction?.apply(client, asked)) as Queryable;
    observe(begun, ['execute', 'batch', 'commit'], 'sqlite');
    return begun;
  };
}

function observe(target: Queryable, names: string[], system: string): void {
  for (const name of names) {
    const ask = target[name];
    if (!ask) continue;
    target[name] = (...asked) => {
      const statement = begin(asked[0] ?? name, system);
      const last = asked.at(-1);
      if (typeof last === 'function') {
        const called = (error: unknown, ...rest: unknown[]) => {
          statement.end(error);
          last(error, ...rest);
        };
        return statement.run(() => ask.apply(target, [...asked.slice(0, -1), called]));
      }
      const response = statement.run(() => ask.apply(target, asked));
      if (response instanceof Promise)
        response.then(
          () => statement.end(),
          (error: unknown) => statement.end(error),
        );
      return response;
    };
  }
}

function begin(asked: unknown, system: string) {
  const started = performance.now();
  const span = startSpan({ kind: 'client', ...describeStatement(asked, system) });
  return {
    run: <Result>(work: () => Result): Result => (span ? span.run(work) : work()),
    end(error?: unknown) {
      span?.end(error ?? undefined);
      statements.emit({ seconds: (performance.now() - started) / 1000, isGood: !error });
    },
  };
}
