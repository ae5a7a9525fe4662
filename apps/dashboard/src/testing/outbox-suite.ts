import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { TestMailServer } from './mail-server.ts';
import { createTestMessage } from './messages.ts';
import { getDeliveries } from './outbox.ts';
import { startOutboxProcess } from './outbox-client.ts';

/** KILLS=100 for a long run; each starts a process. */
export const kills = Number(process.env.KILLS ?? 1);

/** Timeout of a test with that many kills, in milliseconds. */
export const killsTimeout = 90_000 + kills * 30_000;

const MESSAGES = 12;

const store = async (payload: Payload, count: number) => {
  for (let number = 0; number < count; number += 1) await createTestMessage(payload, 'contact');
};

const countMails = (mails: TestMailServer) => {
  const counts = new Map<string, number>();
  for (const { messageId } of mails.taken) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return counts;
};

/** A database with one mail target. */
export interface Place {
  mails: TestMailServer;
  folder: string;
  /** Environment with database and mail server. */
  environment: Record<string, string>;
  payload: Payload;
  /** Expires all leases. */
  lapse(): Promise<unknown>;
}

/** Two processes share one outbox: everything is sent once. */
export async function testTwoProcesses({
  mails,
  folder,
  environment,
  payload,
}: Place): Promise<void> {
  mails.taken.length = 0;
  await store(payload, MESSAGES);
  const processes = await Promise.all([
    startOutboxProcess(folder, environment),
    startOutboxProcess(folder, environment),
  ]);
  try {
    await expect.poll(() => mails.taken.length, { timeout: 30_000 }).toBe(MESSAGES);
    // Long enough for a duplicate to arrive.
    await wait(2500);
    expect([...countMails(mails).values()]).toEqual(Array(MESSAGES).fill(1));
    const rows = await getDeliveries(payload);
    expect(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
  } finally {
    await Promise.all(processes.map(({ kill }) => kill()));
  }
}

/** Processes are killed repeatedly: nothing is lost, and each kill duplicates at most one mail. */
export async function testKills({
  mails,
  folder,
  environment,
  payload,
  lapse,
}: Place): Promise<void> {
  mails.taken.length = 0;
  await store(payload, MESSAGES);
  const before = (await getDeliveries(payload)).length - MESSAGES;
  for (let round = 0; round < kills; round += 1) {
    // Recording is delayed, so that a kill hits a mail that is sent but not recorded.
    const worker = await startOutboxProcess(folder, { ...environment, SLOW_TO_NOTE: '60' });
    const enough = mails.taken.length + randomInt(1, 4);
    await expect
      .poll(() => mails.taken.length, { timeout: 20_000, interval: 5 })
      .toBeGreaterThanOrEqual(enough);
    await worker.kill();
    await lapse();
  }
  const last = await startOutboxProcess(folder, environment);
  try {
    await expect.poll(() => countMails(mails).size, { timeout: 30_000 }).toBe(MESSAGES);
    await expect
      .poll(async () => (await getDeliveries(payload)).every(({ state }) => state === 'sent'))
      .toBe(true);
  } finally {
    await last.kill();
  }
  // Nothing is lost, and there is at most one duplicate for each kill, with the same Message-ID.
  expect((await getDeliveries(payload)).length - before).toBe(MESSAGES);
  expect(mails.taken.length - MESSAGES).toBeLessThanOrEqual(kills);
  expect(mails.taken.length).toBeGreaterThan(MESSAGES);
}
