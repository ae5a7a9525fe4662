import { defaultLanguage } from '@agency/content/languages';
import { type Preview, wireCaseStudySchema } from '@agency/contracts';
import study from '@agency/contracts/fixtures/case-study.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { createBlog } from '../blog/testing/create-blog.ts';
import {
  findDraftResponse,
  findPreviewedLanguage,
  findPreviewedPath,
  replaceDrafted,
  toDraftResponses,
} from './previewed-page.ts';

const draft = createBlog({ id: 7, slug: 'draft' });
const blog: Preview = { kind: 'blog', draft, related: [], lacks: [] };
const copy: Preview = {
  kind: 'content',
  key: 'careers',
  draft: { fields: { lead: 'New' } },
  lacks: [],
};
const pages = {
  toPath: (key: string) => (key === 'careers' || key === 'opening' ? '/careers' : undefined),
  getCaseStudy: async () => '/a-study',
  getBlog: async () => '/blogs/newest',
  getOpening: async (): Promise<string | undefined> => '/careers/first',
};

it('a draft replaces its own responses and no others', () => {
  const responses = toDraftResponses(blog);
  expect(findDraftResponse(responses, 'blog', 'draft')).toEqual({
    status: 'ok',
    data: draft,
    stale: false,
  });
  expect(findDraftResponse(responses, 'related-blogs', 7)).toMatchObject({ data: [] });
  expect(findDraftResponse(responses, 'blog', 'another')).toBeUndefined();
  expect(findDraftResponse(responses, 'related-blogs', 8)).toBeUndefined();
  expect(findDraftResponse(responses, 'content', 'draft')).toBeUndefined();
  expect(findDraftResponse(responses, 'team-members', undefined)).toBeUndefined();
  expect(findDraftResponse(toDraftResponses(copy), 'content', 'careers')).toMatchObject({
    data: { fields: { lead: 'New' } },
  });
});

it('copy of another language replaces only that of the same language, if the site has it', () => {
  const arabic: Preview = { ...copy, language: 'ar' };
  const responses = toDraftResponses(arabic);
  expect(findDraftResponse(responses, 'content', 'careers', 'ar')).toMatchObject({
    data: { fields: { lead: 'New' } },
  });
  expect(findDraftResponse(responses, 'content', 'careers', 'xx')).toBeUndefined();
  expect(findDraftResponse(responses, 'content', 'careers')).toBeUndefined();
  const spoken = { ...defaultLanguage, tag: 'ar' };
  expect(findPreviewedLanguage(arabic, [defaultLanguage, spoken])).toBe(spoken);
  expect(findPreviewedLanguage(arabic, [defaultLanguage])).toBeUndefined();
  expect(findPreviewedLanguage(copy, [defaultLanguage, spoken])).toBe(defaultLanguage);
});

it('is shown on its page, and copy of many pages on one of them', async () => {
  expect(await findPreviewedPath(blog, pages)).toBe('/blogs/draft');
  expect(await findPreviewedPath(copy, pages)).toBe('/careers');
  expect(await findPreviewedPath({ ...copy, key: 'blog' }, pages)).toBe('/blogs/newest');
  expect(await findPreviewedPath({ ...copy, key: 'case-study' }, pages)).toBe('/a-study');
  const opening: Preview = { ...copy, key: 'opening' };
  expect(await findPreviewedPath(opening, pages)).toBe('/careers/first');
  const none = { ...pages, getOpening: async () => undefined };
  expect(await findPreviewedPath(opening, none)).toBe('/careers');
  expect(await findPreviewedPath({ ...copy, key: 'offline' }, pages)).toBeUndefined();
});

it('a case study replaces itself and the one of the same name in the list', async () => {
  const drafted = { ...wireCaseStudySchema.parse(study), client: 'Newer' };
  const preview: Preview = { kind: 'case-study', draft: drafted, lacks: [] };
  expect(findDraftResponse(toDraftResponses(preview), 'case-study', drafted.name)).toMatchObject({
    data: { client: 'Newer' },
  });
  expect(await findPreviewedPath(preview, pages)).toBe(`/${drafted.name}`);
  const other = { ...wireCaseStudySchema.parse(study), id: 99, name: 'other' };
  const list = replaceDrafted([wireCaseStudySchema.parse(study), other], drafted);
  expect(list.map(({ client }) => client)).toEqual([other.client, 'Newer']);
});
