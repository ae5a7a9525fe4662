import { endpoints } from '@agency/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleApiRequest } from '../../api/handle-api.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { toAfternoon } from '../../testing/retention.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = (await rest.signIn(email, 'a long enough password')) ?? '';
  }
});
afterAll(() => dashboard.close());

const read = async (who?: string) => {
  const cookie = who && cookies[who];
  return callRest('/globals/retention', cookie ? { cookie } : {});
};

const save = (body: object, who = 'admin') =>
  callRest('/globals/retention', { method: 'POST', body, cookie: cookies[who] ?? '' });

const readPublic = async () =>
  endpoints.retention.response.parse(
    await (
      await handleApiRequest(new Request('http://localhost/api/retention'), dashboard.payload)
    ).json(),
  );

it('has the defaults until they are changed, and the website can read them', async () => {
  expect(await (await read('editor')).json()).toMatchObject({ messages: 12, spam: 60 });
  expect(await readPublic()).toEqual({
    ...{ messages: 12, applications: 6, files: 6, spam: 60, logs: 30, backups: 35 },
  });
});

it('can be read by all users and changed by admins', async () => {
  expect((await read()).status).toBe(403);
  expect((await save({ messages: 24 }, 'editor')).status).toBe(403);
  expect((await save({ messages: 24 })).status).toBe(200);
  expect((await readPublic()).messages).toBe(24);
  await save({ messages: 12 });
});

it.each([
  ['messages', 0],
  ['messages', 121],
  ['messages', 1.5],
  ['messages', null],
  ['messages', 'twelve'],
  ['spam', 6],
  ['auditTrail', 11],
  ['backups', -1],
  ['files', 7],
])('rejects %s of %j', async (name, value) => {
  const received = await save({ [name]: value });
  expect(received.status).toBe(400);
  const { errors } = await received.json();
  expect(errors[0].data.errors[0]).toMatchObject({
    path: name,
    message: expect.stringMatching(
      /^(?:Type a whole number of|A file cannot be kept longer|This field cannot hold)/,
    ),
  });
  expect((await readPublic()).messages).toBe(12);
});

describe('shorter periods', () => {
  beforeEach(async () => {
    const { payload } = dashboard;
    for (const collection of ['submissions', 'audit-trail'] as const) {
      // Each test has its own.
      await payload.delete({ collection, where: {}, overrideAccess: true });
    }
    for (const days of [20, 50, 80, 400]) {
      const createdAt = toAfternoon(-days).toISOString();
      await createTestMessage(payload, 'enquiry', { createdAt });
    }
  });

  it('require a confirmation with the number of deletions', async () => {
    for (const confirmed of [undefined, 0, 1, 3]) {
      const refused = await save({ messages: 1, ...(confirmed !== undefined && { confirmed }) });
      expect(refused.status).toBe(409);
      expect((await refused.json()).errors[0].message).toContain('2 messages more');
    }
    expect((await readPublic()).messages).toBe(12);
    expect((await save({ messages: 1, confirmed: 2 })).status).toBe(200);
    expect((await readPublic()).messages).toBe(1);
    // Nothing was deleted yet, and a longer period needs no confirmation.
    expect((await save({ messages: 12 })).status).toBe(200);
    // The test reads all rows.
    const { totalDocs } = await dashboard.payload.count({
      collection: 'submissions',
      overrideAccess: true,
    });
    expect(totalDocs).toBe(4);
  });

  it('are recorded in the audit trail', async () => {
    await save({ messages: 1, spam: 30, confirmed: 2 });
    // The test reads all rows.
    const { docs } = await dashboard.payload.find({
      collection: 'audit-trail',
      overrideAccess: true,
    });
    expect(docs).toMatchObject([
      {
        who: 'admin@example.com',
        act: 'periods-changed',
        detail: 'messages 12 → 1 months, spam 60 → 30 days',
      },
    ]);
    await save({ messages: 12, spam: 60 });
  });
});
