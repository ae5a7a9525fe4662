import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMonitor } from '../../operations/watch/monitor.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
const cookies: Record<string, string> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    await createTestUser(dashboard.payload, role);
    cookies[role] = (await rest.signIn(`${role}@example.com`, 'a long enough password')) ?? '';
  }
});
beforeEach(() => dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} }));
afterAll(() => dashboard.close());

const writePost = async (status: 'draft' | 'published') =>
  (await createTestPost(dashboard.payload, status)).id;
const request = async (id: number, method = 'GET', body?: unknown, path = '', role = 'editor') => {
  const cookie = cookies[role];
  const options = { method, body, ...(cookie && { cookie }) };
  const response = await rest.callRest(`/blogs/${id}/schedule${path}`, options);
  return { status: response.status, json: await response.json() };
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('a draft is scheduled, rescheduled and cancelled', async () => {
  const id = await writePost('draft');
  expect((await request(id)).json).toEqual({ isPublished: false, changes: [] });
  await request(id, 'POST', { kind: 'publish', at: inHours(1) });
  const at = inHours(2);
  const { json } = await request(id, 'POST', { kind: 'publish', at });
  expect(json.changes).toMatchObject([{ collection: 'blogs', docId: id, kind: 'publish', at }]);
  expect((await request(id, 'DELETE', undefined, `/${json.changes[0].id}`)).json.changes).toEqual(
    [],
  );
});

it.each([
  ['a time that has passed', { kind: 'publish', at: inHours(-1) }, 'That time has passed'],
  ['no time', { kind: 'publish', at: '' }, 'Choose'],
  ['anything else', { kind: 'delete', at: inHours(1) }, 'Choose'],
])('%s is rejected with an error message', async (_, body, words) => {
  const id = await writePost('draft');
  const { status, json } = await request(id, 'POST', body);
  expect(status).toBe(422);
  expect(json.message).toContain(words);
  expect((await request(id)).json.changes).toEqual([]);
});

it.each([
  ['en', ['cannot be published as it is', 'Description: ', 'Article: ']],
  ['ar', ['لا يمكن نشر', 'الوصف: ', 'المقال: ']],
])(
  'a draft that cannot be published cannot be scheduled, and the error lists the missing fields (%s)',
  async (language, says) => {
    const { payload } = dashboard;
    const data = { title: 'Only a title' };
    const { id } = await payload.create({ collection: 'blogs', data, draft: true });
    const read = () =>
      payload.findVersions({ collection: 'blogs', where: { parent: { equals: id } }, depth: 0 });
    const before = await read();
    cookies.asked = `${cookies.editor}; dashboard-lng=${language}`;
    const { status, json } = await request(
      id,
      'POST',
      { kind: 'publish', at: inHours(1) },
      '',
      'asked',
    );
    expect(status).toBe(422);
    for (const words of says) expect(json.message).toContain(words);
    expect((await request(id)).json).toEqual({ isPublished: false, changes: [] });
    // A read stores nothing.
    expect(await read()).toEqual(before);
  },
);

it('scheduling a draft changes neither the draft nor its versions', async () => {
  const { payload } = dashboard;
  const id = await writePost('draft');
  const read = async () => ({
    post: await payload.findByID({ collection: 'blogs', id, depth: 0 }),
    versions: await payload.countVersions({
      collection: 'blogs',
      where: { parent: { equals: id } },
    }),
    trail: await payload.count({ collection: 'audit-trail' }),
  });
  const before = await read();
  expect((await request(id, 'POST', { kind: 'publish', at: inHours(1) })).status).toBe(200);
  expect(await read()).toEqual(before);
});

it.each([
  ['recruiter', 403],
  ['nobody', 401],
])('a %s cannot read or change the schedule (%i)', async (role, status) => {
  const id = await writePost('draft');
  const change = { kind: 'publish', at: inHours(1) };
  for (const [method, body] of [['GET'], ['POST', change], ['DELETE', undefined]] as const) {
    const path = method === 'DELETE' ? '/1' : '';
    expect((await request(id, method, body, path, role)).status).toBe(status);
  }
  expect((await request(id)).json.changes).toEqual([]);
});

it('the schedule of another post is not cancelled', async () => {
  const [one, other] = [await writePost('draft'), await writePost('draft')];
  const { json } = await request(one, 'POST', { kind: 'publish', at: inHours(1) });
  await request(other, 'DELETE', undefined, `/${json.changes[0].id}`);
  expect((await request(one)).json.changes).toHaveLength(1);
  expect((await request(9_999_999)).status).toBe(404);
});

it('a missed schedule sends one alarm, and one more after recovery', async () => {
  const id = await writePost('draft');
  await request(id, 'POST', { kind: 'publish', at: inHours(1) });
  const received: string[] = [];
  let isBroken = true;
  let now = new Date();
  const monitor = createMonitor(dashboard.payload, {
    now: () => now,
    async alarm(text) {
      if (isBroken) throw new Error('no way');
      received.push(text);
    },
  });
  await monitor.run();
  expect(monitor.describe()).not.toContain('Scheduled changes');
  now = new Date(Date.now() + 2 * 3_600_000);
  await monitor.run();
  isBroken = false;
  await monitor.run();
  await monitor.run();
  expect(received).toEqual([expect.stringContaining('1 was not carried out at its time')]);
  expect(monitor.describe()).toContain('Scheduled changes: 1 was not carried out');
  await dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
  await monitor.run();
  expect(received[1]).toContain('Solved. Scheduled changes');
});
