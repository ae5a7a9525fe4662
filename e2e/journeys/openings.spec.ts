import { toPdf } from '@agency/resumes/testing/documents';
import type { Page } from '@playwright/test';
import {
  startMailServer,
  type TestMailServer,
} from '../../apps/dashboard/src/testing/mail-server.ts';
import { type Admin, openAdmin, signIn, toArticle } from '../system/admin.ts';
import { readPageCopy, toText } from '../system/copy.ts';
import { type Pair, startPair, withoutWarmUp } from '../system/pair.ts';
import { findPanelProblems, openPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

const careers = readPageCopy('careers').form;
const thanks = readPageCopy('thank-you').stored;
const { closed, gap } = readPageCopy('opening');
const STORED = toText(careers.stored);

/** A published change, or the passing of a date, must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };
const DAY = 24 * 3_600_000;
const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

let pair: Pair;
let mails: TestMailServer;
let admin: Admin;
let recruiter: string;
let clients = 0;

// A pair of their own with a mail server, whose website trusts a proxy: each test is a client behind it.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  mails = await startMailServer();
  pair = await startPair({ TRUSTED_PROXIES: '127.0.0.1', SMTP_URL: mails.url, ...withoutWarmUp });
  const { url } = pair.dashboard;
  recruiter = await openAdmin(url, await signIn(url)).makeColleague('recruiter', async () => {
    await expect.poll(findToken, within).not.toBe('');
    return findToken();
  });
  admin = openAdmin(url, recruiter);
});
test.afterAll(async () => {
  await pair.dispose();
  await mails.stop();
});
test.beforeEach(async ({ page }) => {
  clients += 1;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${clients}` });
});

/** The token of an invitation; other mails notify admins of the account. */
const findToken = () =>
  mails.taken
    .map(({ source }) => /#([\w-]{43})/.exec(source.replace(/=\r?\n/g, ''))?.[1] ?? '')
    .find(Boolean) ?? '';
const listMailsTo = (address: string, subject: string) =>
  mails.taken.filter(({ to, source }) => to.includes(address) && source.includes(subject));
const listRejections = () => listMailsTo('nour@example.com', 'Subject: Your application to');

const getStatus = async (path: string) => (await fetch(pair.website.url + path)).status;
const shows = async (path: string, text: string) =>
  (await (await fetch(pair.website.url + path)).text()).includes(text);

/** Publishes an opening and waits until its page exists. */
async function publish(title: string, closesAt: string): Promise<string> {
  await admin.publishOpening(title, { closesAt });
  const path = `/careers/${title.toLowerCase().replaceAll(' ', '-')}`;
  await expect.poll(() => getStatus(path), within).toBe(200);
  return path;
}

/** Fills in the form, except the position. */
async function fillIn(page: Page, firstName: string, isHydrated = true, copy = careers) {
  const form = getForm(page, copy);
  if (isHydrated) await form.hydrate();
  await form.fill({
    ...{ firstName, lastName: 'El-Sayed', phone: '+20 100 000 0000' },
    ...{ email: `${firstName.toLowerCase()}@example.com`, message: 'Two lines,\nتحية طيبة.' },
  });
  await page
    .getByLabel(new RegExp(`^${copy.fields.resume}`))
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: toPdf() });
  return form;
}

async function expectNoProblems(page: Page, what: string) {
  for (const width of [320, 390, 1440]) {
    await resize(page, { width, height: 900 });
    // Content off the screen is laid out a moment later.
    await expect
      .poll(() => findPanelProblems(page), { message: `${what} at ${width} px` })
      .toEqual([]);
  }
}

test('the careers page without openings says so and has its form', async ({ page }) => {
  // No text is shown until the dashboard has responded once.
  const { none } = readPageCopy('careers');
  await expect.poll(() => shows('/careers', none), within).toBe(true);
  await page.goto(`${pair.website.url}/careers`);
  await expect(page.getByRole('heading', { name: /Join Us/ })).toBeVisible();
  // Unknown until the dashboard has responded once.
  await expect.poll(() => getStatus('/careers/never-was'), within).toBe(404);
});

test('a recruiter publishes an opening, and it is on the site, with structured data', async ({
  page,
}) => {
  const title = 'Senior Editor';
  const path = await publish(title, inTime(DAY));
  await expect.poll(() => shows('/careers', path), within).toBe(true);
  await expect.poll(() => shows('/sitemap.xml', path), within).toBe(true);
  await page.goto(`${pair.website.url}/careers`);
  await expectNoProblems(page, 'careers');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(`The work of a ${title}.`)).toBeVisible();
  await expect(page.getByText(/ in Cairo · .* UTC/)).toBeVisible();
  await expectNoProblems(page, 'opening');
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )['@graph'];
  const [posting] = graph.filter((one: { '@type': string }) => one['@type'] === 'JobPosting');
  expect(posting).toMatchObject({
    title,
    description: `<p>The work of a ${title}.</p>`,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Nabra' },
    jobLocation: { address: { addressLocality: 'Cairo', addressCountry: 'EG' } },
  });
  expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.now());
  expect(Date.parse(posting.datePosted)).toBeLessThanOrEqual(Date.now());
});

