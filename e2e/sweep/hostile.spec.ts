import { exchange } from '../system/wire.ts';
import { dashboard, expect, test, website } from '../test.ts';

const METHODS = [
  ...['TRACE', 'TRACK', 'CONNECT', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE'],
  ...['FOO', 'get', 'G E T', '', 'M'.repeat(9000)],
];

const TARGETS = [
  ...[
    '*',
    'x',
    '//evil.example/',
    '/\\evil.example',
    'http://evil.example/',
    '/%',
    '/%zz',
    '/%c0%af',
  ],
  ...['/%00', '/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/\x01'],
  ...['/constructor', '/__proto__', '/blogs/__proto__', '/blogs/%00', '/blogs/..%2f..%2fadmin'],
  ...[`/${'a'.repeat(9000)}`, `/blogs/${'a'.repeat(3000)}`, `/?${'a=b&'.repeat(3000)}`],
];

const HOSTS = [
  'evil.example',
  'localhost.evil.example',
  'a b',
  '',
  '@',
  'x'.repeat(5000),
  '[::',
  '127.0.0.1:99999',
];

const HEADERS = [
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: a\r\nSec-WebSocket-Version: 13',
  'Expect: 999-nothing',
  `Range: bytes=${'0-1,'.repeat(500)}2-3`,
  'If-None-Match: "\x01"',
  'If-Modified-Since: not a date',
  `Cookie: ${'a=%;'.repeat(1500)}`,
  `Accept-Language: ${'a-b;q=9,'.repeat(800)}`,
  'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript',
  'x-middleware-subrequest: middleware:middleware:middleware',
  'Next-Action: 0\r\nRSC: 1\r\nNext-Router-State-Tree: %5B',
  'Origin: null',
  ' folded: header',
  Array.from({ length: 300 }, (_, number) => `X-${number}: a`).join('\r\n'),
];

interface Hostile {
  title: string;
  bytes: string;
}

function listHostile(host: string): Hostile[] {
  const end = `Host: ${host}\r\nConnection: close\r\n\r\n`;
  return [
    ...METHODS.map((method) => ({
      title: `method ${method.slice(0, 20)}`,
      bytes: `${method} / HTTP/1.1\r\n${end}`,
    })),
    ...TARGETS.map((target) => ({
      title: `target ${target.slice(0, 40)}`,
      bytes: `GET ${target} HTTP/1.1\r\n${end}`,
    })),
    ...HOSTS.map((name) => ({
      title: `host ${name.slice(0, 40)}`,
      bytes: `GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`,
    })),
    ...HEADERS.map((header) => ({
      title: `header ${header.slice(0, 40)}`,
      bytes: `GET / HTTP/1.1\r\n${header}\r\n${end}`,
    })),
    { title: 'no host', bytes: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' },
    { title: 'two hosts', bytes: `GET / HTTP/1.1\r\nHost: evil.example\r\n${end}` },
    { title: 'HTTP/0.9', bytes: 'GET /\r\n' },
    { title: 'HTTP/2 preface', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
    { title: 'TLS hello', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
    { title: 'noise', bytes: '\x00\xff\xfe\r\n\r\n' },
    { title: 'bare line feeds', bytes: `GET / HTTP/1.1\nHost: ${host}\n\n` },
    {
      title: 'broken multipart form',
      bytes: `POST /forms/contact HTTP/1.1\r\nContent-Type: multipart/form-data\r\nContent-Length: 4\r\n${end}--a\n`,
    },
    {
      title: 'body shorter than promised',
      bytes: `POST /forms/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n${end}{`,
    },
  ];
}

for (const [name, origin] of [
  ['website', website],
  ['dashboard', dashboard],
] as const) {
  test(`no hostile request to the ${name} causes a crash, a 5xx or an open redirect`, async () => {
    const { host } = new URL(origin);
    const problems: string[] = [];
    const alive = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    for (const { title, bytes } of listHostile(host)) {
      const response = await exchange(origin, bytes);
      const status = Number(response.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0);
      if (status >= 500) problems.push(`${title}: status ${status}`);
      if (response.includes('evil.example')) problems.push(`${title}: repeats the sender's host`);
      if (!(await exchange(origin, alive)).startsWith('HTTP/1.1 200')) {
        throw new Error(`the ${name} is dead after ${title}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('a Content-Length over the limit is rejected before the body is sent', async () => {
  const { host } = new URL(website);
  const response = await exchange(
    website,
    `POST /forms/careers HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 900000000\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
});
