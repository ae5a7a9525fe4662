import { formMessagesSchema } from '@agency/content/schemas/forms';
import { serviceCopySchema } from '@agency/content/schemas/service';
import { readFileCopy, readPageCopy, toPattern } from '../system/copy.ts';
import { admin, expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

/** The service that each page presets. */
const services = {
  '/branding-development&management': readPageCopy('branding-development-and-management').service,
  '/integrated-communications-handling': readPageCopy('integrated-communications-handling').service,
  '/web-services': readPageCopy('web-services').service,
  '/reputation-public-opinion': readPageCopy('reputation-public-opinion').service,
};
const copy = readFileCopy('services', serviceCopySchema).form;
const { notStored } = readFileCopy('forms', formMessagesSchema).refusals;
const THANKS = readPageCopy('thank-you').stored.text;

/** Sample values by field. The name distinguishes the enquiries of tests. */
const toEnquiry = (name: string) => ({
  name,
  phone: '+44 20 7946 0000',
  email: 'nour@example.com',
  title: 'Marketing director',
  company: 'Nile & Sons',
});

/** One service in the short form, because all use the same form. */
const toTag = (path: string) => (path === '/web-services' ? [] : ['@nightly']);

for (const [path, service] of Object.entries(services)) {
  test(`an enquiry from ${path} is stored once under a double click`, {
    tag: toTag(path),
  }, async ({ page }) => {
    const name = `Nour, with a script, for ${service}`;
    const enquiry = toEnquiry(name);
    await page.goto(path);
    const form = getForm(page, copy);
    await form.hydrate();
    await form.fill(enquiry);
    await form.button.dblclick();
    await expect(page.getByText(copy.stored.text)).toBeVisible();
    expect(Object.values(await form.read(enquiry)).join(''), 'fields are cleared').toBe('');
    expect(await admin.findEnquiries(name)).toMatchObject([{ ...toEnquiry(name), service }]);
  });
}

test.describe('when the connection fails', () => {
  test.use({ provoked: [/503/] });

  test('the typed text is kept, and a retry stores it once', { tag: '@nightly' }, async ({
    page,
  }) => {
    const name = 'Nour, whose line broke';
    const enquiry = toEnquiry(name);
    await page.goto('/web-services');
    const form = getForm(page, copy);
    await form.hydrate();
    await form.fill(enquiry);
    // The enquiry is stored but the response is lost, so the visitor sends it again.
    await page.route('**/forms/enquiry', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'Bad gateway' });
    });
    await form.button.click();
    await expect(form.alert).toContainText(notStored);
    await expect(form.alert).toBeFocused();
    expect(await form.read(enquiry)).toEqual(enquiry);
    await page.unroute('**/forms/enquiry');
    await form.button.click();
    await expect(page.getByText(copy.stored.text)).toBeVisible();
    expect(await admin.findEnquiries(name)).toMatchObject([
      { ...enquiry, service: services['/web-services'] },
    ]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, service] of Object.entries(services)) {
    test(`a rejected enquiry on ${path} is returned as typed, and is stored once when corrected`, {
      tag: toTag(path),
    }, async ({ page }) => {
      const name = `Nour, without a script, for ${service}`;
      const enquiry = { ...toEnquiry(name), email: 'nour@nowhere' };
      await page.goto(path);
      const title = await page.title();
      const form = getForm(page, copy);
      await form.fill(enquiry);
      await form.button.click();
      await expect(form.alert.getByRole('link')).toHaveText([
        new RegExp(`^${toPattern(copy.fields.email)}: `),
      ]);
      expect(await page.title()).toBe(title);
      expect(await form.read(enquiry)).toEqual(enquiry);
      expect(await admin.findEnquiries(name)).toEqual([]);
      await form.fill({ email: 'nour@example.com' });
      await form.button.dblclick();
      await expect(page.getByText(THANKS)).toBeVisible();
      expect(await admin.findEnquiries(name)).toMatchObject([{ ...toEnquiry(name), service }]);
    });
  }
});
