import { endpoints, type Opening } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/openings.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { DashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import { clock, fake, listCopies, start } from './testing/open-client.ts';

const openings = endpoints.openings.answer.parse(fixture);
const [copywriter] = openings as [Opening];
const arabic: Opening = {
  ...copywriter,
  ...{ slug: 'opening', title: 'محرر أول', html_description: '<p>تكتب.</p>', language: 'ar' },
};
const inArabic = { parameter: { language: 'ar' } };
const COPY = 'language-openings.ar.json';

const readList = async (dashboard: DashboardClient) => {
  const reading = await dashboard.read('language-openings', inArabic);
  return reading.status === 'ok' ? reading.data : reading.status;
};
const readOne = async (dashboard: DashboardClient, slug: string, language?: string) => {
  const reading =
    language === undefined
      ? await dashboard.read('opening', { parameter: slug })
      : await dashboard.read('language-opening', { parameter: { slug, language } });
  return reading.status === 'ok' ? reading.data.state : reading.status;
};

it('are what the dashboard says, and the last good copy after a restart without it', async () => {
  fake.openings = openings;
  expect(await start().read('openings')).toEqual({ status: 'ok', data: openings, stale: false });
  fake.fault = 'server-error';
  expect(await start().read('openings')).toMatchObject({ status: 'ok', data: openings });
});

it('come clean, and a bad one costs itself alone', async () => {
  const [first, second] = openings;
  if (!first || !second) throw new Error('there are two in the fixture');
  const html = '<p onclick="x">Fine</p><script>alert(1)</script><img src="https://evil.example/a">';
  fake.openings = [
    { ...first, html_description: html },
    { ...second, closes_at: 'never' },
  ];
  expect(await start().read('openings')).toMatchObject({
    status: 'ok',
    data: [{ slug: first.slug, html_description: '<p>Fine</p>' }],
  });
});

it('are none where the host knows no such call', async () => {
  fake.openings = undefined;
  expect((await start().read('openings')).status).toBe('missing');
});

describe('in another language', () => {
  it('are asked for by its name, come clean, and have copies of their own', async () => {
    const html = '<p onclick="x">تكتب.</p><script>alert(1)</script>';
    fake.openings = [...openings, { ...arabic, html_description: html }];
    const dashboard = start();
    expect(await readList(dashboard)).toEqual([arabic]);
    expect(await readOne(dashboard, arabic.slug, 'ar')).toBe('open');
    expect(fake.calls).toEqual([
      'GET /api/openings?language=ar',
      `GET /api/openings/${arabic.slug}?language=ar`,
    ]);
    expect(await dashboard.read('openings')).toMatchObject({ status: 'ok', data: openings });
    expect(listCopies()).toEqual([
      `language-opening.${arabic.slug}.ar.json`,
      COPY,
      'openings.json',
    ]);
  });

  it('are shown while the dashboard is dead, also after a restart', async () => {
    fake.openings = [arabic];
    await readList(start());
    await fake.close();
    expect(await start().read('language-openings', inArabic)).toMatchObject({
      ...{ status: 'ok', stale: true, data: [arabic] },
    });
  });

  it('are the same object while the host says the same, and gone once they are', async () => {
    fake.openings = [arabic];
    const dashboard = start();
    const first = await readList(dashboard);
    clock.time += readerLimits.usable;
    expect(await readList(dashboard)).toBe(first);
    fake.openings = [];
    clock.time += readerLimits.usable;
    expect(await readList(dashboard)).toEqual([]);
    expect(listCopies()).toEqual([]);
  });

  it('have addresses there alone, open or closed', async () => {
    fake.openings = [...openings, arabic];
    fake.closed = [{ slug: 'over' }, { slug: 'over-there', language: 'ar' }];
    const slugs = [copywriter.slug, arabic.slug, 'over', 'over-there'];
    const dashboard = start();
    const read = (language?: string) =>
      Promise.all(slugs.map((slug) => readOne(dashboard, slug, language)));
    expect(await read()).toEqual(['open', 'missing', 'closed', 'missing']);
    expect(await read('ar')).toEqual(['missing', 'open', 'missing', 'closed']);
  });

  it.each(['', '../x', 'AR', 'a b'])('are not asked for by %j', async (language) => {
    const dashboard = start();
    expect((await dashboard.read('language-openings', { parameter: { language } })).status).toBe(
      'missing',
    );
    expect(await readOne(dashboard, 'a', language)).toBe('missing');
    expect(fake.calls).toEqual([]);
  });
});

describe('of a host that knows no languages', () => {
  it.each([
    ['ignores the parameter', () => (fake.knowsLanguages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('and %s there are none in one, also after a restart', async (_how, set) => {
    set();
    fake.openings = openings;
    fake.closed = [{ slug: 'over' }];
    const dashboard = start();
    const first = await readList(dashboard);
    expect(first).toEqual([]);
    clock.time += readerLimits.usable;
    expect(await readList(dashboard)).toBe(first);
    for (const slug of [copywriter.slug, 'over'])
      expect(await readOne(dashboard, slug, 'ar')).toBe('missing');
    expect(await dashboard.read('openings')).toMatchObject({ data: openings });
    expect(listCopies()).toEqual(['openings.json']);
    expect(await readList(start())).toEqual([]);
  });

  it.each([
    ['ignores the parameter', () => (fake.knowsLanguages = false)],
    ['refuses it', () => (fake.refusesPages = true)],
  ])('and %s they cost no copy of one that knew them', async (_how, set) => {
    fake.openings = [...openings, arabic];
    await readList(start());
    set();
    expect(await readList(start())).toEqual([]);
    expect(listCopies()).toEqual([COPY]);
  });

  it('and no openings at all there are none', async () => {
    fake.openings = undefined;
    expect(await readList(start())).toBe('missing');
  });
});
