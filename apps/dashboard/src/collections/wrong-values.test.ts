import type { CollectionSlug, FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStudy } from '../testing/case-studies.ts';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestOpening } from '../testing/openings.ts';
import { createTestPost } from '../testing/posts.ts';

interface Data {
  [key: string]: unknown;
}

/** What no field of a form sends, and a program may. */
const WRONG = [[], ['a'], [['a']], [null], {}, { a: 1 }, true, 5, -1, 1e300, 'a', '\u0000', null];

let dashboard: TestDashboard;
let rest: typeof import('../testing/call-rest.ts');
let cookie: string | undefined;

const rows = new Map<CollectionSlug, number | string>();

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../testing/call-rest.ts');
  const { payload } = dashboard;
  await createTestUser(payload, 'admin');
  cookie = await rest.signIn('admin@example.com', 'a long enough password');
  const create = async (collection: CollectionSlug, data: object) =>
    rows.set(
      collection,
      (await payload.create({ collection, data: data as never, overrideAccess: true })).id,
    );
  rows.set('blogs', (await createTestPost(payload, 'published')).id);
  rows.set('openings', (await createTestOpening(payload, 'Copywriter')).id);
  rows.set('case-studies', (await createTestStudy(payload)).id);
  rows.set('media', (await createTestPicture(payload, 'picture.jpg')).id);
  await create('categories', { name: 'A category' });
  await create('authors', { name: 'An author' });
  await create('team-members', { name: 'Somebody', position: 'Writer', quote: 'A sentence.' });
});
afterAll(() => dashboard.close());

/** Fields that are the dashboard's own: of a file they are what its store says, whatever is sent. */
const OWN = ['id', 'createdAt', 'updatedAt', 'filename', '_objectKey', 'prefix', 'url'];

const listFields = (collection: CollectionSlug): FlattenedField[] =>
  dashboard.payload.collections[collection].config.flattenedFields.filter(
    ({ name }) => !OWN.includes(name),
  );
const patch = (collection: CollectionSlug, query: string, body: object) =>
  rest.callRest(`/${collection}/${rows.get(collection)}${query}`, {
    method: 'PATCH',
    ...(cookie && { cookie }),
    body,
  });

describe.each(['', '?draft=true'])('a value that a field cannot hold, saved with “%s”', (query) => {
  it.each([[[['a']]], [{ a: 1 }], [[null]]])('is refused at each field: %j', async (value) => {
    for (const collection of rows.keys()) {
      // What is no column is held against a schema of its own; these hold such values otherwise.
      const fields = listFields(collection).filter(
        ({ type }) => !['json', 'richText', 'join', 'group'].includes(type),
      );
      const body = Object.fromEntries(fields.map(({ name }) => [name, value]));
      const answer = await patch(collection, query, body);
      expect(answer.status, collection).toBe(400);
      const [error] = ((await answer.json()) as { errors: { data: { errors: Data[] } }[] }).errors;
      const refused = error?.data.errors.map(({ path }) => String(path).split('.')[0]);
      expect(new Set(refused), collection).toEqual(new Set(fields.map(({ name }) => name)));
    }
  });

  it('is no group’s either, nor that of a row', async () => {
    expect((await patch('openings', query, { pay: null })).status).toBe(400);
    expect((await patch('openings', query, { pay: { currency: ['a'] } })).status).toBe(400);
    expect((await patch('case-studies', query, { apertureCrop: null })).status).toBe(400);
    expect((await patch('case-studies', query, { categories: [['a']] })).status).toBe(400);
  });

  it('is never our fault, whatever it is', { tags: 'nightly' }, async () => {
    const faults: string[] = [];
    for (const collection of rows.keys())
      for (const { name, type } of listFields(collection))
        for (const value of WRONG) {
          const { status } = await patch(collection, query, { [name]: value });
          if (status >= 500)
            faults.push(`${collection}.${name}, ${type}: ${JSON.stringify(value)}: ${status}`);
        }
    expect(faults).toEqual([]);
  });
});

it('what a form sends is stored, also of what it has none of', async () => {
  const opening = { title: 'Art director', closesAt: '2030-01-01T00:00:00.000Z', pay: {} };
  expect((await patch('openings', '', opening)).status).toBe(200);
  expect((await patch('case-studies', '?draft=true', { blocks: 0, wide: null })).status).toBe(200);
});
