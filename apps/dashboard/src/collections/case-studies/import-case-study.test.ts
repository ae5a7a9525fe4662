import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLanguage, type Language } from '@agency/content/languages';
import { wireCaseStudySchema } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const COVERS = 5;
const wise = parse(
  readFileSync(
    join(import.meta.dirname, '../../../../../packages/content/case-studies/wise/en.yaml'),
    'utf8',
  ),
);

let dashboard: TestDashboard;
let copyStudy: typeof import('./import-case-study.ts').importCaseStudy;
let getCaseStudy: typeof import('../../api/case-studies.ts').getCaseStudy;
let req: PayloadRequest;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  // Rendering all sizes of the pictures takes long, and media.test.ts covers it.
  const { upload } = dashboard.payload.collections.media.config;
  upload.imageSizes = upload.imageSizes?.filter(({ name }) => name === 'webp480') ?? [];
  ({ importCaseStudy: copyStudy } = await import('./import-case-study.ts'));
  ({ getCaseStudy } = await import('../../api/case-studies.ts'));
  const { createLocalReq } = await import('payload');
  const user = await createTestUser(dashboard.payload, 'editor');
  req = await createLocalReq({ user }, dashboard.payload);
});
afterAll(() => dashboard.close());

const count = async (collection: 'media' | 'films' | 'case-studies') =>
  (await dashboard.payload.count({ collection })).totalDocs;
