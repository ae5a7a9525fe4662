import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUsedDatabase, type UsedDatabase } from '../../testing/used-database.ts';

/** The last migration before messages were worked on here. */
const BEFORE = '20261122_120005_public_blogs';

let database: UsedDatabase;

beforeAll(async () => {
  database = await openUsedDatabase(BEFORE);
  for (const [name, state] of [
    ['ليلى أحمد', 'read'],
    ['Nour Hassan', 'new'],
  ]) {
    await database.ask(
      `INSERT INTO enquiries (service, name, title, company, email, phone, state, reference, submission_id, fingerprint)
       VALUES ('Naming', '${name}', 'T', 'C', 'a@b.example', '+20 100 000 0000', '${state}', '${name}', '${name}', 'f')`,
    );
  }
}, 60_000);
afterAll(() => database.close());

it('keeps all messages of a used database, and makes them searchable', async () => {
  const { payload } = database;
  await database.migrate();
  const states = await database.ask(
    'SELECT state, starred, search_text FROM enquiries ORDER BY id',
  );
  expect(states).toMatchObject([
    { state: 'open', starred: 0, search_text: null },
    { state: 'new', starred: 0, search_text: null },
  ]);

  const { backfillSearchColumns: foldOldMessages } = await import('./backfill-search-columns.ts');
  // Two concurrent runs, one of which is stopped.
  let turns = 0;
  const isOver = () => {
    turns += 1;
    return turns > 1;
  };
  await Promise.all([foldOldMessages(payload, isOver), foldOldMessages(payload)]);
  const texts = await database.ask('SELECT search_text, lead_source FROM enquiries ORDER BY id');
  expect(texts[0]?.search_text).toContain('ليلي احمد');
  expect(texts[0]?.search_text).toContain('201000000000');
  expect(texts[1]?.search_text).toContain('nour hassan');
  expect(texts.map(({ lead_source }) => lead_source)).toEqual(['(direct)', '(direct)']);
});
