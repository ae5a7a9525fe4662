import { afterEach, describe, expect, it, vi } from 'vitest';
import { BusyError, createSemaphore } from './semaphore.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('without waiting', () => {
  it('limits the permits of a client and of all together', () => {
    const semaphore = createSemaphore({ permits: 3, permitsOfClient: 2 });
    const [first] = [semaphore.tryAcquire('a'), semaphore.tryAcquire('a')];
    expect(semaphore.tryAcquire('a')).toBeUndefined();
    expect(semaphore.tryAcquire('b')).toBeDefined();
    expect(semaphore.tryAcquire()).toBeUndefined();
    // A permit is released once, however often `release` is called.
    first?.();
    first?.();
    expect(semaphore.tryAcquire('a')).toBeDefined();
    expect(semaphore.tryAcquire('b')).toBeUndefined();
  });

  it('applies only the total limit to work without a client', () => {
    const semaphore = createSemaphore({ permits: 3, permitsOfClient: 1 });
    const held = [1, 2, 3].map(() => semaphore.tryAcquire());
    expect(held).not.toContain(undefined);
    expect(semaphore.tryAcquire()).toBeUndefined();
  });
});

describe('work without a permit', () => {
  it('gets one in order of arrival', async () => {
    const semaphore = createSemaphore({ permits: 2 });
    const first = await semaphore.acquire();
    await semaphore.acquire();
    const order: string[] = [];
    const third = semaphore.acquire().then((release) => {
      order.push('third');
      return release;
    });
    const fourth = semaphore.acquire().then(() => order.push('fourth'));
    first?.();
    first?.();
    // No permit is free, because the waiting caller has it.
    expect(semaphore.tryAcquire()).toBeUndefined();
    (await third)?.();
    await fourth;
    expect(order).toEqual(['third', 'fourth']);
  });

  it('waits for a limited time', async () => {
    vi.useFakeTimers();
    const semaphore = createSemaphore({ permits: 1, timeout: 1000 });
    const release = await semaphore.acquire();
    const late = semaphore.acquire();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBeUndefined();
    release?.();
    expect(await semaphore.acquire()).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits until its signal, and not at all after it', async () => {
    const semaphore = createSemaphore({ permits: 1 });
    const release = await semaphore.acquire();
    const over = new AbortController();
    const waiting = semaphore.acquire({ signal: over.signal });
    over.abort();
    expect(await waiting).toBeUndefined();
    expect(await semaphore.acquire({ signal: over.signal })).toBeUndefined();
    release?.();
    expect(await semaphore.acquire()).toBeDefined();
  });

  it('does not wait in a queue that is full, in total or for its client', async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 3, queueOfClient: 2 });
    const release = await semaphore.acquire();
    const waiting = ['a', 'a'].map((client) => semaphore.acquire({ client }));
    expect(await semaphore.acquire({ client: 'a' })).toBeUndefined();
    waiting.push(semaphore.acquire({ client: 'b' }));
    expect(await semaphore.acquire({ client: 'b' })).toBeUndefined();
    expect(await semaphore.acquire()).toBeUndefined();
    release?.();
    for (const one of waiting) (await one)?.();
  });

  it('replaces the last of the client with the most in a full queue', async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 3 });
    const release = await semaphore.acquire();
    const [first, second, last] = ['a', 'a', 'a'].map((client) => semaphore.acquire({ client }));
    const honest = semaphore.acquire({ client: 'b' });
    expect(await last).toBeUndefined();
    release?.();
    for (const one of [first, second]) (await one)?.();
    expect(await honest).toBeDefined();
  });

  it('runs before that of clients with more permits', async () => {
    const semaphore = createSemaphore({ permits: 2, permitsOfClient: 2 });
    const [first] = [semaphore.tryAcquire('a'), semaphore.tryAcquire('a')];
    const [third, other] = ['a', 'b'].map((client) => semaphore.acquire({ client }));
    first?.();
    const release = await other;
    expect(release).toBeDefined();
    release?.();
    expect(await third).toBeDefined();
  });

  it('does not wait behind that of a client without a share', async () => {
    const semaphore = createSemaphore({ permits: 3, permitsOfClient: 2 });
    const [ofA, , ofB] = ['a', 'a', 'b'].map((client) => semaphore.tryAcquire(client));
    let isServed = false;
    void semaphore.acquire({ client: 'a' }).then(() => {
      isServed = true;
    });
    const ofC = semaphore.acquire({ client: 'c' });
    ofB?.();
    expect(await ofC).toBeDefined();
    expect(isServed).toBe(false);
    ofA?.();
    await vi.waitFor(() => expect(isServed).toBe(true));
  });
});

it('is contended while work waits for other clients, and not for the same client', () => {
  const semaphore = createSemaphore({ permits: 3, permitsOfClient: 2 });
  for (const client of ['a', 'a', 'b']) semaphore.tryAcquire(client);
  expect(semaphore.countContenders()).toBe(0);
  void semaphore.acquire({ client: 'a' });
  expect(semaphore.countContenders()).toBe(0);
  void semaphore.acquire({ client: 'c' });
  expect(semaphore.countContenders()).toBe(1);
});

describe('work', () => {
  it('runs a few pieces at a time for each client, and all in the end', async () => {
    const semaphore = createSemaphore({ permitsOfClient: 2 });
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
      order.push(await semaphore.run(() => work(client), { client }));
    });
    await Promise.all(all);
    expect(most).toBe(2);
    expect(order).toHaveLength(9);
    // b came last and did not wait for all of a's.
    expect(order.indexOf('b')).toBeLessThan(4);
  });

  it('continues after work that failed', async () => {
    const semaphore = createSemaphore({ permits: 1 });
    const fails = semaphore.run(() => Promise.reject(new Error('boom')));
    const next = semaphore.run(async () => 'done');
    await expect(fails).rejects.toThrow('boom');
    expect(await next).toBe('done');
  });

  it('that finds no permit is not run', async () => {
    const semaphore = createSemaphore({ permits: 1, queue: 0 });
    const release = semaphore.tryAcquire();
    const work = vi.fn(async () => 'done');
    await expect(semaphore.run(work)).rejects.toThrow(BusyError);
    expect(work).not.toHaveBeenCalled();
    release?.();
    expect(await semaphore.run(work)).toBe('done');
  });
});
