import { expect, it, vi } from 'vitest';
import { BodyTooLongError, readBoundedBody } from './bounded-body.ts';

const toBody = (pieces: number[], cancel = vi.fn()) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const size = pieces.shift();
      if (size === undefined) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(size));
    },
    cancel,
  });

it('is read to its end, in its order', async () => {
  expect([...(await readBoundedBody(toBody([1, 2]), 3))]).toEqual([1, 2, 2]);
  expect(await readBoundedBody(null, 0)).toHaveLength(0);
});

it('is aborted as soon as it is too long', async () => {
  const cancel = vi.fn();
  const pieces = [2, 2, 2, 2, 2, 2];
  await expect(readBoundedBody(toBody(pieces, cancel), 3)).rejects.toThrow(BodyTooLongError);
  expect(cancel).toHaveBeenCalled();
  expect(pieces.length).toBeGreaterThan(2);
});

it('that is cut off is an error', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('cut')),
  });
  await expect(readBoundedBody(body, 10)).rejects.toThrow('cut');
});
