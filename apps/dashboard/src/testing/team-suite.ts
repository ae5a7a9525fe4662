import { endpoints } from '@agency/contracts';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TeamMember } from '../payload-types.ts';
import { createTestPicture } from './open-test-dashboard.ts';

type AnswerApi = typeof import('../api/handle-api.ts').handleApiRequest;

/** Tests of the public API with translated team members, for each database. */
export function describeTeamByLanguage(
  open: () => { payload: Payload; answerApi: AnswerApi },
): void {
  const add = (data: Pick<TeamMember, 'name' | 'position'> & Partial<TeamMember>) =>
    open().payload.create({
      collection: 'team-members',
      data,
      // Access is not tested here.
      overrideAccess: true,
    });
  const call = async (query = '') => {
    const { payload, answerApi } = open();
    const request = new Request(`http://localhost/api/team-members/${query}`);
    const answer = await answerApi(request, payload);
    return { status: answer.status, text: await answer.text() };
  };
  const read = async (query: string) =>
    endpoints['team-members'].response.parse(JSON.parse((await call(query)).text));

  describe('the team', () => {
    let src: string;
    beforeAll(async () => {
      const picture = await createTestPicture(open().payload, 'Laila.jpg', {
        alts: { ar: 'حقل أزرق' },
      });
      src = `/media/${picture.filename}`;
      await add({
        ...{ name: 'Laila', names: { ar: 'ليلى' } },
        ...{ position: 'Founder', positions: { ar: 'المؤسِّسة' } },
        ...{ quote: 'Listen.', quotes: { ar: 'اسمع.' } },
        portrait: picture.id,
      });
      await add({ name: 'Karim', names: { ar: 'كريم' }, position: 'Writer' });
      await add({ name: 'Mona', position: 'Artist', positions: { ar: 'فنانة' } });
      await add({
        ...{ name: 'Omar', names: { ar: 'عمر' } },
        ...{ position: 'Technology', positions: { ar: 'التقنية' } },
        quote: 'Nobody thanks a spinner.',
      });
    });

    it('lists members with name and position in the language, in the same order', async () => {
      const [laila, omar, ...others] = await read('?language=ar');
      expect(laila).toMatchObject({
        ...{ name: 'ليلى', position: 'المؤسِّسة', quote: 'اسمع.', language: 'ar' },
        image: { src, name: 'حقل أزرق' },
      });
      expect(omar).toEqual({
        ...{ name: 'عمر', position: 'التقنية', quote: '', image: null, language: 'ar' },
      });
      expect(others).toEqual([]);
    });

    it('is unchanged for the default language', async () => {
      const { text } = await call();
      expect((await call('?language=en')).text).toBe(text);
      const [laila, ...others] = JSON.parse(text);
      expect(laila).toMatchObject({ name: 'Laila', quote: 'Listen.', image: { src } });
      expect(laila.image.name).toBe('A blue field');
      expect(Object.keys(laila)).toEqual(['name', 'position', 'quote', 'image']);
      const names = others.map(({ name }: { name: string }) => name);
      expect(names).toEqual(['Karim', 'Mona', 'Omar']);
    });

    it.each(['?language=xx', '?language=', '?language=AR', '?language=ar&language=ar'])(
      'is not told by %s',
      async (query) => {
        expect((await call(query)).status).toBe(400);
      },
    );

    it.each([
      ['names', 80],
      ['positions', 80],
      ['quotes', 280],
    ])('has %s of %d characters at most, in known languages', async (field, most) => {
      const write = (words: object) =>
        add({ name: 'Long', position: 'Artist', [field]: words }).then(({ id }) =>
          open().payload.delete({
            collection: 'team-members',
            id,
            // As above.
            overrideAccess: true,
          }),
        );
      await write({ ar: 'ا'.repeat(most) });
      const refused = { data: { errors: [{ path: field }] } };
      await expect(write({ ar: 'ا'.repeat(most + 1) })).rejects.toMatchObject(refused);
      await expect(write({ xx: 'Words' })).rejects.toMatchObject(refused);
    });
  });
}
