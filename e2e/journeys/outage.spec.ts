import { formMessagesSchema } from '@agency/content/schemas/forms';
import { openAdmin, signIn } from '../system/admin.ts';
import { readFileCopy } from '../system/copy.ts';
import { type Pair, startPair, withoutWarmUp } from '../system/pair.ts';
import { send } from '../system/wire.ts';
import { expect, test } from '../test.ts';
import {
  fillHydratedContact,
  getContactForm,
  readContact,
  STORED,
  toMessage,
} from './contact-form.ts';

const { notStored } = readFileCopy('forms', formMessagesSchema).refusals;

// These tests stop processes, so they have a pair of their own and run in series.
test.describe.configure({ mode: 'serial' });
test.use({ provoked: [/503/] });

let pair: Pair;
let pages: string[];

test.beforeAll(async () => {
  pair = await startPair(withoutWarmUp);
  const { all } = await (await fetch(`${pair.dashboard.url}/api/blogs`)).json();
  pages = ['/', '/blogs', `/blogs/${all[0].slug}`, `/blogs/${all.at(-1).slug}`, '/contact-us'];
});
test.afterAll(() => pair.dispose());

/** Failures of the pages that a visitor opened before. */
async function findBroken(): Promise<string[]> {
  const responses = await Promise.all(
    pages.map(async (path) => {
      const { status } = await fetch(pair.website.url + path);
      return status === 200 ? [] : [`${path} answered ${status}`];
    }),
  );
  return responses.flat();
}

test('every page that was opened before is served after the dashboard was killed', async ({
  page,
}) => {
  // A dashboard that has just started may be too slow for the first visit; pages that were shown once stay.
  await expect.poll(findBroken, { timeout: 60_000 }).toEqual([]);
  await pair.dashboard.stop('SIGKILL');
  expect(await findBroken()).toEqual([]);
  await page.goto(`${pair.website.url}/blogs`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('with the dashboard down the form keeps the text and shows an error', async ({ page }) => {
  const message = toMessage('Is anybody there?');
  await page.goto(`${pair.website.url}/contact-us`);
  await fillHydratedContact(page, message);
  await getContactForm(page).button.click();
  await expect(getContactForm(page).alert).toContainText(notStored);
  expect(await readContact(page)).toEqual(message);
});

test('a website that restarts while the dashboard is down serves every page that was opened before', {
  tag: '@nightly',
}, async () => {
  await pair.website.stop();
  await pair.restart('website');
  expect(await findBroken()).toEqual([]);
  const unknown = await fetch(`${pair.website.url}/blogs/never-seen-before`);
  expect([404, 503]).toContain(unknown.status);
  expect(unknown.headers.get('cache-control')).toContain('no-store');
  if (unknown.status === 503) expect(unknown.headers.get('retry-after')).toMatch(/^\d+$/);
  const { status, body } = await send(pair.website.url, '/readyz');
  expect([status, body]).toEqual([200, 'ok\nforms: unknown\ncontent skipped: 0 records\n']);
});

test('when the dashboard is back, messages are stored and changes appear again', async ({
  page,
}) => {
  await pair.restart('dashboard');
  const { url } = pair.dashboard;
  const admin = openAdmin(url, await signIn(url));
  await page.goto(`${pair.website.url}/contact-us`);
  await fillHydratedContact(page, toMessage('You are back'));
  await expect(async () => {
    await getContactForm(page).button.click();
    await expect(page.getByText(STORED)).toBeVisible();
  }).toPass({ timeout: 30_000 });
  expect(await admin.findMessages('You are back')).toHaveLength(1);
  const id = await admin.createDraft('After the storm');
  await admin.setBlog(id, { _status: 'published' });
  const status = async () => (await fetch(`${pair.website.url}/blogs/after-the-storm`)).status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
});
