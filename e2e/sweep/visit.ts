import type { Page } from '@playwright/test';
import { findByAxe } from '../system/axe.ts';
import { resize } from '../system/resize.ts';
import { isShortForm } from '../system/short-form.ts';
import { findBySecondEngine, injectSecondEngine } from './accessibility.ts';
import { findCoveredLines } from './forced-colours.ts';
import { findRunning } from './motion.ts';
import { findOverflow } from './overflow.ts';
import { findWordProblems } from './word-layout.ts';

const ALL_WIDTHS = [320, 360, 390, 480, 600, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920];
/** Widths of the short form: of the default language, and of others, whose layouts are the same. */
const SHORT_WIDTHS = [320, 390, 768, 1152, 1440];
const SHORT_WIDTHS_OF_OTHERS = [320, 390, 1440];
/** In the short form, the only width of pages whose layout was checked before, and of large text. */
const NARROWEST = 320;
const PHONES = [320, 390];
/** Widths at which the accessibility engines check a complete page; at the second one, one page of each kind. */
const TYPICAL = [390, 1440];
const HEIGHT = 900;

/**
 * How much of a page is checked. `full`: everything, on the first page of a layout. `layoutOnly`: what its copy may break, on
 * the next ones. In the short form other languages have less: `rightToLeft`: some layouts, mirrored.
 */
export type Depth = 'full' | 'rightToLeft' | 'layoutOnly';

/** The widths at which words are measured, and those at which the accessibility engines run. */
function toWidths(depth: Depth): Record<'words' | 'axe' | 'second', readonly number[]> {
  const [phone = 0] = TYPICAL;
  if (!isShortForm) {
    const typical = depth === 'full' ? TYPICAL : [phone];
    return { words: ALL_WIDTHS, axe: typical, second: typical };
  }
  return {
    full: { words: SHORT_WIDTHS, axe: TYPICAL, second: [phone] },
    rightToLeft: { words: SHORT_WIDTHS_OF_OTHERS, axe: [phone], second: [] },
    layoutOnly: { words: [NARROWEST], axe: [], second: [] },
  }[depth];
}

/** The problems of a page, with their widths. The page is opened once for all checks. */
export async function findVisitProblems(
  page: Page,
  path: string,
  depth: Depth = 'full',
): Promise<Record<string, string[]>> {
  const problems = new Map<string, string[]>();
  const check = async (where: string, find: () => Promise<string[]>) => {
    for (const problem of await find()) {
      const key = `${path} ${problem}`;
      problems.set(key, [...(problems.get(key) ?? []), where]);
    }
  };
  const widths = toWidths(depth);
  await resize(page, { width: NARROWEST, height: HEIGHT });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await check('at rest', () => findRunning(page));
  if (widths.second.length > 0) await injectSecondEngine(page);
  for (const width of widths.words) {
    await resize(page, { width, height: HEIGHT });
    await check(`${width} px`, async () => {
      const { broken, cut } = await findWordProblems(page);
      return [...toCutMessages(cut), ...broken.map((one) => `broken: ${one}`)];
    });
    await check(`${width} px`, () => findOverflow(page));
    if (widths.axe.includes(width)) await check(`${width} px`, () => findByAxe(page));
    if (widths.second.includes(width)) await check(`${width} px`, () => findBySecondEngine(page));
  }
  if (depth === 'full' || depth === 'rightToLeft') {
    await resize(page, { width: 1440, height: HEIGHT });
    await page.emulateMedia({ forcedColors: 'active' });
    await check('forced colours', async () =>
      (await findCoveredLines(page)).map((text) => `covered: “${text}”`),
    );
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await enlargeText(page);
  for (const width of isShortForm ? [NARROWEST] : PHONES) {
    await resize(page, { width, height: HEIGHT });
    await check(`${width} px, text at 200 %`, async () =>
      toCutMessages((await findWordProblems(page)).cut),
    );
  }
  return Object.fromEntries(problems);
}

const toCutMessages = (cut: string[]) => cut.map((one) => `cut: ${one}`);

/** Enlarges text as a browser's "large text" setting does, and turns cards to their text. */
async function enlargeText(page: Page) {
  await resize(page, { width: 320, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.evaluate(async () => {
    const findCard = () => document.querySelector<HTMLElement>('button[aria-pressed=false]');
    for (let card = findCard(); card; card = findCard()) {
      // Focus hydrates them.
      card.focus();
      while (card.closest('astro-island[ssr]')) await new Promise(requestAnimationFrame);
      card.click();
      while (card.ariaPressed === 'false') await new Promise(requestAnimationFrame);
    }
  });
}
