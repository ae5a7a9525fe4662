import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRunner } from '../../jobs/queue.ts';
import { openTask } from '../../jobs/tasks.ts';
import { getJobs, runDuePublishes, scheduleTestPublish } from '../../testing/jobs.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { createScheduledChangeTask } from './scheduled-change-task.ts';

const second = 1000;
const start = new Date('2026-11-20T10:00:00.000Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let dashboard: TestDashboard;
let editor: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  await createTestUser(dashboard.payload, 'admin');
});
beforeEach(async () => {
  await dashboard.payload.db.deleteMany({ collection: 'jobs', where: {} });
  await dashboard.payload.delete({ collection: 'users', where: { role: { equals: 'editor' } } });
  editor = await createTestUser(dashboard.payload, 'editor');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => dashboard.close());

const writePost = async (status?: 'draft' | 'published') =>
  (await createTestPost(dashboard.payload, status)).id;

const schedule = (docId: number, at: Date, kind: 'publish' | 'unpublish' = 'publish') =>
  scheduleTestPublish(dashboard.payload, {
    ...{ collection: 'blogs', docId, kind },
    ...{ at: at.toISOString(), user: editor.id },
  });

const getStatus = async (id: number) =>
  (await dashboard.payload.findByID({ collection: 'blogs', id }))._status;
const getChanges = () => getJobs(dashboard.payload, 'scheduled-change');
const run = (now: Date) => runDuePublishes(dashboard.payload, now);

describe('a scheduled post', () => {
  it('is published once at its time', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    expect(await run(after(-1))).toBe(0);
    expect(await getStatus(id)).toBe('draft');
    expect(await run(after(0))).toBe(1);
    expect(await getStatus(id)).toBe('published');
    expect(await run(after(second))).toBe(0);
    expect(await getChanges()).toEqual([]);
  });

  it('is not published again after an editor has published it, and its unpublishing stays scheduled', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    await schedule(id, after(second), 'unpublish');
    await dashboard.payload.update({ collection: 'blogs', id, data: { _status: 'published' } });
    expect(await getChanges()).toMatchObject([{ data: { kind: 'unpublish' } }]);
  });

  it('is unpublished at its time', async () => {
    const id = await writePost('published');
    await schedule(id, after(0), 'unpublish');
    expect(await run(after(0))).toBe(1);
    expect(await getStatus(id)).toBe('draft');
  });

  it('is published later if the process was killed', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    // For the database, a process that hangs in a task is like a killed one.
    vi.spyOn(dashboard.payload.db, 'findOne').mockReturnValue(new Promise(() => {}) as never);
    void run(after(0));
    await vi.waitFor(async () => expect((await getChanges())[0]?.lease).toBeTruthy());
    vi.restoreAllMocks();
    expect(await run(after(30 * second))).toBe(0);
    expect(await run(after(24 * 3600 * second))).toBe(1);
    expect(await getStatus(id)).toBe('published');
  });

  it('is published once by two processes', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => writePost()));
    for (const id of ids) await schedule(id, after(0));
    const update = vi.spyOn(dashboard.payload, 'update');
    const done = await Promise.all([run(after(0)), run(after(0)), run(after(0))]);
    expect(done.reduce((sum, count) => sum + count)).toBe(ids.length);
    expect(update).toHaveBeenCalledTimes(ids.length);
  });

  it('is retried after a temporary failure', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    vi.spyOn(dashboard.payload, 'update').mockRejectedValueOnce(new Error('database is locked'));
    expect(await run(after(0))).toBe(0);
    expect(await run(after(61 * second))).toBe(1);
    expect(await getStatus(id)).toBe('published');
  });

  it('that cannot be published stays scheduled, with the reason in the language of the editor', async () => {
    const { payload } = dashboard;
    const { id } = await payload.create({
      collection: 'blogs',
      data: { title: 'Only a title' },
      draft: true,
    });
    await schedule(id, after(0));
    // A validation error is permanent.
    for (let attempt = 0; attempt < 3; attempt += 1) await run(after(attempt * 61 * second));
    expect(await getChanges()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(await getStatus(id)).toBe('draft');
    const { describeScheduledChanges } = await import('../../panel/today/read-start-page.ts');
    for (const [language, field] of [
      ['en', 'Article: '],
      ['ar', 'المقال: '],
    ] as const) {
      const req = { i18n: { language }, payload } as never;
      expect(await describeScheduledChanges(payload, req)).toMatchObject([
        {
          ...{ path: `/blogs/${id}`, name: 'Only a title' },
          isMissed: true,
          failure: expect.stringContaining(field),
        },
      ]);
    }
    // Until an editor fixes it.
    await payload.update({
      collection: 'blogs',
      id,
      data: { description: 'Mended', content: toTestArticle('Words'), _status: 'published' },
    });
    expect(await getChanges()).toEqual([]);
  });

  it('is tried five times after another failure', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    vi.spyOn(dashboard.payload, 'update').mockRejectedValue(new Error('database is locked'));
    for (let attempt = 0; attempt < 7; attempt += 1) await run(after(attempt * 61 * second));
    expect(await getChanges()).toMatchObject([
      { state: 'failed', attempts: 5, lastError: 'database is locked' },
    ]);
  });

  it('is not published if its user may no longer publish', async () => {
    const id = await writePost();
    await schedule(id, after(0));
    await dashboard.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'recruiter' },
    });
    expect(await run(after(0))).toBe(0);
    expect(await getStatus(id)).toBe('draft');
    await dashboard.payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'editor' },
    });
  });
});

it('the job queue publishes a due change', async () => {
  const id = await writePost();
  await schedule(id, after(0));
  const { payload } = dashboard;
  const stop = startRunner(payload, [openTask(payload, createScheduledChangeTask(payload))]);
  await vi.waitFor(async () => expect(await getStatus(id)).toBe('published'));
  await stop();
});
