import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMessage } from '../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import {
  createTestDelivery,
  createTestOutbox,
  createTestTarget,
  getDeliveries,
} from '../testing/outbox.ts';
import { DeliveryError } from './delivery-error.ts';
import { getOutboxHealth } from './outbox-health.ts';
import { createSender } from './sender.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let dashboard: TestDashboard;
// Where each delivery went, in the order they left.
const sent: string[] = [];
// What happens while a delivery is on its way.
let onTheWay: () => unknown;

beforeAll(async () => {
  dashboard = await openTestDashboard();
});
beforeEach(async () => {
  const { db } = dashboard.payload;
  for (const collection of ['deliveries', 'submissions', 'delivery-targets'] as const) {
    await db.deleteMany({ collection, where: {} });
  }
  sent.length = 0;
  onTheWay = () => undefined;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => dashboard.close());

const store = () => createTestMessage(dashboard.payload, 'contact');
const getRows = () => getDeliveries(dashboard.payload);
/** A worker whose clock differs by this many milliseconds. */
const openWorker = (getError: () => number = () => 0) =>
  createTestOutbox({
    payload: dashboard.payload,
    now: () => new Date(Date.now() + getError()),
    sender: createSender(dashboard.payload, {
      async send({ to }) {
        sent.push(to.join(' '));
        await onTheWay();
      },
    }),
  });

describe('a target', () => {
  it('is used with its changed addresses at once', async () => {
    const { payload } = dashboard;
    const { id } = await createTestTarget(payload);
    await store();
    await store();
    onTheWay = () =>
      payload.update({
        collection: 'delivery-targets',
        id,
        data: { addresses: ['new@example.com'] },
      });
    await openWorker().work();
    expect(sent).toEqual(['desk@example.com', 'new@example.com']);
  });

  it.each([
    ['arrives', undefined, 'sent'],
    ['fails', new DeliveryError('Away.'), 'dropped'],
  ])('is deleted during a delivery, which %s', async (_, failure, state) => {
    const { payload } = dashboard;
    const { id } = await createTestTarget(payload);
    await store();
    await store();
    onTheWay = async () => {
      await payload.delete({ collection: 'delivery-targets', id });
      if (failure) throw failure;
    };
    await openWorker().work();
    await openWorker(() => MINUTE).work();
    expect(sent).toHaveLength(1);
    expect((await getRows()).map((row) => row.state)).toEqual([state, 'dropped']);
  });
});

it('deliveries of a deleted target are discarded', async () => {
  const { payload } = dashboard;
  const { id } = await createTestTarget(payload);
  const { id: row } = await createTestDelivery(payload, id);
  await payload.db.updateOne({ collection: 'deliveries', id: row, data: { target: null } });
  await openWorker().work();
  expect(await getRows()).toMatchObject([
    { state: 'dropped', lastError: 'Its forwarding was deleted.' },
  ]);
});

it('deleting a message during its delivery leaves no rows', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload);
  await store();
  onTheWay = () => payload.delete({ collection: 'submissions', where: {} });
  await openWorker().work();
  expect(await getRows()).toEqual([]);
});

it('a message that was marked as spam before its delivery is not sent', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload);
  await store();
  await payload.db.updateMany({
    collection: 'submissions',
    where: {},
    data: { state: 'spam' },
  });
  await openWorker().work();
  expect(sent).toEqual([]);
  expect(await getRows()).toEqual([]);
});

it('a delivery whose result cannot be stored is not sent again, and the result is stored later', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload);
  await store();
  onTheWay = () => {
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    vi.spyOn(payload.db, 'updateOne').mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  };
  expect(await openWorker().work()).toBe(1);
  expect(await openWorker(() => HOUR).work()).toBe(0);
  expect(sent).toHaveLength(1);
  expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

describe('the lease of a delivery', () => {
  /** Starts a delivery that waits until it is released. */
  async function sendSlowly(worker = openWorker()) {
    await createTestTarget(dashboard.payload);
    await store();
    let letGoOn: (failure?: Error) => void = () => undefined;
    onTheWay = () =>
      new Promise<void>((resolve, reject) => {
        letGoOn = (failure) => (failure ? reject(failure) : resolve());
      });
    const working = worker.work();
    await expect.poll(() => sent).toHaveLength(1);
    onTheWay = () => undefined;
    return {
      finish: async (failure?: Error) => {
        letGoOn(failure);
        return working;
      },
    };
  }

  it('goes to another worker when it expires, and the first worker changes nothing', async () => {
    const { finish } = await sendSlowly();
    expect(await openWorker(() => 119 * SECOND).work()).toBe(0);
    expect(await openWorker(() => 121 * SECOND).work()).toBe(1);
    await finish(new Error('too late'));
    expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
  });

  // A call takes a minute at most.
  it.each([30 * SECOND, -30 * SECOND])(
    'does not expire within a minute if the clock of another dashboard is wrong by %d ms',
    async (error) => {
      const { finish } = await sendSlowly();
      expect(await openWorker(() => MINUTE + error).work()).toBe(0);
      await finish();
      expect(sent).toHaveLength(1);
      expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    },
  );

  it.each([HOUR, -HOUR])('does not expire when the clock changes by %d ms', async (jump) => {
    let error = 0;
    const worker = openWorker(() => error);
    const { finish } = await sendSlowly(worker);
    error = jump;
    expect(await worker.work()).toBe(0);
    await finish();
    await worker.work();
    expect(sent).toHaveLength(1);
    expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });
});

it('a delivery that was queued before the clock was set back is sent at once', async () => {
  await createTestTarget(dashboard.payload);
  await store();
  expect(await openWorker(() => -HOUR).work()).toBe(1);
});

it('a delivery queued by a clock that was ahead counts as delayed 15 minutes after its first failure', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload);
  await store();
  onTheWay = () => Promise.reject(new DeliveryError('Away.'));
  const year = 365 * 24 * HOUR;
  await openWorker(() => -year).work();
  const now = new Date(Date.now() - year + 16 * MINUTE);
  expect((await getOutboxHealth(payload, { now })).lateSince).toBeDefined();
});
