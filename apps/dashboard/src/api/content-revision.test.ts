import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { createContentRevision } from './content-revision.ts';

function setUp() {
  const state = { time: 0, stored: 'a', posts: 1, open: [7], asked: 0 };
  const waiting: (() => void)[] = [];
  const payload = {
    count: async () => ({ totalDocs: state.posts }),
    find: async () => ({ docs: state.open.map((id) => ({ id })) }),
  } as unknown as Payload;
  const database = {
    read: async () => {
      state.asked += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return state.stored;
    },
  };
  const revision = createContentRevision({ payload, database, now: () => state.time });
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const readNow = () => {
    const read = revision.read();
    answer();
    return read;
  };
  return { state, revision, answer, readNow };
}

it('shares a query among concurrent reads, and counts posts once a second', async () => {
  const { state, revision, answer, readNow } = setUp();
  const first = revision.read();
  const others = [revision.read(), revision.read()];
  answer();
  await first;
  await expect.poll(() => state.asked).toBe(2);
  answer();
  expect(new Set(await Promise.all([first, ...others])).size).toBe(1);
  state.posts = 2;
  state.time = 999;
  expect(await readNow()).toBe(await first);
  state.time = 1000;
  expect(await readNow()).not.toBe(await first);
});

it('changes at once when the database does', async () => {
  const { state, readNow } = setUp();
  const before = await readNow();
  state.stored = 'b';
  expect(await readNow()).not.toBe(before);
});

it('changes when the date of a post comes', async () => {
  const { state, readNow } = setUp();
  const before = await readNow();
  state.posts = 2;
  state.time = 1000;
  expect(await readNow()).not.toBe(before);
});

it('changes when an opening closes as another opens', async () => {
  const { state, readNow } = setUp();
  const before = await readNow();
  state.open = [8];
  state.time = 1000;
  expect(await readNow()).not.toBe(before);
});

it('does not use a result of an old query', async () => {
  const { state, revision, answer } = setUp();
  const early = revision.read();
  const late = revision.read();
  answer();
  await early;
  state.stored = 'b';
  await expect.poll(() => state.asked).toBe(2);
  answer();
  expect(await late).not.toBe(await early);
});

it('throws if the database does not respond, and tries again', async () => {
  const { state, readNow } = setUp();
  const payload = {
    count: () => Promise.reject(new Error('gone')),
  } as unknown as Payload;
  const database = { read: async () => 'a' };
  const failing = createContentRevision({ payload, database, now: () => state.time });
  await expect(failing.read()).rejects.toThrow('gone');
  await expect(failing.read()).rejects.toThrow('gone');
  expect(await readNow()).toMatch(/a/);
});
