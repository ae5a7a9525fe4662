import { expect, it } from 'vitest';
import { createResumeWorkers, drawResume } from './check-resume.ts';
import type { ResumePages } from './draw-pages.ts';
import { oddPdfs, slowPdf, toDrawnPdf } from './testing/drawn-pdfs.ts';
import { fixtures } from './testing/fixtures.ts';

const WHITE = 255;

/** One thread with a short deadline: some files use all of it. */
const { draw: drawInTime } = createResumeWorkers({ threads: 1, deadline: 4000 });

async function drawAll(bytes: Buffer): Promise<ResumePages> {
  const drawn = await drawResume(bytes);
  if (!drawn.ok) throw new Error(drawn.problem);
  return drawn;
}

/** The share of pixels that are not white. */
function toInk({ picture }: ResumePages['pages'][number]): number {
  if (!picture) return 0;
  const { rgba, width, height } = picture;
  expect(rgba.length).toBe(4 * width * height);
  return rgba.filter((byte, index) => index % 4 === 0 && byte < WHITE).length / (width * height);
}

it('draws a page with Latin and Arabic text, and extracts both', async () => {
  const name = 'pdf-title-says-frontend-js-printed-by-chromium__must-be-accepted.pdf';
  const file = fixtures.find((fixture) => fixture.name === name);
  const { total, pages } = await drawAll(file?.bytes ?? Buffer.alloc(0));
  expect(total).toBe(1);
  expect(pages[0]?.picture).toMatchObject({ width: 1000, height: 1294 });
  expect(pages[0]?.text).toContain('Salma Nasr');
  expect(pages[0]?.text).toMatch(/سلمى/);
  for (const page of pages) expect(toInk(page)).toBeGreaterThan(0.005);
});

fixtures
  .filter(({ place, name }) => place === 'accepted' && /^[c-r][\w-]+\.pdf$/.test(name))
  .forEach(({ name, bytes }, index) => {
    // Drawing takes most of a second a file.
    const tags = index % 4 === 0 ? [] : ['nightly'];
    it(`draws every page of ${name}`, { tags }, async () => {
      const { total, pages } = await drawAll(bytes);
      expect(pages).toHaveLength(total);
      expect(pages.map((page) => page.picture?.width)).toEqual(pages.map(() => 1000));
      expect(Math.max(...pages.map(toInk))).toBeGreaterThan(0);
    });
  });

it('draws the first ten pages of many', async () => {
  const tree = `/Kids [${'3 0 R '.repeat(10_000)}] /Count 10000`;
  const { total, pages } = await drawAll(toDrawnPdf({ tree }));
  expect(total).toBe(10_000);
  expect(pages).toHaveLength(10);
  for (const page of pages) expect(page.text).toBe('Omar Farid');
});

it.each(oddPdfs)('a file that %s is rejected or drawn safely', async (_what, bytes) => {
  const drawn = await drawInTime(bytes);
  for (const { picture } of drawn.ok ? drawn.pages : []) {
    expect(picture?.width ?? 1).toBeLessThanOrEqual(1000);
    expect(picture?.height ?? 1).toBeLessThanOrEqual(1600);
  }
  expect((await drawAll(toDrawnPdf())).pages[0]?.text).toBe('Omar Farid');
});

it('a file that takes too long ends its thread, and the next file is drawn', async () => {
  expect(await drawInTime(slowPdf)).toEqual({ ok: false, problem: 'damaged' });
  expect(await drawInTime(toDrawnPdf())).toMatchObject({ ok: true, total: 1 });
});
