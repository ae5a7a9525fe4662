import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { isSqlite } from '../platform/database.ts';
import { type Form, formFacts } from '../submissions/forms.ts';
import { type Stage, stateOfStage } from '../submissions/workflow.ts';

const sender = {
  firstName: 'Nour',
  lastName: 'Hassan',
  name: 'Nour Hassan',
  email: 'nour@example.com',
  phone: '+20 100 123 4567',
};

const topics: Record<Form, object> = {
  contact: { subject: 'A new name', company: 'Delta Foods', message: 'Hello' },
  enquiry: { title: 'Founder', company: 'Delta Foods', service: 'Branding' },
  application: { position: 'Copywriter', message: 'Hello' },
};

const resume = { resumeName: 'cv.pdf', resumeKind: 'pdf', resumeSize: 10 };

let made = 0;

/**
 * Stores a message as the intake does. Returns its id.
 * @param fields `answers` and columns
 */
export async function createTestMessage(
  payload: Payload,
  form: Form,
  fields: Record<string, unknown> = {},
): Promise<number> {
  made += 1;
  const submissionId = randomUUID();
  const names = formFacts[form].fields.map(({ name }) => name);
  const given = Object.entries({ ...sender, ...topics[form], ...fields });
  const { id } = await payload.create({
    collection: 'submissions',
    data: {
      form,
      answers: Object.fromEntries(given.filter(([name]) => names.includes(name))),
      ...(form === 'application' && { ...resume, resumeKey: submissionId.replaceAll('-', '') }),
      reference: `T-${made}`,
      submissionId,
      fingerprint: submissionId,
      ...(fields.stage ? { state: stateOfStage[fields.stage as Stage] } : {}),
      ...(fields.state === 'spam' && { spamSince: fields.createdAt ?? new Date().toISOString() }),
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
    } as never,
    // Only the intake creates messages.
    overrideAccess: true,
  });
  return id;
}

/** Inserts many rows. */
export async function insertRows(payload: Payload, table: string, rows: object[]): Promise<void> {
  const { db } = payload;
  if (!isSqlite(db)) throw new Error('tests with many rows have SQLite');
  for (let from = 0; from < rows.length; from += 500)
    await db.drizzle
      .insert(db.tables[table] as never)
      .values(rows.slice(from, from + 500) as never);
}
