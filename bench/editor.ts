// Time until the editor accepts input on a slow connection and a slow processor: with an empty cache, after the
// sign-in page, and on the second visit.
// `node bench/editor.ts` builds what is not built. It prints medians of five rounds, or of the number in the argument.
import { cpus, loadavg } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import { openAdmin, signIn } from '../e2e/system/admin.ts';
import { startPair } from '../e2e/system/pair.ts';
import { buildApp, builds, isFresh } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { openSlowPhone, slowDown } from './slow-phone.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
/** Milliseconds between two keys. */
const PAUSE = 100;
const TIMEOUT = 60_000;
/** After this time no keys are lost any more. */
const SETTLE_TIME = 4000;

/** Milliseconds from the navigation, and kB by type. */
type Figures = Record<string, number>;

/** Measurements of a tab while it loads. */
interface Recording {
  shown?: number;
  article?: number;
  saver?: number;
  /** When the title field had each text. */
  typed: [number, string][];
}

function recordProgress() {
  const recording: Recording = { typed: [] };
  Object.assign(window, { recording });
  const getTitle = () => document.querySelector<HTMLInputElement>('#field-title');
  const readFrame = () => {
    const title = getTitle();
    const now = performance.now();
    if (title && title.getBoundingClientRect().width > 0) recording.shown ??= now;
    const article = document.querySelector('[data-lexical-editor]');
    if (article?.getAttribute('contenteditable') === 'true') recording.article ??= now;
    if (document.querySelector('.autosave')?.textContent) recording.saver ??= now;
    requestAnimationFrame(readFrame);
  };
  readFrame();
  const recordInput = (event: Event) => {
    if (event.target === getTitle())
      recording.typed.push([performance.now(), getTitle()?.value ?? '']);
  };
  document.addEventListener('input', recordInput, true);
}

const readRecording = (page: Page): Promise<Recording> =>
  page.evaluate(() => (window as unknown as { recording: Recording }).recording);

/** Types digits into the title as soon as it is visible, and finds the first that was not lost. */
async function measureVisit(context: BrowserContext, url: string): Promise<Figures> {
  const page = await context.newPage();
  const { session, traffic } = await slowDown(page);
  await page.addInitScript(recordProgress);
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT });
  await page.waitForFunction(
    () => (window as unknown as { recording: Recording }).recording.shown,
    undefined,
    {
      timeout: TIMEOUT,
    },
  );
  const isReady = async () => {
    const { article } = await readRecording(page);
    return article !== undefined;
  };
  let pressed = 0;
  let after = 0;
  // Some more keys after loading.
  while (after < 5) {
    const key = String.fromCharCode('A'.charCodeAt(0) + (pressed % 26));
    await page.evaluate(() => {
      const title = document.querySelector<HTMLInputElement>('#field-title');
      if (!title || document.activeElement === title) return;
      title.focus();
      title.setSelectionRange(title.value.length, title.value.length);
    });
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    pressed += 1;
    await page.waitForTimeout(PAUSE);
    if (await isReady()) after += 1;
  }
  await page.waitForTimeout(SETTLE_TIME);
  const value = await page.locator('#field-title').inputValue();
  const {
    shown = Number.NaN,
    article = Number.NaN,
    saver = Number.NaN,
    typed,
  } = await readRecording(page);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const ready = typed.find(([, text]) => isWithin(text, value));
  await page.close();
  const kB = (kind: string) => (traffic.bytes.get(kind) ?? 0) / 1000;
  const all = [...traffic.bytes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return {
    'first paint': paint,
    'title shown': shown,
    'title keeps a key': ready?.[0] ?? Number.NaN,
    'article can be written': article,
    'saver is there': saver,
    'keys lost': pressed - (value.length - (typed[0]?.[1].length ?? 1) + 1),
    'page, kB': kB('Document'),
    'scripts, kB': kB('Script'),
    'styles, kB': kB('Stylesheet'),
    'fonts, kB': kB('Font'),
    'all, kB': all,
  };
}

/** Whether all text typed by then is still there at the end. */
const isWithin = (text: string, value: string) => value.startsWith(text);

function toMedian(rounds: Figures[]): Record<string, number> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = rounds.map((round) => round[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN)];
    }),
  );
}

stopOnSignals();
try {
  for (const build of builds) if (!isFresh(build)) await buildApp(build);
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const cookie = await signIn(pair.dashboard.url);
  const [name = '', value = ''] = cookie.split('=');
  const admin = openAdmin(pair.dashboard.url, cookie);
  const phone = await openSlowPhone();
  const visits: Record<'empty cache' | 'after sign-in' | 'second visit', Figures[]> = {
    'empty cache': [],
    'after sign-in': [],
    'second visit': [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await admin.createDraft(`Measured ${round} `);
    const url = `${pair.dashboard.url}/admin/collections/blogs/${id}`;
    const context = await phone.openContext();
    await context.addCookies([{ name, value, url }]);
    visits['empty cache'].push(await measureVisit(context, url));
    visits['second visit'].push(await measureVisit(context, url));
    await context.close();
    const signedIn = await phone.openContext();
    const page = await signedIn.newPage();
    await page.goto(`${pair.dashboard.url}/admin/login`, { waitUntil: 'networkidle' });
    await page.close();
    await signedIn.addCookies([{ name, value, url }]);
    visits['after sign-in'].push(await measureVisit(signedIn, url));
    await signedIn.close();
  }
  await phone.close();
  await pair.dispose();
  const medians = Object.entries(visits).map(([visit, rounds]) => [visit, toMedian(rounds)]);
  console.table(Object.fromEntries(medians));
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)}, on ${cpus().length} processors.`);
  await endAll(0);
} catch (error) {
  await exitWith(error);
}
