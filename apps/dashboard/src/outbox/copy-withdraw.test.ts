import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseWithdrawToken } from '../platform/signed-text.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createTestMessage } from '../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createTestOutbox, createTestTarget } from '../testing/outbox.ts';
import { createSender } from './sender.ts';

let dashboard: TestDashboard;
let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({
    SMTP_URL: mails.url,
    SITE_URL: 'https://site.example.com',
  });
  await createTestTarget(dashboard.payload, { copyToSender: true });
});
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

/** The mails about a message, without the line breaks of their encoding. */
async function tell(form: 'application' | 'contact') {
  const { payload } = dashboard;
  mails.taken.length = 0;
  const id = await createTestMessage(payload, form, { email: 'applicant@example.com' });
  await createTestOutbox({ payload, sender: createSender(payload) }).work();
  const read = (to: string) =>
    mails.taken
      .find((mail) => mail.to[0] === to)
      ?.source.replace(/=\r\n/g, '')
      .replaceAll('=3D', '=') ?? '';
  return { id, desk: read('desk@example.com'), copy: read('applicant@example.com') };
}

it('an applicant gets a copy with the withdrawal link, which mails to the team do not have', async () => {
  const { id, desk, copy } = await tell('application');
  const links = copy.match(/https:\/\/site\.example\.com\/withdraw\?token=[\w-]+/g) ?? [];
  // In the text and in its HTML.
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(1);
  const token = new URL(links[0] ?? '').searchParams.get('token') ?? '';
  const { submissionId } = await dashboard.payload.findByID({
    collection: 'submissions',
    id,
    // The test reads all rows.
    overrideAccess: true,
  });
  expect(parseWithdrawToken(token)).toBe(submissionId);
  expect(desk).toBe('');
});

it('the copy of a contact message has no withdrawal link', async () => {
  const { copy } = await tell('contact');
  expect(copy).toContain('We have your message');
  expect(copy).not.toContain('withdraw');
});
