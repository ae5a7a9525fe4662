import { afterEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A body that comes in so many bytes a second, for ever. */
function toSlowRequest(bytesPerSecond: number): Request {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream({
    start(controller) {
      const send = () => controller.enqueue(new Uint8Array(bytesPerSecond));
      timer = setInterval(send, 1000);
    },
    cancel() {
      clearInterval(timer);
    },
  });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

const megabyte = 1024 * 1024;

it.each([
  [0, 32, 'cut'],
  [1000, 40, 'cut'],
  [15_000, 200, 'cut'],
  [25_000, 400, 'too-large'],
])('a body of %i bytes a second is, within %i seconds, %s', async (speed, seconds, problem) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const reading = readBody(toSlowRequest(speed), 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(await reading).toMatchObject({ problem });
});
