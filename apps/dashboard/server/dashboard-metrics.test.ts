import { requestFinished } from '@agency/server/request-finished';
import { findFormatProblem, hasPromtool, readSamples } from '@agency/server/testing/open-metrics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailer } from '../src/outbox/mailer.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { openTestDashboard, type TestDashboard } from '../src/testing/open-test-dashboard.ts';
import { createTestDelivery, createTestTarget } from '../src/testing/outbox.ts';
import { createDashboardMetrics } from './dashboard-metrics.ts';
import { toDashboardRoute } from './routes.ts';

let dashboard: TestDashboard;
let metrics: ReturnType<typeof createDashboardMetrics>;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  metrics = createDashboardMetrics(options());
});
afterAll(async () => {
  metrics.stop();
  await dashboard.close();
});

const options = () => ({ payload: dashboard.payload, dataDir: dashboard.folder });
const read = async (name: string, from = metrics) =>
  readSamples(await from.registry.metrics()).get(name);

it('exports the size of the outbox, and problems by check', async () => {
  const { payload } = dashboard;
  const target = await createTestTarget(payload);
  const queuedAt = new Date(Date.now() - 3_600_000).toISOString();
  await createTestDelivery(payload, target.id, { state: 'queued', queuedAt });
  await createTestDelivery(payload, target.id, { state: 'dead' });
  const later = createDashboardMetrics(options());
  expect(await read('outbox_waiting', later)).toBe(1);
  // One is `dead`, another is delayed.
  expect(await read('health_problems{check="outbox"}', later)).toBe(2);
  expect(await read('health_problems{check="missedChanges"}', later)).toBe(0);
  expect(await read('database_up', later)).toBe(1);
  expect(await read('database_query_seconds', later)).toBeGreaterThan(0);
  later.stop();
});

it('counts sign-in attempts, and no other POST requests', async () => {
  const tell = (status: number, path = '/cms-api/users/login', method = 'POST') =>
    requestFinished.emit({ method, path, status, isComplete: true, seconds: 0.1 });
  tell(200);
  tell(401);
  tell(401, '/CMS-API/users//login/');
  tell(429);
  tell(500);
  tell(401, '/cms-api/users/me');
  tell(401, '/cms-api/users/login', 'GET');
  const samples = readSamples(await metrics.registry.metrics());
  const results = ['good', 'refused', 'limited'].map((result) =>
    samples.get(`sign_ins_total{result="${result}"}`),
  );
  expect(results).toEqual([1, 2, 1]);
});

it('counts accepted and failed mails', async () => {
  const server = await startMailServer();
  const mailer = openMailer({ SMTP_URL: server.url, MAIL_FROM: 'desk@example.com' });
  const texts = { senderName: 'Desk', subject: 'A', text: 'A', html: 'A' };
  const mail = { to: ['a@example.com'], messageId: '<a@b>', ...texts };
  await mailer.send(mail);
  server.mood = 'refuses';
  await mailer.send(mail).catch(() => undefined);
  await server.stop();
  expect(await read('mails_total{result="sent"}')).toBe(1);
  expect(await read('mails_total{result="failed"}')).toBe(1);
});

it.skipIf(!hasPromtool)('writes valid Prometheus text', async () => {
  expect(findFormatProblem(await metrics.registry.metrics())).toBeUndefined();
});

it('labels requests with their route, not with the path', () => {
  const routes = [
    '/',
    '/admin/collections/blogs/7',
    '/api/blog-slug/nour@example.com',
    '/api/blogs/',
    '/API/submissions/contact',
    '/cms-api/blogs/12',
    '/invented',
  ].map((path) => toDashboardRoute(path, 200));
  expect(routes).toEqual([
    '/',
    '/admin/…',
    '/api/blog-slug/{slug}',
    '/api/blogs',
    '/api/submissions/contact',
    '/cms-api/…',
    'other',
  ]);
});

it('omits only the metrics of the database while it does not respond', async () => {
  const broken = createDashboardMetrics({
    ...options(),
    payload: { ...dashboard.payload, db: { name: 'none' } } as never,
  });
  const samples = readSamples(await broken.registry.metrics());
  broken.stop();
  expect(samples.get('database_up')).toBe(0);
  expect(samples.has('outbox_waiting')).toBe(false);
  expect(samples.has('process_resident_memory_bytes')).toBe(true);
});
