import { endpoints } from '@agency/contracts';
import type { Payload, TypedLocale } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Opening } from '../payload-types.ts';
import { HOUR } from '../platform/durations.ts';
import { toTestArticle } from './open-test-dashboard.ts';
import { createTestOpening } from './openings.ts';

type HandleApi = typeof import('../api/handle-api.ts').handleApiRequest;

/** Tests of openings in two languages, by the public API and as recruiters write them, for each database. */
export function describeOpeningsByLanguage(
  open: () => { payload: Payload; handleApi: HandleApi },
): void {
  const publish = (title: string, fields: Partial<Opening> = {}, locale?: TypedLocale) =>
    createTestOpening(open().payload, title, fields, locale);
  const change = (id: number, data: Partial<Opening>, draft = false, locale: TypedLocale = 'en') =>
    open().payload.update({
      collection: 'openings',
      locale,
      id,
      data,
      draft: draft as true,
      // Access is not tested here.
      overrideAccess: true,
    });
  const call = async (path: string) => {
    const { payload, handleApi } = open();
    const received = await handleApi(new Request(`http://localhost/api/openings${path}`), payload);
    return { status: received.status, text: await received.text() };
  };
  const list = async (query: string) =>
    endpoints.openings.response.parse(JSON.parse((await call(query)).text));
  const slugs = async (query = '') => (await list(query)).map(({ slug }) => slug);
  /** Status and language of an opening, or the HTTP status */
  const find = async (slug: string, query = '') => {
    const { status, text } = await call(`/${slug}${query}`);
    if (status !== 200) return status;
    const { state, language } = endpoints.opening.response.parse(JSON.parse(text));
    return [state, language];
  };

  describe('openings by language', () => {
    it('have the default language without the parameter, and another one with it', async () => {
      const english = await publish('Writer');
      const late = await publish('كاتب', {}, 'ar');
      const soon = new Date(Date.now() + HOUR).toISOString();
      const first = await publish('مصمم', { closesAt: soon }, 'ar');
      expect([late.slug, first.slug]).toEqual(['katb', 'msmm']);
      expect(await slugs()).toEqual([english.slug]);
      const found = await list('?language=ar');
      expect(found.map(({ title, language }) => [title, language])).toEqual([
        ['مصمم', 'ar'],
        ['كاتب', 'ar'],
      ]);
    });

    it('are unchanged for the default language', async () => {
      const { slug } = await publish('Editor');
      const { text } = await call('');
      expect((await call('?language=en')).text).toBe(text);
      expect(text).not.toContain('language');
      expect((await call(`/${slug}`)).text).not.toContain('language');
    });

    it('are found only in the languages of their texts, whether open or closed', async () => {
      const { id, slug } = await publish('محرر', {}, 'ar');
      expect(await find(slug)).toBe(404);
      expect(await find(slug, '?language=ar')).toEqual(['open', 'ar']);
      // With the form in English.
      await change(id, { _status: 'draft' });
      expect(await find(slug)).toBe(404);
      expect(await find(slug, '?language=ar')).toEqual(['closed', 'ar']);
      const english = await publish('Strategist');
      expect(await find(english.slug, '?language=ar')).toBe(404);
      await change(english.id, { _status: 'draft' });
      expect(await find(english.slug, '?language=ar')).toBe(404);
      expect(await find(english.slug)).toEqual(['closed', undefined]);
    });

    it('share unique slugs', async () => {
      const { slug } = await publish('مخرج', { slug: 'director' }, 'ar');
      await expect(publish('Film director', { slug })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug' }] },
      });
    });

    it('have one slug in both languages if both have texts', async () => {
      const { id, slug } = await publish('Producer');
      const arabic = { title: 'منتج', description: toTestArticle('تنتج الأفلام.') };
      await change(id, arabic, true, 'ar');
      expect(await find(slug, '?language=ar')).toBe(404);
      await change(id, { ...arabic, _status: 'published' }, false, 'ar');
      expect(await find(slug, '?language=ar')).toEqual(['open', 'ar']);
      expect(await find(slug)).toEqual(['open', undefined]);
      const { payload } = open();
      const { docs } = await payload.findVersions({
        collection: 'openings',
        where: { parent: { equals: id } },
        sort: 'createdAt',
        // As above.
        overrideAccess: true,
      });
      await payload.restoreVersion({
        collection: 'openings',
        id: String(docs[0]?.id),
        // As above.
        overrideAccess: true,
      });
      expect(await find(slug)).toEqual(['open', undefined]);
      expect(await find(slug, '?language=ar')).toBe(404);
    });

    it('reject a text that is too long in the other language', async () => {
      const { id } = await publish('Director of photography');
      await change(id, { title: 'ا'.repeat(121) }, true, 'ar');
      await expect(change(id, { _status: 'published' })).rejects.toMatchObject({
        data: { errors: [{ path: 'title', message: expect.stringContaining('العربية: ') }] },
      });
    });

    it.each(['?language=xx', '?language=', '?language=AR', '?language=ar&language=ar'])(
      'are 400 with %s',
      async (query) => {
        expect((await call(query)).status).toBe(400);
        expect((await call(`/writer${query}`)).status).toBe(400);
      },
    );
  });
}
