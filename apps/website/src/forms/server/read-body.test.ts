import { afterEach, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** An endless body: `atOnce` bytes at once, then `bytesPerSecond`. */
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

/** A body of `bytes` that arrives at `bytesPerSecond`. */
function toSteadyRequest(bytes: number, bytesPerSecond: number): Request {
  let timer: NodeJS.Timeout | undefined;
  let sent = 0;
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        const piece = Math.min(bytesPerSecond, bytes - sent);
        controller.enqueue(new Uint8Array(piece));
        sent += piece;
        if (sent < bytes) return;
        clearInterval(timer);
        controller.close();
      }, 1000);
    },
    cancel: () => clearInterval(timer),
  });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

it.each([
  [300_000, 16_000],
  [300_000, 2500],
  [5_000_000, 16_000],
])('a resume of %i bytes is accepted at %i bytes a second', async (bytes, speed) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const result = readBody(toSteadyRequest(bytes, speed), 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync((bytes / speed + 2) * 1000);
  expect(await result).toHaveLength(bytes);
});

it.each([
  [0, 62, 'ended'],
  [400, 62, 'ended'],
  [3000, 1802, 'ended'],
  [25_000, 400, 'too-large'],
])('a body of %i bytes a second is, within %i seconds, %s', async (speed, seconds, problem) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const result = readBody(toSlowRequest(speed), 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  expect(await result).toMatchObject({ problem });
});

it('a short body is ended after forty seconds, whatever its length header says', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const small = readBody(toSlowRequest(1000), 64 * 1024);
  const announced = toSlowRequest(1000);
  announced.headers.set('content-length', String(8 * megabyte));
  const tooLarge = readBody(announced, 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(await small).toMatchObject({ problem: 'ended' });
  expect(await tooLarge).toMatchObject({ problem: 'ended' });
});

it('a body that starts fast and then hardly makes progress is ended, and what was received is kept', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const result = readBody(toSlowRequest(1, 6 * megabyte), 6.5 * megabyte);
  await vi.advanceTimersByTimeAsync(62_000);
  const { problem, start } = await result.then((body) =>
    'problem' in body ? body : { problem: '', start: body },
  );
  expect(problem).toBe('ended');
  expect(start.length).toBeGreaterThanOrEqual(6 * megabyte);
});
