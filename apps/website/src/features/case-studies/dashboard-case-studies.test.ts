import { defaultLanguage, type Language } from '@agency/content/languages';
import type { WireCaseStudy, WireFilm } from '@agency/contracts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createCaseStudy } from '../../../server/testing/fake-dashboard.ts';
import type { ContentResult } from '../../model/content-result.ts';
import type { CaseStudyEntry, CaseStudyLocals } from './case-study-page.ts';
import { decideVariant, toDashboardCaseStudy } from './dashboard-case-studies.ts';
import { findTranslations } from './translations.ts';

vi.stubEnv('MEDIA_BASE_URL', 'https://cdn.example');
afterAll(() => vi.unstubAllEnvs());
const study = createCaseStudy();
const language = defaultLanguage;

const toLocals = (result: ContentResult<WireCaseStudy>) =>
  ({ fetchContent: async () => result, addRules: () => undefined }) as unknown as CaseStudyLocals;
const published = (changes: Partial<WireCaseStudy> = {}) =>
  toLocals({ status: 'ok', data: { ...study, ...changes }, stale: false });
const work = toDashboardCaseStudy(study, { replaced: undefined, language });

const readPage = async (locals: CaseStudyLocals, from = work) => {
  const page = await from.getPage(locals);
  if (page.status !== 'ok') throw new Error(page.status);
  return page.data;
};

