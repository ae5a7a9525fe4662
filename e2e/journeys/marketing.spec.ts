import { type EditedSite, startEditedSite } from '../system/edited-site.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';
import { fillHydratedContact, getContactForm, STORED, toMessage } from './contact-form.ts';

const WORDING =
  'Write to me now and then about what you have made and learned, at most once a month.';

let site: EditedSite;

// An admin turned the box on by editing copy; the build has none.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const fields = { 'form/marketing': WORDING } as never;
  const copy = new Map([['contact-us', { fields, updated_at: '2038-01-01T00:00:00.000Z' }]]);
  site = await startEditedSite({ words: copy });
});
test.afterAll(() => site?.dispose());

for (const isTicked of [false, true]) {
  test(`the marketing checkbox at 390 px, ${isTicked ? 'ticked with the keyboard' : 'not ticked'}`, {
    tag: isTicked ? [] : ['@nightly'],
  }, async ({ page }) => {
    await resize(page, { width: 390, height: 844 });
    const html = async () => (await fetch(`${site.website.url}/contact-us`)).text();
    await expect.poll(async () => (await html()).includes(WORDING), { timeout: 10_000 }).toBe(true);
    await page.goto(`${site.website.url}/contact-us`);
    const subject = `Marketing ${isTicked}`;
    await fillHydratedContact(page, toMessage(subject));
    const form = getContactForm(page);
    const box = page.getByRole('checkbox', { name: WORDING, exact: true });
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute('required');
    // A tap on the label ticks the box, too.
    const label = page.locator('label').filter({ has: box });
    const { width, height, scroll } = await label.evaluate((one) => ({
      width: one.getBoundingClientRect().width,
      height: one.getBoundingClientRect().height,
      scroll: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(scroll).toBe(0);
    await label.getByText(WORDING).click();
    await expect(box).toBeChecked();
    await label.getByText(WORDING).click();
    await expect(box).not.toBeChecked();

    await form.field('message').focus();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    if (isTicked) {
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(STORED)).toBeVisible();
    const stored = [...site.dashboard.stored.values()].find(({ body }) => body.includes(subject));
    const expected = { wording: WORDING, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(stored?.metadata?.marketing).toEqual(isTicked ? expected : undefined);
    expect(stored?.body).not.toContain(WORDING);
  });
}
