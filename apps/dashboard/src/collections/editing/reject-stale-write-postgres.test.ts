import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresDashboard, type PostgresDashboard } from '../../testing/postgres-editors.ts';
import { createTestPost } from '../../testing/posts.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('a post on PostgreSQL', () => {
  let dashboard: PostgresDashboard;
  let save: (id: number, body: object) => Promise<Response>;
  beforeAll(async () => {
    dashboard = await openPostgresDashboard();
    const { rest, cookies } = dashboard;
    save = (id, body) =>
      rest.callRest(`/blogs/${id}?draft=true&autosave=true`, {
        method: 'PATCH',
        body,
        cookie: cookies.nour ?? '',
      });
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  const writePost = () =>
    dashboard.payload.create({ collection: 'blogs', data: { title: 'A post' }, draft: true });

  const writeWhole = () => createTestPost(dashboard.payload, 'draft');

  it('is stored once by several concurrent saves with the same base version', async () => {
    const { id, updatedAt } = await writePost();
    const responses = await Promise.all(
      [1, 2, 3, 4].map((number) => save(id, { header: `Tab ${number}`, updatedAt })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is rejected with 409 after another process has saved it', async () => {
    const { id, updatedAt } = await writePost();
    const other = await dashboard.beginElsewhere();
    await other.query('SELECT 1 FROM blogs WHERE id = $1 FOR UPDATE', [id]);
    const response = save(id, { header: 'Here', updatedAt });
    await dashboard.waitForWaiting();
    await other.query(
      "UPDATE _blogs_v SET version_header = 'There', version_updated_at = version_updated_at + interval '1 second' WHERE parent_id = $1 AND latest",
      [id],
    );
    await other.query('COMMIT');
    await other.end();
    expect((await response).status).toBe(409);
    const newest = await dashboard.payload.findByID({ collection: 'blogs', id, draft: true });
    expect(newest.header).toBe('There');
  });

  it('can be saved again based on the response', async () => {
    const { id, updatedAt } = await writePost();
    const first = await (await save(id, { header: 'One', updatedAt })).json();
    const second = await save(id, { header: 'Two', updatedAt: first.doc.updatedAt });
    expect(second.status).toBe(200);
  });

  it('is published once by several processes', async () => {
    const { payload } = dashboard;
    const { runDuePublishes, scheduleTestPublish } = await import('../../testing/jobs.ts');
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'editor' } },
      overrideAccess: true,
    });
    const posts = await Promise.all([1, 2, 3, 4].map(() => writeWhole()));
    for (const { id } of posts) {
      await scheduleTestPublish(payload, {
        ...{ collection: 'blogs', docId: id, kind: 'publish' },
        ...{ at: new Date().toISOString(), user: docs[0]?.id ?? 0 },
      });
    }
    const now = new Date(Date.now() + 1000);
    const done = await Promise.all([1, 2, 3].map(() => runDuePublishes(payload, now)));
    expect(done.reduce((sum, count) => sum + count)).toBe(posts.length);
    const published = await payload.count({
      collection: 'blogs',
      where: { _status: { equals: 'published' } },
      overrideAccess: true,
    });
    expect(published.totalDocs).toBe(posts.length);
  });
});
