import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEALTH_PATH, healthSchema, WEBSITE_STATUS_PATH } from '@agency/contracts';
import type { HttpServer } from '@agency/server/http-server';
import { createLogger } from '@agency/server/logger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchWebsiteHealth } from '../src/health/fetch-website-health.ts';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../src/testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let frontDoor: HttpServer;
let website: Server;
let answer: { status: number; body: string };
let url: string;
let websiteUrl: string;

const STATE = {
  ...{ upSeconds: 60, memoryBytes: 1e8, loopDelaySeconds: 0, forms: 'accepted' },
  ...{ isGivenUp: false, badRecords: 0 },
};

beforeAll(async () => {
  website = createServer((request, response) => {
    const isAsked =
      request.url === WEBSITE_STATUS_PATH &&
      request.headers.authorization === `Bearer ${TEST_INTAKE_SECRET}`;
    response.writeHead(isAsked ? answer.status : 404).end(isAsked ? answer.body : 'Not Found');
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  websiteUrl = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  dashboard = await openTestDashboard({ WEBSITE_URL: websiteUrl });
  const { createDashboard } = await import('./dashboard.ts');
  const { createHealthHandler: createHealthAnswer } = await import('./health-report.ts');
  const { getSettings } = await import('../src/platform/settings.ts');
  frontDoor = createDashboard({
    settings: getSettings(),
    logger: createLogger('test', 'silent'),
    payload: dashboard.payload,
    next: async (_request, response) => void response.writeHead(404).end(),
    reads: { respond: async () => false },
    isReady: async () => true,
    answerHealth: createHealthAnswer(dashboard.payload),
  });
  url = `http://127.0.0.1:${await frontDoor.listen(0, '127.0.0.1')}${HEALTH_PATH}`;
});
afterAll(async () => {
  await frontDoor.drain(0);
  website.close();
  await dashboard.close();
});

const ask = (secret = TEST_INTAKE_SECRET) =>
  fetch(url, { headers: { Authorization: `Bearer ${secret}` } });

it('responds with the report in English if the request has the secret', async () => {
  answer = { status: 200, body: JSON.stringify(STATE) };
  const { findings } = healthSchema.parse(await (await ask()).json());
  expect(findings.find(({ subject }) => subject === 'Website')).toMatchObject({ verdict: 'fine' });
  expect(findings.find(({ subject }) => subject === 'Database')).toMatchObject({
    verdict: 'fine',
    finding: expect.stringMatching(/^It responds within [\d.]+ ms\.$/),
  });
  expect(findings.find(({ subject }) => subject === 'Notifications of messages')).toMatchObject({
    verdict: 'note',
    finding: expect.stringContaining('SMTP_URL'),
  });
});

it('responds to no other request', async () => {
  expect((await ask('another secret of the same length 0123456')).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
});

it.each([
  ['away', { status: 503, body: 'not ready' }],
  ['strange', { status: 404, body: 'Not Found' }],
  ['strange', { status: 200, body: '<!doctype html>' }],
  ['strange', { status: 200, body: '{"upSeconds":"long"}' }],
  ['strange', { status: 200, body: 'a'.repeat(20_000) }],
])('a website is %s that answers %j', async (is, given) => {
  answer = given;
  expect(await fetchWebsiteHealth(websiteUrl)).toBe(is);
});

it('an unreachable website is `away`', async () => {
  expect(await fetchWebsiteHealth('http://127.0.0.1:1')).toBe('away');
});
