import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { intakePaths } from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { toPdf } from '@agency/resumes/testing/documents';
import { afterAll, beforeAll } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../../../testing/open-test-dashboard.ts';

const { resume: _resume, resumeName: _name, resumeType: _type, ...rest } = careers;
/** Submitted fields. */
export const typed = rest;
export const pdf = toPdf();

/** A dashboard with an account of each role, for each test file. */
export let dashboard: TestDashboard;
export let handleApi: typeof import('../../../api/handle-api.ts').handleApiRequest;
export let resumes: typeof import('../../resumes.ts');

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../../../api/handle-api.ts'));
  resumes = await import('../../resumes.ts');
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    await createTestUser(dashboard.payload, role);
  }
});
afterAll(() => dashboard.close());

/** Differences from the usual application. */
export interface Sending {
  name?: string;
  file?: Buffer;
  fields?: Record<string, string | undefined>;
  key?: string | null;
  secret?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export function toForm({ name = 'omar-farid.pdf', file = pdf, fields = {} }: Sending): FormData {
  const all = {
    ...typed,
    resume: file.toString('base64'),
    resumeName: name,
    resumeType: 'application/pdf',
    ...fields,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(all)) if (value !== undefined) form.set(field, value);
  return form;
}

export async function send(sending: Sending = {}) {
  const { key = randomUUID(), secret = TEST_INTAKE_SECRET, headers } = sending;
  const response = await handleApi(
    new Request(`http://localhost${intakePaths.careers}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(key !== null && { 'Idempotency-Key': key }),
        ...headers,
      },
      body: sending.body ?? toForm(sending),
    }),
    dashboard.payload,
  );
  return { status: response.status, body: await response.json() };
}

export async function findStored(key: string) {
  const { docs } = await dashboard.payload.find({
    collection: 'submissions',
    where: { form: { equals: 'application' }, submissionId: { equals: key } },
    // The test reads stored rows.
    overrideAccess: true,
  });
  return docs;
}

export async function getStored(key: string) {
  const [stored] = await findStored(key);
  if (!stored) throw new Error('it was not stored');
  return { ...stored, resumeKey: String(stored.resumeKey) };
}

export const folder = () => join(dashboard.folder, 'resumes');
export const listKept = () => readdirSync(folder()).filter((name) => name !== 'incoming');
export const listIncoming = () => readdirSync(join(folder(), 'incoming'));
export const inTwoHours = () => new Date(Date.now() + 7_200_000);
