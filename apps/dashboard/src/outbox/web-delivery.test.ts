import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toEnglish } from '../platform/language/errors.ts';
import { postWebhook, toSignature } from './web-delivery.ts';
import { findResolvedUrlProblem, findUrlProblem } from './web-url.ts';

interface Call {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const SECRET = 'a secret of the tests';
const calls: Call[] = [];
let respond: (response: ServerResponse, call: Call) => void;
const server = createServer(async (request, response) => {
  const { method = '', url: path = '', headers } = request;
  const call = { method, path, headers, body: await text(request) };
  calls.push(call);
  respond(response, call);
});
let origin: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls.length = 0;
  respond = (response) => response.end('ok');
});
afterAll(() => void server.close());

const webhook = (url = `${origin}/hook`) =>
  postWebhook(
    { url, body: { reference: 'C-1', name: 'سلمى' }, idempotencyKey: 'C-1.2' },
    SECRET,
    new Date('2026-11-22T10:00:00.900Z'),
  );
/** An endless response. */
const pour = (response: ServerResponse) => {
  response.writeHead(200);
  const write = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

describe('a webhook', () => {
  it('has a signature over its timestamp and body', async () => {
    await webhook();
    const [call] = calls;
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'C-1.2',
      'x-timestamp': '1795341600',
      'x-signature': toSignature(SECRET, 1_795_341_600, call?.body ?? ''),
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({ reference: 'C-1', name: 'سلمى' });
    // Fixed, because existing receivers depend on it.
    expect(toSignature('secret', 1, '{}')).toBe(
      'sha256=1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908',
    );
  });

  it.each([
    [301, 'leads to another one'],
    [404, 'responded with 404'],
    [500, 'responded with 500'],
  ])('fails after the response %d', async (status, words) => {
    respond = (response) => response.writeHead(status, { Location: `${origin}/other` }).end();
    await expect(webhook()).rejects.toThrow(words);
    expect(calls).toHaveLength(1);
  });

  it('is not sent to a blocked URL', async () => {
    await expect(webhook('http://169.254.169.254/latest')).rejects.toThrow('link-local');
    await expect(webhook('http://example.com/hook')).rejects.toThrow('must be https');
  });

  it('to an unknown host fails', async () => {
    await expect(webhook('https://hooks.invalid/')).rejects.toThrow('cannot be reached');
  });

  it('fails if the response is too large', async () => {
    respond = pour;
    await webhook();
  });

  it('fails if the response takes too long', async () => {
    let isCut = false;
    respond = (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.once('close', () => {
        clearInterval(timer);
        isCut = true;
      });
    };
    await webhook();
    await expect.poll(() => isCut).toBe(true);
  });
});

it.each([
  ['https://hooks.example.com/a?b=c', undefined],
  ['http://127.0.0.1:8080/', undefined],
  ['http://10.0.0.5/', undefined],
  ['ftp://example.com', 'begin with https'],
  ['nonsense', 'begin with https'],
  ['https://user:word@host.example', 'user and password'],
  ['http://169.254.169.254/', 'link-local'],
  ['http://[fe80::1]/', 'link-local'],
  ['http://[::ffff:169.254.169.254]/', 'link-local'],
  ['http://0xa9fea9fe/', 'link-local'],
  ['http://169.254.169.254./', 'link-local'],
  ['http://[fd00:ec2::254]/', 'link-local'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'link-local'],
  ['https://100.100.100.200/', 'link-local'],
])('the IP address %s: %s', (address, problem) => {
  const found = findUrlProblem(address);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found && toEnglish(found)).toContain(problem);
});

it.each([
  ['169.254.169.254', 'link-local'],
  ['::ffff:169.254.169.254', 'link-local'],
  ['10.0.0.5', undefined],
])('a host name that resolves to %s: %s', async (ip, problem) => {
  const resolve = async () => [{ address: '10.0.0.4' }, { address: ip }];
  const found = await findResolvedUrlProblem('http://metadata.internal/', resolve);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found && toEnglish(found)).toContain(problem);
});
