import { endpoints } from '@agency/contracts';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TeamMember } from '../payload-types.ts';
import { createTestPicture } from './open-test-dashboard.ts';

type HandleApi = typeof import('../api/handle-api.ts').handleApiRequest;

/** Tests of the public API with translated team members, for each database. */
export function describeTeamByLanguage(
  open: () => { payload: Payload; handleApi: HandleApi },
): void {
  type Texts = Partial<Pick<TeamMember, 'name' | 'position' | 'quote'>>;
  const add = async (
    english: Pick<TeamMember, 'name' | 'position'> & Partial<TeamMember>,
    arabic: Texts,
  ) => {
    const { payload } = open();
    const { id } = await payload.create({
      collection: 'team-members',
      data: english,
      // Access is not tested here.
      overrideAccess: true,
    });
    await payload.update({
      collection: 'team-members',
      id,
      locale: 'ar',
      data: arabic,
      // As above.
      overrideAccess: true,
    });
    return id;
  };
  const call = async (query = '') => {
    const { payload, handleApi } = open();
    const request = new Request(`http://localhost/api/team-members/${query}`);
    const received = await handleApi(request, payload);
    return { status: received.status, text: await received.text() };
  };
  const read = async (query: string) =>
    endpoints['team-members'].response.parse(JSON.parse((await call(query)).text));

  describe('the team', () => {
    let src: string;
    beforeAll(async () => {
      const { payload } = open();
      const picture = await createTestPicture(payload, 'Laila.jpg');
      await payload.update({
        ...{ collection: 'media', id: picture.id, locale: 'ar', data: { alt: 'حقل أزرق' } },
        // As above.
        overrideAccess: true,
      });
      src = `/media/${picture.filename}`;
      await add(
        { name: 'Laila', position: 'Founder', quote: 'Listen.', portrait: picture.id },
        { name: 'ليلى', position: 'المؤسِّسة', quote: 'اسمع.' },
      );
      await payload.create({
        ...{ collection: 'team-members', data: { name: 'Karim', position: 'Writer' } },
        // As above.
        overrideAccess: true,
      });
      await add({ name: 'Mona', position: 'Artist' }, { position: 'فنانة' });
      await add(
        { name: 'Omar', position: 'Technology', quote: 'Nobody thanks a spinner.' },
        { name: 'عمر', position: 'التقنية' },
      );
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
      'is 400 with %s',
      async (query) => {
        expect((await call(query)).status).toBe(400);
      },
    );

    it.each([
      ['name', 80],
      ['position', 80],
      ['quote', 280],
    ])('has a %s of %d characters at most in each language', async (field, most) => {
      const write = (length: number) =>
        add({ name: 'Long', position: 'Artist' }, { [field]: 'ا'.repeat(length) });
      const written = [await write(most)];
      const refused = { data: { errors: [{ path: field }] } };
      await expect(write(most + 1)).rejects.toMatchObject(refused);
      expect(written).toEqual([expect.any(Number)]);
    });

    it('requires an English name', async () => {
      const create = open().payload.create({
        ...{ collection: 'team-members', locale: 'ar', data: { name: 'س', position: 'س' } },
        // As above.
        overrideAccess: true,
      });
      await expect(create).rejects.toMatchObject({
        data: {
          errors: [
            { path: 'name', message: expect.stringContaining('English: ') },
            { path: 'position' },
          ],
        },
      });
    });
  });
}
