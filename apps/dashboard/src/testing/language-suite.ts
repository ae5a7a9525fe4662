import { blogAddressesSchema, blogPageSchema, blogSchema } from '@agency/contracts';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { toLocale } from '../collections/localized-text.ts';
import type { Blog } from '../payload-types.ts';
import { toTestArticle } from './open-test-dashboard.ts';

type HandleApi = typeof import('../api/handle-api.ts').handleApiRequest;

let made = 0;

/** Tests of posts in two languages, by the public API and as editors write them, for each database. */
export function describePostsByLanguage(
  open: () => { payload: Payload; handleApi: HandleApi },
): void {
  const write = async (data: Partial<Blog> = {}) => {
    made += 1;
    return open().payload.create({
      collection: 'blogs',
      data: {
        title: `Written ${made}`,
        language: 'en',
        slug: `written-${made}`,
        description: 'About it',
        content: toTestArticle('Words'),
        _status: 'published',
        ...data,
      },
      // Access is not tested here.
      overrideAccess: true,
    });
  };
  const change = (id: number, data: Partial<Blog>, draft = false) =>
    open().payload.update({
      collection: 'blogs',
      id,
      data,
      depth: 0,
      draft: draft as true,
      // As above.
      overrideAccess: true,
    });
  const call = async (path: string) => {
    const { payload, handleApi } = open();
    const response = await handleApi(new Request(`http://localhost${path}`), payload);
    return { status: response.status, body: await response.json() };
  };
  const list = async (query: string) =>
    blogPageSchema.parse((await call(`/api/blogs?page=1${query}`)).body);
  const slugs = async (query = '') => (await list(query)).all.map(({ slug }) => slug);

  describe('a new post', () => {
    it.each([
      ['لماذا تفوز العلامات الهادئة؟', undefined, 'ar'],
      ['Why quiet brands win', undefined, 'en'],
      ['Why quiet brands win', 'ar', 'ar'],
    ])('with the title %s and the requested language %s is in %s', async (title, said, tag) => {
      const { language } = await open().payload.create({
        collection: 'blogs',
        data: { title, ...(said && { language: toLocale(said) }) },
        draft: true,
        // As above.
        overrideAccess: true,
      });
      expect(language).toBe(tag);
    });
  });

  describe('the public list', () => {
    it('has posts of the default language without the parameter, and of another one with it', async () => {
      const english = await write({ featured: true });
      const arabic = await write({ title: 'صوت الاسم', language: 'ar', featured: true });
      expect(english.language).toBe('en');
      expect(await slugs()).toContain(english.slug);
      expect(await slugs()).not.toContain(arabic.slug);
      const found = await list('&language=ar');
      expect(found.all.map(({ slug, language }) => [slug, language])).toEqual([
        [arabic.slug, 'ar'],
      ]);
      expect([found.total, found.featured?.slug]).toEqual([1, arabic.slug]);
      expect((await list('')).featured?.slug).toBe(english.slug);
      expect((await call('/api/blogs?language=ar')).body.all).toHaveLength(1);
      expect((await call('/api/featured-blogs?language=ar')).body).toHaveLength(1);
      expect((await call('/api/blogs?page=1&language=xx')).status).toBe(400);
    });

    it('omits the field of the default language', async () => {
      const { slug } = await write();
      const { body } = await call(`/api/blog-slug/${slug}`);
      expect(blogSchema.parse(body)).toEqual(body);
      expect(Object.keys(body)).not.toContain('language');
      expect(Object.keys(body)).not.toContain('counterparts');
    });

    it('finds a post by slug and former slug only in its own language', async () => {
      const { id, slug } = await write({ language: 'ar' });
      const read = (one: string, query = '') => call(`/api/blog-slug/${one}${query}`);
      expect((await read(slug)).status).toBe(404);
      expect((await read(slug, '?language=ar')).body.language).toBe('ar');
      await change(id, { slug: `${slug}-renamed`, _status: 'published' });
      expect((await read(slug, '?language=ar')).body.slug).toBe(`${slug}-renamed`);
      expect((await read(slug)).status).toBe(404);
      expect((await call(`/api/related-blogs/${id}`)).status).toBe(404);
      expect((await call(`/api/related-blogs/${id}?language=ar`)).status).toBe(200);
    });

    it('has translated categories, authors and picture descriptions', async () => {
      const { payload } = open();
      const category = await payload.create({
        collection: 'categories',
        data: { name: 'Sound' },
        // As above.
        overrideAccess: true,
      });
      const unnamed = await payload.create({
        collection: 'categories',
        data: { name: 'Mute' },
        // As above.
        overrideAccess: true,
      });
      const author = await payload.create({
        collection: 'authors',
        data: { name: 'Laila' },
        // As above.
        overrideAccess: true,
      });
      for (const [collection, id, name] of [
        ['categories', category.id, 'الصوت'],
        ['authors', author.id, 'ليلى'],
      ] as const) {
        await payload.update({
          ...{ collection, id, data: { name }, locale: 'ar' },
          // As above.
          overrideAccess: true,
        });
      }
      const both = { category: category.id, author: author.id };
      const english = await write(both);
      const arabic = await write({ ...both, language: 'ar' });
      const alone = await write({ category: unnamed.id, language: 'ar' });
      const read = async ({ slug }: Blog, query: string) =>
        (await call(`/api/blog-slug/${slug}${query}`)).body;
      expect(await read(english, '')).toMatchObject({
        category: { name: 'Sound' },
        author: { name: 'Laila' },
      });
      expect(await read(arabic, '?language=ar')).toMatchObject({
        category: { name: 'الصوت' },
        author: { name: 'ليلى' },
      });
      expect((await read(alone, '?language=ar')).category).toBeNull();
      const { categories } = await list('&language=ar');
      expect(categories).toEqual([{ name: 'الصوت', total: 1 }]);
      expect(await slugs('&category=الصوت&language=ar')).toEqual([arabic.slug]);
      expect(await slugs('&category=Sound')).toEqual([english.slug]);
      expect((await call('/api/blogs?page=1&category=Sound&language=ar')).status).toBe(404);
      expect((await call('/api/category-blogs/الصوت?language=ar')).body).toHaveLength(1);
    });
  });

  describe('translations', () => {
    const read = async ({ slug, language }: Blog) => {
      const query = language === 'ar' ? '?language=ar' : '';
      return (await call(`/api/blog-slug/${slug}${query}`)).body.counterparts;
    };

    it('link to each other', async () => {
      const english = await write();
      const arabic = await write({ language: 'ar', translationGroup: english.id });
      expect(await read(english)).toEqual([{ language: 'ar', slug: arabic.slug }]);
      expect(await read(arabic)).toEqual([{ language: 'en', slug: english.slug }]);
      const other = await write({ language: 'ar' });
      const answering = await write({ translationGroup: other.id });
      expect(await read(other)).toEqual([{ language: 'en', slug: answering.slug }]);
      const { body } = await call('/api/blogs?page=1&fields=address&language=ar');
      const { all } = blogAddressesSchema.parse(body);
      expect(all.find(({ slug }) => slug === arabic.slug)?.counterparts).toEqual([
        { language: 'en', slug: english.slug },
      ]);
    });

    it('are public when both posts are public', async () => {
      const english = await write();
      const arabic = await write({ language: 'ar', translationGroup: english.id });
      await change(arabic.id, { _status: 'draft' });
      expect(await read(english)).toBeUndefined();
      await change(arabic.id, { _status: 'published' });
      expect(await read(english)).toHaveLength(1);
      await change(english.id, { deletedAt: new Date().toISOString() });
      expect(await read(arabic)).toBeUndefined();
    });

    it('must have different languages', async () => {
      const first = await write({ title: 'The first' });
      const second = await write();
      const refused = { data: { errors: [{ path: 'translationGroup' }] } };
      await expect(change(second.id, { translationGroup: first.id })).rejects.toMatchObject(
        refused,
      );
      await expect(change(second.id, { translationGroup: first.id }, true)).rejects.toMatchObject({
        data: {
          errors: [
            { message: expect.stringContaining('“The first” is in the same language. Choose') },
          ],
        },
      });
      // It cannot be changed to that either.
      const arabic = await write({ language: 'ar', translationGroup: first.id });
      await expect(change(arabic.id, { language: 'en' })).rejects.toMatchObject(refused);
      await expect(change(first.id, { language: 'ar' })).rejects.toMatchObject(refused);
    });

    it('have one post for each language', async () => {
      const english = await write();
      const first = await write({ language: 'ar', title: 'الأول', translationGroup: english.id });
      const second = await write({ language: 'ar' });
      await expect(change(second.id, { translationGroup: english.id })).rejects.toMatchObject({
        data: {
          errors: [{ message: expect.stringContaining('“الأول” already is the translation') }],
        },
      });
      // Also in the database, for two that are stored at once.
      await expect(
        open().payload.db.updateOne({
          collection: 'blogs',
          id: second.id,
          data: { translationGroup: english.id },
        }),
      ).rejects.toThrow();
      expect(await read(english)).toEqual([{ language: 'ar', slug: first.slug }]);
      expect(await read(second)).toBeUndefined();
      // Neither may the original join another group, nor is a post of the trash in the way.
      const other = await write({ language: 'ar' });
      await expect(change(english.id, { translationGroup: other.id })).rejects.toThrow();
      await change(first.id, { deletedAt: new Date().toISOString() });
      await change(second.id, { translationGroup: english.id, _status: 'published' });
      expect(await read(english)).toEqual([{ language: 'ar', slug: second.slug }]);
    });

    it('can be linked from either post', async () => {
      const english = await write();
      const arabic = await write({ language: 'ar', translationGroup: english.id });
      await change(english.id, { translationGroup: arabic.id });
      expect(await read(english)).toEqual([{ language: 'ar', slug: arabic.slug }]);
      expect(await read(arabic)).toEqual([{ language: 'en', slug: english.slug }]);
    });

    it('are not changed by drafts, and are removed together with deleted posts', async () => {
      const [english, other] = [await write(), await write()];
      const arabic = await write({ language: 'ar', translationGroup: english.id });
      await change(arabic.id, { translationGroup: other.id }, true);
      expect(await read(arabic)).toEqual([{ language: 'en', slug: english.slug }]);
      expect(await read(other)).toBeUndefined();
      await open().payload.delete({
        collection: 'blogs',
        id: english.id,
        // As above.
        overrideAccess: true,
      });
      expect(await read(arabic)).toBeUndefined();
    });

    it('are created once despite concurrent requests', async () => {
      const english = await write();
      const start = () => write({ language: 'ar', translationGroup: english.id });
      const results = await Promise.allSettled([start(), start()]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('are not copied when a post is duplicated, but its language is', async () => {
      const english = await write();
      const arabic = await write({ language: 'ar', translationGroup: english.id });
      const copy = await open().payload.duplicate({
        collection: 'blogs',
        id: arabic.id,
        depth: 0,
        draft: true,
        // As above.
        overrideAccess: true,
      });
      expect([copy.language, copy.translationGroup ?? null]).toEqual(['ar', null]);
    });
  });
}
