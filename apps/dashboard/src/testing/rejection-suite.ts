import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { TestMailServer } from './mail-server.ts';
import { createTestMessage } from './messages.ts';
import { createTestUser } from './open-test-dashboard.ts';
import { deleteCopies, getDeliveries } from './outbox.ts';
import { startOutboxProcess } from './outbox-client.ts';

const APPLICANTS = 20;

export interface RejectionPlace {
  mails: TestMailServer;
  folder: string;
  /** Environment with database and mail server. */
  environment: Record<string, string>;
  payload: Payload;
}

const readStages = async (payload: Payload, ids: number[]) => {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { in: ids } },
    pagination: false,
    // The test reads all rows.
    overrideAccess: true,
  });
  return docs.map(({ stage, rejection }) => `${stage} ${rejection?.text ?? 'no words'}`);
};

/** Applicants who got a mail; on a slow machine the dashboard */
const readApplicants = ({ taken }: RejectionPlace['mails']): string[] =>
  taken.map(({ to }) => to.join()).filter((to) => to.startsWith('applicant-'));

/**
 * One process is killed while it sends rejection mails, and two others send the same: each applicant gets one mail,
 * and no application is half updated.
 */
export async function testRejections(place: RejectionPlace): Promise<void> {
  const { mails, folder, environment, payload } = place;
  mails.taken.length = 0;
  const { id: account } = await createTestUser(payload, 'recruiter', 'trial');
  const ids: number[] = [];
  for (let number = 0; number < APPLICANTS; number += 1) {
    const email = `applicant-${number}@example.com`;
    ids.push(await createTestMessage(payload, 'application', { email }));
  }
  await deleteCopies(payload);
  const all = { ...environment, IDS: ids.join(), ACCOUNT: String(account) };
  const start = () => startOutboxProcess(folder, all, 'rejection-process.ts');
  const countRows = async () =>
    (await getDeliveries(payload)).filter(
      ({ kind, subjectId }) => kind === 'rejection' && ids.includes(subjectId),
    ).length;

  const killed = await start();
  await expect.poll(countRows, { timeout: 20_000, interval: 2 }).toBeGreaterThan(0);
  await killed.kill();
  const rows = await countRows();
  const stages = await readStages(payload, ids);
  expect(stages.filter((one) => one === 'rejected Dear Nour Hassan')).toHaveLength(rows);
  expect(stages.filter((one) => one === 'new no words')).toHaveLength(APPLICANTS - rows);

  const both = await Promise.all([start(), start()]);
  await Promise.all(both.map(({ ended }) => ended));
  expect(await countRows()).toBe(APPLICANTS);
  const workers = await Promise.all([
    startOutboxProcess(folder, environment),
    startOutboxProcess(folder, environment),
  ]);
  try {
    await expect.poll(() => readApplicants(mails).length, { timeout: 60_000 }).toBe(APPLICANTS);
    // Long enough for a duplicate to arrive.
    await wait(2500);
    const applicants = readApplicants(mails);
    expect(new Set(applicants).size).toBe(APPLICANTS);
    expect(applicants).toHaveLength(APPLICANTS);
  } finally {
    await Promise.all(workers.map(({ kill }) => kill()));
  }
}
