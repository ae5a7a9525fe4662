import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('lets as many in as there are places, and the next ones in their order', async () => {
  const semaphore = createSemaphore(2, 10_000);
  const first = await semaphore.enter();
  await semaphore.enter();
  const order: string[] = [];
  const third = semaphore.enter().then((leave) => {
    order.push('third');
    return leave;
  });
  const fourth = semaphore.enter().then(() => order.push('fourth'));
  first?.();
  // A place is given back once, however often it is said.
  first?.();
  (await third)?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

it('lets nobody wait for ever', async () => {
  const semaphore = createSemaphore(1, 20);
  const leave = await semaphore.enter();
  expect(await semaphore.enter()).toBeUndefined();
  leave?.();
  expect(await semaphore.enter()).toBeDefined();
});