test('a visitor applies for the opening with script', async ({ page }) => {
  await page.goto(`${pair.website.url}/careers/senior-editor`);
  await page.getByRole('link', { name: gap }).click();
  const form = await fillIn(page, 'Nour');
  await expect(form.field('position')).toHaveValue('Senior Editor');
  await form.button.click();
  await expect(form.alert).toContainText(STORED);
  await expect
    .poll(() => listMailsTo('nour@example.com', 'we have your message').length, within)
    .toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor applies for the opening, also after an error', async ({ page }) => {
    await page.goto(`${pair.website.url}/careers/senior-editor`);
    const form = await fillIn(page, 'Omar', false);
    await form.fill({ email: 'omar@nowhere' });
    await form.button.click();
    await expect(form.alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Editor');
    await form.fill({ email: 'omar@example.com' });
    await form.button.click();
    await expect(page.getByText(thanks.text)).toBeVisible();
    expect(await admin.findApplications('Senior Editor')).toMatchObject([
      { firstName: 'Omar', opening: { slug: 'senior-editor' } },
      { firstName: 'Nour', opening: { slug: 'senior-editor' } },
    ]);
  });

  test('an Arabic opening is listed on Arabic pages only, and its application is stored with the opening', async ({
    page,
  }) => {
    const [title, slug] = ['محرر أول', 'arabic-editor'];
    const opening = {
      ...{ slug, closesAt: inTime(DAY), description: toArticle('تكتب بأبجديتين.') },
      pay: { min: 40_000, max: 55_000, currency: 'EGP', unit: 'month' },
    };
    await admin.publishOpening(title, opening, 'ar');
    const path = `/ar/careers/${slug}`;
    await expect.poll(() => getStatus(path), within).toBe(200);
    await expect.poll(() => shows('/ar/careers', path), within).toBe(true);
    await expect.poll(() => shows('/sitemap.xml', `${path}</loc>`), within).toBe(true);
    expect(await shows('/careers', '/careers/senior-editor')).toBe(true);
    expect(await shows('/careers', slug)).toBe(false);
    expect(await getStatus(`/careers/${slug}`)).toBe(404);
    expect(await getStatus('/ar/careers/senior-editor')).toBe(404);

    await page.goto(`${pair.website.url}/ar/careers`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const texts = page.locator('main').locator('h1, h2, h3, p, li, dt, dd, label, button, a');
    const said = [await page.title(), ...(await texts.allTextContents())].join('\n');
    expect(said.match(/[A-Za-z]+ [A-Za-z]+/g)).toBeNull();
    expect(await page.locator('main dl').first().textContent()).not.toMatch(/[A-Za-z0-9]/);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await expect(page.locator('a[hreflang=en]').first()).toHaveAttribute('href', '/careers');
    expect(await page.content()).toContain(`${path}#position`);

    const form = await fillIn(page, 'Layla', false, readPageCopy('careers', 'ar').form);
    await expect(form.field('position')).toHaveValue(title);
    await form.button.click();
    await expect(page.getByText(readPageCopy('thank-you', 'ar').stored.text)).toBeVisible();
    expect(await admin.findApplications(title)).toMatchObject([
      { firstName: 'Layla', opening: { slug }, context: { language: 'ar' } },
    ]);
  });

  test('an application for a closed opening is returned completely, and sent as a speculative application', {
    tag: '@nightly',
  }, async ({ page }) => {
    const path = await publish('Short Editor', inTime(12_000));
    await page.goto(pair.website.url + path);
    const form = await fillIn(page, 'Salma', false);
    await expect.poll(() => getStatus(path), { timeout: 30_000 }).toBe(410);
    await form.button.click();
    await expect(form.alert).toContainText(careers.closed);
    await expect(form.field('firstName')).toHaveValue('Salma');
    await form.button.click();
    await expect(page.getByText(thanks.text)).toBeVisible();
    expect(await admin.findApplications('Short Editor')).toMatchObject([{ opening: null }]);
  });
});

