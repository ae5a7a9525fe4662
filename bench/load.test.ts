import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { load, readWrk } from './load.ts';

const server = createServer((request, response) => {
  if (request.url === '/broken') response.statusCode = 503;
  response.end('x'.repeat(1000));
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('counts responses, and the time of the slowest', async () => {
  const { rate, p99, failed } = await load(`${address}/page`, { seconds: 1 });
  expect(rate).toBeGreaterThan(50);
  expect(p99).toBeGreaterThan(0);
  expect(failed).toBe(0);
});

it('does not count error responses', async () => {
  const { rate, failed } = await load(`${address}/broken`, { seconds: 1 });
  expect(rate).toBe(0);
  expect(failed).toBeGreaterThan(50);
});

it('parses the output of wrk with rejected and aborted requests', () => {
  const text = [
    '  Latency Distribution',
    '     50%  812.00us',
    '     99%    1.20s',
    '  1000 requests in 5.00s, 1.00MB read',
    '  Socket errors: connect 0, read 2, write 0, timeout 1',
    '  Non-2xx or 3xx responses: 250',
    'Requests/sec:    200.00',
  ].join('\n');
  expect(readWrk(text)).toEqual({ count: 750, rate: 150, p99: 1200, failed: 253 });
});