it('has its own path, and a placeholder colour and a heading that the build does not know', async () => {
  expect(work).toMatchObject({ id: 'study-7', path: '/Amber&Co', changed: study.updated_at });
  expect(work.rules).toEqual([
    {
      attribute: 'data-plate="study-7"',
      css: "@layer tokens{[data-plate='study-7']{--plate:#5B2456}}",
    },
    {
      attribute: 'data-world="study-7"',
      css: "@layer tokens{[data-world='study-7']{--world-ground:#5B2456;--world-ink:#ffffff;--world-accent:#ffffff;--world-dot:#5B2456}}",
    },
  ]);
  const { rules, preferred } = await readPage(published());
  const heading = rules.find(({ attribute }) => attribute === 'data-fit="case-studies/study-7"');
  expect(heading?.css).toMatch(/^@layer type\{\[data-fit='case-studies\/study-7'\]\{--fit:\d/);
  expect(preferred).toEqual(['/wise']);
});

it('shows its year, team and results if they are filled in', async () => {
  const received = { year: 2021, team: ['Strategy'], changed: ['Chairs are asked for by name.'] };
  expect((await readPage(published(received))).caseStudy).toMatchObject({
    route: '/Amber&Co',
    ...received,
  });
  expect((await readPage(published())).caseStudy.changed).toBeUndefined();
});

it('has its own colours, or those of its placeholder colour', async () => {
  const toColours = async (world: WireCaseStudy['world']) => {
    const { rules } = await readPage(published({ world }));
    return rules.find(({ attribute }) => attribute === 'data-world="study-7"')?.css;
  };
  expect(await toColours({ ground: '#0F5B43', ink: '#FFF0BE', accent: '#FFD24A' })).toBe(
    "@layer tokens{[data-world='study-7']{--world-ground:#0F5B43;--world-ink:#FFF0BE;--world-accent:#FFD24A;--world-dot:#0F5B43}}",
  );
  expect(await toColours(null)).toContain('--world-ground:#5B2456;--world-ink:#ffffff');
});

it('shows details by their own rules, and captions below their own pictures', async () => {
  const crop = { x: 20, y: 80, scale: 2.5 };
  const elsewhere = { ...study.tile, src: 'https://elsewhere.example/a.jpg', caption: 'Gone' };
  const { aperture, blocks, rules } = await readPage(
    published({
      aperture: study.tile,
      aperture_crop: { ...crop, scale: 2 },
      blocks: [
        { kind: 'gallery', rhythm: 'detail', pictures: [study.tile], crop },
        { kind: 'gallery', pictures: [elsewhere, { ...study.tile, caption: 'Said' }] },
      ],
    }),
  );
  expect(aperture?.crop).toEqual({ ...crop, scale: 2 });
  expect(blocks).toMatchObject([
    { rhythm: 'detail', pictures: [{ crop }] },
    { rhythm: 'pairs', pictures: [{ caption: 'Said' }] },
  ]);
  const crops = rules.filter(({ attribute }) => attribute.startsWith('data-crop'));
  expect(crops.map(({ attribute }) => attribute)).toEqual([
    'data-crop="20-80-20"',
    'data-crop="20-80-25"',
  ]);
  expect(crops[1]?.css).toContain('--focus-x:20%;--focus-y:80%;--scale:2.5');
});

it('gives its banner to the page before it, also while its own page is not available', async () => {
  expect((await work.getBanner(published())).banner?.src).toContain('amber-banner');
  const failed = toLocals({ status: 'failed', message: '' });
  expect((await work.getBanner(failed)).banner?.src).toContain('amber-wide');
});

it('shows pictures with their placeholder, focus and renditions', async () => {
  expect(await work.getImage('tile', '47vw')).toMatchObject({
    src: 'https://cdn.example/media/amber-tile.jpg',
    srcSet:
      'https://cdn.example/media/amber-tile-480.avif 480w, https://cdn.example/media/amber-tile-960.avif 960w',
    sizes: '47vw',
    width: 1200,
    height: 1500,
    focus: { x: 10, y: 0, width: 80, height: 30 },
    placeholder: expect.stringMatching(/^data:image\/webp/),
  });
  expect(await work.getImage('small', '47vw')).toBeUndefined();
});

it('uses the tile for missing pictures', async () => {
  const page = await readPage(published({ banner: null, banner_tall: null }));
  expect(page.banner?.src).toContain('amber-wide');
  expect(page.bannerTall?.src).toContain('amber-tile');
  expect(page.aperture?.src).toContain('amber-tile');
});

it('leaves out a picture or film of another host, and a block without others', async () => {
  const elsewhere = { ...study.tile, src: 'https://elsewhere.example/a.jpg' };
  const film: WireFilm = {
    src: 'https://elsewhere.example/a.mp4',
    type: 'video/mp4',
    poster: study.tile,
  };
  const { blocks } = await readPage(
    published({
      blocks: [
        { kind: 'gallery', pictures: [elsewhere, study.tile] },
        { kind: 'gallery', pictures: [elsewhere] },
        { kind: 'wide', picture: elsewhere },
        { kind: 'video', film },
        { kind: 'text', text: ['Said.'] },
      ],
    }),
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['gallery', 'text']);
  expect(blocks[0]).toMatchObject({ pictures: [{ alt: study.tile.name }] });
});

it('loads captions from our own host, wherever the film is', async () => {
  const { blocks } = await readPage(published());
  expect(blocks.find(({ kind }) => kind === 'video')).toMatchObject({
    film: {
      sources: [{ src: 'https://cdn.example/media/amber-film.mp4', type: 'video/mp4' }],
      captions: '/media/amber-film.vtt',
    },
  });
});

it('is the same page as long as the study is the same', async () => {
  const locals = published();
  expect(await readPage(locals)).toBe(await readPage(locals));
});

it('is replaced by the committed one while it is not available', async () => {
  const committed = { status: 'ok', data: { id: 'amber' }, stale: false };
  const replaced = {
    aliases: ['/AMBER'],
    getPage: async () => committed,
  } as unknown as CaseStudyEntry;
  const over = toDashboardCaseStudy(study, { replaced, language });
  expect(over.aliases).toEqual(['/AMBER']);
  for (const status of ['missing', 'failed'] as const) {
    const locals = toLocals({ status, message: '' });
    expect(await over.getPage(locals)).toBe(committed);
    expect(await work.getPage(locals)).toEqual({ status, message: '' });
  }
});

it('links to its page in the language, and measures its name in that typeface', async () => {
  const other = { ...defaultLanguage, tag: 'xx', typeface: 'nabra-arabic' as const };
  const named = { ...study, client: 'عنبر' };
  const said = toDashboardCaseStudy(named, { replaced: undefined, language: other });
  expect(said).toMatchObject({ path: '/Amber&Co', href: '/xx/Amber&Co' });
  const widthOf = async (from: CaseStudyEntry) => {
    const { rules } = await readPage(published({ client: 'عنبر' }), from);
    return rules.find(({ attribute }) => attribute === 'data-fit="case-studies/study-7"')?.css;
  };
  const plain = toDashboardCaseStudy(named, { replaced: undefined, language });
  expect(await widthOf(said)).not.toBe(await widthOf(plain));
});

describe('exists in', () => {
  const [first, second] = ['xx', 'yy'].map((tag) => ({ ...defaultLanguage, tag }));
  const languages = [defaultLanguage, first, second].filter((one) => one !== undefined);
  const requested: unknown[] = [];
  const locals = (own: Language) => ({
    language: own,
    languages,
    addRules: () => undefined,
    fetchContent: (async (name: string, _: undefined, { language }: { language: string }) => {
      requested.push(`${name} ${language}`);
      const data = language === 'xx' ? [study] : [];
      return { status: 'ok', data, stale: false };
    }) as never,
  });

  it('the default language and those with its copy, each of which is requested', async () => {
    expect(await findTranslations('/Amber&Co', locals(defaultLanguage))).toEqual({
      en: '/Amber&Co',
      xx: '/Amber&Co',
    });
    expect(requested).toEqual(['case-studies xx', 'case-studies yy']);
  });

  it('its own language, without a request if there is no other', async () => {
    requested.length = 0;
    const alone = { ...locals(defaultLanguage), languages: [defaultLanguage] };
    expect(await findTranslations('/Amber&Co', alone)).toEqual({ en: '/Amber&Co' });
    expect(requested).toEqual([]);
    expect(
      Object.keys(await findTranslations('/Amber&Co', locals(languages[1] ?? language))),
    ).toEqual(['en', 'xx']);
  });
});

const toSize = (width: number) => ({
  src: `/media/${width}.avif`,
  width,
  height: width,
  type: 'image/avif' as const,
});
const image = { src: '/media/whole.jpg', name: '', hashblur: '' };

it('is the smallest one that fills the width, else the whole picture', () => {
  const sizes = [toSize(1600), toSize(480), toSize(960)];
  expect(decideVariant({ ...image, sizes }, 600)).toBe('/media/960.avif');
  expect(decideVariant({ ...image, sizes }, 2000)).toBe('/media/whole.jpg');
  expect(decideVariant(image, 600)).toBe('/media/whole.jpg');
});
