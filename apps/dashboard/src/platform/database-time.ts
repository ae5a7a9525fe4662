import { AsyncLocalStorage } from 'node:async_hooks';
import { createObservable } from '@agency/server/observable';
import { startSpan } from '@agency/server/spans';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';
import { describeStatement } from './describe-statement.ts';

/** Told of every statement that the database was asked, and how long it took. */
export const statements = createObservable<{ seconds: number; isGood: boolean }>('statement');

// What Payload's adapters ask with; drivers have many forms of it.
type Ask = (...asked: unknown[]) => unknown;
type Asked = Record<string, Ask>;

/**
 * Has the database of a Payload tell how long its statements take, which are spans of the requests they are made for. To be
 * called once, when it is opened.
 */
export function observeDatabase({ db }: Payload): void {
  if (isPostgresAdapter(db)) {
    const { pool } = db;
    const known = new WeakSet();
    pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      observe(client as unknown as Asked, ['query'], 'postgresql');
    });
    // Whoever waits in line for a connection goes on for its own request, not for that of whoever gave it back.
    const { connect } = pool as unknown as Asked;
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
  const client = db.client as unknown as Asked;
  observe(client, ['execute', 'batch'], 'sqlite');
  const { transaction } = client;
  client.transaction = async (...asked) => {
    const begun = (await transaction?.apply(client, asked)) as Asked;
    observe(begun, ['execute', 'batch', 'commit'], 'sqlite');
    return begun;
  };
}

function observe(target: Asked, names: string[], system: string): void {
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
      const answer = statement.run(() => ask.apply(target, asked));
      if (answer instanceof Promise)
        answer.then(
          () => statement.end(),
          (error: unknown) => statement.end(error),
        );
      return answer;
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
