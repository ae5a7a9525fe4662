import { openPanel, waitForHydration } from '../system/panel.ts';
import { admin, dashboard, expect, test } from '../test.ts';

/** Signs a browser in with a session of its own. */
const toCookie = (session: string) => {
  const [name = '', value = ''] = session.split('=');
  return { name, value, url: dashboard };
};

/** Saves as the panel does while a user types, which takes the lock. */
async function type(session: string, id: number, header: string): Promise<void> {
  const response = await fetch(`${dashboard}/cms-api/blogs/${id}?draft=true&autosave=true`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Origin: dashboard, Cookie: session },
    body: JSON.stringify({ header, _status: 'draft' }),
  });
  expect(response.status).toBe(200);
}

// The browser logs a save that a colleague's lock rejects, too.
test.use({ provoked: [/423|409/] });

test('the panel shows who is editing, who took over, and the author of each version', {
  tag: '@nightly',
}, async ({ browser }) => {
  // Only admins may read more than the name of an account.
  const first = await admin.makeColleague('editor');
  const second = await admin.makeColleague('editor');
  const id = await admin.createDraft('Whose pen it is');
  await type(first, id, 'Held by the first');

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([toCookie(second)]);
  const page = await context.newPage();
  await openPanel(page, `${dashboard}/admin/collections/blogs?limit=100`);
  await expect(page.locator('.locked').first()).toBeVisible();

  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
  const locked = page.locator('#document-locked');
  await expect(locked).toContainText('editor is writing here');
  await expect(page.locator('body')).not.toContainText('User: ');
  await locked.getByRole('button', { name: 'Take over' }).click();
  await expect(locked).toHaveCount(0);
  await waitForHydration(page);

  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}/versions`);
  await page.locator('.versions tbody tr').last().getByRole('link').click();
  await expect(page).toHaveTitle(/^Version /);
  await expect(page.locator('body')).toContainText('Written by');
  await expect(page.locator('body')).toContainText('Carla Calls');
  await context.close();
});
