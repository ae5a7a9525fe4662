import { readBrand } from '@agency/brand/read-brand';
import { toCompanyPath } from '@agency/content/brand-placeholders';
import { listedCaseStudySchema, wireCaseStudySchema } from '@agency/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeCaseStudy, createTestCaseStudy } from '../../testing/case-studies.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let api: typeof import('../../api/case-studies.ts');
beforeAll(async () => {
  dashboard = await openTestDashboard();
  api = await import('../../api/case-studies.ts');
});
afterAll(() => dashboard.close());

const draft = (client: string, slug?: string) =>
  dashboard.payload.create({
    collection: 'case-studies',
    data: { client, ...(slug && { slug }) } as never,
    draft: true,
  });
const save = (id: number, data: object) =>
  dashboard.payload.update({ collection: 'case-studies', id, data, draft: true });
const publish = (id: number, data: object = {}) =>
  dashboard.payload.update({
    collection: 'case-studies',
    id,
    data: { ...data, _status: 'published' },
  });
const refusedFor = (path: string) => ({
  data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
});

describe('a draft', () => {
  it('requires only a client, and is last in the grid', async () => {
    const { slug, order } = await draft('Amber & Co');
    expect(slug).toBe('amber-co');
    // The website ships with twenty.
    expect(order).toBe(21);
    await expect(draft(' ')).rejects.toMatchObject(refusedFor('client'));
  });

  it('gets a free slug, and keeps a slug that an editor typed', async () => {
    expect((await draft('Wise')).slug).toBe('wise-2');
    expect((await draft('Careers')).slug).toBe('careers-2');
    const { id } = await draft('Own address', 'Own&Address_1');
    expect((await save(id, { client: 'Other' })).slug).toBe('Own&Address_1');
  });

  it("has a fallback slug until the client's name has Latin or Arabic letters", async () => {
    const { id, slug } = await draft('回声');
    expect(slug).toBe('study');
    expect((await draft('声音')).slug).toBe('study-2');
    expect((await save(id, { summary: 'Of a voice.' })).slug).toBe('study');
    expect((await save(id, { client: '回声 9' })).slug).toBe('study');
    expect((await save(id, { client: 'صوت' })).slug).toBe('swt');
    expect((await save(id, { client: 'Sada' })).slug).toBe('sada');
  });

  it.each([
    ['our-work', 'page of the website'],
    [toCompanyPath(readBrand()).slice(1), 'page of the website'],
    ['Our-Work', 'page of the website'],
    ['sitemap', 'page of the website'],
    ['Favicon', 'page of the website'],
    ['cms-api', 'page of the website'],
    ['WISE', 'default case study'],
    ['tacit', 'default case study'],
    ['a--b', 'Letters'],
    ['a/b', 'Letters'],
    [`a${'b'.repeat(60)}`, 'Letters'],
    ['ä', 'Letters'],
  ])('cannot have the slug %j', async (slug, reason) => {
    await expect(draft('Any', slug)).rejects.toMatchObject({
      data: {
        errors: [
          expect.objectContaining({ path: 'slug', message: expect.stringContaining(reason) }),
        ],
      },
    });
  });

  it('cannot have the slug of another, in any letter case, the trash included', async () => {
    const { id } = await draft('First', 'Taken');
    await expect(draft('Second', 'taken')).rejects.toMatchObject(refusedFor('slug'));
    await save(id, { deletedAt: new Date().toISOString() });
    await expect(draft('Second', 'TAKEN')).rejects.toMatchObject({
      data: { errors: [{ message: 'Another case study, in the trash, has this URL: First.' }] },
    });
  });

  it('may have the exact slug of a static case study', async () => {
    expect((await draft('Lupin again', 'Lupin')).slug).toBe('Lupin');
  });

  it('is not public', async () => {
    await draft('Secret work');
    expect(JSON.stringify(await api.getCaseStudies(dashboard.payload))).not.toContain('Secret');
    await expect(
      api.getCaseStudy(dashboard.payload, { parameter: 'secret-work' }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('publishing', () => {
  it('has an error for each missing field', async () => {
    const { id } = await draft('Half a study');
    await save(id, { introHeading: '', colour: '', blocks: [{ blockType: 'results' }] });
    const problem = await publish(id).catch((error: unknown) => error);
    const { errors } = (problem as { data: { errors: { path: string }[] } }).data;
    expect(errors.map(({ path }) => path).sort()).toEqual(
      [
        ...['sector', 'country', 'categories', 'services', 'summary', 'colour', 'tile'],
        ...['introHeading', 'introText', 'description', 'blocks.0.heading', 'blocks.0.cards'],
      ].sort(),
    );
  });

  it('is rejected with an unknown related case study or an invalid position', async () => {
    const { id } = await createTestCaseStudy(dashboard.payload);
    await expect(publish(id, { related: ['wise', 'nobody'] })).rejects.toMatchObject(
      refusedFor('related'),
    );
    await expect(publish(id, { order: 1.5 })).rejects.toMatchObject(refusedFor('order'));
    await expect(publish(id, { description: 'Too short' })).rejects.toMatchObject(
      refusedFor('description'),
    );
  });

  it('returns a response that matches the contract for every block, and drafts stay private', async () => {
    const { payload } = dashboard;
    const picture = await createTestPicture(payload, 'a.jpg', {
      alt: 'A chair',
      focus: { x: 10, y: 0, width: 80, height: 30 },
    });
    const study = await createTestCaseStudy(payload, {
      client: 'Amber & Co',
      slug: 'Amber&Co',
      order: 2,
      mobileOrder: 5,
      related: ['wise', 'Lupin'],
      wide: picture.id,
      bannerTall: picture.id,
      blocks: [
        { blockType: 'text', text: 'One.\n\n\nTwo.' },
        { blockType: 'gallery', pictures: [picture.id, picture.id] },
        { blockType: 'wide', picture: picture.id },
        {
          blockType: 'results',
          heading: 'Results',
          cards: [{ topText: '38 %', bottomText: 'more' }],
        },
        {
          blockType: 'dotCards',
          heading: 'Steps',
          cards: [
            { title: 'Ask', points: 'One\nTwo', dot: 'yellow', ground: 'grey', border: true },
          ],
        },
        { blockType: 'website', label: 'Their shop', href: 'https://example.com/shop' },
      ],
    });
    await publish(study.id);
    const whole = wireCaseStudySchema.parse(
      await api.getCaseStudy(payload, { parameter: 'Amber&Co' }),
    );
    expect(whole).toMatchObject({
      name: 'Amber&Co',
      mobile_order: 5,
      intro: {
        heading: 'The Brief',
        text: ['Amber makes chairs.', 'They are bent from one piece.'],
      },
      wide: { name: 'A chair', focus: { x: 10, y: 0, width: 80, height: 30 } },
      small: null,
      banner: null,
      banner_tall: { name: 'A chair' },
      related: ['wise', 'Lupin'],
    });
    expect(whole.blocks).toMatchObject([
      { kind: 'text', text: ['One.', 'Two.'] },
      { kind: 'gallery', pictures: [{ name: 'A chair' }, { name: 'A chair' }] },
      { kind: 'wide', picture: { name: 'A chair' } },
      { kind: 'results', cards: [{ topText: '38 %', bottomText: 'more' }] },
      {
        kind: 'dotCards',
        cards: [{ dotColour: 'yellow', points: ['One', 'Two'], backgroundColour: '#F6F6F6' }],
      },
      { kind: 'website', href: 'https://example.com/shop' },
    ]);
    expect(new Set(whole.tile.sizes?.map(({ type }) => type))).toEqual(
      new Set(['image/avif', 'image/jpeg']),
    );
    await save(study.id, { summary: 'Not public yet.' });
    const all = listedCaseStudySchema.array().parse(await api.getCaseStudies(payload));
    expect(all.map(({ name, summary }) => [name, summary])).toEqual([
      ['Amber&Co', completeCaseStudy.summary],
    ]);
    await payload.update({ collection: 'case-studies', id: study.id, data: { _status: 'draft' } });
    expect(await api.getCaseStudies(payload)).toEqual([]);
  });

  it('trims invisible characters around texts', async () => {
    const { payload } = dashboard;
    const around = (text: string) => `\u00a0 ${text}  \n`;
    const { id } = await createTestCaseStudy(payload);
    const { slug } = await publish(id, {
      client: around('C'.repeat(60)),
      sector: around('s'.repeat(120)),
      country: around('l'.repeat(60)),
      summary: around('m'.repeat(300)),
      description: around('d'.repeat(170)),
      introHeading: around('h'.repeat(120)),
      services: ['', around('v'.repeat(120)), ' '],
      blocks: [
        { blockType: 'text', heading: around('t'.repeat(120)), text: around('One.') },
        { blockType: 'website', label: around('b'.repeat(120)), href: 'https://example.com/' },
      ],
    });
    const whole = wireCaseStudySchema.parse(await api.getCaseStudy(payload, { parameter: slug }));
    expect([whole.client, whole.services]).toEqual(['C'.repeat(60), ['v'.repeat(120)]]);
    const listed = await api.getCaseStudies(payload);
    expect(
      listedCaseStudySchema
        .array()
        .parse(listed)
        .map(({ name }) => name),
    ).toContain(slug);
    await expect(publish(id, { services: [' ', ''] })).rejects.toMatchObject(
      refusedFor('services'),
    );
    await payload.update({ collection: 'case-studies', id, data: { _status: 'draft' } });
  });

  it('prevents deletion of its pictures, and the error names where they are used', async () => {
    const { payload } = dashboard;
    const [tile, part] = [
      await createTestPicture(payload, 't.jpg'),
      await createTestPicture(payload, 'p.jpg'),
    ];
    const { id } = await createTestCaseStudy(payload, { client: 'Shows both', tile: tile.id });
    await save(id, { blocks: [{ blockType: 'gallery', pictures: [part.id] }] });
    for (const picture of [tile, part]) {
      await expect(payload.delete({ collection: 'media', id: picture.id })).rejects.toThrow(
        'Still shown by “Shows both”',
      );
    }
    await save(id, { blocks: [] });
    await expect(payload.delete({ collection: 'media', id: part.id })).resolves.toBeTruthy();
  });
});
