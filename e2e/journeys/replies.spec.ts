import {
  startMailServer,
  type TestMailServer,
} from '../../apps/dashboard/src/testing/mail-server.ts';
import { signIn } from '../system/admin.ts';
import { type Pair, startPair, withoutWarmUp } from '../system/pair.ts';
import {
  findEnglish,
  findPanelProblems,
  findSmallControls,
  openPanel,
  sendContact,
} from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';
import { toMessage } from './contact-form.ts';

const SUBJECT = 'A name for a ferry';

// Of the request that is aborted.
test.use({ provoked: [/replies\/send/] });

let pair: Pair;
let mails: TestMailServer;

// A pair of its own, with a mail server.
test.beforeAll(async () => {
  mails = await startMailServer();
  pair = await startPair({ SMTP_URL: mails.url, ...withoutWarmUp });
});
test.afterAll(async () => {
  await pair.dispose();
  await mails.stop();
});

test('a user replies to a message from a template, and undoes another reply', async ({
  page,
  context,
}) => {
  const { url } = pair.dashboard;
  await sendContact(pair.website.url, toMessage(SUBJECT));
  const [name = '', value = ''] = (await signIn(url)).split('=');
  await context.addCookies([{ name, value, url }]);
  const templates = [
    { name: 'Call', language: 'en', text: 'Dear {name},\n\nwe call you.' },
    { name: 'Prices', language: 'en', subject: '{brand}: prices', text: 'Dear {name}, yes.' },
  ];
  const data = { templates };
  await page.request.post(`${url}/cms-api/globals/reply-templates`, {
    data,
    headers: { Origin: url },
  });
  await openPanel(page, `${url}/admin/inbox`);
  await page.getByRole('link', { name: SUBJECT }).click();

  const replies = page.getByRole('region', { name: 'Answers' });
  const text = replies.getByLabel('Your answer');
  const send = replies.getByRole('button', { name: 'Send', exact: true });
  const taken = () => mails.taken.filter(({ to }) => to.includes('nour@example.com'));

  await test.step('a reply can be written with the keyboard, and is restored after the tab was closed', async () => {
    await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible();
    await expect(text).toBeEditable();
    await page.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    await expect(text).toBeFocused();
    await replies.getByLabel('Text of the reply').selectOption('Call');
    await replies.getByLabel('Text of the reply').selectOption('Prices');
    await expect(text).toHaveValue('Dear Nour El-Sayed, yes.');
    await text.press('End');
    await text.pressSequentially(' غدًا');
    await page.reload();
    await expect(text).toHaveValue('Dear Nour El-Sayed, yes. غدًا');
    await expect(replies.getByLabel('Subject')).toHaveValue(/: prices$/);
  });

  await test.step('a reply is kept while the dashboard cannot be reached, and can be undone', async () => {
    await page.route('**/replies/send', (route) => route.abort());
    await send.click();
    await expect(replies.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
    await page.unroute('**/replies/send');
    await send.click();
    await expect(text).toHaveValue('');
    await expect(replies.getByText('Will be sent in a moment.')).toBeVisible();
    await expect(page.getByText('answered by e-mail')).toBeVisible();
    await replies.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(text).toHaveValue('Dear Nour El-Sayed, yes. غدًا');
    await expect(replies.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('took the answer by e-mail back')).toBeVisible();
  });

  await test.step('a reply is sent once despite a second tab and a double click', async () => {
    const other = await context.newPage();
    await openPanel(other, page.url());
    const otherReplies = other.getByRole('region', { name: 'Answers' });
    await expect(otherReplies.getByLabel('Your answer')).toHaveValue(/yes/);
    await send.dblclick();
    await otherReplies.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(otherReplies.getByLabel('Your answer')).toHaveValue('');
    await expect(replies.getByRole('listitem')).toHaveCount(1);
    await expect(replies.getByText(/^Sent on /)).toBeVisible({ timeout: 60_000 });
    expect(taken()).toHaveLength(1);
    await other.close();
  });

  await test.step('a rejected reply can be sent again', async () => {
    mails.unknown.add('nour@example.com');
    await text.fill('Another word');
    await send.click();
    const again = replies.getByRole('button', { name: 'Send again' });
    await expect(again).toBeVisible({ timeout: 60_000 });
    mails.unknown.clear();
    await again.click();
    await expect.poll(() => taken().length).toBe(2);
  });

  await test.step('the reply form fits a phone and a desktop, in both languages', async () => {
    for (const language of ['en', 'ar']) {
      await context.addCookies([{ name: 'dashboard-lng', value: language, url }]);
      for (const width of [390, 1440]) {
        await resize(page, { width, height: 900 });
        await openPanel(page, page.url());
        expect(await findPanelProblems(page), `${language} at ${width} px`).toEqual([]);
        if (width === 390) expect(await findSmallControls(page)).toEqual([]);
        if (language === 'ar') expect(await findEnglish(page)).toEqual([]);
        const { ANSWERS_PICTURES: folder } = process.env;
        if (folder)
          await page.screenshot({ path: `${folder}/${language}-${width}.png`, fullPage: true });
      }
    }
  });
});
