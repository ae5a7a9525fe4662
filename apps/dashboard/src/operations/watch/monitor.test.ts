import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mountSmallDisk } from '@agency/server/testing/small-disk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findForwardingGaps } from '../../outbox/forwarding-gaps.ts';
import { getOutboxHealth } from '../../outbox/outbox-health.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { forms } from '../../submissions/forms.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestDelivery, createTestTarget } from '../../testing/outbox.ts';
import { checks, type HealthFinding } from '../health/checks.ts';
import { toFindingText } from '../health/finding-text.ts';
import { createAlarm } from './alarm.ts';
import { createMonitor } from './monitor.ts';

const MINUTE = 60_000;

let dashboard: TestDashboard;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const received: string[] = [];

beforeAll(async () => {
  dashboard = await openTestDashboard();
});
beforeEach(async () => {
  for (const collection of ['deliveries', 'delivery-targets'] as const) {
    await dashboard.payload.db.deleteMany({ collection, where: {} });
  }
  ahead = 0;
  received.length = 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => dashboard.close());

describe('the monitor', () => {
  const disk = mountSmallDisk(64);
  afterAll(() => disk?.unmount());

  it.skipIf(!disk)('reports low disk space once, and recovery once', async () => {
    const { DATA_DIR = '' } = process.env;
    const watch = createMonitor(dashboard.payload, {
      alarm: async (words) => void received.push(words),
    });
    try {
      await watch.run();
      process.env.DATA_DIR = disk?.folder;
      for (let count = 0; count < 2; count += 1) await watch.run();
      expect(received).toEqual([expect.stringMatching(/^Disk: Only \S+ MB are free\./)]);
      expect(watch.describe()).toMatch(/^Disk: Only \S+ MB are free\./m);
    } finally {
      process.env.DATA_DIR = DATA_DIR;
    }
    await watch.run();
    expect(received[1]).toMatch(/^Solved\. Disk: \S+ [MG]B are free\.$/);
    expect(watch.describe()).not.toMatch(/Disk/);
  });

  it('reports delayed deliveries once, and recovery once', async () => {
    const { payload } = dashboard;
    const error = vi.spyOn(payload.logger, 'error');
    const target = await createTestTarget(payload);
    const { id } = await createTestDelivery(payload, target.id);
    const watch = createMonitor(payload, {
      now,
      alarm: async (words) => void received.push(words),
    });
    await watch.run();
    expect(error).not.toHaveBeenCalled();
    expect(watch.describe()).toBe('');

    ahead = 16 * MINUTE;
    for (let count = 0; count < 3; count += 1) await watch.run();
    expect(error).toHaveBeenCalledOnce();
    expect(received).toEqual([
      expect.stringMatching(/^Deliveries: 1 waits, the oldest since .* Look at the mail server/),
    ]);
    expect(watch.describe()).toMatch(/^Deliveries: 1 waits, the oldest since [^.]*\.$/);

    await payload.db.updateOne({ collection: 'deliveries', id, data: { state: 'dead' } });
    await watch.run();
    expect(received[1]).toContain('Deliveries: 1 could not be delivered in three days.');
    await payload.db.updateOne({ collection: 'deliveries', id, data: { state: 'dropped' } });
    for (let count = 0; count < 3; count += 1) await watch.run();
    expect(received).toHaveLength(3);
    expect(received[2]).toBe('Solved. Deliveries: The queue is empty.');
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('retries the alarm until it succeeds', async () => {
    const { payload } = dashboard;
    const target = await createTestTarget(payload);
    await createTestDelivery(payload, target.id);
    ahead = 16 * MINUTE;
    let isAway = true;
    const alarm = async (words: string) => {
      if (isAway) throw new Error('away');
      received.push(words);
    };
    const watch = createMonitor(payload, { now, alarm });
    await watch.run();
    isAway = false;
    await watch.run();
    await watch.run();
    expect(received).toHaveLength(1);
  });
});

describe('the alarm channel', () => {
  it('can be a webhook', async () => {
    const bodies: string[] = [];
    let status = 200;
    const server = createServer(async (request, response) => {
      bodies.push(await text(request));
      response.writeHead(status).end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const alarm = createAlarm(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?a=1`,
    );
    await alarm('Look.');
    expect(bodies).toEqual(['{"text":"Look."}']);
    status = 500;
    await expect(alarm('Look.')).rejects.toThrow('ALARM_URL responded with 500');
    server.close();
  });

  it('can be a mailbox at another mail server', async () => {
    const mails = await startMailServer();
    const alarm = createAlarm(`${mails.url}?to=owner@example.org&from=site@example.org`);
    await alarm('Look.');
    expect(mails.taken).toMatchObject([
      { to: ['owner@example.org'], source: expect.stringContaining('Look.') },
    ]);
    mails.mood = 'refuses';
    const failure = await alarm('Look.').catch(String);
    expect(failure).toContain('EENVELOPE');
    expect(failure).not.toContain('owner');
    await mails.stop();
  });
});

it('a user sees only deliveries of readable messages', async () => {
  const { payload } = dashboard;
  const target = await createTestTarget(payload);
  await createTestDelivery(payload, target.id, { state: 'dead' });
  await createTestDelivery(payload, target.id, { state: 'dead', subjectKind: 'application' });
  const deadFor = async (role: 'admin' | 'editor' | 'recruiter') =>
    (await getOutboxHealth(payload, { user: await createTestUser(payload, role) })).dead;
  expect([await deadFor('admin'), await deadFor('editor'), await deadFor('recruiter')]).toEqual([
    2, 1, 1,
  ]);
});

it('admins see a missing mail server and forms without a delivery target', async () => {
  const { payload } = dashboard;
  const find = async (language = 'en') => {
    const { read, find } = checks.unheard;
    const [finding] = find(await read(payload, new Date()));
    return toFindingText(finding as HealthFinding, getTranslations({ language }, 'health')).is;
  };
  expect(await find()).toBe('Mail is off.');
  expect(await find('ar')).toContain('البريد متوقف');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  expect(await find()).toBe('New messages, enquiries and applications have no recipient.');
  await createTestTarget(payload, { forms: ['contact', 'enquiry'] });
  expect(await find()).toBe('New applications have no recipient.');
  // Without a mail server, a mailbox gets no alarms.
  vi.unstubAllEnvs();
  expect(await findForwardingGaps(payload)).toEqual({ isOff: true, forms: [...forms] });
  await createTestTarget(payload, { kind: 'webhook', forms: ['application'] });
  expect((await findForwardingGaps(payload)).forms).toEqual(['contact', 'enquiry']);
});
