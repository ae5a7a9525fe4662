import { readFileSync } from 'node:fs';
import type { WireBlock, WireCaseStudy } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createCaseStudy, type Fault } from '../../server/testing/fake-dashboard.ts';
import { createDashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import {
  clock,
  dataDir,
  fake,
  listCopies,
  patient,
  start,
  toCopyPath,
} from './testing/open-client.ts';

const amber = createCaseStudy();
const birch = createCaseStudy({ id: 8, name: 'Birch', related: [] });
const whole = { parameter: amber.name };

beforeEach(() => {
  fake.caseStudies = [amber, birch];
});

/** Those of the list. */
async function readNames(dashboard = start()): Promise<string[]> {
  const list = await dashboard.read('case-studies');
  return list.status === 'ok' ? list.data.map(({ name }) => name) : [];
}

/** Whatever a host may say. */
const say = (...studies: object[]) => {
  fake.caseStudies = studies as WireCaseStudy[];
};

it('hands out the same list and study until others are published, and then those', async () => {
  const dashboard = start();
  // A page waits but a moment for what it can do without, and a busy machine may take longer.
  await vi.waitFor(async () => expect(await readNames(dashboard)).toHaveLength(2), patient);
  const read = () =>
    Promise.all([dashboard.read('case-studies'), dashboard.read('case-study', whole)]);
  const [list, study] = await read();
  clock.time += readerLimits.usable + 1;
  const [again, studyAgain] = await read();
  expect(list.status === 'ok' && again.status === 'ok' && list.data === again.data).toBe(true);
  expect(study).toMatchObject({ data: { client: 'Amber & Co' } });
  expect(study.status === 'ok' && studyAgain.status === 'ok' && study.data).toBe(
    studyAgain.status === 'ok' && studyAgain.data,
  );
  fake.caseStudies = [birch];
  clock.time += readerLimits.usable + 1;
  expect(await readNames(dashboard)).toEqual(['Birch']);
  expect(await dashboard.read('case-study', whole)).toMatchObject({ status: 'missing' });
  // Published again a moment later, it is there again.
  fake.caseStudies = [amber, birch];
  clock.time += readerLimits.usable + 1;
  expect(await dashboard.read('case-study', whole)).toMatchObject({ status: 'ok' });
});

it('leaves out a study that does not parse, has the address of a page or of another, and says so', async () => {
  say(
    { ...birch, id: 1, colour: 'red' },
    { ...birch, id: 2, name: 'Our-Work' },
    { ...birch, id: 3, name: '../etc' },
    amber,
    { ...birch, id: 4, name: amber.name },
    birch,
  );
  const dashboard = createDashboardClient({
    ...{ contentUrl: fake.url, dataDir, now: () => clock.time, keepsArticles: false },
    logger: createLogger('test', 'silent'),
    isReserved: (name) => name.toLowerCase() === 'our-work',
  });
  expect(await readNames(dashboard)).toEqual(['Amber&Co', 'Birch']);
  expect(dashboard.describe()).toContain(
    '4 records (id 1: colour: invalid_format; id 3: name: invalid_format; id 2: name: ',
  );
});

it('takes a bad picture that need not be there for none, and names it and one of another host', async () => {
  const wide = { ...amber.tile, src: '' };
  const elsewhere = { ...amber.tile, src: 'https://elsewhere.example/a.jpg' };
  say({ ...amber, wide: { ...wide, hashblur: 7 }, small: elsewhere });
  const dashboard = start();
  const list = await dashboard.read('case-studies');
  expect(list).toMatchObject({ data: [{ name: 'Amber&Co', wide: null }] });
  expect(dashboard.describe()).toContain('1 pictures (id 7: image: no host of the settings)');
  say({ ...amber, wide: { src: '/media/a.jpg', name: '', hashblur: 7 } });
  clock.time += readerLimits.usable + 1;
  expect(await dashboard.read('case-studies')).toMatchObject({ data: [{ wide: null }] });
  expect(dashboard.describe()).toContain('1 records (id 7 wide: hashblur: invalid_type)');
});

it('leaves out a bad block, one of an unknown kind and a bad picture of a gallery, and nothing else', async () => {
  const [text, gallery] = amber.blocks;
  const bad = { kind: 'text', text: [] };
  const later = { kind: 'hologram' };
  const pictures = gallery?.kind === 'gallery' ? gallery.pictures : [];
  const blocks = [bad, text, later, { kind: 'gallery', pictures: [...pictures, { src: 1 }] }];
  say({ ...amber, blocks: blocks as WireBlock[] });
  const dashboard = start();
  expect(await dashboard.read('case-study', whole)).toMatchObject({
    data: { blocks: [text, gallery] },
  });
  expect(dashboard.describe()).toContain('3 records (id 7 block 4 picture 3: ');
});

it('names a study that is of no use though the list has it', async () => {
  say({ ...amber, intro: { heading: 'The Brief', text: [] } });
  const dashboard = start();
  expect(await readNames(dashboard)).toEqual(['Amber&Co']);
  expect(await dashboard.read('case-study', whole)).toMatchObject({ status: 'failed' });
  expect(dashboard.describe()).toContain('1 records (id 7: intro.text: too_small)');
});

test.each([
  'never-answers',
  'cut',
  'invalid-json',
  'null',
  'wrong-schema',
  'flood',
  'gzip-bomb',
  'server-error',
  'html',
  'redirect',
  'html-not-found',
] satisfies Fault[])(
  'keeps the last good copies when the host %s, also after a restart',
  async (fault) => {
    const before = start({ keepsArticles: true });
    await before.read('case-studies');
    // Nobody has opened the second one.
    await vi.waitFor(() => expect(listCopies()).toHaveLength(3), patient);
    fake.fault = fault;
    clock.time += readerLimits.usable + 1;
    for (const dashboard of [before, start()]) {
      expect(await readNames(dashboard)).toEqual(['Amber&Co', 'Birch']);
      // Who asks while the first answer is being kept still gets that one.
      await vi.waitFor(async () => {
        clock.time += readerLimits.usable + 1;
        const reading = await dashboard.read('case-study', { parameter: 'Birch' });
        expect(reading).toMatchObject({ status: 'ok', stale: true, data: { id: 8 } });
      }, patient);
    }
  },
);

it('forgets the copy of a study that was taken down, and renews that of one that changed', async () => {
  const dashboard = start({ keepsArticles: true });
  await dashboard.read('case-studies');
  await vi.waitFor(() => expect(listCopies()).toHaveLength(3), patient);
  say({ ...birch, client: 'Birch 2', updated_at: '2026-11-21T09:30:00.000Z' });
  // The list is followed at the next answer when the one before still is.
  await vi.waitFor(async () => {
    clock.time += readerLimits.usable + 1;
    await dashboard.read('case-studies');
    expect(listCopies()).toHaveLength(2);
    expect(
      listCopies()
        .map((name) => readFileSync(toCopyPath(name), 'utf8'))
        .join(),
    ).toMatch(/Birch 2.*Birch 2/s);
  }, patient);
  await fake.close();
  expect(await start().read('case-study', { parameter: 'Birch' })).toMatchObject({
    data: { client: 'Birch 2' },
  });
});

it('knows after a restart that nothing was published', async () => {
  say();
  await start().read('case-studies');
  await fake.close();
  expect(await start().read('case-studies')).toMatchObject({ status: 'ok', data: [] });
});

it('takes a host without the call for one without case studies, silently', async () => {
  fake.caseStudies = undefined;
  const logger = createLogger('test', 'silent');
  const warn = vi.spyOn(logger, 'warn');
  const dashboard = createDashboardClient({ contentUrl: fake.url, dataDir, logger });
  expect(await dashboard.read('case-studies')).toMatchObject({ status: 'missing' });
  expect(await dashboard.read('case-studies')).toMatchObject({ status: 'missing' });
  expect(fake.calls).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});

it('asks for no name that no study can have', async () => {
  for (const parameter of ['..', 'a.b', 'a/b', '', 'a'.repeat(61), 'a--b'])
    expect(await start().read('case-study', { parameter })).toMatchObject({ status: 'missing' });
  expect(fake.calls).toEqual([]);
});

describe('in another language', () => {
  const inArabic = { parameter: { language: 'ar' } };
  const translated = createCaseStudy({ language: 'ar', client: 'عنبر' });
  const study = { parameter: { name: translated.name, language: 'ar' } };
  const readOthers = async (dashboard = start()) => {
    const list = await dashboard.read('language-case-studies', inArabic);
    return list.status === 'ok' ? list.data.map(({ client }) => client) : list.status;
  };
  beforeEach(() => {
    fake.caseStudies = [amber, birch, translated];
  });

  it('are those that have words in it, and have copies of their own', async () => {
    const dashboard = start({ keepsArticles: true });
    await vi.waitFor(async () => expect(await readOthers(dashboard)).toEqual(['عنبر']), patient);
    expect(await readNames(dashboard)).toEqual([amber.name, 'Birch']);
    const isKept = (call: string) => listCopies().some((name) => name.startsWith(call));
    const kept = ['case-study.', 'language-case-study.'];
    await vi.waitFor(() => expect(kept.every(isKept)).toBe(true), patient);
    await fake.close();
    const after = start();
    expect(await readOthers(after)).toEqual(['عنبر']);
    expect(await after.read('language-case-study', study)).toMatchObject({
      data: { client: 'عنبر' },
      stale: true,
    });
    expect(await readNames(after)).toEqual([amber.name, 'Birch']);
  });

  it('leave when their words are taken down, and those of the default one stay', async () => {
    const dashboard = start({ keepsArticles: true });
    await vi.waitFor(async () => expect(await readOthers(dashboard)).toEqual(['عنبر']), patient);
    fake.caseStudies = [amber, birch];
    clock.time += readerLimits.usable + 1;
    await vi.waitFor(async () => expect(await readOthers(dashboard)).toEqual([]), patient);
    expect(await readNames(dashboard)).toEqual([amber.name, 'Birch']);
  });

  const strangers = [
    ['looks at no query', () => (fake.knowsLanguages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ] as const;

  it.each(strangers)('are none of a host that %s', async (_how, set) => {
    set();
    const dashboard = start();
    await vi.waitFor(async () => expect(await readOthers(dashboard)).toEqual([]), patient);
    const reading = await dashboard.read('language-case-study', study);
    expect(reading.status).not.toBe('ok');
  });

  it.each(strangers)('keep their copies when the host is one that %s', async (_how, set) => {
    const before = start({ keepsArticles: true });
    await vi.waitFor(async () => expect(await readOthers(before)).toEqual(['عنبر']), patient);
    const readCopies = () => listCopies().filter((name) => name.startsWith('language-'));
    await vi.waitFor(() => expect(readCopies()).toHaveLength(2), patient);
    const list = readFileSync(toCopyPath('language-case-studies.ar.json'), 'utf8');
    set();
    const after = start({ keepsArticles: true });
    await vi.waitFor(async () => expect(await readOthers(after)).toEqual([]), patient);
    await vi.waitFor(async () => expect(await readNames(after)).toHaveLength(2), patient);
    expect(readCopies()).toHaveLength(2);
    expect(readFileSync(toCopyPath('language-case-studies.ar.json'), 'utf8')).toBe(list);
  });
});
