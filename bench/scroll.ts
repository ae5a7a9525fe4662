// Frame times while each kind of page is scrolled at reading speed on a phone that is four times slower.
// `node bench/scroll.ts / /contact-us` measures only these; BENCH_URL names a running website, such as another release.
import { type BrowserContext, chromium } from '@playwright/test';
import { startPair } from '../e2e/system/pair.ts';
import { getBrowser } from '../scripts/system/browser.ts';
import { buildApp, builds, isFresh } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { getPagesOfEachKind } from './pages.ts';
import { type Frames, readFrames, TRACE_CATEGORIES } from './scroll-frames.ts';

/** CPU throttling, as a phone. */
const SLOWER = 4;
/** Speed of a visitor who skims, px a second. */
const SPEED = 800;
/** Time until pictures in view, the font and entry animations are complete, ms. */
const REST = 3000;
const SCREEN = { width: 390, height: 844 };
const RUNS = 3;

/** Goals for a screen of 60 Hz (docs/testing.md): 95 of 100 frames in time, and no frame lost. */
const GOALS: Partial<Record<keyof Frames, number>> = { 'interval p95': 17, longest: 32 };

/** Scrolls the open page to its end at this speed, px a second, and returns the time of each frame, in ms. */
function scroll(speed: number): Promise<number[]> {
  const times: number[] = [];
  return new Promise((done) => {
    const step = (now: number) => {
      times.push(now);
      const at = ((now - (times[0] ?? now)) * speed) / 1000;
      scrollTo({ top: at, behavior: 'instant' });
      if (at < document.documentElement.scrollHeight - innerHeight) requestAnimationFrame(step);
      else done(times);
    };
    requestAnimationFrame(step);
  });
}

async function measure(context: BrowserContext, url: string): Promise<Frames> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const browser = context.browser();
  if (!browser) throw new Error('the browser is gone');
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  // By the page's own frames: a synthetic gesture of headless Chromium waits forever for its steps.
  const times = await page.evaluate(scroll, SPEED);
  // Reading the trace is not throttled.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const frames = readFrames(times, await browser.stopTracing());
  await page.close();
  return frames;
}

/** The run with the shortest longest frame: other load on the machine only makes frames longer. */
const toBest = (runs: Frames[]) =>
  runs.reduce((best, run) => (run.longest < best.longest ? run : best));

stopOnSignals();
try {
  const { BENCH_URL } = process.env;
  if (!BENCH_URL) for (const build of builds) if (!isFresh(build)) await buildApp(build);
  const pair = BENCH_URL ? undefined : await startPair({ LOG_LEVEL: 'warn' });
  const website = BENCH_URL ?? pair?.website.url ?? '';
  const browser = await chromium.launch({ executablePath: await getBrowser() });
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  const requested = process.argv.slice(2);
  const others = ['/our-savvy', '/web-services', '/careers', '/people-of-cairo', '/nasj'];
  const paths = requested.length
    ? requested
    : [...Object.values(await getPagesOfEachKind(website)), ...others, '/contact-us'];
  const table = new Map<string, Frames>();
  for (const path of paths) {
    const runs: Frames[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(context, website + path));
    const best = toBest(runs);
    table.set(path, best);
    // Each page takes a minute.
    console.log(`${table.size}/${paths.length} ${path}: longest frame ${best.longest} ms`);
  }
  await browser.close();
  await pair?.dispose();
  console.table(Object.fromEntries(table));
  const missed = [...table].flatMap(([path, frames]) =>
    Object.entries(GOALS).flatMap(([name, goal]) => {
      const value = frames[name as keyof Frames];
      return value < goal ? [] : [`${path}: ${name} is ${value} ms`];
    }),
  );
  console.log(missed.length ? missed.join('\n') : 'Every goal is reached.');
  await endAll(missed.length ? 1 : 0);
} catch (error) {
  await exitWith(error);
}
