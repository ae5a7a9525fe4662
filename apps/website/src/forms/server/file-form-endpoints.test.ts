import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../server/testing/fake-dashboard.ts';
import { fake, own, restartWebsite, send, sendRejected } from './testing/careers-submissions.ts';
import { SUBMISSION_ID } from './testing/form-basics.ts';

describe('an endpoint of our own that fails', () => {
  it.each<Fault>(['cut', 'html', 'null', 'wrong-schema', 'server-error', 'redirect', 'conflict'])(
    '(%s) is never a success',
    async (fault) => {
      fake.fault = fault;
      expect(await sendRejected({})).toMatchObject({ status: 503, message: own.failed });
    },
  );
});

describe('an endpoint of another host', () => {
  let server: Server | undefined;
  let received: Record<string, string | string[] | undefined>[];

  async function open(status: number, type: string, body: string): Promise<string> {
    received = [];
    const started = createServer((request, response) => {
      received.push(request.headers);
      request.resume().on('end', () => {
        response.writeHead(status, { 'Content-Type': type }).end(body);
      });
    });
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/exec`;
  }
  afterEach(() => server?.closeAllConnections());
  afterEach(() => server?.close());

  it.each([
    [200, 'text/plain', 'Success'],
    [201, 'application/json', '{}'],
    [204, 'text/plain', ''],
  ])('acknowledges the form with %i %s', async (status, type, body) => {
    restartWebsite(await open(status, type, body));
    expect(await send()).toMatchObject({ kind: 'stored', reference: SUBMISSION_ID });
    expect(received[0]).not.toHaveProperty('authorization');
    expect(received[0]).toMatchObject({ 'idempotency-key': SUBMISSION_ID });
  });

  it('can return a reference for the receipt', async () => {
    restartWebsite(await open(200, 'application/json', '{"ok":true,"reference":"ROW-7"}'));
    expect(await send()).toMatchObject({ reference: 'ROW-7' });
  });

  it.each([302, 400, 404, 500])('does not acknowledge the form with %i', async (status) => {
    restartWebsite(await open(status, 'text/plain', 'no'));
    expect(await sendRejected({})).toMatchObject({ status: 503, message: own.failed });
  });
});
