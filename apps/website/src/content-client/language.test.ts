import { endpoints, type Opening, type TeamMember } from '@agency/contracts';
import openingsFixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaseStudy } from '../../server/testing/fake-dashboard.ts';
import { createBlog } from '../features/blog/testing/create-blog.ts';
import type { ContentClient } from './create-content-client.ts';
import { clientLimits } from './limits.ts';
import { clock, fake, listCopies, patient, start, toBlogs } from './testing/open-client.ts';

const inArabic = { language: 'ar' };
const [opening] = endpoints.openings.response.parse(openingsFixture) as [Opening];
const member: TeamMember = { name: 'Laila', position: 'Writer', quote: '', image: null };

beforeEach(() => {
  fake.blogs = [createBlog({ id: 101, ...inArabic }), ...toBlogs(3)];
  fake.team = [member, { ...member, name: 'ليلى', ...inArabic }];
  fake.caseStudies = [createCaseStudy(), createCaseStudy({ client: 'عنبر', ...inArabic })];
  fake.openings = [opening, { ...opening, title: 'محرر', ...inArabic }];
  fake.content = new Map([
    ['landing', { fields: { lead: 'A voice.' } }],
    ['landing ar', { fields: { lead: 'صوت.' } }],
  ]);
});

const study = createCaseStudy().name;
/** Every endpoint with a language. */
const readAll = (client: ContentClient, options = {}) =>
  Promise.all([
    client.get('blog-page', 1, options),
    client.get('blog-addresses', 1, options),
    client.get('blog', options === inArabic ? 'blog-101' : 'blog-1', options),
    client.get('team-members', undefined, options),
    client.get('content', 'landing', options),
    client.get('case-studies', undefined, options),
    client.get('case-study', study, options),
    client.get('openings', undefined, options),
    client.get('opening', opening.slug, options),
  ]);

/** Repeats the request, because a page waits only briefly for optional data and a busy machine is slow. */
const readPatiently = (client: ContentClient, options = {}) =>
  expect.poll(async () => {
    clock.time += clientLimits.usableTime;
    return (await readAll(client, options)).map(({ status }) => status);
  }, patient);

const NINE = Array(9).fill('ok');

it('content in another language is requested by its tag, and is stored separately', async () => {
  const before = start();
  await readPatiently(before, inArabic).toEqual(NINE);
  await readPatiently(before).toEqual(NINE);
  expect(await readAll(before, inArabic)).toMatchObject([
    { data: { total: 1, all: [{ id: 101 }] } },
    { data: { total: 1, all: [{ slug: 'blog-101' }] } },
    { data: { id: 101 } },
    { data: [{ name: 'ليلى' }] },
    { data: { fields: { lead: 'صوت.' } } },
    { data: [{ client: 'عنبر' }] },
    { data: { client: 'عنبر' } },
    { data: [{ title: 'محرر' }] },
    { data: { state: 'open', title: 'محرر' } },
  ]);
  expect(fake.calls).toEqual(
    expect.arrayContaining([
      'GET /api/blogs?page=1&language=ar',
      'GET /api/team-members/?language=ar',
      `GET /api/openings/${opening.slug}?language=ar`,
    ]),
  );
  await fake.close();
  for (const [options, id] of [
    [inArabic, 101],
    [{}, 1],
  ] as const) {
    const after = await readAll(start(), options);
    expect(after.map((one) => one.status === 'ok' && one.stale)).toEqual(Array(9).fill(true));
    expect(after[2]).toMatchObject({ data: { id } });
  }
});

it('the default language is requested without its tag, as the specification has it', async () => {
  await start().get('team-members', undefined, { language: 'en' });
  expect(fake.calls).toEqual(['GET /api/team-members/']);
});

it.each(['', '../x', 'AR', 'a b'])('nothing is requested for the language %j', async (language) => {
  const found = await readAll(start(), { language });
  expect(found.map(({ status }) => status)).toEqual(Array(9).fill('missing'));
  expect(fake.calls).toEqual([]);
});

it('an article exists only in its own language', async () => {
  const client = start();
  expect((await client.get('blog', 'blog-101')).status).toBe('missing');
  expect((await client.get('blog', 'blog-1', inArabic)).status).toBe('missing');
});

it('an unchanged response is the same object', async () => {
  const client = start();
  const first = await client.get('team-members', undefined, inArabic);
  clock.time += clientLimits.usableTime;
  const second = await client.get('team-members', undefined, inArabic);
  expect(first.status === 'ok' && first.data).toBe(second.status === 'ok' && second.data);
});

describe('a host that', () => {
  it.each([
    ['ignores the language', () => (fake.hasLanguages = false)],
    ['ignores the query', () => (fake.hasLanguages = fake.hasPages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('%s has no content in other languages, and all in the default one', async (_how, set) => {
    fake.blogs = toBlogs(3);
    set();
    const client = start();
    await readPatiently(client, inArabic).toEqual(['ok', 'ok', ...Array(7).fill('missing')]);
    // The list is empty, which is no failure.
    expect((await readAll(client, inArabic)).slice(0, 2)).toMatchObject([
      { status: 'ok', data: { all: [], total: 0, categories: [] } },
      { status: 'ok', data: { all: [], total: 0 } },
    ]);
    expect((await client.get('blog-page', 2, inArabic)).status).toBe('missing');
    expect(listCopies().filter((name) => name.startsWith('ar.'))).toEqual([]);
    expect(await client.get('blogs')).toMatchObject({ status: 'ok' });
    expect(await client.get('blog-page', 1)).toMatchObject({ status: 'ok' });
  });
});
