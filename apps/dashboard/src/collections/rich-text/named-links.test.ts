import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../platform/language/language.ts';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const toArticle = (fields: Record<string, unknown>) => {
  const article = toTestArticle('Before');
  const text = { type: 'text', version: 1, text: 'our client', format: 0 };
  const link = { type: 'link', version: 3, fields: { linkType: 'custom', ...fields } };
  article.root.children.push({
    type: 'paragraph',
    version: 1,
    children: [{ ...link, children: [text] }],
  } as never);
  return article;
};

const publish = async (fields: Record<string, unknown>, language = 'en') => {
  const { payload } = dashboard;
  const { id } = await createTestPost(payload);
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({ req: { i18n: { language } as never } }, payload);
  const data = { content: toArticle(fields), _status: 'published' as const };
  return payload.update({ collection: 'blogs', id, data, req, overrideAccess: true });
};
const getErrors = (publishing: Promise<unknown>) =>
  publishing.then(
    () => [],
    ({ data }: { data: { errors: { path: string; message: string }[] } }) => data.errors,
  );

it.each([
  ['en', 'our client', 'has no target'],
  ['ar', 'our client', 'بلا وجهة'],
])('an error about a link without a URL quotes its text (%s)', async (language, words, says) => {
  expect(languages).toContain(language);
  const [error, ...others] = await getErrors(publish({ url: '' }, language));
  expect(error).toMatchObject({ path: 'content', message: expect.stringContaining(words) });
  expect(error?.message).toContain(says);
  expect(others).toEqual([]);
});

it('an error about an invalid link quotes its text', async () => {
  const [error] = await getErrors(publish({ url: 'file:///C:/Users/salma/a.docx' }));
  expect(error?.message).toContain('“our client”');
  expect(error?.message).toContain('file:///C:/Users/salma/a.docx');
});

it.each([{ url: 'www.nile.example' }, { url: 'https://nile.example' }, { url: '/careers' }])(
  'a post with the link %o can be published',
  async (fields) => {
    expect(await getErrors(publish(fields))).toEqual([]);
  },
);
