// @module-tag nightly
import { isDefault, languages, toLanguage } from '@agency/content/languages';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../../testing/content.ts';
import { openPostgresDashboard, type PostgresDashboard } from '../../testing/postgres-editors.ts';
import { createContentDocuments } from './create-documents.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('content on PostgreSQL', () => {
  let dashboard: PostgresDashboard;
  let save: (key: string, body: object, query?: string) => Promise<Response>;
  beforeAll(async () => {
    dashboard = await openPostgresDashboard();
    const { rest, cookies } = dashboard;
    save = async (key, body, query = '?draft=true&autosave=true&depth=0') => {
      const path = await openContent(dashboard.payload, key);
      return rest.callRest(path + query, { method: 'PATCH', body, cookie: cookies.nour ?? '' });
    };
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  const readRows = (key: string) =>
    dashboard.payload.find({
      collection: 'content',
      where: { key: { equals: key } },
      sort: 'language',
    });

  it('is created once by two processes', async () => {
    const other = await dashboard.beginElsewhere();
    await other.query(
      `WITH made AS (INSERT INTO content (key, language, fields) VALUES ('shell', 'en', '{"skip":"There"}') RETURNING id, fields, updated_at)
       INSERT INTO _content_v (parent_id, version_key, version_language, version_fields, version_updated_at, latest)
       SELECT id, 'shell', 'en', fields, updated_at, true FROM made`,
    );
    const created = createContentDocuments(dashboard.payload);
    await dashboard.waitForWaiting();
    await other.query('COMMIT');
    await other.end();
    await created;
    const rows = (await readRows('shell')).docs;
    expect(rows).toHaveLength(languages.length);
    expect(rows).toMatchObject(
      rows.map(({ language }) => ({
        language,
        fields: isDefault(toLanguage(language)) ? { skip: 'There' } : {},
      })),
    );
  }, 60_000);

  it('is stored unchanged, and validated as on SQLite', async () => {
    const fields = { 'heading/lines/0': [{ text: 'صوت', volume: 6 }], lead: 'A “word” \\ {brand}' };
    const first = await (await save('our-savvy', { fields })).json();
    expect(first.doc.fields).toEqual(fields);
    const invalid = { fields: { lead: '' }, _status: 'published' };
    expect((await save('our-savvy', invalid, '?depth=0')).status).toBe(400);
    expect((await save('our-savvy', { fields: {} })).status).toBe(200);
  });
});
