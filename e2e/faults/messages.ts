import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { signIn } from '../system/admin.ts';
import { sendForm } from '../system/filled-forms.ts';

/** The IP address in X-Forwarded-For; without effect where no proxy is trusted. */
const CLIENT = '198.51.100.1';

/** Sends one contact message; true if the website confirms that it is stored. */
export async function sendMessage(
  website: string,
  subject: string,
  submissionId: string,
): Promise<boolean> {
  const fields = { ...contact, subject, [SUBMISSION_ID_FIELD]: submissionId };
  return (await sendForm(website, { form: 'contact', client: CLIENT, fields })) !== undefined;
}

/** The number of stored messages for each subject with this prefix. */
export async function countStored(dashboard: string, name: string): Promise<Map<string, number>> {
  const cookie = await signIn(dashboard);
  const query = `where[topic][like]=${encodeURIComponent(name)}&limit=0&depth=0`;
  const response = await fetch(`${dashboard}/cms-api/submissions?${query}`, {
    headers: { Cookie: cookie, Origin: dashboard },
  });
  const { docs } = (await response.json()) as { docs: { topic: string }[] };
  return countSubjects(docs.map(({ topic }) => ({ subject: topic })));
}

/** The number of rows for each subject. */
export function countSubjects(rows: Record<string, unknown>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { subject } of rows)
    counts.set(String(subject), (counts.get(String(subject)) ?? 0) + 1);
  return counts;
}

/** Confirmed messages that are not stored exactly once, and duplicates. */
export function findLost(acknowledged: string[], stored: Map<string, number>): string[] {
  const lost = acknowledged.filter((subject) => !stored.has(subject));
  const twice = [...stored].filter(([, count]) => count > 1).map(([subject]) => subject);
  return [
    ...lost.map((subject) => `acknowledged and not stored: ${subject}`),
    ...twice.map((subject) => `stored more than once: ${subject}`),
  ];
}