const listFiles = () => {
  const folder = join(dashboard.folder, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('shows the tile of a default case study to editors', async () => {
  const { tileEndpoint } = await import('./import-case-study.ts');
  const open = (name: string, user = req.user) =>
    tileEndpoint.handler({ ...req, user, routeParams: { name } } as PayloadRequest);
  const tile = await open('wise');
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect((await open('../wise')).status).toBe(404);
  expect((await open('wise', null)).status).toBe(401);
});

describe('an imported case study', { timeout: 120_000 }, () => {
  it('continues an interrupted import without duplicates', async () => {
    const { payload } = dashboard;
    const create = payload.create.bind(payload);
    let made = 0;
    const failing = vi.spyOn(payload, 'create').mockImplementation((options) => {
      made += 1;
      return made > 3 ? Promise.reject(new Error('killed')) : create(options as never);
    });
    await expect(copyStudy(req, 'wise')).rejects.toThrow('killed');
    failing.mockRestore();
    expect([await count('media'), await count('case-studies')]).toEqual([3, 0]);
    // A process that ended between writing the file and its row leaves a file with the name of the next copy.
    const [kept = ''] = listFiles();
    await payload.delete({ collection: 'media', where: { filename: { equals: kept } } });
    copyFileSync(
      join(import.meta.dirname, 'import-case-study.ts'),
      join(dashboard.folder, 'media', kept),
    );

    const [first, second] = await Promise.all([copyStudy(req, 'wise'), copyStudy(req, 'wise')]);
    expect(second).toEqual(first);
    expect(await copyStudy(req, 'wise')).toEqual(first);
    const pictures = COVERS + wise.pictures.gallery.length;
    expect([await count('media'), await count('case-studies')]).toEqual([pictures, 1]);
    expect(listFiles().filter((name) => /-\d+\.webp$/.test(name))).toEqual([]);
    const originals = listFiles().filter((name) => /-[0-9a-f]{12}\.webp$/.test(name));
    expect(originals.length).toBe(pictures);
  });

  it('is imported by each user with their own permissions', async () => {
    const { createLocalReq } = await import('payload');
    const { payload } = dashboard;
    const user = await createTestUser(payload, 'recruiter');
    const foreign = await createLocalReq({ user }, payload);
    const both = [copyStudy(foreign, 'gsms'), copyStudy(req, 'gsms')];
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const { docs } = await payload.find({
      collection: 'case-studies',
      where: { slug: { equals: 'gsms' } },
      draft: true,
    });
    expect(docs).toMatchObject([{ editedBy: req.user?.id }]);
  });

  it('is a complete draft that matches the files when published', async () => {
    const { payload } = dashboard;
    const { id } = await copyStudy(req, 'wise');
    const draft = await payload.findByID({ collection: 'case-studies', id, depth: 0 });
    expect(draft._status).toBe('draft');
    await payload.update({ collection: 'case-studies', id, data: { _status: 'published' } });
    const study = wireCaseStudySchema.parse(await getCaseStudy(payload, { parameter: 'wise' }));
    expect(study).toMatchObject({
      client: 'Wise',
      sector: 'financial advisory',
      categories: ['branding'],
      order: 20,
      mobile_order: 5,
      colour: '#5B2456',
      ...{ year: 2019, team: ['Strategy', 'Creative'] },
      changed: [expect.stringContaining('in years')],
      intro: { heading: 'The Brief' },
      tile: { name: expect.stringMatching(/^An engraved banknote on ochre leather/) },
      banner_tall: { name: expect.stringMatching(/^An engraved owl looks out/) },
    });
    expect(study.intro.text).toHaveLength(2);
    expect(study.blocks).toMatchObject([
      { kind: 'text' },
      {
        kind: 'gallery',
        rhythm: 'beside',
        pictures: [
          { name: expect.stringMatching(/^An envelope/), caption: expect.any(String) },
          { name: expect.stringMatching(/^A report/), caption: expect.any(String) },
          { name: expect.stringMatching(/^The identity of Wise/) },
        ],
      },
    ]);
    expect(study).toMatchObject({
      world: { ground: '#D9962A', ink: '#31102F', accent: '#5B2456' },
      aperture: { name: wise.pictures.gallery[wise.aperture.show - 1].alt },
    });
  });

  it('has its translations', async () => {
    const { payload } = dashboard;
    const { id } = await copyStudy(req, 'wise');
    const arabic = findLanguage('ar') as Language;
    await payload.update({ collection: 'case-studies', id, data: { _status: 'published' } });
    const [study, english] = [
      wireCaseStudySchema.parse(
        await getCaseStudy(payload, { parameter: 'wise', language: arabic }),
      ),
      await getCaseStudy(payload, { parameter: 'wise' }),
    ];
    const texts = [study.sector, study.summary, study.intro.heading, study.tile.name];
    for (const text of texts) expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(study.blocks.map(({ kind }) => kind)).toEqual(english.blocks.map(({ kind }) => kind));
    expect(study.blocks[1]).toMatchObject({
      pictures: [
        { caption: expect.stringMatching(/\p{Script=Arabic}/u) },
        { name: expect.stringMatching(/\p{Script=Arabic}/u) },
        {},
      ],
    });
  });

  it('has its films, posters and captions', { tags: 'nightly' }, async () => {
    const { payload } = dashboard;
    const { id } = await copyStudy(req, 'lwoniti');
    await payload.update({ collection: 'case-studies', id, data: { _status: 'published' } });
    const study = wireCaseStudySchema.parse(await getCaseStudy(payload, { parameter: 'lwoniti' }));
    const films = study.blocks.filter(({ kind }) => kind === 'video');
    expect(films).toMatchObject([
      {
        film: {
          type: 'video/mp4',
          poster: { name: expect.stringMatching(/^A gold ring/) },
          captions: expect.stringMatching(/^\/media\/lwoniti-film-1-[0-9a-f]{12}-.*\.vtt$/),
        },
      },
    ]);
    expect(await count('films')).toBe(1);
  });

  it('is found in the trash, and an unknown one is 404', async () => {
    const { payload } = dashboard;
    const { id } = await copyStudy(req, 'wise');
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'case-studies', id, data: { deletedAt } });
    expect(await copyStudy(req, 'wise')).toEqual({ id, deletedAt });
    await expect(copyStudy(req, 'nobody')).rejects.toThrow('no such default case study');
  });
});

it('every static case study becomes a valid draft', async () => {
  const { readStaticCaseStudies: readShippedStudies } = await import('./static-case-studies.ts');
  const { findNotImported: findNotTakenOver } = await import('./import-case-study.ts');
  const { slugField } = await import('./slug.ts');
  const { payload } = dashboard;
  const { totalDocs: taken } = await payload.count({ collection: 'case-studies', trash: true });
  expect(taken).toBeGreaterThan(0);
  expect(await findNotTakenOver(payload)).toHaveLength(readShippedStudies().length - taken);
  for (const { name } of await findNotTakenOver(payload)) {
    expect([name, await slugField.validate?.(name as never, { req } as never)]).toEqual([
      name,
      true,
    ]);
  }
});
