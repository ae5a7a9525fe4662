import { getLocalI18n, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { type Language, languages } from '../language/language.ts';
import { panelViews } from '../views.ts';
import { toPageTitle } from './page-title.ts';
import { createTitleReader } from './read-title.ts';

let dashboard: TestDashboard;
let payload: Payload;
let rest: typeof import('../../testing/call-rest.ts');
let post: number;
let nameless: number;
const cookies = { none: '', editor: '', recruiter: '' };

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ payload } = dashboard);
  rest = await import('../../testing/call-rest.ts');
  for (const role of ['editor', 'recruiter'] as const) {
    await createTestUser(payload, role);
    cookies[role] = (await rest.signIn(`${role}@example.com`, 'a long enough password')) ?? '';
  }
  const collection = 'blogs';
  const draft = true;
  ({ id: post } = await payload.create({
    collection,
    draft,
    data: { title: 'Ink dries slowly' } as never,
  }));
  ({ id: nameless } = await payload.create({ collection, draft, data: {} as never }));
});
afterAll(() => dashboard.close());

async function read(path: string, who: keyof typeof cookies = 'editor', language: Language = 'en') {
  const i18n = (await getLocalI18n({ config: payload.config, language })) as never;
  const headers = new Headers({ cookie: cookies[who], 'sec-fetch-site': 'none' });
  const segments = path.split('/').filter(Boolean);
  return toPageTitle(payload.config, i18n, segments, createTitleReader(payload, headers, i18n));
}

describe('the title of a screen', () => {
  it.each([
    ['', 'Today'],
    ['/inbox', 'Inbox'],
    ['/collections/content', 'Website texts'],
    ['/health', 'Health'],
    ['/login', 'Sign in'],
    ['/account', 'Account'],
    ['/collections/blogs', 'Blog posts'],
    ['/collections/blogs/create', 'New: Blog post'],
    ['/collections/blogs/trash', 'Trash · Blog posts'],
    ['/globals/retention', 'Retention periods'],
    ['/nothing/here', 'Not Found'],
    ['/collections/nothing', 'Not Found'],
  ])('%s: %s', async (path, title) => {
    expect(await read(path)).toBe(title);
  });

  it('names the document and the view', async () => {
    expect(await read(`/collections/blogs/${post}`)).toBe('Ink dries slowly');
    expect(await read(`/collections/blogs/${post}/versions`)).toBe('Versions · Ink dries slowly');
    expect(await read(`/collections/blogs/${post}/versions/1`)).toBe('Version · Ink dries slowly');
    expect(await read(`/collections/blogs/trash/${post}`)).toBe('Ink dries slowly');
  });

  it.each(['blogs', 'users'])(
    'of what has no title, or is none, says the kind (%s)',
    async (slug) => {
      const kind = slug === 'blogs' ? 'Blog post' : 'User';
      for (const id of [nameless, 99_999, 'x', '1e99']) {
        expect(await read(`/collections/blogs/${id}`)).toBe('Blog post');
      }
      expect(await read(`/collections/${slug}/99999`)).toBe(kind);
    },
  );
});

it.each(['none', 'recruiter'] as const)(
  'does not reveal titles without access (%s)',
  async (who) => {
    expect(await read(`/collections/blogs/${post}`, who)).toBe('Blog post');
  },
);

it.each(languages)('each of our screens has its own title (%s)', async (language) => {
  const paths = Object.values(panelViews).map((view) => ('path' in view ? view.path : ''));
  const titles = await Promise.all(paths.map((path) => read(path, 'editor', language)));
  expect(new Set(titles).size).toBe(paths.length);
  if (language === 'ar') {
    expect(titles.filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([]);
  }
});