test.describe('while a visitor reads it', () => {
  test.use({ provoked: [/410/] });

  test('an opening closes: the form keeps its text, and the page responds with 404', async ({
    page,
  }) => {
    const path = await publish('Closing Editor', inTime(12_000));
    await page.goto(pair.website.url + path);
    const form = await fillIn(page, 'Hana');
    await expect.poll(() => getStatus(path), { timeout: 30_000 }).toBe(410);
    await form.button.click();
    await expect(form.alert).toContainText(careers.closed);
    await expect(form.field('firstName')).toHaveValue('Hana');
    await form.button.click();
    await expect(form.alert).toContainText(STORED);
    expect(await admin.findApplications('Closing Editor')).toMatchObject([{ opening: null }]);

    await expect.poll(() => shows('/careers', path), within).toBe(false);
    await expect.poll(() => shows('/sitemap.xml', path), within).toBe(false);
    await page.goto(pair.website.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(toText(closed.heading));
    await expect(page.getByRole('link', { name: closed.cta.label })).toHaveAttribute(
      'href',
      closed.cta.href,
    );
    await expect(page.getByRole('link', { name: 'Senior Editor' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await page.content()).not.toContain('JobPosting');
    await expectNoProblems(page, 'closed');
  });
});

test('in the inbox applications get a stage, a note and one rejection mail', async ({
  page,
  context,
}) => {
  const { url } = pair.dashboard;
  const [name = '', value = ''] = recruiter.split('=');
  await context.addCookies([{ name, value, url }]);
  await openPanel(page, `${url}/admin/inbox`);
  await expect(page.getByRole('link', { name: 'Nour El-Sayed' })).toBeVisible();
  await page.getByRole('link', { name: 'Nour El-Sayed' }).click();
  // The list has a filter with the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Nour El-Sayed' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'Page 1 of the resume of Nour El-Sayed' });
  await expect(picture).toHaveCount(0);
  await page.getByText('Read the resume here').press('Enter');
  await expect(picture).toHaveJSProperty('naturalWidth', 1000);
  await page.getByText('Text of the resume').click();
  await expect(page.getByText('Omar Farid, designer')).toBeVisible();
  await expectNoProblems(page, 'the resume');
  await page.getByLabel('Stage').selectOption('Interview');
  await expect(page.getByText('moved it from Reviewing to Interview')).toBeVisible();
  await page.getByLabel('Note for colleagues').fill('Kind on the telephone');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Kind on the telephone').last()).toBeVisible();

  await page.getByRole('button', { name: 'Reject by e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject by e-mail' });
  await dialog.getByLabel('Text').fill('Dear {name},\n\nnot this time: {position}.');
  await expect(dialog.getByText('nour@example.com')).toBeVisible();
  await expect(dialog.getByText('Dear Nour El-Sayed,')).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the dialog at ${width} px`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Send nothing' }).click();
  expect(listRejections()).toEqual([]);
  await page.getByRole('button', { name: 'Reject by e-mail' }).click();
  await dialog.getByLabel('Text').fill('Dear {name},\n\nnot this time: {position}.');
  await dialog.getByRole('button', { name: 'Reject 1 applicant' }).dblclick();
  await expect(page.getByText('A reject mail is on its way to Nour El-Sayed.')).toBeVisible();
  await expect(page.getByLabel('Stage')).toHaveValue('rejected');
  await expect.poll(() => listRejections().length, within).toBe(1);
  expect(listRejections()[0]?.source).toContain('not this time: Senior Editor.');

  await openPanel(page, `${url}/admin/collections/submissions`);
  await page.getByRole('link', { name: 'Omar El-Sayed' }).click();
  await page.getByRole('link', { name: 'Senior Editor', exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name });
  await expect(column('Rejected').getByRole('link', { name: 'Nour El-Sayed' })).toBeVisible();
  const stage = page.getByLabel('Stage: Omar El-Sayed');
  await stage.selectOption('Offer');
  await expect(column('Offer').getByRole('link', { name: 'Omar El-Sayed' })).toBeVisible();
  await expect(stage).toBeFocused();
  for (const width of [320, 1440]) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `the stages at ${width} px`).toEqual([]);
  }

  await openPanel(page, `${url}/admin/inbox?stage=rejected`);
  await expect(page.getByRole('link', { name: 'Nour El-Sayed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Omar El-Sayed' })).toHaveCount(0);
  expect(listRejections()).toHaveLength(1);
});

test('with the dashboard down, openings are shown until their closing date', {
  tag: '@nightly',
}, async () => {
  const path = await publish('Last Editor', inTime(15_000));
  await expect.poll(() => shows('/careers', path), within).toBe(true);
  await pair.dashboard.stop('SIGKILL');
  expect(await getStatus('/careers/senior-editor')).toBe(200);
  await expect.poll(() => getStatus(path), { timeout: 30_000, intervals: [250] }).toBe(410);
  await expect.poll(() => shows('/careers', path), within).toBe(false);
  expect(await shows('/careers', '/careers/senior-editor')).toBe(true);
});
