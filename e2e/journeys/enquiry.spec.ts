import { admin, expect, test } from '../test.ts';
import { getForm } from './visitor-form.ts';

/** The service that each page sets; nobody types it. */
const services = {
  '/branding-development&management': 'Branding Development & Management',
  '/integrated-communications-handling': 'Integrated Communications Handling',
  '/web-services': 'Web Services',
  '/reputation-public-opinion': 'Reputation & Public Opinion Management',
};
const FORM = 'Enquiry form';
const STORED = 'Your enquiry is stored and a person will answer it.';
const THANKS = 'Your message is stored and a person will answer it.';

/** What a visitor types, by label. The name tells the enquiries of tests apart. */
const toEnquiry = (name: string) => ({
  Name: name,
  Phone: '+44 20 7946 0000',
  'E-mail': 'nour@example.com',
  Title: 'Marketing director',
  Company: 'Nile & Sons',
});

/** The same, as it is stored. */
const toStored = (name: string, service: string) => ({
  name,
  phone: '+44 20 7946 0000',
  email: 'nour@example.com',
  title: 'Marketing director',
  company: 'Nile & Sons',
  service,
});

for (const [path, service] of Object.entries(services)) {
  test(`an enquiry from ${path} is stored once under a double press`, async ({ page }) => {
    const name = `Nour, with a script, for ${service}`;
    const enquiry = toEnquiry(name);
    await page.goto(path);
    const form = getForm(page, FORM);
    await form.wake();
    await form.fill(enquiry);
    await form.button.dblclick();
    await expect(page.getByText(STORED)).toBeVisible();
    expect(Object.values(await form.read(enquiry)).join(''), 'fields are cleared').toBe('');
    expect(await admin.findEnquiries(name)).toMatchObject([toStored(name, service)]);
  });
}

test.describe('when the line breaks', () => {
  test.use({ provoked: [/503/] });

  test('what was typed comes back, and a retry stores it once', async ({ page }) => {
    const name = 'Nour, whose line broke';
    const enquiry = toEnquiry(name);
    await page.goto('/web-services');
    const form = getForm(page, FORM);
    await form.wake();
    await form.fill(enquiry);
    // The enquiry arrives, but its answer does not: the visitor cannot know, and sends again.
    await page.route('**/forms/enquiry', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, contentType: 'text/html', body: 'Bad gateway' });
    });
    await form.button.click();
    await expect(form.alert).toContainText('Your message was not stored');
    await expect(form.alert).toBeFocused();
    expect(await form.read(enquiry)).toEqual(enquiry);
    await page.unroute('**/forms/enquiry');
    await form.button.click();
    await expect(page.getByText(STORED)).toBeVisible();
    expect(await admin.findEnquiries(name)).toMatchObject([toStored(name, 'Web Services')]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, service] of Object.entries(services)) {
    test(`an enquiry refused on ${path} comes back as it was typed, and is stored once when it is corrected`, async ({
      page,
    }) => {
      const name = `Nour, without a script, for ${service}`;
      const enquiry = { ...toEnquiry(name), 'E-mail': 'nour@nowhere' };
      await page.goto(path);
      const title = await page.title();
      const form = getForm(page, FORM);
      await form.fill(enquiry);
      await form.button.click();
      await expect(form.alert.getByRole('link')).toHaveText([/^E-mail: /]);
      expect(await page.title()).toBe(title);
      expect(await form.read(enquiry)).toEqual(enquiry);
      expect(await admin.findEnquiries(name)).toEqual([]);
      await form.fill({ 'E-mail': 'nour@example.com' });
      await form.button.dblclick();
      await expect(page.getByText(THANKS)).toBeVisible();
      expect(await admin.findEnquiries(name)).toMatchObject([toStored(name, service)]);
    });
  }
});
