import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { FORM_CHECK } from '../jobs/form-check/run-check.ts';
import { addJob, findJob } from '../jobs/queue.ts';
import { MINUTE } from '../platform/durations.ts';
import { toContactRequest } from './intake-client.ts';
import type { TestMailServer } from './mail-server.ts';
import { createTestMessage } from './messages.ts';
import { createTestUser } from './open-test-dashboard.ts';
import { getDeliveries } from './outbox.ts';
import { startOutboxProcess } from './outbox-client.ts';

interface WatchedPlace {
  payload: Payload;
  folder: string;
  mails: TestMailServer;
  /** Environment with the database. */
  environment: Record<string, string>;
}

/**
 * A process is killed after it has claimed a reminder and the form test: no other process sends them until the leases
 * expire, and then each arrives once.
 */
export async function testKilledMonitor(place: WatchedPlace): Promise<void> {
  const { payload, folder, mails, environment } = place;
  const { handleApiRequest: handleApi } = await import('../api/handle-api.ts');
  const requested: string[] = [];
  let isHanging = true;
  const website = createServer(async (request, response) => {
    const { submissionId, ...fields } = JSON.parse(await text(request));
    requested.push(submissionId);
    if (isHanging) return undefined;
    const received = await handleApi(toContactRequest(submissionId, fields), payload);
    return response.writeHead(received.ok ? 200 : 503).end();
  });
  await once(website.listen(0, '127.0.0.1'), 'listening');
  const begin = new Date();
  const start = (minutes: number) =>
    startOutboxProcess(
      folder,
      {
        ...environment,
        SMTP_URL: mails.url,
        WEBSITE_URL: `http://127.0.0.1:${(website.address() as AddressInfo).port}`,
        WATCH_AT: new Date(begin.getTime() + minutes * MINUTE).toISOString(),
      },
      'watch-process.ts',
    );
  const getReminder = async () =>
    (await getDeliveries(payload)).find(({ reference }) => reference === 'E-DUE');
  try {
    const owner = await createTestUser(payload, 'editor', 'reminded');
    const answerBy = begin.toISOString();
    await createTestMessage(payload, 'enquiry', {
      reference: 'E-DUE',
      answerBy,
      owner: owner.id,
    });
    await addJob(payload, { task: FORM_CHECK, key: FORM_CHECK, at: begin });
    mails.mood = 'hangs';
    const killed = await start(0);
    await expect.poll(() => requested.length, { timeout: 20_000 }).toBe(1);
    await expect.poll(async () => (await getReminder())?.lease, { timeout: 20_000 }).toBeTruthy();
    await killed.kill();
    mails.mood = 'takes';
    isHanging = false;

    await (await start(1)).ended;
    expect([requested.length, mails.taken.length]).toEqual([1, 0]);
    await (await start(3)).ended;
    expect(requested).toEqual([requested[0], requested[0]]);
    expect(mails.taken.map(({ to }) => to)).toEqual([['reminded@example.com']]);
    expect(await getReminder()).toMatchObject({ state: 'sent', attempts: 2 });
    expect((await findJob(payload, FORM_CHECK))?.finishedAt).toBeTruthy();
  } finally {
    website.closeAllConnections();
    website.close();
  }
}
