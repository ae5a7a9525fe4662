import type { CollectionSlug, FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCaseStudy } from '../testing/case-studies.ts';
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

/** Values that no form sends, but other clients may. */
const WRONG = [
  ...[[], ['a'], [['a']], [null], {}, { a: 1 }, { value: 1 }, { id: 'a' }],
  ...[true, 5, -1, 1e300, 'a', '5', 'Room 7', '\u0000', null],
];

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
  rows.set('case-studies', (await createTestCaseStudy(payload)).id);
  rows.set('media', (await createTestPicture(payload, 'picture.jpg')).id);
  await create('categories', { name: 'A category' });
  await create('authors', { name: 'An author' });
  await create('old-addresses', { from: '/old', to: '/our-work' });
  await create('team-members', { name: 'Somebody', position: 'Writer', quote: 'A sentence.' });
});
afterAll(() => dashboard.close());

/** Fields that the dashboard sets: those of a file come from its storage, whatever is sent. */
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

it('valid values of a form are stored', async () => {
  const category = rows.get('categories');
  const picture = rows.get('media');
  await patch('openings', '', {
    title: 'Art director',
    closesAt: '2030-01-01T00:00:00.000Z',
    pay: {},
  });
  await patch('case-studies', '?draft=true', {
    ...{ order: '31', wide: null, categories: ['web'], services: ['posters'] },
    // Quick moves of rows may leave an empty one.
    blocks: [null, { blockType: 'wide', picture }],
  });
  await patch('blogs', '?draft=true', { category: { id: category }, featured: true });
  const read = async (collection: 'blogs' | 'case-studies' | 'openings') => {
    const response = await rest.callRest(
      `/${collection}/${rows.get(collection)}?draft=true&depth=0`,
      {
        ...(cookie && { cookie }),
      },
    );
    return response.json();
  };
  expect(await read('openings')).toMatchObject({ title: 'Art director' });
  expect(await read('case-studies')).toMatchObject({
    ...{ order: 31, categories: ['web'], services: ['posters'], blocks: [{ picture }] },
  });
  expect(await read('blogs')).toMatchObject({ category, featured: true });
  expect((await patch('case-studies', '?draft=true', { blocks: 0 })).status).toBe(200);
});

describe.each(['', '?draft=true'])('a value of the wrong type, saved with “%s”', (query) => {
  it.each([[[['a']]], [{ a: 1 }], [true]])('is rejected at each field: %j', async (value) => {
    for (const collection of rows.keys()) {
      // JSON fields have their own schema; these fields store such values in another way.
      const fields = listFields(collection).filter(
        ({ type }) => !['json', 'richText', 'join', 'group', 'checkbox'].includes(type),
      );
      const body = Object.fromEntries(fields.map(({ name }) => [name, value]));
      const response = await patch(collection, query, body);
      expect(response.status, collection).toBe(400);
      const [error] = ((await response.json()) as { errors: { data: { errors: Data[] } }[] })
        .errors;
      const refused = error?.data.errors.map(({ path }) => String(path).split('.')[0]);
      expect(new Set(refused), collection).toEqual(new Set(fields.map(({ name }) => name)));
    }
  });

  it('is rejected in groups and rows too', async () => {
    expect((await patch('openings', query, { pay: null })).status).toBe(400);
    expect((await patch('openings', query, { pay: { currency: ['a'] } })).status).toBe(400);
    expect((await patch('case-studies', query, { apertureCrop: null })).status).toBe(400);
    expect((await patch('case-studies', query, { categories: [['a']] })).status).toBe(400);
  });

  it('never gets a 500', { tags: 'nightly' }, async () => {
    const failures: string[] = [];
    for (const collection of rows.keys())
      for (const { name, type } of listFields(collection))
        for (const value of WRONG) {
          const { status } = await patch(collection, query, { [name]: value });
          if (status >= 500)
            failures.push(`${collection}.${name}, ${type}: ${JSON.stringify(value)}: ${status}`);
        }
    expect(failures).toEqual([]);
  });
});

it('a global rejects values of the wrong type', async () => {
  const save = async (body: object) =>
    (await rest.callRest('/globals/retention', { method: 'POST', ...(cookie && { cookie }), body }))
      .status;
  for (const value of [[['a']], { a: 1 }, true]) {
    expect(await save({ messages: value })).toBe(400);
    expect(await save({ confirmed: value })).toBe(400);
  }
});

it('the error for an anonymous user does not name fields', async () => {
  const response = await rest.callRest('/blogs', { method: 'POST', body: { title: {} } });
  expect(response.status).toBe(403);
});
