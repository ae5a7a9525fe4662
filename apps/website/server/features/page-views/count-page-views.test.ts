import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Visits as Batch, MAX_VISIT_NAMES, visitsSchema } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPageViews, type PageViews, startedPaths } from './page-views.ts';

let taker: Server;
let status: number;
let taken: Batch[];
let pageViews: PageViews;

beforeEach(async () => {
  status = 200;
  taken = [];
  taker = createServer(async (request, response) => {
    taken.push(visitsSchema.parse(JSON.parse(await text(request))));
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  pageViews = countPageViews({
    dashboardUrl: `http://127.0.0.1:${(taker.address() as AddressInfo).port}`,
    secret: 'shared',
    logger: createLogger('test', 'silent'),
    hosts: ['nabra.example'],
    countryHeader: 'CF-IPCountry',
    trustedProxies: 'loopback',
    now: () => Date.UTC(2026, 10, 23, 12),
  });
});
afterEach(async () => {
  await pageViews.stop();
  taker.closeAllConnections();
  taker.close();
});

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const request = (
  headers: IncomingMessage['headers'] = {},
  { method = 'GET', remoteAddress = '127.0.0.1' } = {},
) =>
  ({
    method,
    headers: { accept: 'text/html', 'user-agent': PHONE, ...headers },
    socket: { remoteAddress },
  }) as IncomingMessage;

/** The counted views, as `kind name`. */
async function read(): Promise<Record<string, number>> {
  await pageViews.report();
  return Object.fromEntries(
    (taken.at(-1)?.rows ?? []).map(({ kind, name, count }) => [`${kind} ${name}`, count]),
  );
}

it('counts pages, referrers and countries, and nothing about the visitor', async () => {
  const from = 'https://search.example/?q=nour@example.com';
  pageViews.trackPageView(request({ referer: from, 'cf-ipcountry': 'eg' }), '/our-work');
  pageViews.trackPageView(request({ referer: 'https://nabra.example/our-work' }), '/');
  pageViews.trackPageView(request(), '/our-work');
  expect(await read()).toEqual({
    'page /our-work': 2,
    'page /': 1,
    'referrer search.example': 1,
    'country EG': 1,
  });
  expect(taken[0]?.day).toBe('2026-11-23');
  expect(JSON.stringify(taken)).not.toMatch(/nour|127\.0|iPhone/);
});

it.each([
  ['a search engine', request({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['a program', request({ 'user-agent': 'curl/8.0' })],
  ['what does not say what it is', request({ 'user-agent': undefined })],
  ['what wants no page', request({ accept: '*/*' })],
  ['a look at the head alone', request({}, { method: 'HEAD' })],
  ['a page that nobody opened yet', request({ 'sec-purpose': 'prefetch' })],
  ['a page that is fetched by a script', request({ 'sec-fetch-dest': 'empty' })],
  [
    'a page that another one shows in a frame',
    request({ 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }),
  ],
])('does not count %s', async (_, requested) => {
  pageViews.trackPageView(requested, '/');
  expect(await read()).toEqual({});
});

it.each(['navigate', 'same-origin'])(
  'counts a page that our service worker requests as %s',
  async (mode) => {
    pageViews.trackPageView(request({ 'sec-fetch-dest': 'empty', 'sec-fetch-mode': mode }), '/');
    expect(await read()).toEqual({ 'page /': 1 });
  },
);

describe('a country', () => {
  it.each([
    ['of a stranger', { 'cf-ipcountry': 'EG' }, '203.0.113.7'],
    ['that is none', { 'cf-ipcountry': 'Egypt' }, '127.0.0.1'],
    ['that nobody knows', { 'cf-ipcountry': 'XX' }, '127.0.0.1'],
    ['twice', { 'cf-ipcountry': 'EG, SA' }, '127.0.0.1'],
  ])('%s is not counted', async (_, headers, remoteAddress) => {
    pageViews.trackPageView(request(headers, { remoteAddress }), '/');
    expect(await read()).toEqual({ 'page /': 1 });
  });
});

it('counts forms that browsers start and submit, and not those of scripts', async () => {
  const ours = request({ 'sec-fetch-site': 'same-origin' }, { method: 'POST' });
  pageViews.trackForm(ours, 'started', '/forms/contact');
  pageViews.trackForm(ours, 'finished', '/forms/contact');
  pageViews.trackForm(ours, 'finished', '/forms/withdraw');
  pageViews.trackForm(request({ 'sec-fetch-site': 'cross-site' }), 'started', '/forms/contact');
  // As the daily check of the form.
  pageViews.trackForm(request({ 'user-agent': 'node' }), 'finished', '/forms/contact');
  expect(await read()).toEqual({ 'started contact': 1, 'finished contact': 1 });
  expect(startedPaths.get('/forms/careers/started')).toBe('/forms/careers');
});

it('stays within its limits, and loses no count', async () => {
  for (let number = 0; number < 2000; number += 1) {
    pageViews.trackPageView(request({ referer: `https://invented-${number}.example/` }), '/');
  }
  pageViews.trackPageView(request(), `/${'a'.repeat(200)}`);
  const counts = await read();
  const referrers = Object.entries(counts).filter(([key]) => key.startsWith('referrer'));
  expect(referrers).toHaveLength(MAX_VISIT_NAMES + 1);
  expect(referrers.reduce((sum, [, count]) => sum + count, 0)).toBe(2000);
  expect(counts['page ']).toBe(1);
});

it('sends the same batch until it is accepted, and everything that is left when the process ends', async () => {
  status = 503;
  pageViews.trackPageView(request(), '/');
  await pageViews.report();
  pageViews.trackPageView(request(), '/our-work');
  status = 200;
  await pageViews.stop();
  expect(taken.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
    ['/'],
    ['/'],
    ['/our-work'],
  ]);
  expect(taken[0]?.id).toBe(taken[1]?.id);
  pageViews.trackPageView(request(), '/late');
  await pageViews.stop();
  expect(taken).toHaveLength(3);
});
