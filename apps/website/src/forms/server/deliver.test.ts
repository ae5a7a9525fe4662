import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInRequest } from '@agency/server/request-scope';
import { setSpanRecorder } from '@agency/server/spans';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { SUBMISSION_ID } from './testing/form-basics.ts';

let host: Server;
let received: IncomingHttpHeaders;
let url: string;

beforeEach(async () => {
  host = createServer((request, response) => {
    received = request.headers;
    request.resume().on('end', () => response.writeHead(200).end('{}'));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});
afterEach(() => {
  setSpanRecorder(undefined);
  host.close();
});

const send = (secret?: string) =>
  runInRequest('of-the-visitor', () =>
    deliver(
      { url, secret, format: 'json' },
      { submissionId: SUBMISSION_ID, message: {}, metadata: {}, sender: 'a sender' },
    ),
  );

it('our dashboard gets the request id of the website', async () => {
  await send('a secret');
  expect(received['x-request-id']).toBe('of-the-visitor');
});

it('no other endpoint gets it', async () => {
  await send();
  expect(received).not.toHaveProperty('x-request-id');
});

it('only our dashboard gets the trace', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  setSpanRecorder({
    start: (span) => {
      span.traceparent = traceparent;
      return { run: (work) => work(), end: () => undefined };
    },
  });
  await send('a secret');
  expect(received.traceparent).toBe(traceparent);
  await send();
  expect(received).not.toHaveProperty('traceparent');
});
