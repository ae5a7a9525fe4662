import { endpoints } from '@agency/contracts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../access/permissions.ts';
import { createTestMissingPath, readCounts } from '../../testing/missing-paths.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: TestDashboard;
let call: (path: string, method: string, body?: object, by?: Role) => Promise<Response>;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  const cookies: Partial<Record<Role, string>> = {};
  for (const role of ['admin', 'editor'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = (await rest.signIn(email, 'a long enough password')) ?? '';
  }
  call = (path, method, body, by = 'editor') =>
    rest.callRest(path, { method, cookie: cookies[by] ?? '', ...(body && { body }) });
});
afterAll(() => dashboard.close());
afterEach(() => dashboard.payload.db.deleteMany({ collection: 'old-addresses', where: {} }));

const add = (from: string, to: string, by?: Role) =>
  call('/old-addresses', 'POST', { from, to }, by);

/** Adds a row that must be claimed. @returns its number */
async function addGood(from: string, to: string, by?: Role): Promise<number> {
  const received = await add(from, to, by);
  const text = await received.text();
  expect(received.status, text).toBe(201);
  return JSON.parse(text).doc.id;
}

/** Error message of a response. */
async function getRefusal(received: Response): Promise<string> {
  expect(received.status).toBe(400);
  return (await received.json()).errors[0].data.errors[0].message;
}

/** The public response. */
async function readAll(): Promise<Record<string, string>> {
  const { getRedirects: getAddresses } = await import('../../api/redirects.ts');
  const { all } = endpoints.redirects.response.parse(await getAddresses(dashboard.payload));
  return Object.fromEntries(all.map(({ from, to }) => [from, to]));
}

it.each([
  ['/About-Us/', '/about-us'],
  ['  /about%2Dus///', '/about-us'],
  ['https://old.example/About-Us', '/about-us'],
  ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA', '/خدمات'],
  ['/index.php', '/index.php'],
])('%s is stored as %s', async (typed, kept) => {
  await addGood(typed, '/our-work');
  expect(await readAll()).toEqual({ [kept]: '/our-work' });
});

const NO_PATH = 'Write the path alone, beginning with a slash, such as /old-page.';

it.each([
  ['about', '/our-work', NO_PATH],
  ['//evil.example/a', '/our-work', NO_PATH],
  ['/old?page=2', '/our-work', NO_PATH],
  ['/a%0d%0ab', '/our-work', NO_PATH],
  ['/a/../b', '/our-work', NO_PATH],
  ['/a/%2e', '/our-work', NO_PATH],
  ['/', '/our-work', 'The landing page is always there.'],
  ...[
    ...[
      '/.well-known/acme-challenge/x',
      '/%2EWell-Known/x',
      '/admin',
      '/Admin/Login/',
      '/ar/admin',
    ],
    ...['/api/blogs', '/cms-api/users', '/forms/contact', '/preview/x', '/previews/x', '/healthz'],
    ...['/readyz', '/metrics', '/_astro/x.js', 'https://old.example/admin'],
  ].map((from) => [
    from,
    '/our-work',
    'Programs request this URL, not people. It cannot be redirected.',
  ]),
  ['/old', '/old', 'This would be a redirect loop: /old → /old.'],
])('%s → %s is rejected: %s', async (from, to, sentence) => {
  expect(await getRefusal(await add(from, to))).toBe(sentence);
  expect(await readAll()).toEqual({});
});

const OUTSIDE =
  'Enter a page of the website, such as /our-work, or a URL that begins with https://.';

it.each([
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  'https://site.example@evil.example/',
  '/our-work page',
])('cannot redirect to %s', async (to) => {
  expect(await getRefusal(await add('/old', to))).toBe(OUTSIDE);
});

it('a chain is resolved to one redirect, also to a renamed post', async () => {
  const { payload } = dashboard;
  const post = await createTestPost(payload, 'published');
  const { slug } = post;
  await payload.update({
    collection: 'blogs',
    id: post.id,
    data: { slug: 'louder', _status: 'published' },
    // Permissions are not tested here.
    overrideAccess: true,
  });
  await addGood('/first', 'https://shop.example/', 'admin');
  await addGood('/second', '/first');
  await addGood('/third', '/Second/?from=third');
  await addGood('/post', `/blogs/${slug}`);
  expect(await readAll()).toEqual({
    '/first': 'https://shop.example/',
    '/second': 'https://shop.example/',
    '/third': 'https://shop.example/',
    '/post': '/blogs/louder',
  });
});

