import { randomUUID } from 'node:crypto';
import axeCore from 'axe-core';
import { openPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { admin, dashboard, expect, test } from '../test.ts';
import { toMessage } from './contact-form.ts';

declare const axe: typeof axeCore;

const post = (baseURL: string | undefined, fields: Record<string, string>, referer = '') =>
  fetch(`${baseURL}/forms/contact`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(referer && { Referer: referer }),
    },
    body: JSON.stringify({ ...fields, submissionId: randomUUID() }),
  });

test('fifty concurrent messages from one IP address are all stored', async ({ baseURL }) => {
  const subject = `Crowd ${randomUUID()}`;
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, person) =>
      post(baseURL, { ...toMessage(subject), email: `person${person}@example.com` }),
    ),
  );
  expect([...new Set(responses.map(({ status }) => status))]).toEqual([200]);
  const [message] = await admin.findMessages(subject);
  expect(message?.state).toBe('new');
});

test('suspected spam is listed separately with its reasons, and released with one click', async ({
  page,
  context,
  baseURL,
}) => {
  const subject = `Suspect ${randomUUID()}`;
  const response = await post(
    baseURL,
    { ...toMessage(subject), website: 'https://spam.example', role: 'admin' },
    `${baseURL}/contact-us?utm_source=news&gclid=Cj0-_9`,
  );
  expect(await response.json()).toMatchObject({ ok: true });
  const [message] = await admin.findMessages(subject);
  expect(message?.state).toBe('spam');

  const [name = '', value = ''] = (process.env.E2E_COOKIE ?? '').split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
  for (const width of [1440, 390]) {
    await resize(page, { width, height: 900 });
    await openPanel(page, `${dashboard}/admin/collections/submissions/${message?.id}`);
    const spam = page.getByRole('region', { name: /^What looks like spam: \d+ of 100/ });
    await expect(spam).toContainText('A field that people do not see was filled in.');
    await expect(spam).toContainText('fields that the form does not have');
    const origin = page.getByRole('group').filter({ hasText: 'Where it came from' });
    await origin.getByText('Where it came from').click();
    await expect(origin).toContainText('/contact-us');
    await expect(origin).toContainText('gclid: Cj0-_9');
    await expect(page.getByLabel(/^State/)).toHaveValue('spam');
    await page.evaluate(axeCore.source);
    const violations = await page.evaluate(
      async () => (await axe.run('.message-about')).violations,
    );
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByLabel(/^State/)).toHaveValue('open');
  expect((await admin.findMessages(subject)).map(({ state }) => state)).toEqual(['open']);
});
