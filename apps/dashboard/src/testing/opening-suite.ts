import { endpoints } from '@agency/contracts';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Opening } from '../payload-types.ts';
import { createTestOpening } from './openings.ts';

type AnswerApi = typeof import('../api/handle-api.ts').handleApiRequest;

/** Tests of openings in two languages, by the public API and as recruiters write them, for each database. */
export function describeOpeningsByLanguage(
  open: () => { payload: Payload; answerApi: AnswerApi },
): void {
  const publish = (title: string, fields: Partial<Opening> = {}) =>
    createTestOpening(open().payload, title, fields);
  const change = (id: number, data: Partial<Opening>, draft = false) =>
    open().payload.update({
      collection: 'openings',
      id,
      data,
      draft: draft as true,
      // Access is not tested here.
      overrideAccess: true,
    });
  const call = async (path: string) => {
    const { payload, answerApi } = open();
    const answer = await answerApi(new Request(`http://localhost/api/openings${path}`), payload);
    return { status: answer.status, text: await answer.text() };
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
    it('are of the default language without the parameter, and of another with it', async () => {
      const english = await publish('Writer');
      const late = await publish('كاتب', { language: 'ar' });
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      const first = await publish('مصمم', { language: 'ar', closesAt: soon });
      expect([english.language, late.slug, first.slug]).toEqual(['en', 'katb', 'msmm']);
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

    it('are found only in their own language, open and closed', async () => {
      const { id, slug } = await publish('محرر', { language: 'ar' });
      expect(await find(slug)).toBe(404);
      expect(await find(slug, '?language=ar')).toEqual(['open', 'ar']);
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
      const { slug } = await publish('مخرج', { language: 'ar', slug: 'director' });
      await expect(publish('Film director', { slug })).rejects.toMatchObject({
        data: { errors: [{ path: 'slug' }] },
      });
    });

    it('keep their public language despite drafts and earlier versions', async () => {
      const { id, slug } = await publish('Producer');
      await change(id, { language: 'ar' }, true);
      expect(await find(slug)).toEqual(['open', undefined]);
      await change(id, { language: 'ar', _status: 'published' });
      expect(await find(slug, '?language=ar')).toEqual(['open', 'ar']);
      expect(await find(slug)).toBe(404);
      const { payload } = open();
      const { docs } = await payload.findVersions({
        collection: 'openings',
        where: { parent: { equals: id }, 'version.language': { equals: 'en' } },
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
    });

    it('keep their language when duplicated, and reject unknown ones', async () => {
      const { id } = await publish('مترجم', { language: 'ar' });
      const copy = await open().payload.duplicate({
        collection: 'openings',
        id,
        draft: true,
        // As above.
        overrideAccess: true,
      });
      expect(copy.language).toBe('ar');
      await expect(publish('Nowhere', { language: 'xx' })).rejects.toMatchObject({
        data: { errors: [{ path: 'language' }] },
      });
    });

    it.each(['?language=xx', '?language=', '?language=AR', '?language=ar&language=ar'])(
      'are not told by %s',
      async (query) => {
        expect((await call(query)).status).toBe(400);
        expect((await call(`/writer${query}`)).status).toBe(400);
      },
    );
  });
}