it('a loop is rejected, and one created by two processes is skipped', async () => {
  const first = await addGood('/first', '/our-work');
  await addGood('/second', '/first');
  const received = await call(`/old-addresses/${first}`, 'PATCH', { to: '/second' });
  expect(await getRefusal(received)).toBe(
    'This would be a redirect loop: /first → /second → /first.',
  );
  const { db } = dashboard.payload;
  await db.updateOne({ collection: 'old-addresses', id: first, data: { to: '/second' } });
  await addGood('/third', '/our-work');
  expect(await readAll()).toEqual({ '/third': '/our-work' });
});

it('a target on our own host is stored as a path, so that loops are detected', async () => {
  const { readBrand } = await import('@agency/brand/read-brand');
  const { siteUrl } = readBrand();
  await addGood('/first', `${siteUrl}/our-work?from=first#top`);
  await addGood('/other', 'https://shop.example/our-work', 'admin');
  expect(await readAll()).toEqual({
    '/first': '/our-work?from=first#top',
    '/other': 'https://shop.example/our-work',
  });
  expect(await getRefusal(await add('/second', `${siteUrl}/second`))).toContain('redirect loop');
  expect(await getRefusal(await add('/third', `${siteUrl}//evil.example`))).toBe(OUTSIDE);
});

it('a target keeps query and hash of a renamed post', async () => {
  const { payload } = dashboard;
  const { id, slug } = await createTestPost(payload, 'published');
  await payload.update({
    collection: 'blogs',
    id,
    data: { slug: 'renamed-since', _status: 'published' },
    // As above.
    overrideAccess: true,
  });
  await addGood('/part', `/blogs/${slug}?from=part#end`);
  expect(await readAll()).toEqual({ '/part': '/blogs/renamed-since?from=part#end' });
});

it('a redirect can be changed and removed, and is listed once', async () => {
  const id = await addGood('/old', '/our-work');
  expect(await getRefusal(await add('/OLD/', '/web-services'))).toBe('Value must be unique');
  expect((await call(`/old-addresses/${id}`, 'PATCH', { to: '/web-services' })).status).toBe(200);
  expect(await readAll()).toEqual({ '/old': '/web-services' });
  expect((await call(`/old-addresses/${id}`, 'DELETE')).status).toBe(200);
  expect(await readAll()).toEqual({});
});

it('adding a redirect removes its path from the 404 log', async () => {
  const { payload } = dashboard;
  await createTestMissingPath(payload, '/portfolio');
  await createTestMissingPath(payload, '/team');
  await addGood('/portfolio', '/our-work');
  expect(await readCounts(payload)).toEqual({ '/team': 1 });
});

it('only admins can redirect to another website, and changes are audited', async () => {
  const foreign =
    'Only admins can redirect to another website. Choose a page of this one, or ask an admin.';
  expect(await getRefusal(await add('/shop', 'https://shop.example/'))).toBe(foreign);
  const id = await addGood('/shop', '/our-work');
  const change = (to: string, by?: Role) => call(`/old-addresses/${id}`, 'PATCH', { to }, by);
  expect(await getRefusal(await change('https://shop.example/'))).toBe(foreign);
  expect((await change('https://shop.example/', 'admin')).status).toBe(200);
  // A redirect of an admin stays if an editor saves it unchanged, and may be changed to a page of the site.
  expect((await change('https://shop.example/')).status).toBe(200);
  expect(
    await getRefusal(await call(`/old-addresses/${id}`, 'PATCH', { from: '/other-shop' })),
  ).toBe(foreign);
  expect((await change('/web-services')).status).toBe(200);
  expect((await call(`/old-addresses/${id}`, 'DELETE')).status).toBe(200);
  const { docs } = await dashboard.payload.find({
    collection: 'audit-trail',
    where: { subject: { equals: `old-addresses ${id}` } },
    sort: 'id',
    overrideAccess: true,
  });
  expect(docs.map(({ who, act, detail }) => [who, act, detail])).toEqual([
    ['editor@example.com', 'redirect-changed', '/shop → /our-work'],
    [
      'admin@example.com',
      'redirect-changed',
      '/shop → /our-work; now /shop → https://shop.example/',
    ],
    [
      'editor@example.com',
      'redirect-changed',
      '/shop → https://shop.example/; now /shop → /web-services',
    ],
    ['editor@example.com', 'deleted', '/shop → /web-services'],
  ]);
});
