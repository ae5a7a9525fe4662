import { isDefault, publicLanguages } from '@agency/content/languages';
import { formMessagesSchema } from '@agency/content/schemas/forms';
import { serviceCopySchema } from '@agency/content/schemas/service';
import { shellSchema } from '@agency/content/schemas/shell';
import { readFileCopy, readPageCopy } from '../system/copy.ts';
import { admin, expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

// Visitors' tasks in every other language than the default one. `openings.spec.ts` covers careers.
for (const language of publicLanguages.filter((one) => !isDefault(one))) {
  const { tag, name: ownName } = language;
  const formCopy = readFileCopy('forms', formMessagesSchema, tag);
  const thanks = readPageCopy('thank-you', tag).stored.text;

  test.describe(ownName, () => {
    test('error messages are in the language of the page, and the message is stored with it', {
      tag: '@nightly',
    }, async ({ page }) => {
      const copy = readPageCopy('contact-us', tag).form;
      const subject = `رسالة، ${tag}`;
      const message = {
        firstName: 'نور',
        lastName: 'السيد',
        phone: '+٢٠ ١٠٠ ٠٠٠ ٠٠٠٠',
        email: 'nour@',
        subject,
        company: 'Nile & Sons، القاهرة',
        message: 'سطران،\nTwo lines.',
      };
      await page.goto(`/${tag}/contact-us`);
      const form = getForm(page, copy);
      await form.hydrate();
      await form.fill(message);
      await form.button.click();
      await expect(form.alert).toContainText(formCopy.summary.wrong.one);
      await expect(page.getByText(formCopy.problems.emailIncomplete).first()).toBeVisible();
      expect(await form.read(message)).toEqual(message);
      await form.fill({ email: 'nour@example.com' });
      await form.button.dblclick();
      await expect(page.getByText(copy.stored.text)).toBeVisible();
      // The loud first word and its dot fit on one line of the form.
      const lead = page.getByText(copy.stored.lead, { exact: true });
      const [line, width, available] = await lead.evaluate((one) => [
        one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
        one.scrollWidth,
        one.closest('form')?.clientWidth ?? 0,
      ]);
      // It begins a little outside, as optical margin.
      expect(width).toBeLessThanOrEqual((available ?? 0) * 1.01);
      expect(line).toBeLessThan(1.5);
      expect(await admin.findMessages(subject)).toMatchObject([
        { ...message, email: 'nour@example.com', context: { language: tag } },
      ]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('a rejected enquiry is returned in the language of the page, as is the thank-you page', async ({
        page,
      }) => {
        const copy = readFileCopy('services', serviceCopySchema, tag).form;
        const name = `نور بلا سكربت، ${tag}`;
        const enquiry = { name, phone: '+966 50 000 0000', title: 'مديرة', company: 'سما' };
        await page.goto(`/${tag}/web-services`);
        const form = getForm(page, copy);
        await form.fill({ ...enquiry, email: 'nour@nowhere' });
        await form.button.click();
        await expect(form.alert).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        expect(await form.read(enquiry)).toEqual(enquiry);
        await form.fill({ email: 'nour@example.com' });
        await form.button.click();
        await expect(page).toHaveURL(new RegExp(`/${tag}/thank-you`));
        await expect(page.getByText(thanks)).toBeVisible();
        expect(await admin.findEnquiries(name)).toMatchObject([
          { ...enquiry, service: 'Web Services', context: { language: tag } },
        ]);
      });
    });

    test('on a phone the menu links to pages of the language and to the same page in the default one; a search keeps the language', async ({
      page,
    }) => {
      const shell = readFileCopy('shell', shellSchema, tag);
      const search = readPageCopy('search', tag);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${tag}/wise`);
      const open = page.getByRole('button', { name: shell.menu.open });
      const drawer = page.getByRole('dialog', { name: shell.menu.open });
      await open.press('Enter');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
      await open.press('Enter');
      await drawer.locator(`a[href="/${tag}/our-work"]`).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${tag}/our-work$`));
      await open.press('Enter');
      await drawer.locator('a[hreflang=en]').press('Enter');
      await expect(page).toHaveURL(/[^/]\/our-work$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await page.goto(`/${tag}/no-such-page`);
      await page.getByRole('searchbox', { name: search.field.label }).fill('wise');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${tag}/search\\?q=wise$`));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
    });
  });
}
