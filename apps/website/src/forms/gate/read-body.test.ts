import { afterEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A body of which so many bytes are there at once, and so many come a second, for ever. */
function toSlowRequest(bytesPerSecond: number, atOnce = 0): Request {
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(atOnce));
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

it('a body that begins fast and then hardly goes on is cut, too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reading = readBody(toSlowRequest(1, 6 * megabyte), 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync(32_000);
  expect(await reading).toMatchObject({ problem: 'cut' });
});
