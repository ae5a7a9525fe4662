import { toPdf } from '@agency/resumes/testing/documents';
import type { Page } from '@playwright/test';
import { readPageCopy, toPattern } from '../system/copy.ts';
import { expect, test } from '../test.ts';
import { fillHydratedContact, getContactForm, toMessage } from './contact-form.ts';
import { getForm } from './visitor-form.ts';

const careers = readPageCopy('careers').form;

test('a corrected field loses its error at once, and the summary disappears with the last one', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await fillHydratedContact(page, { ...toMessage(''), email: 'nour@' });
  const form = getContactForm(page);
  await form.button.click();
  await expect(form.alert.getByRole('link')).toHaveCount(2);

  const email = form.field('email');
  await email.fill('nour@example');
  // Focus stays in the field in which the visitor types.
  await email.pressSequentially('.com');
  await expect(email).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription('');
  await expect(form.alert.getByRole('link')).toHaveCount(1);
  await form.field('subject').fill('A launch');
  await expect(form.alert).toHaveCount(0);
  await expect(form.field('subject')).toBeFocused();
  // A new error is shown at the next attempt, not while typing.
  await email.fill('nour@');
  await expect(form.alert).toHaveCount(0);
  await form.button.click();
  await expect(form.alert.getByRole('link')).toHaveCount(1);
  await expect(form.alert).toBeFocused();
});

test('attaching a file removes the error of the file field', async ({ page }) => {
  await page.goto('/careers');
  const form = getForm(page, careers);
  await form.hydrate();
  await form.button.click();
  const resume = page.getByLabel(new RegExp(`^${toPattern(careers.fields.resume)}`));
  await expect(resume).toHaveAttribute('aria-invalid', 'true');
  await expect(form.alert).toContainText(careers.problems.resume.required ?? '');
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: toPdf() });
  await expect(resume).not.toHaveAttribute('aria-invalid');
  await expect(form.alert).not.toContainText(careers.problems.resume.required ?? '');
});

test('in a page translated by the browser, the summary shows the current errors', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/contact-us');
  await fillHydratedContact(page, { ...toMessage('A launch'), email: '' });
  const form = getContactForm(page);
  await form.button.click();
  await expect(form.alert.getByRole('link')).toHaveCount(1);
  const before = (await form.alert.getByRole('link').textContent()) ?? '';
  await wrapTexts(page);
  await form.field('email').fill('nour@');
  await form.button.click();
  await expect(form.alert.getByRole('link')).not.toHaveText(before);
  const said = await page.locator('#field-email-problem').textContent();
  await expect(form.alert.getByRole('link')).toContainText(said ?? 'nothing');
});

/** Replaces every text as Chrome's translator does: with another element and another text. */
async function wrapTexts(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}
