import { resumeLimits } from '@agency/resumes/resume-rules';
import { toDocx, toPdf } from '@agency/resumes/testing/documents';
import type { Page } from '@playwright/test';
import { readPageCopy, toPattern, toText } from '../system/copy.ts';
import { type OwnWebsite, startWebsite } from '../system/own-website.ts';
import { isShortForm } from '../system/short-form.ts';
import { admin, dashboard, expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

const copy = readPageCopy('careers').form;
const { resume: problems } = copy.problems;
const STORED = toText(copy.stored);
const THANKS = readPageCopy('thank-you').stored.text;

const pdf = { name: 'سيرة ذاتية.pdf', mimeType: 'application/pdf', buffer: toPdf() };
const docx = { name: 'Nour El-Sayed.docx', mimeType: '', buffer: toDocx() };

/** Rejected files, and their error messages. */
const refused = [
  {
    what: 'a file of another type',
    file: { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Nour') },
    problem: problems.type,
  },
  {
    what: 'a file that is not what its name says',
    file: { ...docx, name: 'resume.pdf' },
    problem: problems.mismatch,
  },
  {
    what: 'a file that is too large',
    file: { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(resumeLimits.bytes)]) },
    problem: problems.tooLarge,
  },
  {
    what: 'a document with macros',
    file: { ...docx, buffer: toDocx([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen' }]) },
    problem: problems.macros,
  },
];

/** Sample values by field. The position distinguishes the applications of tests. */
const toApplication = (position: string) => ({
  firstName: 'Nour',
  lastName: 'El-Sayed',
  phone: '+20 100 000 0000',
  email: 'nour@example.com',
  position,
  link: 'https://nour.example/work',
  message: 'Two lines,\nتحية طيبة.',
});

/** The stored fields. */
const toStored = (position: string, resumeName: string) => ({
  ...toApplication(position),
  resumeName,
});

const adminCookie = process.env.E2E_COOKIE ?? '';
let website: OwnWebsite;
let clients = 0;

// The form pipeline lets one client have two uploads at once. So the tests have a website of their own that
// trusts a proxy, and each test is a client behind it.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  website = await startWebsite(dashboard, { TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(() => website?.dispose());
test.beforeEach(async ({ page }) => {
  clients += 1;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${clients}` });
  await page.goto(`${website.url}/careers`);
});

const getApplicationForm = (page: Page) => getForm(page, copy);
const getResumeField = (page: Page) =>
  page.getByLabel(new RegExp(`^${toPattern(copy.fields.resume)}`));
const getFileName = (page: Page) => page.getByRole('form').locator('output');

/** Downloads the resume of the only application for a position, with a session or without. */
async function getResume(position: string, cookie = ''): Promise<Response> {
  const [application] = await admin.findApplications(position);
  return fetch(`${dashboard}/cms-api/submissions/resumes/${application?.resumeKey}`, {
    headers: { Cookie: cookie, Origin: dashboard },
  });
}

test('an application is stored once under a double click, and only recruiters can download its resume', async ({
  page,
}) => {
  const position = 'Copywriter';
  const application = toApplication(position);
  const form = getApplicationForm(page);
  await form.hydrate();
  await form.fill(application);
  await getResumeField(page).setInputFiles(docx);
  await expect(getFileName(page)).toHaveText(docx.name);
  await form.button.dblclick();
  await expect(form.alert).toContainText(STORED);
  expect(Object.values(await form.read(application)).join(''), 'fields are cleared').toBe('');
  await expect(getFileName(page)).toBeEmpty();
  expect(await admin.findApplications(position)).toMatchObject([toStored(position, docx.name)]);

  expect((await getResume(position)).status, 'anonymous').toBe(401);
  const editor = await admin.makeColleague('editor');
  expect((await getResume(position, editor)).status, 'editor').toBe(403);
  const recruiter = await admin.makeColleague('recruiter');
  for (const cookie of [recruiter, adminCookie]) {
    const response = await getResume(position, cookie);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(
      'attachment; filename="resume.docx"',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).equals(docx.buffer)).toBe(true);
  }
});

test.describe('a rejected application', () => {
  test.use({ provoked: [/422/] });

  test('shows error messages and keeps its fields', { tag: '@nightly' }, async ({ page }) => {
    const position = 'Art director';
    const application = { ...toApplication(position), email: 'nour@nowhere' };
    const form = getApplicationForm(page);
    const resume = getResumeField(page);
    await form.hydrate();
    await form.fill(toApplication(position));
    // Unit tests cover which files are rejected, and why.
    for (const { what, file, problem } of isShortForm ? refused.slice(0, 1) : refused) {
      await resume.setInputFiles(file);
      await form.button.click();
      await expect(form.alert.getByRole('link'), what).toHaveText([
        `${copy.fields.resume}: ${problem}`,
      ]);
      await expect(resume).toHaveAccessibleDescription(new RegExp(toPattern(problem)));
      await expect(getFileName(page)).toHaveText(file.name);
      expect(await form.read(application), what).toEqual(toApplication(position));
    }
    await form.fill({ email: 'nour@nowhere' });
    await resume.setInputFiles(pdf);
    await form.button.click();
    await expect(form.alert.getByRole('link')).toHaveText([
      new RegExp(`^${toPattern(copy.fields.email)}: `),
    ]);
    expect(await form.read(application)).toEqual(application);
    await expect(getFileName(page)).toHaveText(pdf.name);
    expect(await admin.findApplications(position)).toEqual([]);
    await form.fill({ email: 'nour@example.com' });
    await form.button.click();
    await expect(form.alert).toContainText(STORED);
    expect(await admin.findApplications(position)).toMatchObject([toStored(position, pdf.name)]);
  });
});

test.describe('when the connection fails', () => {
  test.use({ provoked: [/502|did not answer|ERR_FAILED/] });

  test('the form keeps text and file, and a retry stores them once', { tag: '@nightly' }, async ({
    page,
  }) => {
    const position = 'Producer';
    const application = toApplication(position);
    const form = getApplicationForm(page);
    await form.hydrate();
    await form.fill(application);
    await getResumeField(page).setInputFiles(pdf);
    await page.route('**/forms/careers', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' }),
    );
    await form.button.click();
    await expect(form.alert).toContainText(copy.failed);
    await page.route('**/forms/careers', (route) => route.abort());
    await form.button.click();
    await expect(form.alert).toContainText(copy.error);
    await expect(form.alert).toBeFocused();
    expect(await form.read(application)).toEqual(application);
    await expect(getFileName(page)).toHaveText(pdf.name);
    await page.unroute('**/forms/careers');
    await form.button.click();
    await expect(form.alert).toContainText(STORED);
    expect(await admin.findApplications(position)).toMatchObject([toStored(position, pdf.name)]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rejected application is returned as typed, with its accepted file', async ({ page }) => {
    const position = 'Strategist';
    const application = { ...toApplication(position), email: 'nour@nowhere' };
    const form = getApplicationForm(page);
    const resume = getResumeField(page);
    await form.fill(toApplication(position));
    for (const { what, file, problem } of isShortForm ? refused.slice(0, 1) : refused) {
      await resume.setInputFiles(file);
      await form.button.click();
      await expect(form.alert.getByRole('link'), what).toHaveText([
        `${copy.fields.resume}: ${problem}`,
      ]);
      expect(await form.read(application), what).toEqual(toApplication(position));
    }
    await form.fill({ email: 'nour@nowhere' });
    await resume.setInputFiles(pdf);
    await form.button.click();
    await expect(form.alert.getByRole('link')).toHaveText([
      new RegExp(`^${toPattern(copy.fields.email)}: `),
    ]);
    expect(await form.read(application)).toEqual(application);
    await expect(getFileName(page)).toHaveText(pdf.name);
    await expect(page.getByText(copy.file.kept)).toBeVisible();
    expect(await admin.findApplications(position)).toEqual([]);
    await form.fill({ email: 'nour@example.com' });
    await form.button.dblclick();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await admin.findApplications(position)).toMatchObject([toStored(position, pdf.name)]);

    expect((await getResume(position)).status, 'anonymous').toBe(401);
    const response = await getResume(position, adminCookie);
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent(pdf.name)}`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf.buffer)).toBe(true);
  });

  test('a form that is too large is returned with its text', { tag: '@nightly' }, async ({
    page,
  }) => {
    const application = toApplication('Director of films');
    const form = getApplicationForm(page);
    await form.fill(application);
    await getResumeField(page).setInputFiles({ ...pdf, buffer: Buffer.alloc(9 * 1024 * 1024) });
    await form.button.click();
    await expect(form.alert).toContainText(copy.refusals.tooLarge);
    expect(await form.read(application)).toEqual(application);
    expect(await admin.findApplications('Director of films')).toEqual([]);
  });
});
