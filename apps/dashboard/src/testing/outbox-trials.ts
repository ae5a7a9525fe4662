import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { TestMailServer } from './mail-server.ts';
import { createTestMessage } from './messages.ts';
import { getDeliveries } from './outbox.ts';
import { type OutboxProcess, startOutboxProcess } from './outbox-client.ts';

/** KILLS=100 for a long run; each costs the start of a process. */
export const kills = Number(process.env.KILLS ?? 1);

/** How long a test with so many kills may take, in milliseconds. */
export const killsTimeout = 90_000 + kills * 30_000;

const MESSAGES = 12;

const store = async (payload: Payload, count: number) => {
  for (let number = 0; number < count; number += 1)
    await createTestMessage(payload, 'contact-messages');
};

const countMails = (mails: TestMailServer) => {
  const counts = new Map<string, number>();
  for (const { messageId } of mails.taken) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return counts;
};

/** One database with one target that is mail. */
export interface Place {
  mails: TestMailServer;
  folder: string;
  /** What names the database and the mail server. */
  environment: Record<string, string>;
  payload: Payload;
  /** Ends every lease at once. */
  lapse(): Promise<unknown>;
}

/** What two processes and kills do to the outbox of a place. The second trial goes on with a process of the first. */
export function openTrials({ mails, folder, environment, payload, lapse }: Place) {
  // Every mail is noted late: a kill finds one that the server has and the database does not know of.
  const startSlow = () => startOutboxProcess(folder, { ...environment, SLOW_TO_NOTE: '60' });
  const start = () => startOutboxProcess(folder, environment);
  let slow: OutboxProcess | undefined;

  return {
    /** Two processes work off one outbox: everything is sent once. */
    async tryTwoProcesses(): Promise<void> {
      mails.taken.length = 0;
      await store(payload, MESSAGES);
      const [first, other] = await Promise.all([startSlow(), start()]);
      slow = first;
      try {
        await expect.poll(() => mails.taken.length, { timeout: 30_000 }).toBe(MESSAGES);
        // Long enough for a second mail of the same to come.
        await wait(2500);
        expect([...countMails(mails).values()]).toEqual(Array(MESSAGES).fill(1));
        const rows = await getDeliveries(payload);
        expect(rows.every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
      } finally {
        await other.kill();
      }
    },

    /** Processes are killed again and again: nothing is lost, and each kill repeats one mail at most. */
    async tryKills(): Promise<void> {
      mails.taken.length = 0;
      const before = (await getDeliveries(payload)).length;
      await store(payload, MESSAGES);
      for (let round = 0; round < kills; round += 1) {
        slow ??= await startSlow();
        const enough = mails.taken.length + randomInt(1, 4);
        await expect
          .poll(() => mails.taken.length, { timeout: 20_000, interval: 5 })
          .toBeGreaterThanOrEqual(enough);
        await slow.kill();
        slow = undefined;
        await lapse();
      }
      const last = await start();
      try {
        await expect.poll(() => countMails(mails).size, { timeout: 30_000 }).toBe(MESSAGES);
        await expect
          .poll(async () => (await getDeliveries(payload)).every(({ state }) => state === 'sent'))
          .toBe(true);
      } finally {
        await last.kill();
      }
      // Nothing lost, and one more for each kill at most, which its receiver recognises.
      expect((await getDeliveries(payload)).length - before).toBe(MESSAGES);
      expect(mails.taken.length - MESSAGES).toBeLessThanOrEqual(kills);
      expect(mails.taken.length).toBeGreaterThan(MESSAGES);
    },

    /** Ends what still runs. */
    close: async () => slow?.kill(),
  };
}
