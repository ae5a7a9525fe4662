import { describe, expect, it } from 'vitest';
import { createPool, createTurns } from './load.ts';

describe('a pool', () => {
  it('gives one client its share, and all together what there is', () => {
    const pool = createPool(3, 2);
    const places = [pool.enter('a'), pool.enter('a')];
    expect(pool.enter('a')).toBeUndefined();
    expect(pool.enter('b')).toBeDefined();
    expect(pool.enter()).toBeUndefined();
    places[0]?.();
    places[0]?.();
    expect(pool.enter('a')).toBeDefined();
    expect(pool.enter('b')).toBeUndefined();
  });

  it('holds a trusted program to nothing but the whole', () => {
    const pool = createPool(3, 1);
    expect([pool.enter(), pool.enter(), pool.enter()]).not.toContain(undefined);
    expect(pool.enter()).toBeUndefined();
  });
});

describe('turns', () => {
  it('let each client do so much at a time, whatever others do, and everything in the end', async () => {
    const turns = createTurns(2);
    const running = new Map<string, number>();
    let most = 0;
    const work = async (client: string) => {
      running.set(client, (running.get(client) ?? 0) + 1);
      most = Math.max(most, running.get(client) ?? 0);
      await new Promise(setImmediate);
      running.set(client, (running.get(client) ?? 0) - 1);
      return client;
    };
    const order: string[] = [];
    const all = [...'aaaaaaaab'].map(async (client) => {
      order.push(await turns.run(client, () => work(client)));
    });
    await Promise.all(all);
    expect(most).toBe(2);
    expect(order).toHaveLength(9);
    // b came last and did not wait for all of a's.
    expect(order.indexOf('b')).toBeLessThan(4);
  });

  it('go on after work that failed', async () => {
    const turns = createTurns(1);
    const fails = turns.run('a', () => Promise.reject(new Error('boom')));
    const next = turns.run('a', async () => 'done');
    await expect(fails).rejects.toThrow('boom');
    expect(await next).toBe('done');
  });
});
