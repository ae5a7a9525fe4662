import { findByAxe } from '../system/axe.ts';
import { isShortForm } from '../system/short-form.ts';
import { expect, test } from '../test.ts';
import { findBySecondEngine, injectSecondEngine } from './accessibility.ts';
import { findCoveredLines } from './forced-colours.ts';
import {
  choosePages,
  getOnePerLayout,
  getPaths,
  isInDefaultLanguage,
  unlisted,
} from './sitemap.ts';
import { type Depth, findVisitProblems } from './visit.ts';
import { findWordProblems } from './word-layout.ts';

const PARTS = 12;

// Opening and resizing a page costs most, so each page is opened once for all checks. In parts, so that
// workers share them and no part exceeds the timeout.
for (let part = 0; part < PARTS; part += 1) {
  test(`at any width and text size all text is readable, accessible and visible in forced colours, part ${part + 1} of ${PARTS} of the pages`, async ({
    page,
  }) => {
    const all = [...(await getPaths()), ...unlisted];
    const kinds = new Set(await getOnePerLayout(all));
    const paths = await choosePages(all, 'perLayout');
    const toDepth = (path: string): Depth => {
      if (isShortForm && !isInDefaultLanguage(path)) return 'rightToLeft';
      return kinds.has(path) ? 'full' : 'layoutOnly';
    };
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      const problems = await findVisitProblems(page, path, toDepth(path));
      expect.soft(problems).toEqual({});
    }
  });
}

test('both accessibility engines detect violations', async ({ page }) => {
  await page.setContent('<!doctype html><html><title>A page</title><body><img src="data:,">');
  await injectSecondEngine(page);
  expect(await findByAxe(page)).toContain('image-alt at img');
  expect((await findBySecondEngine(page)).join()).toContain('img_alt_valid');
});

test('the checks detect clipped words and covered lines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<!doctype html><title>A page</title>
    <p style="width: 3em; overflow: hidden; white-space: nowrap">Cut&nbsp;communications</p>
    <h2 style="width: 3em; overflow-wrap: anywhere">Broken communications</h2>
    <p style="font-size: 40px; line-height: 0.6; width: 4em">Covered by the next</p>`);
  const { broken, cut } = await findWordProblems(page);
  expect(cut.join()).toContain('communications');
  expect(broken.join()).toContain('communications');
  expect((await findCoveredLines(page)).join()).toContain('Covered by the next');
  await page.emulateMedia({ forcedColors: 'none' });
});
