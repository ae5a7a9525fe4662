import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Span, setSpanRecorder } from '@agency/server/spans';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchObserved } from './fetch-json.ts';

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let host: Server;
let requested: IncomingHttpHeaders;
let status: number;
let received: Span[];

beforeEach(async () => {
  status = 200;
  received = [];
  host = createServer((request, response) => {
    requested = request.headers;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  setSpanRecorder({
    start: (span) => {
      span.traceparent = PARENT;
      received.push(span);
      return { run: (work) => work(), end: () => undefined };
    },
  });
});
afterEach(() => {
  setSpanRecorder(undefined);
  host.close();
});

const call = (isDashboard: boolean) =>
  fetchObserved(
    `http://127.0.0.1:${(host.address() as AddressInfo).port}/a-slug`,
    AbortSignal.timeout(5000),
    { name: 'blog', isDashboard, etag: '"known"' },
  );

it('only our dashboard gets the trace of a request', async () => {
  await call(true);
  expect(requested.traceparent).toBe(PARENT);
  await call(false);
  expect(requested).not.toHaveProperty('traceparent');
});

it('a request is named by its endpoint, never by its parameters', async () => {
  await call(true);
  status = 304;
  await call(true);
  expect(received.map(({ name, attributes }) => [name, attributes['agency.result']])).toEqual([
    ['read blog', 'answered'],
    ['read blog', 'unchanged'],
  ]);
  expect(JSON.stringify(received)).not.toContain('a-slug');
});
