import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

const mails: string[] = [];
let isRefusing = false;

// As much of a mail server as one mail needs.
const server = createServer((socket) => {
  let isReading = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 ready');
  socket.on('data', (data) => {
    const text = String(data);
    if (isReading) {
      mails[mails.length - 1] += text;
      if (!text.endsWith('\r\n.\r\n')) return;
      isReading = false;
      say('250 kept');
    } else if (/^(EHLO|HELO)/i.test(text)) say('250 hello');
    else if (/^MAIL/i.test(text)) say(isRefusing ? '550 <admin@example.com> go away' : '250 ok');
    else if (/^DATA/i.test(text)) {
      isReading = true;
      mails.push('');
      say('354 go on');
    } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
    else say('250 ok');
  });
  socket.on('error', () => socket.destroy());
});

let dashboard: TestDashboard;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  dashboard = await openTestDashboard({
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    DASHBOARD_PUBLIC_URL: 'https://desk.example.com',
  });
  await createTestUser(dashboard.payload, 'admin');
});
afterAll(async () => {
  await dashboard.close();
  server.close();
});

const ask = async () => {
  const { callRest } = await import('../testing/call-rest.ts');
  return callRest('/users/forgot-password', {
    method: 'POST',
    body: { email: 'admin@example.com' },
    headers: { Host: 'evil.example' },
  });
};

it('sends the link to choose a new password, and the link is ours', async () => {
  expect((await ask()).status).toBe(200);
  await vi.waitFor(() => expect(mails[0]).toMatch(/\r\n\.\r\n$/));
  const mail = (mails[0] ?? '').replace(/=\r\n/g, '');
  expect(mail).toContain('To: admin@example.com');
  expect(mail).toMatch(/https:\/\/desk\.example\.com\/admin\/reset\/[0-9a-f]{40}/);
  expect(mail).not.toContain('evil.example');
});

it('answers alike when the mail server refuses, and the log names nobody', async () => {
  isRefusing = true;
  const { logger, db } = dashboard.payload;
  const log = vi.spyOn(logger, 'error');
  await db.updateOne({
    collection: 'users',
    where: { email: { equals: 'admin@example.com' } },
    data: { resetPasswordRequestedAt: null },
  });
  expect((await ask()).status).toBe(200);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(JSON.stringify(log.mock.calls)).toContain('Mail not sent');
  expect(JSON.stringify(log.mock.calls)).not.toContain('example.com');
  expect(mails).toHaveLength(1);
});
