import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setSpanRecorder } from '@agency/server/spans';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { observeDatabase } from './database-time.ts';

afterEach(() => setSpanRecorder(undefined));

type Back = (error: Error | undefined, response?: object) => void;

/** A connection that responds to a statement after a delay. */
class Connection extends EventEmitter {
  connect(back: Back) {
    setTimeout(back, 1);
  }
  query(_text: string, _values: unknown, back: Back) {
    setTimeout(back, 5, undefined, { rows: [] });
  }
  end(back?: Back) {
    back?.(undefined);
  }
  ref() {}
  unref() {}
}

it('a statement that waited for a connection has the span of its own request', async () => {
  const request = new AsyncLocalStorage<string>();
  const told: string[] = [];
  setSpanRecorder({
    start: ({ name }) => {
      told.push(`${request.getStore()}: ${name}`);
      return undefined;
    },
  });
  const pool = new pg.Pool({ Client: Connection as never, max: 1 });
  observeDatabase({ db: { name: 'postgres', pool } } as unknown as Payload);
  const tables = ['posts', 'media', 'visits'];
  await Promise.all(
    tables.map((table) => request.run(table, () => pool.query(`select * from ${table}`, []))),
  );
  expect(told).toEqual(tables.map((table) => `${table}: SELECT ${table}`));
  await pool.end();
});
