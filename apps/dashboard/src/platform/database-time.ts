import { createObservable } from '@agency/server/observable';
import type { Payload } from 'payload';
import { isPostgresAdapter, isSqlite } from './database.ts';

/** Told of every statement that the database was asked, and how long it took. */
export const statements = createObservable<{ seconds: number; isGood: boolean }>('statement');

// What Payload's adapters ask with; drivers have many forms of it.
type Ask = (...asked: unknown[]) => unknown;
type Asked = Record<string, Ask>;

/** Has the database of a Payload tell how long its statements take. To be called once, when it is opened. */
export function observeDatabase({ db }: Payload): void {
  if (isPostgresAdapter(db)) {
    const known = new WeakSet();
    db.pool.on('acquire', (client) => {
      if (known.has(client)) return;
      known.add(client);
      observe(client as unknown as Asked, ['query']);
    });
    return;
  }
  if (!isSqlite(db)) return;
  const client = db.client as unknown as Asked;
  observe(client, ['execute', 'batch']);
  const { transaction } = client;
  client.transaction = async (...asked) => {
    const begun = (await transaction?.apply(client, asked)) as Asked;
    observe(begun, ['execute', 'batch', 'commit']);
    return begun;
  };
}

function observe(target: Asked, names: string[]): void {
  for (const name of names) {
    const ask = target[name];
    if (!ask) continue;
    target[name] = (...asked) => {
      const tell = toTeller();
      const last = asked.at(-1);
      if (typeof last === 'function') {
        const called = (error: unknown, ...rest: unknown[]) => {
          tell(!error);
          last(error, ...rest);
        };
        return ask.apply(target, [...asked.slice(0, -1), called]);
      }
      const answer = ask.apply(target, asked);
      if (answer instanceof Promise)
        answer.then(
          () => tell(true),
          () => tell(false),
        );
      return answer;
    };
  }
}

function toTeller() {
  const started = performance.now();
  return (isGood: boolean) =>
    statements.tell({ seconds: (performance.now() - started) / 1000, isGood });
}
