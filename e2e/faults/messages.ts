import { setTimeout as sleep } from 'node:timers/promises';
import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { signIn } from '../system/admin.ts';

/** Visitors who send contact messages until told to stop, each again until it is acknowledged. */
export interface Senders {
  /** Ends after the message each is sending; gives the subjects that were acknowledged, and all that were sent. */
  stop(): Promise<{ acknowledged: string[]; sent: number }>;
}

/**
 * Starts visitors. Each message comes from a client of its own behind a proxy the website believes
 * (`TRUSTED_PROXIES=127.0.0.1`), so that no limit of one client is met.
 * @param website its address at this moment
 */
export function sendMessages(website: () => string, visitors: number, name: string): Senders {
  const acknowledged: string[] = [];
  let sent = 0;
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      sent += 1;
      const subject = `${name} ${sent}`;
      const client = `198.51.${(sent >> 8) & 255}.${sent & 255}`;
      const submissionId = crypto.randomUUID();
      // Somebody who is told that nothing was stored sends the same form again.
      for (let tries = 0; tries < 40; tries += 1) {
        if (await sendMessage(website(), subject, submissionId, client)) {
          acknowledged.push(subject);
          break;
        }
        await sleep(250);
      }
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    async stop() {
      isOver = true;
      await all;
      return { acknowledged, sent };
    },
  };
}

/** Sends one contact message; true when the website says that it is stored. */
export async function sendMessage(
  website: string,
  subject: string,
  submissionId: string,
  client = '198.51.100.1',
): Promise<boolean> {
  try {
    const answer = await fetch(`${website}/forms/contact`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Origin: website,
        'X-Forwarded-For': client,
      },
      body: JSON.stringify({
        [SUBMISSION_ID_FIELD]: submissionId,
        ...contact,
        subject,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** How often each subject that begins like this is stored. */
export async function countStored(dashboard: string, name: string): Promise<Map<string, number>> {
  const cookie = await signIn(dashboard);
  const query = `where[subject][like]=${encodeURIComponent(name)}&limit=0&depth=0`;
  const answer = await fetch(`${dashboard}/cms-api/contact-messages?${query}`, {
    headers: { Cookie: cookie, Origin: dashboard },
  });
  const { docs } = (await answer.json()) as { docs: { subject: string }[] };
  return countSubjects(docs);
}

/** How often each subject is among these rows. */
export function countSubjects(rows: Record<string, unknown>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { subject } of rows)
    counts.set(String(subject), (counts.get(String(subject)) ?? 0) + 1);
  return counts;
}

/** What was acknowledged and is not there exactly once, and what is there twice. */
export function findLost(acknowledged: string[], stored: Map<string, number>): string[] {
  const lost = acknowledged.filter((subject) => !stored.has(subject));
  const twice = [...stored].filter(([, count]) => count > 1).map(([subject]) => subject);
  return [
    ...lost.map((subject) => `acknowledged and not stored: ${subject}`),
    ...twice.map((subject) => `stored more than once: ${subject}`),
  ];
}
