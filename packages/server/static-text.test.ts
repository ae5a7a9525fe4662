import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readText, type StaticText, sendText, toStaticText } from './static-text.ts';

const LONG = Buffer.from(`${randomBytes(20_000).toString('base64')} end`);
const SHORT = Buffer.from('A line.');

/** Sends a text to a client that accepts no compression. */
async function fetchPlain(text: StaticText, method = 'GET'): Promise<Response> {
  const server = createServer((request, response) => {
    void sendText(request, response, { text, type: 'text/plain', cacheControl: 'no-store' });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    const headers = { 'Accept-Encoding': 'identity', Connection: 'close' };
    const received = await fetch(`http://127.0.0.1:${port}`, { method, headers });
    return new Response(await received.arrayBuffer(), received);
  } finally {
    server.close();
  }
}

it.each([
  ['long', LONG],
  ['short', SHORT],
  ['empty', Buffer.alloc(0)],
])(
  'decompresses a %s text to its original, also for a client that accepts no compression',
  async (_, whole) => {
    const text = await toStaticText(whole);
    expect((await readText(text)).equals(whole)).toBe(true);
    const sent = await fetchPlain(text);
    expect(sent.headers.get('content-length')).toBe(String(whole.length));
    expect(Buffer.from(await sent.arrayBuffer()).equals(whole)).toBe(true);
    const head = await fetchPlain(text, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(whole.length));
  },
);

it('stores a compressed text in no other encoding', async () => {
  const { bytes } = await toStaticText(LONG);
  expect([...bytes.keys()]).toEqual(['br', 'gzip']);
});
