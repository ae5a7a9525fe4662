import { findPostgres } from '@agency/server/testing/find-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('a post on PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let dashboard: TestDashboard;
  let save: (id: number, body: object) => Promise<Response>;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    dashboard = await openTestDashboard({ DATABASE_URL: url });
    const rest = await import('../../testing/call-rest.ts');
    await createTestUser(dashboard.payload, 'admin');
    const cookie = (await rest.signIn('admin@example.com', 'a long enough password')) ?? '';
    save = (id, body) =>
      rest.callRest(`/blogs/${id}?draft=true&autosave=true`, { method: 'PATCH', body, cookie });
  }, 180_000);
  afterAll(async () => {
    await dashboard.close();
    await postgres.close();
  }, 60_000);

  const writePost = () =>
    dashboard.payload.create({ collection: 'blogs', data: { title: 'A post' }, draft: true });

  it('is stored once of several saves from one version', async () => {
    const { id, updatedAt } = await writePost();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => save(id, { header: `Tab ${number}`, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('waits for another process that is writing, and sees what it wrote', async () => {
    const { id, updatedAt } = await writePost();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT 1 FROM blogs WHERE id = $1 FOR UPDATE', [id]);
    const answer = save(id, { header: 'Here', updatedAt });
    const waiting =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBeGreaterThan(0);
    await other.query(
      "UPDATE _blogs_v SET version_header = 'There', version_updated_at = version_updated_at + interval '1 second' WHERE parent_id = $1 AND latest",
      [id],
    );
    await other.query('COMMIT');
    await other.end();
    expect((await answer).status).toBe(409);
    const newest = await dashboard.payload.findByID({ collection: 'blogs', id, draft: true });
    expect(newest.header).toBe('There');
  });

  it('is saved again from the version that a save answered with', async () => {
    const { id, updatedAt } = await writePost();
    const first = await (await save(id, { header: 'One', updatedAt })).json();
    const second = await save(id, { header: 'Two', updatedAt: first.doc.updatedAt });
    expect(second.status).toBe(200);
  });
});
