import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runErasures } from '../testing/jobs.ts';
import { createTestMessage } from '../testing/messages.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../testing/on-postgres.ts';
import { query } from '../testing/postgres.ts';
import { readResume, retainResume, storeIncomingResume } from './resumes.ts';

// Skipped, and counted as that, where no PostgreSQL is installed: only there a deletion is a transaction.
describe.skipIf(!findPostgres())('a resume on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  it('is deleted after the deletion of its application is committed', async () => {
    const { payload } = dashboard;
    const resumeKey = await storeIncomingResume(Buffer.from('%PDF-1.7'));
    await retainResume(resumeKey);
    const id = await createTestMessage(payload, 'application', { resumeKey });
    await query(
      dashboard.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
       CREATE CONSTRAINT TRIGGER refuse AFTER DELETE ON submissions
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await payload.delete({ collection: 'submissions', id }).catch(() => undefined);
    const count = async () => (await payload.count({ collection: 'submissions' })).totalDocs;
    expect(await count()).toBe(1);
    expect(await runErasures(payload)).toBe(0);
    expect(await readResume(resumeKey)).toBeDefined();

    await query(dashboard.url, 'DROP TRIGGER refuse ON submissions');
    await payload.delete({ collection: 'submissions', id });
    expect(await count()).toBe(0);
    await runErasures(payload);
    expect(await readResume(resumeKey)).toBeUndefined();
  });
});
