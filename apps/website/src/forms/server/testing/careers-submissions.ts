import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { careersPageSchema } from '@agency/content/schemas/careers';
import { formMessagesSchema } from '@agency/content/schemas/forms';
import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { toPdf } from '@agency/resumes/testing/documents';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type FakeDashboard,
  startFakeDashboard,
} from '../../../../server/testing/fake-dashboard.ts';
import { RESUME_FIELD, toCareersMessages } from '../../careers/careers-copy.ts';
import { careersForm } from '../../careers/careers-form.ts';
import { createSubmissionHandler, type SubmissionHandler } from '../handle-submission.ts';
import type { Rejection } from '../submission.ts';
import { page, SITE_URL, SUBMISSION_ID, secret } from './form-basics.ts';

export const pdf = toPdf();
const { resume: _resume, resumeName: _name, resumeType: _type, ...rest } = fixture;
/** The values that an applicant types. */
export const typed = rest;

const readContent = (path: string): unknown =>
  parse(
    readFileSync(
      join(import.meta.dirname, '../../../../../../packages/content', path, 'en.yaml'),
      'utf8',
    ),
  );
export const own = careersPageSchema.parse(readContent('pages/careers')).form;
export const messages = toCareersMessages(formMessagesSchema.parse(readContent('forms')), own);

/** The dashboard it posts to, and the handler: new ones for each test of a file that imports them. */
export let fake: FakeDashboard;
export let handleSubmission: SubmissionHandler;
let clients = 0;

beforeEach(async () => {
  fake = await startFakeDashboard();
  restartWebsite();
});
afterEach(() => {
  vi.useRealTimers();
  return fake.close();
});

/** Replaces the handler by a new one, as a restart of the website does. */
export function restartWebsite(careersEndpoint?: string) {
  handleSubmission = createSubmissionHandler({
    siteUrl: SITE_URL,
    dashboardUrl: fake.url,
    endpoints: { careers: careersEndpoint },
    intakeSecret: secret,
    logger: createLogger('test', 'silent'),
  });
}

/** The unusual parts of an application. */
export interface Sending {
  fields?: Record<string, string>;
  /** `null` sends the empty part of a field in which no file was chosen. */
  file?: File | null;
  accept?: string;
}

export const toFile = (bytes: Buffer = pdf, name = 'omar-farid.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

export function toForm({ fields = {}, file = toFile() }: Sending = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...typed,
    [SUBMISSION_ID_FIELD]: SUBMISSION_ID,
    ...fields,
  })) {
    form.set(name, value);
  }
  form.set(RESUME_FIELD, file ?? new File([], ''));
  return form;
}

// As bytes, because a request that is only partly read would leave an unfinished form stream.
export async function toRequest(sending: Sending = {}): Promise<Request> {
  const request = new Request(SITE_URL, { method: 'POST', body: toForm(sending) });
  const headers = {
    Origin: SITE_URL,
    Accept: sending.accept ?? 'application/json',
    'Content-Type': request.headers.get('content-type') ?? '',
  };
  const body = await request.arrayBuffer();
  return new Request(`${SITE_URL}/forms/careers`, { method: 'POST', headers, body });
}

export const nextClient = () => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};
export const pass = (request: Request, clientAddress = nextClient()) =>
  handleSubmission({ form: careersForm, request, clientAddress, messages, page });
export const send = async (sending: Sending = {}, from?: string) =>
  pass(await toRequest(sending), from);

export async function sendRejected(sending: Sending, from?: string): Promise<Rejection> {
  const outcome = await send(sending, from);
  if (outcome.kind !== 'rejected') throw new Error('it was not rejected');
  return outcome;
}

export async function getStored(id = SUBMISSION_ID) {
  const stored = fake.stored.get(id);
  if (!stored) throw new Error('it was not stored');
  const boundary = /^--(.+)\r\n/.exec(stored.body)?.[1];
  const type = `multipart/form-data; boundary=${boundary}`;
  const response = new Response(stored.body, { headers: { 'Content-Type': type } });
  return { ...stored, fields: Object.fromEntries(await response.formData()) };
}
